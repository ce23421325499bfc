### Heads, titles and captions of tables.

tables-name = Name
# The head of the column with a chess federation in three letters
tables-federation = Fed
tables-points = Pts
tables-standings = Standings
tables-crosstable = Crosstable
tables-lives = Lives
tables-schedule = Schedule
tables-field = Field
tables-nobody = Nobody has signed up yet.
tables-no-rounds = No round has been published yet.
tables-no-games = No games to show.
tables-waiting = Waiting list
tables-no-longer-in = No longer in
tables-left-withdrawn = Withdrawn
tables-left-removed = Out after a forfeit
tables-left-disqualified = Disqualified
tables-wall-chart-help = A cell is the opponent's number, the side played, and the result.
# Below a wall chart of chess, with cells such as 5w1 (the first letter of the side)
tables-chess-chart-help = A cell is the opponent’s number, the colour and the result: 1, ½ or 0, + or - by forfeit. U is a bye, H and F are rounds off with points, -0 a round without a game.
# Below a wall chart with the sum of score differences; the letters are those of tables-won, tables-lost, tables-tied and tables-bye-letter
tables-spread-chart-help = A cell is how the round went and the spread after it. W won, L lost, T tied, B bye.
# A bye in one letter
tables-bye-letter = B
# A game that does not count, in one letter
tables-no-result = x
tables-grid-help = A cell is the result against the player with that number, one mark per game.
# The marks of the lives chart in words, for files.
tables-lives-words- = won
tables-lives-words--2 = lost
tables-lives-words--3 = tied
tables-lives-words--4 = won by forfeit
tables-lives-words--5 = lost by forfeit
tables-lives-words-x = does not count
tables-lives-words--6 = open
tables-lives-words-b = bye
tables-lives-words--7 = {""}
tables-lives-help = Each column is a round. b bye, . no game.
tables-unbeaten = Unbeaten
tables-bye-cell = bye
# What the standings include, of a stage whose groups follow one another.
tables-after-part-open-games =
    { $part }, { $open_games ->
        [one] { $open_games } game
       *[other] { $open_games } games
    } open.
# What the standings include, of a stage whose groups follow one another.
tables-after-part = After { $part }.
# The standings are final.
tables-final = Final standings.
# How far the standings have come.
tables-before = Before the first round.
tables-before-open =
    Before the first round; { $open_games ->
        [one] { $open_games } game
       *[other] { $open_games } games
    } still open.
tables-after = After round { $played }
tables-after-of = After round { $played } of { $planned }
# $done is one of the two above.
tables-still-open =
    { $done }; { $open_games ->
        [one] { $open_games } game
       *[other] { $open_games } games
    } still open.
# What somebody has won and lost.
tables-record = { $wins } won, { $losses } lost
tables-record-ties = { $wins } won, { $ties } tied, { $losses } lost
# Heading of a group of the lives chart.
tables-losses =
    { $count ->
        [one] { $count } loss
       *[other] { $count } losses
    }
# The head of a column: games won, in one letter
tables-won = W
# The head of a column: games tied, in one letter
tables-tied = T
# The head of a column: games lost, in one letter
tables-lost = L
# What the standings include, where rounds have names
tables-after-named = After { $round }
# A column of the standings of a knock-out: the round somebody came to, champion or still in.
tables-reached = Reached
tables-reserves = Reserves
