### Ce que disent les formats.

format-group-rounds-title = Rondes de groupes

format-group-rounds-summary = Tous contre tous en groupe ; les meilleurs forment de nouveaux groupes, puis demi-finales et finale.

format-group-rounds-group-1 = { $group }, dans l’ordre de départ : { $who1 }.

format-group-rounds-group-2 = { $group }, dans l’ordre de départ : { $who1 }, { $who2 }.

format-group-rounds-group-3 = { $group }, dans l’ordre de départ : { $who1 }, { $who2 }, { $who3 }.

format-group-rounds-group-4 = { $group }, dans l’ordre de départ : { $who1 }, { $who2 }, { $who3 }, { $who4 }.

format-group-rounds-group-5 = { $group }, dans l’ordre de départ : { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }.

format-group-rounds-group-6 = { $group }, dans l’ordre de départ : { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }.

format-group-rounds-group-7 = { $group }, dans l’ordre de départ : { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }.

format-group-rounds-group-8 = { $group }, dans l’ordre de départ : { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }, { $who8 }.

format-group-rounds-group-many = { $group } a { $size } joueurs.

format-group-rounds-part = { $round } : dans chaque groupe tous jouent contre tous, dans n’importe quel ordre.

format-group-rounds-matches = { $round } : qui gagne continue ; une nulle est rejouée.

format-group-rounds-replays = { $round } : les parties nulles sont rejouées.

format-group-rounds-grouping = Le tirage a donné { $rolled } : répartition { $grouping }.

format-group-rounds-roll-round2 = Ronde 2 : tire un nombre de 1 à 6. C’est le numéro de la répartition.

format-group-rounds-roll-round3 = Ronde 3 : tire. 1, 4, 7 : répartition 1 ; 2, 5, 8 : répartition 2 ; 3, 6, 9 : répartition 3 ; 0 : à refaire.

format-group-rounds-roll-again = Le tirage a donné 0 : à refaire.

format-group-rounds-level-2 = { $round }, { $group } : { $who1 } et { $who2 } sont à égalité sur tout. Tirage : 1 met { $who1 } devant, 2 met { $who2 } devant.

format-group-rounds-level-3 = { $round }, { $group } : { $who1 }, { $who2 } et { $who3 } sont à égalité sur tout. Tire leur ordre : 1 et 2 mettent { $who1 } en tête, 3 et 4 { $who2 }, 5 et 6 { $who3 } ; des deux autres, un nombre impair met le premier nommé devant.

format-group-rounds-level-many = { $round }, { $group } : { $count } joueurs sont à égalité sur tout. Tire un de leurs { $orders } ordres, numérotés comme dans un dictionnaire.

format-group-rounds-call = { $who1 } et { $who2 } sont à égalité sur tout : l’un annonce pair ou impair. Une annonce juste le place devant.

format-group-rounds-toss = { $who1 } a annoncé { $call }. Tire un nombre de 0 à 9 (0 est pair) : s’il est { $call }, { $who1 } passe devant { $who2 }.

format-group-rounds-parity-even = { $who1 } et { $who2 } sont têtes de série { $seed } et { $other_seed } de { $group } : une somme paire donne A à la meilleure.

format-group-rounds-parity-odd = { $who1 } et { $who2 } sont têtes de série { $seed } et { $other_seed } de { $group } : une somme impaire donne A à la moins bonne.

format-group-rounds-higher-has-a = { $who1 } (tête de série { $seed }) est devant { $who2 } (tête de série { $other_seed }) et choisit le côté : A sauf si { $who1 } dit B.

format-group-rounds-higher-has-b = { $who1 } (tête de série { $seed }) est devant { $who2 } (tête de série { $other_seed }) et a demandé B.

format-group-rounds-ask-side = { $who1 } est mieux placé que { $who2 } : A (nomme les premières pièces) ou B (choisit les couleurs) ?

format-group-rounds-ask-pieces = { $who1 } a A contre { $who2 } : quelle est la première pièce bleue, quelle est la première rouge ?

format-group-rounds-ask-colours = { $who1 } a B contre { $who2 } : bleu et rouge, en commençant par { $blue } et { $red }, ou jaune et vert ?

format-group-rounds-told-sides = { $who1 } a A, { $who2 } a B.

format-group-rounds-told-pieces = { $who1 } nomme { $blue } première pièce bleue et { $red } première rouge.

format-group-rounds-told-colours = { $who1 } joue { $colours }, { $who2 } { $others }.

format-group-rounds-replay = { $who1 } et { $who2 } ont fait nulle et rejouent en échangeant A et B.

format-group-rounds-seeded-by-place = { $who1 } est avant { $who2 } dans l’ordre de départ : meilleure place dans le groupe de { $round }.

format-group-rounds-seeded-by-record = { $who1 } est avant { $who2 } dans l’ordre de départ : meilleur bilan en { $round }.

format-group-rounds-seeded-by-difference = { $who1 } est avant { $who2 } dans l’ordre de départ : meilleure différence de points en { $round }.

format-group-rounds-seeded-by-game = { $who1 } est avant { $who2 } dans l’ordre de départ : a gagné leur partie en { $round }.

format-group-rounds-seeded-by-call = { $who1 } est avant { $who2 } dans l’ordre de départ : a annoncé { $call }, et le nombre était { $number }.

format-group-rounds-seeded-by-missed-call = { $who1 } est avant { $who2 } dans l’ordre de départ, qui a annoncé { $call } : le nombre était { $number }.

