### Rounds, games and results as they are called.

games-bye = descanso
games-idle = descansa
games-open-game = abierta
games-tentative = provisional
games-final = definitiva
games-no-time = sin hora todavía
games-marks = + ganada, - perdida, = empate, > < por incomparecencia, x no vale, ? abierta
games-round = ronda { $number }
games-void = no vale
games-forfeit = { $score }, incomparecencia
games-both-absent = { $score }, ambos ausentes
games-outcome =
    { $word ->
        [won] victoria
        [lost] derrota
       *[tied] empate
    }
games-outcome-forfeit =
    { $word ->
        [won] victoria por incomparecencia
        [lost] derrota por incomparecencia
       *[tied] empate por incomparecencia
    }
games-round-off = ronda libre
