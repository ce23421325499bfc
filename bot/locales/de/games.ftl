### Runden, Partien und Ergebnisse.

games-bye = Freilos
games-idle = nicht gepaart
games-open-game = offen
games-tentative = vorläufig
games-final = endgültig
games-no-time = noch keine Zeit
games-marks = + gewonnen, - verloren, = unentschieden, > < kampflos, x zählt nicht, ? offen
