### Rounds, games and results as they are called.

games-bye = bye
games-idle = não joga
games-open-game = em aberto
games-tentative = provisório
games-final = definitivo
games-no-time = ainda sem horário
games-marks = + ganhou, - perdeu, = empatou, > < por W.O., x não conta, ? em aberto
games-round = rodada { $number }
games-void = não conta
games-forfeit = { $score }, W.O.
games-both-absent = { $score }, ninguém veio
games-outcome =
    { $word ->
        [won] ganhou
        [lost] perdeu
       *[tied] empatou
    }
games-outcome-forfeit =
    { $word ->
        [won] ganhou por W.O.
        [lost] perdeu por W.O.
       *[tied] empatou por W.O.
    }
games-round-off = folga
