### Runden, Partien und Ergebnisse.

games-bye = Freilos
games-idle = setzt aus
games-open-game = offen
games-tentative = vorläufig
games-final = endgültig
games-no-time = noch keine Zeit
games-marks = + gewonnen, - verloren, = unentschieden, > < kampflos, x zählt nicht, ? offen
games-round = Runde { $number }
games-void = zählt nicht
games-forfeit = { $score }, kampflos
games-both-absent = { $score }, beide fehlten
games-outcome =
    { $word ->
        [won] gewonnen
        [lost] verloren
       *[tied] unentschieden
    }
games-outcome-forfeit =
    { $word ->
        [won] kampflos gewonnen
        [lost] kampflos verloren
       *[tied] kampflos unentschieden
    }
games-round-off = ausgesetzt
