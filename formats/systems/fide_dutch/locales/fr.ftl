### Ce que disent les formats.

format-fide-dutch-title = FIDE néerlandais

format-fide-dutch-summary = Système suisse selon les règles de la fédération d’échecs FIDE : le système néerlandais de 2026.

format-fide-dutch-name-white = les Blancs

format-fide-dutch-name-black = les Noirs

format-fide-dutch-name-lot = tirage

format-fide-dutch-round = Ronde { $round } sur { $rounds }, appariée selon le système néerlandais (C.04.3).

format-fide-dutch-same-score = { $who1 } et { $who2 } ont tous deux { $points } : numéros { $place } et { $other_place } de leur groupe de points.

format-fide-dutch-moved-down = { $who1 } avec { $points } descend vers { $who2 } avec { $other_points } : au-dessus, tout le monde ne pouvait pas être apparié (C6 à C8).

format-fide-dutch-passed-met = { $who1 } ne rencontre pas { $who2 }, en face dans l’ordre : ils se sont déjà rencontrés ({ $article }).

format-fide-dutch-passed-colour = { $who1 } ne rencontre pas { $who2 }, en face dans l’ordre : la même couleur leur revient à tous deux ({ $article }).

format-fide-dutch-passed-upfloat = { $who1 } ne rencontre pas { $who2 }, en face dans l’ordre : { $who2 } a déjà eu un adversaire mieux placé dans les deux dernières rondes ({ $article }).

format-fide-dutch-passed-order = { $who1 } ne rencontre pas { $who2 }, en face dans l’ordre : avec les paires précédentes, cela enfreindrait un critère pour d’autres (C4 à C21).

format-fide-dutch-bye = { $who1 } est exempt : { $points } est le score le plus bas qui laisse un adversaire à tous les autres (C5).

format-fide-dutch-no-bye = { $who1 } ne peut pas être exempt : c’est déjà arrivé, ou un point entier sans partie (C2).

format-fide-dutch-colour-1 = { $who1 } a les Blancs et { $who2 } les Noirs : chacun reçoit la couleur qui lui revient ({ $article }).

format-fide-dutch-colour-2 = { $who1 } a les Blancs et { $who2 } les Noirs : de deux mêmes droits, le plus fort compte ({ $article }).

format-fide-dutch-colour-3 = { $who1 } a les Blancs et { $who2 } les Noirs : tous deux changent depuis la dernière fois où leurs couleurs différaient ({ $article }).

format-fide-dutch-colour-4 = { $who1 } a les Blancs et { $who2 } les Noirs : à droits égaux, celui du mieux classé compte ({ $article }).

format-fide-dutch-colour-5 = { $who1 } a les Blancs et { $who2 } les Noirs : selon la couleur initiale et le numéro du mieux classé ({ $article }).

format-fide-dutch-rule-rounds = Rondes : { $value }.

format-fide-dutch-rule-bye-half-points-1 = Un exempt reçoit un demi-point.

format-fide-dutch-rule-bye-half-points-2 = Un exempt reçoit un point entier.

format-fide-dutch-rule-initial-colour-lot = Un tirage décide si les numéros impairs commencent avec les Blancs.

format-fide-dutch-rule-initial-colour-white = À la ronde 1, les numéros impairs ont les Blancs.

format-fide-dutch-rule-initial-colour-black = À la ronde 1, les numéros impairs ont les Noirs.

format-fide-dutch-rule-acceleration-yes = La moitié supérieure commence avec des points virtuels, pour les appariements seulement (accélération de Bakou).

format-fide-dutch-rule-acceleration-no = Tout le monde commence sans points.

format-fide-dutch-option-rounds-label = Rondes

format-fide-dutch-option-rounds = Combien de rondes sont jouées ; fixé avant la ronde 1.

format-fide-dutch-option-tie-breaks-label = Départages

format-fide-dutch-option-tie-breaks = Ce qui départage, dans l’ordre : DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-fide-dutch-option-bye-half-points-label = Demi-points pour un exempt

format-fide-dutch-option-bye-half-points = Ce que vaut un exempt, en demi-points.

format-fide-dutch-option-initial-colour-label = Couleur initiale

format-fide-dutch-option-initial-colour = La couleur des impairs à la ronde 1 : lot (tirage), white (Blancs) ou black (Noirs).

