### Meilleurs scores.

records-title = Meilleurs scores
records-none = Aucune partie avec score pour l’instant.
records-high-games = Plus haut score
records-best-spreads = Plus grand écart
records-high-losses = Plus haut score perdant
records-averages = Moyennes
records-games = Parties
records-made = Pour
records-against = Contre
records-scored = **{ $name }** { $score } contre { $opponent }, ronde { $round }
records-high-average = Meilleure moyenne
records-average = **{ $name }** { $made } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
records-performance = Perf.
