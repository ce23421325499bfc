games-bye = bye
games-idle = non apparié
games-open-game = en cours
games-tentative = provisoire
games-final = définitif
games-no-time = pas encore d'heure
games-marks = + gagné, - perdu, = nulle, > < par forfait, x ne compte pas, ? en cours