format-fide-dutch-option-acceleration-label = Accélération

format-fide-dutch-option-acceleration = Accélération de Bakou : la moitié supérieure commence-t-elle avec des points virtuels ?

format-fide-dutch-field-title = Le titre d’échecs : GM, IM, WGM, FM, WIM, CM, WFM ou WCM.

format-fide-dutch-field-title-label = Titre

format-fide-dutch-field-rating-label = Elo

format-fide-dutch-field-rating = L’Elo FIDE, sinon une cote nationale ; vide sans cote.

format-fide-dutch-field-federation = La fédération d’échecs en trois lettres, comme FRA.

format-fide-dutch-field-federation-label = Fédération

format-fide-dutch-by-hand-same = Les règles FIDE donnent cette ronde telle qu’elle a été appariée à la main.

format-fide-dutch-by-hand-differs = Les règles FIDE apparient cette ronde autrement ({ $article }) : { $kind ->
    [met] deux joueurs se rencontrent à nouveau.
    [bye] l’exempt ne peut pas l’être.
    [colour] deux joueurs qui doivent avoir la même couleur se rencontrent.
    [low_bye] l’exempt a plus de points que nécessaire.
    [fewest_down] plus de joueurs que nécessaire descendent.
    [low_down] des joueurs avec plus de points que nécessaire descendent.
    [next_bracket] plus de joueurs doivent descendre du groupe suivant.
    [unplayed] l’exempt a plus de rondes sans partie.
    [third_colour] quelqu’un a trop souvent la même couleur.
    [colours] plus de joueurs que nécessaire n’ont pas la couleur qui leur revient.
    [down_again] quelqu’un redescend peu après.
    [up_again] quelqu’un rencontre à nouveau plus de points peu après.
    [order] le reste est aussi bon, mais d’autres paires passent avant dans l’ordre.
    [sides] les paires sont justes, pas les couleurs.
    [byes] un seul joueur peut être exempt.
    [no_round] aucune ronde complète n’est possible ; un directeur décide.
   *[other] deux joueurs qui ne doivent pas se rencontrer se rencontrent.
}

format-fide-dutch-hand-met = { $who1 } et { $who2 } ont déjà joué l’un contre l’autre ({ $article }).

format-fide-dutch-hand-colour = { $who1 } et { $who2 } doivent avoir la même couleur ({ $article }).

format-fide-dutch-hand-bye = { $who1 } ne peut pas être exempt ({ $article }).

format-fide-dutch-hand-forbidden = { $who1 } et { $who2 } ne doivent pas se rencontrer.

format-fide-dutch-rule-fide-rules-yes = Mode FIDE : les rondes faites à la main sont comparées aux règles FIDE, et les rapports les déclarent. Herald ne calcule pas les normes de titres.

format-fide-dutch-rule-fide-rules-no = Le mode FIDE a été quitté : le tournoi ne suit plus les règles FIDE et les rapports ne les déclarent pas. Herald ne calcule pas les normes de titres.

format-fide-dutch-option-fide-rules-label = Mode FIDE

format-fide-dutch-option-fide-rules = Les directeurs suivent-ils les règles FIDE ? En cours de tournoi, on peut seulement le désactiver.

format-fide-dutch-only-never = Ici, on ne peut séparer les joueurs que strictement (Jamais ensemble) : les règles de la FIDE ne prévoient pas de souhaits. Utilise « Jamais ensemble » ou laisse ce champ vide.

format-fide-dutch-not-in-report = Le fichier de rapport de la FIDE n’admet pas ces points : victoires par forfait et exemptions à un point comptent comme des victoires, celles à un demi-point comme des nulles, celles sans point comme des défaites par forfait, sans bonus.

format-fide-dutch-not-accelerated = L’accélération suppose qu’une nulle vaille la moitié d’une victoire et une défaite rien. Change les points ou désactive l’accélération.

format-fide-dutch-not-of-fide = En mode FIDE, deux nulles ne donnent pas plus qu’une victoire et une défaite, et une exemption pas plus qu’une victoire.

format-fide-dutch-field-fide-id = Le numéro de la FIDE (FIDE ID) ; cotes et titres d’une liste s’y rapportent.

format-fide-dutch-field-fide-id-label = FIDE ID
