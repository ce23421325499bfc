### Ce que disent les formats.

format-score-group-swiss-title = Suisse par groupes de score

format-score-group-swiss-summary = Tous jouent chaque ronde, contre quelqu’un de nouveau avec à peu près le même score.

format-score-group-swiss-lots = Des nombres ont été tirés pour cette ronde. Ils départagent les joueurs à égalité de points, de SoS et de cote.

format-score-group-swiss-round = Ronde { $round } sur { $rounds }. Les joueurs sont appariés dans leur groupe de score, du haut de la liste vers le bas.

format-score-group-swiss-wins-needed = Avec autant de joueurs, { $wins } { $wins ->
    [one] victoire suffit
   *[other] victoires suffisent
    } en général pour atteindre la finale.

format-score-group-swiss-opposite = { $who1 } est dans la moitié haute des joueurs à { $points } et rencontre la même place de la moitié basse, { $who2 }.

format-score-group-swiss-searched = { $who1 } est dans la moitié haute des joueurs à { $points } ; { $who2 }, numéro { $step } de la recherche, peut être rencontré.

format-score-group-swiss-next-below = { $who1 } est dans la moitié basse des joueurs à { $points } et rencontre le prochain joueur libre en dessous, { $who2 }.

format-score-group-swiss-searched-below = { $who1 } est dans la moitié basse des joueurs à { $points } ; { $who2 }, numéro { $step } en dessous, peut être rencontré.

format-score-group-swiss-floated = Il ne restait personne à { $points } pour { $who1 }, donc { $who2 } vient des joueurs à { $lower_points }.

format-score-group-swiss-passed-met = { $who1 } ne rencontre pas { $who2 } : ils ont déjà joué ensemble.

format-score-group-swiss-passed-kept = { $who1 } ne rencontre pas { $who2 } : sinon quelqu’un d’autre n’aurait qu’un ancien adversaire.

format-score-group-swiss-repeat = { $who1 } et { $who2 } se rencontrent à nouveau (fois précédentes : { $times }) : aucun appariement de cette ronde n’a moins de répétitions.

format-score-group-swiss-bye-lowest = { $who1 } est exempt : le plus bas de la liste à ne pas l’avoir été.

format-score-group-swiss-bye-again = { $who1 } est exempt à nouveau : tous l’ont été, et { $who1 } est le plus bas.

format-score-group-swiss-bye-passed-had = { $who1 } est plus bas mais a déjà été exempt.

format-score-group-swiss-bye-passed-needed = { $who1 } est plus bas mais doit jouer, sinon quelqu’un n’aurait qu’un ancien adversaire.

format-score-group-swiss-parted-by-sos = { $who1 } est devant { $who2 } : mêmes points, adversaires plus forts (SoS).

format-score-group-swiss-parted-by-rating = { $who1 } est devant { $who2 } : mêmes points et SoS, meilleure cote au départ.

format-score-group-swiss-parted-by-lot = { $who1 } est devant { $who2 } : égalité de points, SoS et cote ; les nombres tirés pour la ronde décident.

format-score-group-swiss-name-gold = or

format-score-group-swiss-name-gold-2 = Or

format-score-group-swiss-name-silver = argent

format-score-group-swiss-name-silver-2 = Argent

format-score-group-swiss-head-sos = SoS

format-score-group-swiss-column-sos = Somme des scores des adversaires : plus elle est haute, plus ils étaient forts.

format-score-group-swiss-head-rating = Elo

format-score-group-swiss-column-rating = La cote avant le tournoi.

format-score-group-swiss-option-rounds-label = Rondes

format-score-group-swiss-option-rounds = Combien de rondes sont jouées ; vide : selon la table des rondes.

format-score-group-swiss-option-bye-half-points-label = Demi-points d’exemption

format-score-group-swiss-option-bye-half-points = Ce que vaut une exemption, en demi-points ; 2 est un point entier.

format-score-group-swiss-option-deviation-label = Écart type

format-score-group-swiss-option-deviation = Comment l’écart type des cotes est calculé pour le SoS : population ou échantillon (sample).

format-score-group-swiss-option-allow-repeats-label = Permettre les répétitions

format-score-group-swiss-option-allow-repeats = Si tous ne peuvent pas avoir un nouvel adversaire : apparier avec le moins de répétitions, sans demander.
format-score-group-swiss-took-the-seat = { $who1 } est arrivé pendant la ronde et joue contre { $who2 }, qui était exempt.

format-score-group-swiss-rule-rounds = { $value } { $value ->
    [one] ronde est jouée
   *[other] rondes sont jouées
    }.

format-score-group-swiss-rule-bye-half-points-0 = Une exemption ne vaut rien.

format-score-group-swiss-rule-bye-half-points-1 = Une exemption vaut un demi-point.

format-score-group-swiss-rule-bye-half-points-2 = Une exemption vaut un point entier.

format-score-group-swiss-rule-deviation-population = SoS prend l’écart type des cotes de tous les inscrits.

format-score-group-swiss-rule-deviation-sample = SoS prend l’écart type des cotes comme pour un échantillon.

format-score-group-swiss-rule-allow-repeats-yes = Si tous ne peuvent pas avoir un nouvel adversaire, on apparie avec le moins de répétitions.

format-score-group-swiss-rule-allow-repeats-no = Personne ne rencontre deux fois le même adversaire ; si ce n’est pas possible, un directeur décide.
