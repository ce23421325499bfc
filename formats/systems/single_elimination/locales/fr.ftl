### Ce que disent les formats.

format-single-elimination-title = Élimination directe

format-single-elimination-summary = Un tableau avec têtes de série : qui perd un match est éliminé.

format-single-elimination-option-third-place = Les perdants des demi-finales jouent-ils pour la troisième place ?

format-single-elimination-rule-third-place-yes = Les perdants des demi-finales jouent pour la troisième place.

format-single-elimination-rule-third-place-no = Les perdants des demi-finales partagent la troisième place.

format-single-elimination-scores-contradict-winner = Le score de { $game } ne correspond pas au vainqueur. Vérifie les deux.

format-single-elimination-rule-all-places-yes = Les perdants de chaque ronde continuent jusqu’à ce que chaque place soit décidée.

format-single-elimination-rule-all-places-no = Les autres places ne se jouent pas.

format-single-elimination-option-all-places-label = Jouer toutes les places

format-single-elimination-option-all-places = Les perdants de chaque ronde continuent-ils, pour chaque place ?
