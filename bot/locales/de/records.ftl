### Höchste Ergebnisse, größte Siege, Schnitte.

records-title = Höchste Ergebnisse
records-none = Noch keine Partie mit Ergebnis in Punkten.
records-high-games = Höchstes Spiel
records-best-spreads = Größter Sieg
records-high-losses = Höchste Niederlage
records-averages = Schnitte
records-games = Partien
records-made = Eigene
records-against = Gegen
records-scored = **{ $name }** { $score } gegen { $opponent }, Runde { $round }
records-high-average = Höchster Schnitt
records-average = **{ $name }** { $made } in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
records-performance = Perf.
