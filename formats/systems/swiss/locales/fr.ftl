### Ce que disent les formats.

format-swiss-title = Suisse

format-swiss-summary = Tous jouent chaque ronde, contre quelqu’un de nouveau avec à peu près le même score.

format-swiss-round = Ronde { $round } sur { $rounds } : chacun rencontre quelqu’un de nouveau avec à peu près le même score.

format-swiss-same-score = { $who1 } et { $who2 } ont { $points } (places { $place } et { $other_place } dans l’ordre).

format-swiss-floated = { $who1 } a { $points } et { $who2 } { $other_points } : les joueurs à égalité n’ont pas tous pu être appariés entre eux.

format-swiss-passed-met = { $who1 } ne rencontre pas { $who2 }, qui serait en face : ils ont déjà joué ensemble.

format-swiss-repeat = { $who1 } et { $who2 } se rencontrent à nouveau (fois précédentes : { $times }) : aucun appariement de cette ronde n’a moins de répétitions.

format-swiss-bye = { $who1 } est exempt : le plus bas de l’ordre qui peut l’être.

format-swiss-bye-again = { $who1 } est exempt à nouveau : tous l’ont été autant.

format-swiss-bye-passed-had = { $who1 } est plus bas mais a eu plus d’exemptions.

format-swiss-bye-passed-needed = { $who1 } est plus bas mais doit jouer, sinon quelqu’un n’aurait qu’un ancien adversaire.

format-swiss-option-rounds-label = Rondes

format-swiss-option-rounds = Combien de rondes ; vide : autant qu’il en faudrait à une élimination directe.

format-swiss-option-tie-breaks-label = Départages

format-swiss-option-tie-breaks = Ce qui départage, dans l’ordre : buchholz_cut_1, buchholz, median_buchholz, sodos, direct, wins ; ou ceux de la FIDE : DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-swiss-option-bye-half-points-label = Demi-points d’exemption

format-swiss-option-bye-half-points = Ce que vaut une exemption, en demi-points.

format-swiss-option-allow-repeats-label = Permettre les répétitions

format-swiss-option-allow-repeats = Les joueurs peuvent-ils se rencontrer à nouveau s’il n’y a plus d’appariement sans répétition ?
format-swiss-took-the-seat = { $who1 } est arrivé pendant la ronde et joue contre { $who2 }, qui était exempt.

format-swiss-rule-rounds = { $value } { $value ->
    [one] ronde est jouée
   *[other] rondes sont jouées
    }.

format-swiss-rule-bye-half-points-0 = Une exemption ne vaut rien.

format-swiss-rule-bye-half-points-1 = Une exemption vaut un demi-point.

format-swiss-rule-bye-half-points-2 = Une exemption vaut un point entier.

format-swiss-rule-allow-repeats-yes = On peut se rencontrer à nouveau quand aucun appariement sans répétition ne reste.

format-swiss-rule-allow-repeats-no = Personne ne rencontre deux fois le même adversaire ; si ce n’est pas possible, un directeur décide.

format-swiss-name-through-and-out = Qualifiés et éliminés

format-swiss-option-wins-to-advance-label = Victoires pour se qualifier

format-swiss-option-wins-to-advance = Avec autant de victoires on est qualifié et on ne joue plus ; vide : personne.

format-swiss-option-losses-to-leave-label = Défaites avant l’élimination

format-swiss-option-losses-to-leave = Avec autant de défaites on est éliminé et on ne joue plus ; vide : personne.

format-swiss-rule-wins-to-advance = Avec { $value } { $value ->
    [one] victoire
   *[other] victoires
    }, on est qualifié et on ne joue plus.

format-swiss-rule-losses-to-leave = Avec { $value } { $value ->
    [one] défaite
   *[other] défaites
    }, on est éliminé et on ne joue plus.

format-swiss-mark-through = Qualifié, avec { $games } { $games ->
    [one] victoire
   *[other] victoires
    }.

format-swiss-mark-out = Éliminé, avec { $games } { $games ->
    [one] défaite
   *[other] défaites
    }.

format-swiss-through-so-far = { $players } { $players ->
    [one] joueur est qualifié
   *[other] joueurs sont qualifiés
    }.

format-swiss-out-so-far = { $players } { $players ->
    [one] joueur est éliminé
   *[other] joueurs sont éliminés
    }.

format-swiss-parted-by-record = { $who1 } est devant { $who2 } : meilleur bilan de victoires et de défaites.

format-swiss-accelerated = La moitié supérieure, { $players } joueurs, est appariée avec { $points } de plus (accélération de Bakou). Cela ne compte pas au classement.

format-swiss-same-score-ahead = { $who1 } et { $who2 } ont { $points } pour l’appariement, accélération comprise (places { $place } et { $other_place } dans l’ordre).

format-swiss-floated-ahead = { $who1 } a { $points } et { $who2 } { $other_points } pour l’appariement, accélération comprise : les joueurs à égalité n’ont pas tous pu être appariés entre eux.

format-swiss-passed-side = { $who1 } ne rencontre pas { $who2 }, qui serait en face : l’un des deux aurait le même côté pour la troisième fois de suite.

format-swiss-third-side = { $who1 } ou { $who2 } a le même côté pour la troisième fois de suite : aucun appariement de cette ronde ne l’évite.

format-swiss-bye-passed-forfeit = { $who1 } est plus bas mais a gagné par forfait, ce qui compte comme une exemption.

format-swiss-bye-passed-sides = { $who1 } est plus bas mais doit jouer, sinon deux joueurs se retrouveraient ou quelqu’un aurait le même côté pour la troisième fois de suite.

format-swiss-name-sides-and-floats = Côtés et flotteurs

format-swiss-option-no-third-side-label = Pas trois fois le même côté

format-swiss-option-no-third-side = Évite-t-on une troisième partie de suite du même côté, même si les scores collent moins bien ?

format-swiss-rule-no-third-side-yes = Personne n’a le même côté trois fois de suite si on peut l’éviter.
format-swiss-rule-no-third-side-no = Une troisième partie de suite du même côté est possible.

format-swiss-option-remember-floats-label = Se souvenir des flotteurs

format-swiss-option-remember-floats = Qui a rencontré un score plus bas (ou plus haut) à la dernière ronde ne le refait-il qu’au besoin ?

format-swiss-rule-remember-floats-yes = Personne ne rencontre deux fois de suite un score plus bas ou plus haut sans nécessité.
format-swiss-rule-remember-floats-no = Rencontrer deux fois de suite un score inférieur ou supérieur est possible.

format-swiss-option-forfeit-counts-as-bye-label = Un gain par forfait vaut exemption

format-swiss-option-forfeit-counts-as-bye = L’exemption va-t-elle d’abord à ceux qui n’ont pas gagné par forfait ?

format-swiss-rule-forfeit-counts-as-bye-yes = Qui a gagné par forfait n’est exempt qu’après tous les autres.
format-swiss-rule-forfeit-counts-as-bye-no = Une victoire par forfait ne compte pas comme exemption.

format-swiss-option-acceleration-label = Accélération

format-swiss-option-acceleration = Accélération de Bakou : la moitié supérieure commence-t-elle avec des points virtuels ?

format-swiss-rule-acceleration-yes = La moitié supérieure commence avec des points virtuels, pour les appariements seulement (accélération de Bakou).
format-swiss-rule-acceleration-no = Personne ne commence avec des points virtuels.
