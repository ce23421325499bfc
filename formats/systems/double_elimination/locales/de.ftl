### Was Formate sagen.

format-double-elimination-title = Doppel-K.-o.

format-double-elimination-summary = Gewinner- und Verliererbaum und ein großes Finale: raus nach zwei Niederlagen.

format-double-elimination-option-reset-label = Zweites Finale

format-double-elimination-option-reset = Wird das große Finale wiederholt, wenn der Sieger des Verliererbaums gewinnt?

format-double-elimination-rule-reset-yes = Gewinnt der Sieger des Verliererbaums das große Finale, wird es noch einmal gespielt.

format-double-elimination-rule-reset-no = Das große Finale ist eine einzige Begegnung.

format-double-elimination-scores-contradict-winner = Der Spielstand von { $game } passt nicht zum Sieger. Bitte prüfe beides.
