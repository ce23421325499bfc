format-group-stage-title = Phase de groupes

format-group-stage-summary = Des groupes où chacun rencontre tous les autres.

format-group-stage-round = Ronde { $round } sur { $rounds } des groupes, selon les tables de Berger.

format-group-stage-same-group = { $who1 } et { $who2 } sont dans le groupe { $group }.

format-group-stage-walkover = { $who1 } a le point sans jouer : { $who2 } est parti.

format-group-stage-missed-walkovers = Rondes sans { $who1 } jusqu’ici : { $rounds }. Elles ne rapportent rien, et un point entier à chaque adversaire.

format-group-stage-parted-by-seed = { $who1 } est devant { $who2 } : meilleure tête de série, tout le reste est égal.

format-group-stage-rule-groups = Il y a { $value } groupes.

format-group-stage-rule-deal-snake = Les groupes sont de même force : les têtes de série sont réparties en serpentin.

format-group-stage-rule-deal-drawn = Les groupes sont tirés au sort : chacun reçoit un joueur de chaque chapeau.

format-group-stage-rule-legs-1 = Dans un groupe, chacun rencontre tous les autres une fois.

format-group-stage-rule-legs = Dans un groupe, chacun rencontre tous les autres { $value } fois.

format-group-stage-name-group-group = Groupe { $group }

format-group-stage-option-groups-label = Groupes

format-group-stage-option-groups = Combien de groupes il y a ; vide : assez pour que chacun en ait au plus quatre.

format-group-stage-option-deal-label = Composition des groupes

format-group-stage-option-deal = snake : de même force, par têtes de série ; drawn : tirés au sort, un de chaque chapeau.

format-group-stage-option-legs-label = Tours

format-group-stage-option-legs = Combien de fois chacun rencontre tous les autres du groupe.

format-group-stage-option-tie-breaks-label = Départages

format-group-stage-option-tie-breaks = Ce qui départage, dans l’ordre : direct, sodos, wins, difference et scored (ces deux avec scores).

format-group-stage-compared = { $who1 } est devant { $who2 } : comparés sans les résultats contre les places après { $size } des groupes plus grands.
