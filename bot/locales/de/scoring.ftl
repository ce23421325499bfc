### Eine Partie nach Punkten melden.

scoring-mine = Deine Punkte
scoring-started = Wer hat begonnen?
scoring-i-started = Ich
scoring-correct = Korrigieren
scoring-theirs = Punkte von { $opponent }
scoring-they-started = { $opponent }
scoring-form-title = Deine Partie gegen { $opponent }
scoring-games-field = Punkte jedes Spiels, deine zuerst
scoring-games-help = In der gespielten Reihenfolge, mit Leerzeichen: Sie sagen auch, wer gewonnen hat.
