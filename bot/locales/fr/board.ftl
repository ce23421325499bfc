board-next = La suite
board-standings = Classement
board-leaders = En tête
board-games = Reste à jouer
board-all-played = Toutes les parties sont jouées ; place au classement final.
board-directors-pair = Les directeurs lancent la prochaine ronde.
board-paused = Le calendrier est en pause.
board-draft = Les inscriptions ne sont pas ouvertes.
board-not-posted = Il n’y a pas encore de tableau : il arrive avec les inscriptions.
board-posted-anew = Le tableau est republié, tout en bas du salon.
board-not-pinned = Je n’ai pas pu épingler le tableau de ce tournoi. Donne-moi la permission *Épingler des messages* dans son salon, ou désépingle quelque chose si le salon a trop de messages épinglés ; sinon, épingle-le toi-même. De toute façon, il reste à jour.
board-round-played =
    {""}**{ $title }** : { $played } sur { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    }
board-questions =
    En attente de { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    } avant de continuer.
board-games-until = Parties à jouer jusqu’au { $at }
board-and-others = et { $count } de plus
board-branch-open = **{ $title }** se joue en parallèle avec { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, encore sans résultats.
board-branch-begun = **{ $title }** se joue encore en parallèle.
board-branch-held = **{ $title }** est terminé. Gagné par **{ $names }**.
board-branch-cancelled = **{ $title }** a été annulé.
board-where = Le tableau est ici : { $url }
board-picture-of = Image de { $at } ; elle est mise à jour au plus une fois par minute.
board-on-hold = En attente : la suite vient quand un directeur la relance.
board-results =
    Il manque { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }.
# What comes next in an evening. $at: in 2 minutes
board-soon = À suivre : { $what } { $at }
board-final-standings = classement final
