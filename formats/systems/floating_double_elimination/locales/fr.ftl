### Ce que disent les formats.

format-floating-double-elimination-title = Double élimination flottante

format-floating-double-elimination-summary = Éliminé après deux défaites ; chaque ronde est appariée à neuf, avec le moins de répétitions possible.

format-floating-double-elimination-round = Encore { $players } { $players ->
    [one] joueur
   *[other] joueurs
    } en course. Aucun autre appariement ne fait mieux : { $repeats } { $repeats ->
    [one] répétition
   *[other] répétitions
    }, { $unequal } { $unequal ->
    [one] partie
   *[other] parties
    } entre joueurs aux défaites inégales, carrés des écarts de rang { $squares }.

format-floating-double-elimination-pair = { $who1 } (rang { $rank }, défaites { $losses }) rencontre { $who2 } (rang { $other_rank }, défaites { $other_losses }).

format-floating-double-elimination-repeat = C’est la rencontre numéro { $meeting } de { $who1 } et { $who2 } : aucun appariement de la ronde ne l’évite.

format-floating-double-elimination-unequal-losses = { $who1 } et { $who2 } n’ont pas autant de défaites : les règles prioritaires (répétitions, exemption) ne laissent rien de mieux.

format-floating-double-elimination-bye = { $who1 } est exempt (exemptions jusqu’ici { $byes }, défaites { $losses }, tête de série { $seed }).

format-floating-double-elimination-bye-passed-had = { $who1 } passe avant pour l’exemption mais en a eu davantage.

format-floating-double-elimination-bye-passed-repeat = { $who1 } passe avant pour l’exemption, mais alors plus d’anciens adversaires se rencontreraient à nouveau.

format-floating-double-elimination-play-off = { $who1 } et { $who2 } jouent pour la place { $place } : { $tied } joueurs ont gagné autant de parties.

format-floating-double-elimination-champion = { $who1 } est le dernier en course et a gagné la finale.

format-floating-double-elimination-no-champion = Il ne reste personne : la finale n’a pas de champion tant qu’un directeur n’a pas décidé.

format-floating-double-elimination-parted-by-wins = { $who1 } est devant { $who2 } : plus de victoires en phase finale.

format-floating-double-elimination-parted-by-out = { $who1 } est devant { $who2 } : autant de victoires, mais éliminé plus tard de la phase finale.

format-floating-double-elimination-parted-by-seed = { $who1 } est devant { $who2 } : égalité sur le reste, meilleure tête de série.

format-floating-double-elimination-parted-by-play-off = { $who1 } est devant { $who2 } : a gagné leur match de barrage.

format-floating-double-elimination-name-gold = or

format-floating-double-elimination-name-gold-2 = Or

format-floating-double-elimination-name-silver = argent

format-floating-double-elimination-name-silver-2 = Argent

format-floating-double-elimination-name-play-off = Barrage

format-floating-double-elimination-head-last-round = Fin

format-floating-double-elimination-column-last-round = La dernière ronde jouée en phase finale ; plus tard vaut mieux. Un tiret pour ceux encore en course.

format-floating-double-elimination-column-seed = La place dans la phase préliminaire.

format-floating-double-elimination-option-earlier-meetings-count-label = Rencontres passées comptées

format-floating-double-elimination-option-earlier-meetings-count = Les parties des phases précédentes comptent-elles comme rencontres pour éviter les répétitions ?

format-floating-double-elimination-option-byes-count-as-wins-label = Exemption comptée victoire

format-floating-double-elimination-option-byes-count-as-wins = Une exemption compte-t-elle comme victoire pour désigner les deuxième et troisième places ?

format-floating-double-elimination-won-play-off = { $who1 } a gagné le départage contre { $who2 } pour la place { $place }.
format-floating-double-elimination-took-the-seat = { $who1 } est arrivé pendant la ronde et joue contre { $who2 }, qui était exempt.
format-floating-double-elimination-missed-no-loss = Rondes sans { $who1 } jusqu’ici : { $rounds }. Elles ne comptent ni comme victoires ni comme défaites.

format-floating-double-elimination-rule-earlier-meetings-count-yes = Les parties des étapes précédentes comptent comme rencontres, qu’on évite de répéter.

format-floating-double-elimination-rule-earlier-meetings-count-no = Seules les parties de cette étape comptent comme rencontres, qu’on évite de répéter.

format-floating-double-elimination-rule-byes-count-as-wins-yes = Une exemption compte comme une victoire pour la deuxième et la troisième place.

format-floating-double-elimination-rule-byes-count-as-wins-no = Une exemption n’est pas une victoire pour la deuxième et la troisième place.

format-floating-double-elimination-far-in-lost = toujours en lice, une défaite

format-floating-double-elimination-far-out = éliminé à la ronde { $number }
