### Ce que disent les formats.

format-round-robin-title = Toutes rondes

format-round-robin-summary = Tous jouent contre tous, une ou plusieurs fois.

format-round-robin-round = Ronde { $round } sur { $rounds }, d’après la table de Berger pour { $size }.

format-round-robin-table = { $who1 } et { $who2 } ont les numéros { $first } et { $second } de la table.

format-round-robin-free = { $who1 } est libre : le nombre de joueurs est impair. Chacun est libre aussi souvent.

format-round-robin-walkover = { $who1 } a le point sans jouer : { $who2 } est parti.

format-round-robin-struck = { $who1 } a joué moins de la moitié de { $games } parties et part : aucune ne compte.

format-round-robin-free-of-struck = { $who1 } est libre : l’adversaire est parti, et aucune partie contre lui ne compte pour personne.

format-round-robin-option-legs-label = Tours

format-round-robin-option-legs = Combien de fois tous jouent contre tous.

format-round-robin-option-exchange-last-rounds-label = Échanger les dernières rondes

format-round-robin-option-exchange-last-rounds = Les deux dernières rondes d’un tour sont-elles échangées, pour que les côtés continuent d’alterner ?

format-round-robin-option-tie-breaks-label = Départages

format-round-robin-option-tie-breaks = Ce qui départage, dans l’ordre : sodos, direct, wins ; ou ceux de la FIDE : DE SB SB/C1 PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-round-robin-option-strike-below-half-label = Rayer sous la moitié

format-round-robin-option-strike-below-half = Les parties de qui part avec moins de la moitié jouées ne comptent-elles pas ?
format-round-robin-missed-walkovers = Rondes sans { $who1 } jusqu’ici : { $rounds }. Elles ne rapportent aucun point, et un point entier à chaque adversaire.

format-round-robin-rule-legs-1 = Chacun rencontre chacun une fois.

format-round-robin-rule-legs = Chacun rencontre chacun { $value } fois.

format-round-robin-rule-exchange-last-rounds-yes = Les deux dernières rondes d’un tour sont échangées, pour que les camps alternent jusqu’au suivant.

format-round-robin-rule-exchange-last-rounds-no = Les rondes suivent l’ordre des tables de Berger.

format-round-robin-rule-strike-below-half-yes = Toutes les parties d’un joueur qui part avant la moitié sont annulées.

format-round-robin-rule-strike-below-half-no = Les parties d’un joueur qui part comptent toujours.
