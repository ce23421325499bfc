groups-own-threads = Chaque groupe a son propre fil dans ce salon : son tableau, ses parties, ses résultats. Ils s’ouvrent l’un après l’autre : en attendant le tien, appuie sur **{ $button }**.
groups-my-group = Mon groupe
groups-which-game = Laquelle de tes parties est finie ?
groups-timed-out-noted = Noté. Un directeur regarde la partie et déclare la perte au temps.
groups-lost-on-time = Perdu au temps.
groups-ruled = Décidé : la partie est perdue au temps.
groups-games-played =
    { $played } sur { $games ->
        [one] { $games } partie jouée.
       *[other] { $games } parties jouées.
    }
groups-stage-begins =
    {""}**{ $title }** commence avec { $entrants ->
        [one] { $entrants } joueur
       *[other] { $entrants } joueurs
    } dans { $groups ->
        [one] { $groups } groupe
       *[other] { $groups } groupes
    }.
groups-outside = Dans aucun groupe : { $names }.
groups-group-begins-games-1 = **{ $title }** commence.
groups-group-begins =
    {""}**{ $title }** commence : { $games ->
        [one] { $games } partie ouverte
       *[other] { $games } parties ouvertes
    } dès maintenant, dans l’ordre que tu veux.
groups-complete = { $title } : toutes les parties sont jouées
groups-group-opens = **{ $title }** commence, avec son propre fil.
groups-more-games = **{ $title }** : la partie suivante est ouverte.
groups-see-thread = Ton fil : <#{ $thread }>
groups-lost-on-time-2 = { $players } : { $absent } a perdu au temps, ou n’a pas joué.
groups-timed-out = Selon **{ $player }**, **{ $opponent }** a perdu leur partie au temps. Regarde la partie et tranche.
groups-how-to-report = Invite tes adversaires, joue, et clique sur **Annoncer le résultat** quand une partie est finie ; l’un de vous deux suffit.
groups-time-control = Cadence : { $time_control }
groups-under-way = En cours
groups-parts-title = Des groupes à la finale
