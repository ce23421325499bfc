### Rounds, games and results as they are called.

games-bye = bye
games-idle = not paired
games-open-game = open
games-tentative = tentative
games-final = final
games-no-time = no time yet
# The legend of `outcome_mark`.
games-marks = + won, - lost, = tied, > < by forfeit, x does not count, ? open
