### Rounds, games and results as they are called.

games-bye = bye
games-idle = sits out
games-open-game = open
games-tentative = tentative
games-final = final
games-no-time = no time yet
# The legend of `outcome_mark`.
games-marks = + won, - lost, = tied, > < by forfeit, x does not count, ? open
# A round without a name of its own, inside a sentence.
games-round = round { $number }
# What the result of a game is that does not count.
games-void = does not count
# A result; $score: 1–0.
games-forfeit = { $score }, forfeit
games-both-absent = { $score }, both absent
# How a game ended for one player. $word: won, lost or tied.
games-outcome =
    { $word ->
        [won] won
        [lost] lost
       *[tied] tied
    }
games-outcome-forfeit =
    { $word ->
        [won] won by forfeit
        [lost] lost by forfeit
       *[tied] tied by forfeit
    }
games-round-off = round off
