### Ce que disent les formats.

format-cop-title = COP

format-cop-summary = Groupes ou toutes rondes, puis suisse, puis appariements pesés en simulant la suite.

format-cop-column-repeats = Répétitions : { $weight }. Parties des deux ensemble jusqu’ici : { $times }.

format-cop-column-byes = Répétitions : { $weight }. Exemptions jusqu’ici : { $times }.

format-cop-column-rank = Écart de rang : { $weight }, le nombre de rangs entre eux. Aucun prix n’en dépend.

format-cop-column-rank-cubed = Écart de rang : { $weight }, le cube de { $apart }. Un prix est encore possible.

format-cop-column-window = Peut rattraper : { $weight }, deux fois le cube de { $off }. Le plus bas qui peut rattraper { $who1 } est au rang { $lowest }, et c’est lui que { $who1 } devrait rencontrer.

format-cop-column-broken-last-round = King of the Hill : rompu. Les voisins de la dernière ronde n’ont pas tous pu être gardés.

format-cop-column-broken-repeat-bye = Répétitions : rompu. Quelqu’un devait avoir une autre exemption.

format-cop-column-broken-gibson = Gibson : rompu. Aucune ronde n’éloigne tous les joueurs gibsonisés des prétendants.

format-cop-column-broken-control = Contrôle : rompu. Aucune ronde ne donne au leader l’adversaire prévu.

format-cop-column-broken-beyond = Peut rattraper : rompu. { $who2 } est sous le plus bas qui peut rattraper { $who1 } ; aucune ronde ne l’évite.

format-cop-column-broken-back-to-back = Répétitions : rompu. Aucune ronde ne sépare tous les adversaires de la ronde précédente.

format-cop-mark-gibsonized = Gibsonisé : ne peut plus perdre sa place au profit de quelqu’un en dessous.

format-cop-mark-first = Prétendants à la première place : premiers dans plus de { $share } des simulations.

format-cop-mark-prize = Prétendants à un prix ({ $prizes }) : parmi eux dans plus de { $share } des simulations.

format-cop-mark-destiny-lost = Maître de son destin : gagne en battant le leader, et perd { $loss } de cette chance sans cette partie.

format-cop-mark-destiny-kept = Maître de son destin : gagne en gagnant toutes ses parties, et ne perd que { $loss } de cette chance sans rencontrer le leader.

format-cop-mark-first-recorded = Prétendants à la première place, à l’appariement de la ronde { $round }.

format-cop-mark-prize-recorded = Prétendants à un prix, à l’appariement de la ronde { $round }.

format-cop-mark-destiny-lost-recorded = Maître de son destin, à l’appariement de la ronde { $round } : perdrait { $loss } de sa chance sans rencontrer le leader.

format-cop-mark-destiny-kept-recorded = Maître de son destin, à l’appariement de la ronde { $round } : ne perdrait que { $loss } de sa chance sans rencontrer le leader.

format-cop-published = Le règlement publié de ce tournoi a la somme de contrôle { $check_sum }.

format-cop-published-changed = Le règlement publié a changé : sa somme de contrôle était { $before }, c’est maintenant { $check_sum }.

format-cop-round-round-robin = Ronde { $round } sur { $rounds } : toutes rondes, ronde { $of_schedule } sur { $schedule }.

format-cop-round-initial-fontes = Ronde { $round } sur { $rounds } : groupes, ronde { $of_schedule } sur { $schedule }.

format-cop-round-swiss = Ronde { $round } sur { $rounds } : suisse sans répétition.

format-cop-round-cop = Ronde { $round } sur { $rounds } : COP.

format-cop-older-standings = La ronde est appariée sur le classement après la ronde { $round }.

format-cop-prepaired = Un directeur l’avait fixé d’avance.

format-cop-prepaired-dropped = Une partie fixée d’avance pour { $who1 } n’a pas lieu : l’autre joueur n’est plus là, ou se repose à cette ronde.

format-cop-fontes-group = Le groupe { $group } a été tiré : { $players } joueurs, répartis sur tout l’ordre de départ.

format-cop-groups-lost = Les groupes tirés ne sont plus connus ; la ronde est appariée comme une ronde suisse.

format-cop-schedule = { $who1 } et { $who2 } se rencontrent d’après le calendrier.

format-cop-bye-schedule = { $who1 } est libre d’après le calendrier.

format-cop-bye-left-alone = { $who1 } est exempt : l’adversaire prévu n’est pas là.

format-cop-swiss-level = { $who1 } (rang { $rank }) et { $who2 } (rang { $other_rank }) ont { $wins } { $wins ->
    [one] victoire
   *[other] victoires
    } : moitié haute contre moitié basse.

