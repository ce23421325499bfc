games-bye = bye
games-idle = au repos
games-open-game = en cours
games-tentative = provisoire
games-final = définitif
games-no-time = pas encore d’heure
games-marks = + gagné, - perdu, = nulle, > < par forfait, x ne compte pas, ? en cours
games-round = ronde { $number }
games-void = ne compte pas
games-forfeit = { $score }, forfait
games-both-absent = { $score }, tous deux absents
games-outcome =
    { $word ->
        [won] gagné
        [lost] perdu
       *[tied] nulle
    }
games-outcome-forfeit =
    { $word ->
        [won] gagné par forfait
        [lost] perdu par forfait
       *[tied] nulle par forfait
    }
games-round-off = repos demandé
