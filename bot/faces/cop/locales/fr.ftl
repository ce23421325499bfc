## Une ronde de COP en quelques lignes.

cop-preview-no-repeats = Aucune répétition.
cop-preview-leader = Le premier, **{ $name }**, joue contre **{ $opponent }**.
cop-preview-window = Place { $place } ; jusqu’à la place { $lowest } on peut aussi rattraper le premier, mais la ronde est meilleure ainsi.
cop-preview-window-lowest = Place { $place }, la dernière d’où l’on peut encore rattraper le premier.
cop-preview-gibsonized = Gibsonisés : { $names }.
cop-preview-contender = { $place } **{ $name }** (rang { $rank })
cop-preview-contenders = Derniers prétendants aux prix : { $names }.
cop-preview-repeat =
    { $players } ({ $times ->
        [one] une fois déjà
       *[other] { $times } fois déjà
    }, la dernière à la ronde { $last })
cop-preview-repeats =
    { $count ->
        [one] Une répétition
       *[other] { $count } répétitions
    } : { $pairs }.
cop-preview-more-repeats = … et { $count } de plus.

cop-tsh-problems-no-folder = ce n’est pas le fichier zip d’un dossier tsh : il doit contenir config.tsh et le fichier de chaque division
cop-tsh-problems-unreadable = « { $found } » n’est pas un joueur : écris un nom, une cote, des adversaires ; puis les scores après un point-virgule
cop-tsh-problems-long-name = le nom « { $found } » dépasse 80 caractères
cop-tsh-problems-no-such-opponent = il n’y a pas de joueur numéro { $found }
cop-tsh-problems-self = le joueur se rencontre lui-même
cop-tsh-problems-not-mutual = le joueur { $found } n’a pas ce joueur pour adversaire
cop-tsh-problems-gap = seuls certains joueurs y sont appariés, alors qu’il y a des scores ou une ronde suivante
cop-tsh-problems-too-few = un tournoi demande deux joueurs, et il y en a { $found }
cop-tsh-problems-too-many = il y a { $found } joueurs ; 1 000 au maximum
cop-tsh-problems-too-many-rounds = il y a { $found } rondes ; 60 au maximum
cop-tsh-exported = La division telle que tsh la lit, avec une configuration pour commencer : mets les deux fichiers dans un dossier d’évènement de tsh. Les forfaits y sont des byes, et une victoire sans scores s’écrit 1:0.
cop-tsh-mixed-spreads = Le fichier a des byes qui valent des écarts différents ; ici, chaque bye et chaque absence comptent pour { $spread }.
cop-tsh-refused = Impossible d’importer le fichier : { $problems }. Rien n’a changé ; corrige-le et renvoie-le.
cop-tsh-at-line = Ligne { $line } : { $problem }
cop-tsh-at-line-and-round = Ligne { $line }, ronde { $round } : { $problem }
cop-tsh-at-round = Ronde { $round } : { $problem }
cop-tsh-imported =
    {""}**{ $title }** est là, et tu le diriges : { $players } { $players ->
        [one] joueur
       *[other] joueurs
    }, { $rounds } { $rounds ->
        [one] ronde
       *[other] rondes
    }, parties ouvertes : { $open }. Tous y sont invités ; `/players replace` met un membre de ce serveur derrière un nom.
cop-tsh-exported-folder = Un dossier d’évènement de tsh avec les divisions { $divisions }. Les forfaits y sont des byes, et une victoire sans scores s’écrit 1:0.
cop-tsh-one-value = Ces options diffèrent d’une division à l’autre, mais tsh n’a qu’une valeur pour toutes ; celle de la division A est écrite : { $options }.