format-cop-swiss-float = { $who1 } (rang { $rank }, { $wins } { $wins ->
    [one] victoire
   *[other] victoires
    }) et { $who2 } (rang { $other_rank }, { $other_wins } { $other_wins ->
    [one] victoire
   *[other] victoires
    }) se rencontrent entre groupes.

format-cop-bye-swiss = { $who1 } est exempt : parmi ceux qui ont le moins d’exemptions, c’est le tour de { $who1 }.

format-cop-simulated = Les { $rounds_left } dernières rondes ont été simulées { $simulations } fois pour { $players } joueurs (facteur maximal { $factor }, écarts { $margins }, { $games } parties).

format-cop-gibsonized = { $who1 } est gibsonisé : personne en dessous ne peut plus prendre la place { $place }.

format-cop-cashers = Jusqu’au rang { $hopeful_rank } ({ $who1 }), les joueurs atteignent un des { $prizes } prix dans plus de { $share } des simulations ; jusqu’au rang { $absolute_rank } ({ $who2 }), au moins une fois.

format-cop-contender = Pour la place { $place } ou mieux, le prétendant le plus bas est { $who1 }, rang { $rank }.

format-cop-destiny-at-stake = { $who2 } (rang { $rank }) gagne le tournoi en gagnant toutes ses parties contre le leader, mais perd sinon { $loss } de cette chance ({ $wins } simulations gagnées sur { $simulations } ; le seuil est { $threshold }) : le destin est en jeu.

format-cop-destiny-safe = { $who2 } (rang { $rank }) gagne le tournoi en gagnant toutes ses parties contre le leader, et ne perd sinon que { $loss } de cette chance ({ $wins } simulations gagnées sur { $simulations } ; le seuil est { $threshold }).

format-cop-nearly-destiny-at-stake = { $who2 } (rang { $rank }) gagne le tournoi en gagnant toutes ses parties contre le leader (dans { $always } simulations sur { $simulations }), mais perd sinon { $loss } de cette chance ({ $wins } gagnées ; le seuil est { $threshold }) : le destin est en jeu.

format-cop-nearly-destiny-safe = { $who2 } (rang { $rank }) gagne le tournoi en gagnant toutes ses parties contre le leader (dans { $always } simulations sur { $simulations }), et ne perd sinon que { $loss } de cette chance ({ $wins } gagnées ; le seuil est { $threshold }).

format-cop-steered = Le leader { $who1 } joue contre { $who2 } (rang { $rank }), ou contre le joueur un rang au-dessus s’il reste assez de rondes.

format-cop-steered-to-nobody = { $who2 } (rang { $rank }) devrait jouer contre le leader { $who1 }, mais ils viennent de se rencontrer.

format-cop-dropped-back-to-back = Pas d’autre ronde complète : { $pairs } { $pairs ->
    [one] paire se rencontre
   *[other] paires se rencontrent
    } à nouveau aussitôt.

format-cop-dropped-beyond = Pas d’autre ronde complète : la fenêtre des prétendants a été élargie de { $ranks } { $ranks ->
    [one] rang
   *[other] rangs
    } ({ $pairs } { $pairs ->
    [one] paire
   *[other] paires
    }).

format-cop-dropped-control = Pas d’autre ronde complète : le leader joue contre un autre que prévu.

format-cop-dropped-gibson = Pas d’autre ronde complète : un joueur gibsonisé rencontre un prétendant, ou n’a pas l’exemption.

format-cop-dropped-repeat-bye = Pas d’autre ronde complète : { $who1 } est exempt encore une fois.

format-cop-dropped-last-round = Pas d’autre ronde complète : { $pairs } { $pairs ->
    [one] paire quitte
   *[other] paires quittent
    } l’ordre de la dernière ronde.

format-cop-chances = Places encore possibles pour { $who1 } : { $best } à { $worst } ; un prix dans { $prize } (places : { $counts }).

format-cop-weights-sum = Les poids de la ronde font { $sum } ; ce qui ne doit pas arriver pèse { $prohibitive }.

format-cop-pair-weights = { $who1 } (rang { $rank }) et { $who2 } (rang { $other_rank }) pèsent { $total }.

format-cop-bye-weights = L’exemption de { $who1 } (rang { $rank }) pèse { $total }.

format-cop-hill = { $who1 } et { $who2 } sont voisins et peuvent encore gagner un prix : King of the Hill.

format-cop-class-prize = { $who1 } et { $who2 } jouent pour un prix de leur classe.

format-cop-destiny = Le leader { $who1 } joue contre { $who2 }, le prochain à être maître de son destin.

format-cop-bye-gibson = { $who1 } est gibsonisé, et l’exemption va d’abord aux joueurs gibsonisés.

