### Ce que disent les formats.

format-double-elimination-title = Double élimination

format-double-elimination-summary = Un tableau des vainqueurs, un des perdants et une grande finale : éliminé après deux défaites.

format-double-elimination-option-reset-label = Seconde finale

format-double-elimination-option-reset = La grande finale est-elle rejouée si le vainqueur du tableau des perdants la gagne ?

format-double-elimination-rule-reset-yes = Si le vainqueur du tableau des perdants gagne la grande finale, elle est rejouée.

format-double-elimination-rule-reset-no = La grande finale est un seul match, quel que soit le vainqueur.

format-double-elimination-scores-contradict-winner = Le score de { $game } ne correspond pas au vainqueur. Vérifie les deux.
