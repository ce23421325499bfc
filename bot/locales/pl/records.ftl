records-title = Rekordy punktowe
records-none = Nie rozegrano jeszcze żadnej gry na punkty.
records-high-games = Najwyższy wynik
records-best-spreads = Największa różnica
records-high-losses = Najwyższy przegrany wynik
records-averages = Średnie
records-games = Gry
records-made = Zdobyte
records-against = Stracone
records-scored = **{ $name }** { $score }, przeciwnik { $opponent }, runda { $round }
records-high-average = Najwyższa średnia
records-average =
    { "" }**{ $name }** { $made } w { $games ->
        [one] { $games } grze
        [few] { $games } grach
       *[many] { $games } grach
    }
records-performance = Perf.