format-cop-bye-top-down = { $who1 } est exempt : le meilleur de ceux qui ont le moins d’exemptions.

format-cop-bye-contender = { $who1 } est exempt : tous ceux qui n’en ont pas eu peuvent espérer un prix, et { $who1 } est le plus bas d’entre eux.

format-cop-repeat = { $who1 } et { $who2 } se rencontrent à nouveau ; parties ensemble jusqu’ici : { $times }.

format-cop-back-to-back = { $who1 } et { $who2 } se sont rencontrés à la ronde précédente.

format-cop-parted-by-spread = { $who1 } est devant { $who2 } : autant de victoires, meilleur écart.

format-cop-name-rounds = Rondes

format-cop-name-prizes = Prix

format-cop-name-thresholds = Seuils

format-cop-name-simulations = Simulations

format-cop-name-byes = Exemptions

format-cop-name-scores = Scores

format-cop-name-by-hand = À la main

format-cop-head-spread = Écart

format-cop-column-spread = La somme de toutes les différences de score.

format-cop-field-class = La classe pour ses prix : B, C, etc. ; vide ou A est la plus haute.

format-cop-option-rounds = Combien de rondes sont jouées.

format-cop-option-opening-label = Ouverture

format-cop-option-opening = L’ouverture : auto prend un toutes rondes complet s’il tient, sinon Initial Fontes.

format-cop-option-round-robin-margin-label = Marge du toutes rondes

format-cop-option-round-robin-margin = Un toutes rondes tient s’il reste au moins tant de rondes après.

format-cop-option-first-cop-round-label = Première ronde COP

format-cop-option-first-cop-round = La première ronde appariée par COP ; vide : la seconde moitié.

format-cop-option-place-prizes-label = Prix de place

format-cop-option-place-prizes = Combien de places gagnent un prix.

format-cop-option-class-prizes-label = Prix de classe

format-cop-option-class-prizes = Combien de prix ont les classes B, C, … ; la plus haute, A, n’en a pas.

format-cop-option-simulations = Combien de fois la suite est simulée.

format-cop-option-always-wins-simulations-label = Simulations tout gagné

format-cop-option-always-wins-simulations = Combien de fois on simule qui est maître de son destin.

format-cop-option-always-wins-tolerance-label = Tolérance tout gagné

format-cop-option-always-wins-tolerance = Qui gagne toutes les simulations sauf au plus cette part gagne toujours.

format-cop-option-gibson-spread-label = Écart Gibson

format-cop-option-gibson-spread = Le plus grand écart d’une partie, en partant de la dernière ronde ; la dernière valeur continue.

format-cop-option-hopefulness-label = Espoir

format-cop-option-hopefulness = Un prétendant atteint une place dans plus de cette part des simulations, en partant de la dernière ronde.

format-cop-option-control-loss-thresholds-label = Seuils de perte de contrôle

format-cop-option-control-loss-thresholds = Plus de victoires perdues que cette part : le destin est en jeu, en partant de la dernière ronde.

format-cop-option-control-loss-activation-round-label = Perte de contrôle dès la ronde

format-cop-option-control-loss-activation-round = Dès cette ronde, le leader est dirigé ; vide : les quatre dernières rondes.

format-cop-option-margins-label = Écarts

format-cop-option-margins = Comment les écarts des parties simulées sont répartis.

format-cop-option-bye-spread-label = Écart d’une exemption

format-cop-option-bye-spread = L’écart gagné par une exemption, et perdu par un forfait ou une absence.

format-cop-option-allow-repeat-byes-label = Permettre plusieurs exemptions

format-cop-option-allow-repeat-byes = Un joueur peut-il avoir une deuxième exemption ?

format-cop-option-top-down-byes-label = Exemptions par le haut

format-cop-option-top-down-byes = Les exemptions vont-elles d’abord au haut du classement ?

format-cop-option-lone-leader-bye-label = Exemption du leader seul

format-cop-option-lone-leader-bye = L’exemption va-t-elle à un leader gibsonisé s’il est le seul à l’être ?

format-cop-option-prohibitive-label = Poids interdit

format-cop-option-prohibitive = Le poids de ce qui ne doit pas arriver ; vide : plus que toute autre somme.

format-cop-option-based-on-label = Fondé sur

format-cop-option-based-on = Rondes appariées sur un ancien classement : 9:7 veut dire la ronde 9 sur le classement après la ronde 7.

format-cop-option-prepaired-label = Fixé d’avance

format-cop-option-prepaired = Parties fixées d’avance : 9 Ada - Ben, les deux jouent à la ronde 9 ; 9 Ada - bye est une exemption.

format-cop-option-usual-high = Au-dessus, un score est vérifié avec toi, pas refusé.

