### High games, best spreads, averages.

records-title = High scores
records-none = No game has been played with scores yet.
records-high-games = High game
records-best-spreads = Best spread
records-high-losses = Highest losing score
records-averages = Averages
records-games = Games
records-made = For
records-against = Against
# A game that is talked about. $score: 512:340 (+172)
records-scored = **{ $name }** { $score } against { $opponent }, round { $round }
# The highest average score of all, as a heading.
records-high-average = High average
# Who has the highest average score, behind that heading.
records-average = **{ $name }** { $made } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# Head of a column: the rating at which somebody's results were to be expected. Short.
records-performance = Perf.
