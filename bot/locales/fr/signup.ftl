signup-how-to-join = Clique sur **S’inscrire** ou utilise `/join`. Pour te retirer : `/leave`.
signup-really-leave = Oui, je me retire
signup-correct = Corriger
signup-fee-returned = Ils sont remboursés à la fin à tous ceux qui ne font ni forfait ni abandon.
signup-opened = Les inscriptions à **{ $title }** sont ouvertes !
signup-closes = Fin des inscriptions : { $at }.
signup-ratings-fixed = Cotes et têtes de série figées : { $at }.
signup-first-round = Début du jeu : { $at }.
signup-capacity = Nombre de places : { $limit } ; les suivants attendent qu’une place se libère.
signup-fee-returned-2 = Frais d’inscription : { $amount }. { signup-fee-returned }
signup-fee = Frais d’inscription : { $amount }.
signup-reopened = Les inscriptions à **{ $title }** sont rouvertes. { signup-how-to-join }
signup-waits = **{ $name }** est { $place } sur la liste d’attente.
signup-moved-up = Une place se libère : **{ $name }** quitte la liste d’attente et rejoint le tournoi.
signup-withdrew-before-play = **{ $name }** n’est plus inscrit.
signup-withdrew = **{ $name }** s’est retiré. Les parties déjà jouées comptent telles quelles.
signup-disqualified = **{ $name }** a été disqualifié.
signup-taken-out = Un directeur a retiré **{ $name }** du tournoi.
signup-back-waiting = **{ $name }** est de retour, sur la liste d’attente.
signup-back = **{ $name }** est de retour et jouera dès la prochaine ronde.
signup-called-off = **{ $title }** est annulé. Merci à tous les inscrits.
signup-because = Raison : { $text }
signup-really-leave-2 = Quitter **{ $title }** ? Tes parties en cours sont perdues par forfait et tu n’es plus apparié. Une fois le jeu commencé, seul un directeur peut te faire revenir.
signup-leave-before-play = Quitter **{ $title }** ? Ta place revient au suivant sur la liste d’attente, s’il y en a un.
signup-form-title = Inscription : { $title }
signup-not-entered = Ton inscription n’est pas encore valable : { $problems }. Corrige-la.
signup-and-more = et { $others } de plus
signup-closed =
    Les inscriptions à **{ $title }** sont fermées : { $entered ->
        [one] { $entered } inscrit
       *[other] { $entered } inscrits
    }.
signup-closed-waiting =
    Les inscriptions à **{ $title }** sont fermées : { $entered ->
        [one] { $entered } inscrit
       *[other] { $entered } inscrits
    }, { $waiting } sur la liste d’attente.
signup-entered = **{ $name }** rejoint le tournoi ({ $count }).
signup-entered-limit = **{ $name }** rejoint le tournoi ({ $count } sur { $limit }).
signup-imported =
    { $count ->
        [one] { $count } inscrit arrivé
       *[other] { $count } inscrits arrivés
    } par la liste d’un directeur.
signup-imported-waiting =
    { $count ->
        [one] { $count } inscrit arrivé
       *[other] { $count } inscrits arrivés
    } par la liste d’un directeur, dont { $waiting } sur la liste d’attente.
signup-joined-late = **{ $name }** nous rejoint et sera apparié à partir de la prochaine ronde.
signup-lost-unplayed = Parties perdues sans être jouées : { $games }.
signup-void = Parties qui ne comptent plus : { $games }.
signup-field-set =
    La liste de **{ $title }** est arrêtée : { $entered ->
        [one] { $entered } joueur
       *[other] { $entered } joueurs
    }.
signup-field-listed = La liste de **{ $title }** est arrêtée : { $entrants }.
signup-back-before-play = **{ $name }** est de retour.
signup-teams = Équipes de { $size } au plus
# On the sign-up card: who created the event. $name comes in ready to be shown.
signup-host = Hôte : { $name }
# On the sign-up card of an event without dates.
signup-starts-when-all-are-in = On commence dès que tout le monde est là.
# On the sign-up card: how long it takes with those who are in. $length: 1 hour 20 minutes; $minutes a game.
signup-length =
    À { $players } : { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, environ { $length } à raison de { $minutes } minutes par partie.