format-cop-option-usual-high-label = Maximum habituel

format-cop-option-usual-low = Au-dessous, un score est vérifié avec toi, pas refusé.

format-cop-option-usual-low-label = Minimum habituel

format-cop-option-usual-margin = Un écart plus grand est vérifié avec toi, pas refusé.

format-cop-option-usual-margin-label = Écart habituel
format-cop-took-the-seat = { $who1 } est arrivé pendant la ronde et joue contre { $who2 }, qui était exempt.
format-cop-missed-lost = Rondes sans { $who1 } jusqu’ici : { $rounds }. Elles comptent comme perdues de { $spread }.
format-cop-too-new = Une ronde ne peut être appariée que sur un classement antérieur.
format-cop-no-game = Une partie fixée d’avance demande deux joueurs différents, ou un joueur et bye.
format-cop-seated-twice = Un joueur est fixé deux fois d’avance dans une même ronde.

format-cop-fixed-table = { $who1 } joue toujours à la table { $table }.
format-cop-fixed-table-beyond = La table { $table } de { $who1 } dépasse la dernière, { $last } : table { $board } à la place.

format-cop-field-table = La table où le joueur joue toujours, pour une caméra ou pour l’accès, par exemple ; vide : aucune.

format-cop-rule-rounds = { $value } { $value ->
    [one] ronde est jouée
   *[other] rondes sont jouées
    }.

format-cop-rule-opening-auto = On commence par un toutes rondes complet s’il tient, sinon par Initial Fontes.

format-cop-rule-opening-round-robin = On commence par un toutes rondes complet.

format-cop-rule-opening-initial-fontes = On commence par Initial Fontes.

format-cop-rule-opening-swiss = On commence par des rondes suisses.

format-cop-rule-round-robin-margin = Un toutes rondes tient s’il reste après lui au moins ce nombre de rondes : { $value }.

format-cop-rule-first-cop-round = COP apparie à partir de la ronde { $value }.
format-cop-rule-first-cop-round-default = COP apparie à partir de la ronde { $value }, ou juste après un toutes rondes.

format-cop-rule-place-prizes = Nombre de places primées : { $value }.

format-cop-rule-class-prizes = Prix des classes B, C, etc. : { $value }.

format-cop-rule-simulations = Pour chaque appariement, la suite est simulée { $value } fois.

format-cop-rule-always-wins-simulations = { $value } simulations disent qui a son destin en main.

format-cop-rule-always-wins-tolerance = Qui ne manque que cette part au plus compte comme toujours gagnant : { $value }.

format-cop-rule-gibson-spread = Le plus grand écart d’une partie, de la dernière ronde en remontant ; la dernière valeur reste : { $value }.

format-cop-rule-hopefulness = Un prétendant atteint une place dans plus de cette part des simulations, de la dernière ronde en remontant : { $value }.

format-cop-rule-control-loss-thresholds = Le destin est en jeu si plus de cette part des victoires se perd, de la dernière ronde en remontant : { $value }.

format-cop-rule-control-loss-activation-round = À partir de la ronde { $value }, le premier est dirigé.

format-cop-rule-margins-uniform = Les écarts des parties simulées sont répartis également.

format-cop-rule-margins-half-normal = Les écarts des parties simulées suivent une demi-courbe en cloche.

format-cop-rule-bye-spread = Une exemption rapporte { $value } d’écart ; un forfait ou une absence en coûte autant.

format-cop-rule-allow-repeat-byes-yes = On peut être exempt une deuxième fois.

format-cop-rule-allow-repeat-byes-no = Personne n’est exempt deux fois si on peut l’éviter.

format-cop-rule-top-down-byes-yes = Les exemptions vont d’abord au haut du classement.

format-cop-rule-top-down-byes-no = Les exemptions vont d’abord au bas du classement.

format-cop-rule-lone-leader-bye-yes = Un premier gibsonisé, seul dans ce cas, peut être exempt.

format-cop-rule-lone-leader-bye-no = Un premier gibsonisé, seul dans ce cas, n’est pas exempt pour autant.

format-cop-rule-usual-low = Herald s’étonne des scores sous { $value }, mais les accepte.

format-cop-rule-usual-high = Herald s’étonne des scores au-dessus de { $value }, mais les accepte.

format-cop-rule-usual-margin = Herald s’étonne des écarts au-dessus de { $value }, mais les accepte.

format-cop-rule-prohibitive = Ce qui ne doit pas arriver pèse { $value }.

format-cop-rule-based-on = Rondes appariées sur un classement antérieur, comme 9:7 pour la ronde 9 sur celui d’après la ronde 7 : { $value }.

format-cop-rule-prepaired = Parties fixées d’avance : { $value }.
