### Das Ende, Preise.

ending-prizes = Preise
ending-over = Das Ende
ending-thanks = Danke an alle, die gespielt, geleitet und zugeschaut haben.
ending-finished = **{ $title }** ist vorbei. Herzlichen Glückwunsch!
ending-game-fund = Fonds für Sieger von Partien: { $amount }, gleichmäßig auf die Partien der letzten Phase verteilt.
ending-stage-over = **{ $title }** ist vorbei.
ending-qualified = Weiter zu **{ $title }**: { $names }. Glückwunsch!
ending-goes-on = **{ $title }** ist doch noch nicht vorbei: Die Turnierleitung hat das Ende zurückgenommen.
ending-podium = { $place } Platz: **{ $names }**
ending-podium-shared = { $place } Platz: **{ $names }** (geteilt)
ending-prize-nobody = { $place } Platz: niemand: { $prizes }
ending-prize-shared = Geteilt, { $places }: { $names }: { $prizes }
ending-prize-of-class = Klasse { $letter }, { $place }
ending-prize-of-kind = { $kind }, { $place }
