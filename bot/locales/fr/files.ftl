files-sights-podium = Podium
files-sights-standings = Classement
files-sights-crosstable = Grille américaine
files-sights-groups = Groupes
files-sights-bracket = Tableau
files-sights-lives = Vies
files-exports-tables = tableaux pour tableurs
files-exports-report = un rapport à lire et imprimer
files-exports-calendar = un agenda des parties
files-exports-mine = un agenda de tes parties
files-exports-log = le journal complet, pour les directeurs
files-exports-chess = un fichier pour programmes d’échecs (TRF)
files-rounds = Toutes les rondes
files-seeds = Têtes de série
files-draws = Tirages au sort
files-chronicle = Ce qui a été annoncé à tous
files-availability = Disponibilités des joueurs
files-forms = Formulaires rendus
files-sealed = sous scellés
files-all-games = toutes les parties
files-where = Discord
files-tentative-time = Cette heure est provisoire.
files-tables-exported = Tout, en tableaux pour tableurs. Les heures sont en UTC.
files-report-exported = Tout le tournoi sur une page, pour tout le monde. Elle s’ouvre dans n’importe quel navigateur, même hors ligne, et s’imprime.
files-calendar-exported = Ouvre-le avec ton agenda. Si des heures changent, redemande-le : ce qui est déjà dans ton agenda se met à jour.
files-no-events = Je n’ai pas le droit de créer des évènements sur ce serveur : les rondes n’apparaissent donc pas sous *Évènements*. Si tu les y veux, donne-moi la permission *Créer des évènements*. Tout le reste marche sans.
files-time-control = Cadence : { $text }
files-chess-exported =
    Le fichier de rapport de la fédération d’échecs (TRF), avec { $rounds ->
        [one] { $rounds } ronde complète
       *[other] { $rounds } rondes complètes
    }.
files-more-games =
    … et { $count ->
        [one] { $count } autre partie
       *[other] { $count } autres parties
    }
files-no-subscribing = On ne peut pas s’abonner aux calendriers ici : l’hébergeur de ce bot n’a pas de pages. `/tournament export what:mine` te donne un fichier.
files-calendar-address = Abonne ton calendrier à cette adresse : toutes tes parties, de tous les tournois, toujours à jour. Gardez-la pour toi, car quiconque l’a voit tes parties :
files-calendar-renewed = L’ancienne adresse est fermée. Voici la nouvelle de ton calendrier :
files-exports-games = les coups des parties jouées sur un serveur de jeu (PGN)
files-games-exported = Les parties qui ont un résultat, avec tous les coups. Les programmes d’échecs lisent le fichier, et une étude sur lichess l’accepte : un chapitre par partie, 64 au plus.
files-trf-continued =
    {""}**{ $title }** est là, et tu le diriges : { $players } { $players ->
        [one] joueur
       *[other] joueurs
    }, { $rounds } sur { $planned } { $planned ->
        [one] ronde
       *[other] rondes
    }, parties ouvertes : { $open }. Tous y sont invités ; `/players replace` met un membre de ce serveur derrière un nom.
files-trf-gone =
    { $players } { $players ->
        [one] joueur est
       *[other] joueurs sont
    } hors du tournoi, car la prochaine ronde n’a ni partie ni points pour eux ; `/players reinstate` les reprend.
