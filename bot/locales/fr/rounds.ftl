rounds-field-by-seed = Participants, par tête de série
rounds-field-as-listed = Les participants et leur ordre figurent dans la liste ci-dessus.
rounds-why-seeded = Départage des têtes de série à égalité
rounds-order-by-rating = Têtes de série selon la force avant le tournoi.
rounds-order-by-standings = Têtes de série selon le classement de l’étape précédente.
rounds-pairings = Appariements
rounds-byes = Byes
rounds-idle = Au repos cette ronde
rounds-warnings = À vérifier
rounds-no-warnings = Rien d’inhabituel : pas de répétition, pas de deuxième bye, rien d’autre à regarder.
rounds-more-warnings = … et { $count } de plus dans le fichier texte.
rounds-many-idle = Au repos cette ronde : { $count }
rounds-preview = Aperçu
rounds-not-published = Personne d’autre ne voit ça pour l’instant.
rounds-why-link = Pourquoi ces appariements ? Demande à `/tournament why`.
rounds-near-misses = Aucun horaire commun
rounds-many-level-seeds = { $count } fois, deux voisins étaient à égalité. `/tournament why` dit ce qui les a départagés.
rounds-time-control = Cadence : { $text }
rounds-tentative-until = Les horaires sont provisoires jusqu’au { $fix_at }. Parles-en à ton adversaire et corrige tes disponibilités avec `/me availability` d’ici là.
rounds-play-between = Les parties commencent entre le { $play_from } et le { $play_until }.
rounds-arrange-yourselves = Conviens d’une heure avec ton adversaire, joue, et annonce le résultat avec `/match report`.
rounds-times-fixed = Les horaires des parties de **{ $round_title }** sont définitifs et ne changent plus.
rounds-other-times-stay = Les heures qui n’ont pas changé sont dans le message de la ronde.
rounds-game-moved = { $players } : un directeur a fixé l’heure : { $at }.
rounds-no-time-found = { $players } : aucun horaire trouvé. Un directeur va en fixer un.
rounds-paired-by-director = Apparié par un directeur : { $reason }
rounds-amended-by-director = Un directeur a changé les appariements de **{ $round_title }**.
rounds-amended-after-withdrawal = Les appariements de **{ $round_title }** ont été mis à jour à la suite d’un départ.
rounds-round-undone = **{ $round_title }** a été annulée par un directeur. Ses appariements ne comptent plus ; d’autres vont suivre.
rounds-step-undone = Un directeur a annulé la dernière étape.
rounds-undone-list = Annulé : { $things }.
rounds-timetable-paused = Le calendrier est à l’arrêt jusqu’à ce qu’un directeur le relance.
rounds-timetable-switched-running = Le calendrier tourne à nouveau.
rounds-timetable-switched = Le calendrier est en pause : rien ne se fait automatiquement jusqu’à ce qu’un directeur le relance.
rounds-times-tentative = Les horaires provisoires de **{ $round_title }** :
rounds-new-time = Nouvel horaire : { $at }.
rounds-stage-started =
    {""}**{ $title }** commence avec { $entrants ->
        [one] { $entrants } inscrit
       *[other] { $entrants } inscrits
    }.
rounds-stage-started-rounds =
    {""}**{ $title }** commence avec { $entrants ->
        [one] { $entrants } inscrit
       *[other] { $entrants } inscrits
    } et { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }.
rounds-game-time =
    { $final ->
        [yes] { $at }, définitif
       *[no] { $at }, provisoire
    }
rounds-tentative-time = { $at }, provisoire
rounds-reported = **{ $name }** annonce : { $said } ; compte { $until } sauf contestation
rounds-reported-early = **{ $name }** a annoncé avant le début : { $said } ; compte une fois confirmé
rounds-disputed = contesté, la direction tranche
rounds-here = présents : { $names }
rounds-be-there = Signale-toi avec **Ma partie** vers le début. **M’écrire** te vaut un message privé avant.
rounds-next-times = La prochaine ronde est appariée { $pair_at } ; **Mes disponibilités** dit quand tu peux y jouer.
rounds-amended-for-newcomer = **{ $round_title }** compte une partie de plus : quelqu’un est arrivé et joue contre la personne exempte.
rounds-played-elsewhere = Jouée ailleurs.
rounds-here-waiting = présent : **{ $name }**, qui attend **{ $opponent }** jusqu’à { $until_time } ({ $until_distance })
rounds-play-and-report = Jouez, puis annoncez le résultat avec `/match report`.
rounds-match-open = { $title } : votre match est ouvert, **{ $players }**. Jouez, puis annoncez le résultat avec `/match report`.
rounds-on-hold = En attente : rien ne se fait automatiquement jusqu’à ce qu’un directeur relance.
rounds-goes-on = C’est reparti : la suite vient à nouveau automatiquement.
rounds-standings-at-the-end = Toutes les parties sont jouées. Le classement final se trouve dans le message de clôture.
rounds-order-by-hand = Têtes de série fixées à la main.
rounds-order-by-lot = Têtes de série tirées au sort.
rounds-order-by-entry = Têtes de série dans l’ordre des inscriptions.