format-group-rounds-parted-1 = { $who1 } est devant { $who2 } : meilleur bilan.

format-group-rounds-parted-2 = { $who1 } est devant { $who2 } : meilleur bilan entre les joueurs à égalité.

format-group-rounds-parted-3 = { $who1 } est devant { $who2 } : meilleure différence de points entre les joueurs à égalité.

format-group-rounds-parted-4 = { $who1 } est devant { $who2 } : meilleure différence de points dans le groupe.

format-group-rounds-parted-5 = { $who1 } est devant { $who2 } : plus de points marqués.

format-group-rounds-parted-6 = { $who1 } est devant { $who2 } par tirage au sort : égalité sur tout le reste.

format-group-rounds-left-in-round = { $who1 } est parti pendant { $round } : aucune partie de cette ronde ne compte.

format-group-rounds-line-on = vers : { $round }

format-group-rounds-champion = { $who1 } a gagné le tournoi.

format-group-rounds-leaves-round = { $who1 } part pendant { $round } : { $games } { $games ->
    [one] partie est annulée
   *[other] parties sont annulées
    }, et les tableaux sont recalculés sans elles.

format-group-rounds-leaves-match = { $who1 } quitte un match : { $who2 } le gagne.

format-group-rounds-leaves-between = { $who1 } part après { $round } : tous ceux d’en dessous dans { $group } montent d’une place.

format-group-rounds-leaves-seat = { $who1 } part après le tirage : { $who2 } prend la place.

format-group-rounds-leaves-empty = { $who1 } part après le tirage, et il n’y a plus personne pour la place.

format-group-rounds-moves = { $who1 } passe de la place { $before } à la place { $after } de { $group }.

format-group-rounds-enters = { $who1 } continue maintenant en { $round }.

format-group-rounds-drops = { $who1 } ne continuerait plus en { $round }.

format-group-rounds-name-round-number = Ronde { $number }

format-group-rounds-name-finals = Finales

format-group-rounds-name-semi-final-number = Demi-finale { $number }

format-group-rounds-name-round-replay = { $round }, rejeu

format-group-rounds-name-round-part-of-parts = { $round } ({ $part } sur { $parts })

format-group-rounds-name-round-number-group = Ronde { $number }, { $group }

format-group-rounds-name-blue = Bleu

format-group-rounds-name-yellow = Jaune

format-group-rounds-name-red = Rouge

format-group-rounds-name-green = Vert

format-group-rounds-choice-call-odd = Impair

format-group-rounds-choice-call-even = Pair

format-group-rounds-name-odd-2 = impair

format-group-rounds-name-even-2 = pair

format-group-rounds-choice-ask-side-a = A (pièces)

format-group-rounds-choice-ask-side-b = B (couleurs)

format-group-rounds-choice-ask-colours-blue-and-red = Bleu et rouge

format-group-rounds-choice-ask-colours-yellow-and-green = Jaune et vert

format-group-rounds-name-blue-and-red-2 = bleu et rouge

format-group-rounds-name-yellow-and-green-2 = jaune et vert

format-group-rounds-form-ask-pieces-blue = Première pièce bleue

format-group-rounds-form-ask-pieces-red = Première pièce rouge

format-group-rounds-head-round = Ronde

format-group-rounds-column-round = La dernière ronde à laquelle le joueur a participé.

format-group-rounds-head-place = Place

format-group-rounds-column-place = La place dans le groupe de cette ronde.

format-group-rounds-head-record = Bilan

format-group-rounds-column-record = La part des points faits dans ce groupe-là.

format-group-rounds-head-difference = Différence

format-group-rounds-column-difference = Points marqués moins points concédés, par partie, dans ce groupe-là.

format-group-rounds-column-record-2 = La part des points faits dans ce groupe.

format-group-rounds-column-difference-2 = Points marqués moins points concédés, par partie, dans ce groupe.

format-group-rounds-form-side = A ou B

format-group-rounds-form-side-help = Ce que tu veux quand tu es mieux placé : A nomme les pièces, B choisit les couleurs.

format-group-rounds-form-side-side = A ou B

format-group-rounds-form-side-side-a = A : nommer les pièces

format-group-rounds-form-side-side-b = B : choisir les couleurs

format-group-rounds-option-fewest-label = Minimum

format-group-rounds-option-fewest = Moins de joueurs que cela est refusé ; 16 joueurs remplissent quatre groupes.

format-group-rounds-option-round-three-roll-label = Tirage de la ronde 3

format-group-rounds-option-round-three-roll = Le nombre tiré pour la ronde 3 : 1 à 3, 6 ou 9, ou n’importe lequel de 0 à 9, où 0 veut dire tirer encore.
format-group-rounds-missed-groups = Ce qui a été apparié entre-temps sans { $who1 } continue sans { $who1 } et ne compte dans aucun sens.

format-group-rounds-rule-fewest = Il faut { $value } joueurs pour commencer ; 16 remplissent quatre groupes.

format-group-rounds-rule-round-three-roll-3 = Pour la ronde 3, on tire un nombre de 1 à 3.

format-group-rounds-rule-round-three-roll-6 = Pour la ronde 3, on tire un nombre de 1 à 6.

format-group-rounds-rule-round-three-roll-9 = Pour la ronde 3, on tire un nombre de 1 à 9.

format-group-rounds-rule-round-three-roll-any = Pour la ronde 3, on tire un nombre de 0 à 9 ; 0 veut dire tirer de nouveau.
