### Eine Partie nach Punkten melden.

scoring-mine = Deine Punkte
scoring-started = Wer hat begonnen?
scoring-i-started = Ich
scoring-correct = Korrigieren
scoring-theirs = Punkte von { $opponent }
scoring-they-started = { $opponent }
scoring-form-title = Deine Partie gegen { $opponent }
scoring-games-field = Punkte jedes Spiels, deine zuerst
scoring-games-help = Der Reihe nach, etwa 11-7 9-11 11-5; oder nur der Stand der Begegnung, etwa 2-1.
