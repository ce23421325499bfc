directing-tie = Nulle
directing-both = Les deux
directing-kinds-phase-changed = Inscriptions, début et fin
directing-kinds-plan-changed = Réglages et options
directing-kinds-entrants = Inscrits : arrivées, changements, départs
directing-kinds-rounds = Rondes
directing-kinds-game-times-set = Heures des parties
directing-kinds-reports = Résultats annoncés
directing-kinds-results = Résultats officiels
directing-kinds-ruling-made = Décisions, appels et remarques
directing-kinds-questions = Questions et réponses
directing-kinds-draws = Tirages annoncés, et mots donnés pour eux
directing-kinds-fee-marked = Frais
directing-kinds-command-undone = Annulations
directing-kinds-timetable-switched-deadline-passed = Le calendrier
directing-kinds-form-asked-form-submitted-forms-seen = Formulaires : demandés, rendus, consultés
directing-kinds-match-noted = Présences et autres notes sur les parties
directing-kinds-evenings = Soirées d’une série
directing-kinds-branches = Tournois parallèles
directing-kinds-announced-step-told = Annonces et révélations
directing-all-played = Tout est joué. `/td advance` rend le classement définitif.
directing-published-already = Cette ronde est déjà publiée ; rien n’a été fait deux fois.
directing-nothing-done = C’était déjà le cas ; rien n’a changé.
directing-not-like-preview = Il s’est passé quelque chose depuis ton aperçu, et la ronde a changé. Regarde à nouveau :
directing-finished = Le tournoi est terminé ; il n’y a pas d’étape suivante. `/tournament standings` montre comment il a fini.
directing-cancelled = Le tournoi a été annulé ; il n’y a pas d’étape suivante.
directing-no-default-here = Ce salon ne désigne plus de tournoi en particulier.
directing-save = Enregistrer
directing-correct = Corriger
directing-really-cancel = Annuler tout le tournoi ? Tous les inscrits seront prévenus.
directing-cancel-now = Oui, annuler
directing-override-title = Changer les appariements
directing-pairings-field = Appariements
directing-reason-field = Raison
directing-pairings-help = Un par ligne : « Ana - Bo » (premier camp d’abord), « bye Eve », « off Gil », « idle Fay ».
directing-reason-help = Elle est notée et affichée à tous.
directing-override-preview = Voici à quoi ressemblera la ronde. Rien n’a encore changé.
directing-override-now = Changer la ronde
directing-publish-so = Publier ainsi
directing-winner-field = Qui a gagné ?
directing-score-field = Score
directing-score-help = Seulement pour les parties à score, comme 412:380, dans l’ordre ci-dessus.
directing-announce-title = Annonce
directing-announce-field = Que veux-tu dire ?
directing-announced = Annonce publiée dans le salon.
directing-answer-field = Ta réponse
directing-draw-lots = Tirer au sort
directing-type-number = Taper un nombre
directing-newer = Plus récent
directing-older = Plus ancien
directing-take-over = Importer la liste
directing-list-preview = Rien n’a encore changé. Vérifie la liste, puis importe-la.
directing-not-seen-by-them = Il se peut que `/td`, `/round`, `/players` et `/judge` lui soient encore cachées : autorise-les dans les paramètres du serveur, sous Intégrations, Herald.
directing-imported-paused = Son calendrier est à l’arrêt ; `/td pause resume:True` le relance.
directing-ways-walkover = Victoire sans jouer pour l’adversaire
directing-ways-repair = Réparer la ronde
directing-ways-again = Réapparier la ronde
directing-can-pair-again = Rien de la ronde n’a été joué : elle peut aussi être retirée et appariée de nouveau sans cette personne.
directing-take-out = Retirer ce joueur
directing-undo-note = Ce qui a été publié ne s’efface pas, mais sera marqué comme annulé.
directing-signup-is-is-open = Les inscriptions à **{ $title }** sont ouvertes et annoncées.
directing-signup-is =
    Les inscriptions à **{ $title }** sont fermées avec { $count ->
        [one] { $count } inscrit
       *[other] { $count } inscrits
    }.
directing-with-options = { $title } (options à choisir)
directing-created = **{ $title }** est créé, et c’est toi qui le diriges. `/td options` change la façon de jouer ; `/td open` ouvre les inscriptions dans <#{ $channel }>.
directing-published = **{ $round_title }** est publiée.
directing-finished-2 = **{ $title }** est terminé, et son classement est définitif.
directing-stage-passed = **{ $title }** se passe de parties : tout est déjà décidé.
directing-stage-begun = **{ $title }** a commencé. Avant la première ronde, il manque encore quelque chose : **{ $button }** montre quoi.
directing-still-missing =
    L’étape suivante attend { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }. Saisis-en un ici, ou demande aux joueurs de l’annoncer.
directing-result-entered = { $players } : **{ $result }** est enregistré.
directing-without-score = Aucun score n’a été donné : cette partie ne compte pas dans les différences de points.
directing-forfeit-ruled = { $players } : **{ $result }** est enregistré et annoncé.
directing-rematch-ordered = { $players } : partie à rejouer. Les deux joueurs sont prévenus.
directing-will-move = { $players } : début le { $at }. Je lis ton heure selon { $zone }.
directing-twice-that-night = Cette nuit-là, on recule les horloges et cette heure revient deux fois : { $first } ou { $second } ?
directing-which-time = { $players } : ce que tu as tapé peut désigner deux moments. Lequel ?
directing-and-more = et { $count } de plus
directing-moved = { $players } : début le { $at }. Tout le monde est prévenu.
directing-will-withdraw = Voici ce qui se passe si **{ $name }** part. Rien n’a encore changé.
directing-is-out = **{ $name }** ne joue plus. Le salon est prévenu.
directing-is-back-waiting = **{ $name }** est sur la liste d’attente.
directing-is-back = **{ $name }** est de retour.
directing-added-waiting = **{ $name }** est sur la liste d’attente.
directing-added = **{ $name }** rejoint le tournoi ; inscrits en tout : { $count }.
directing-data-changed-rating = **{ $name }** a maintenant la cote { $rating }.
directing-data-changed = **{ $name }** n’a plus de cote.
directing-replaced = { $new } prend la place de { $old }.
directing-required = Noté et affiché à **{ $name }**. En cas de refus, déclare le forfait avec `/judge forfeit`.
directing-timetable-running = Le calendrier tourne.
directing-timetable = Le calendrier est en pause : rien ne se fait automatiquement.
directing-role-given = { $name } est maintenant { $role }.
directing-role-taken = { $name } n’est plus { $role }.
directing-no-director = Il n’a plus de directeur. Un membre qui peut gérer les événements de ce serveur peut le devenir : `/td staff`.
directing-announced-in = **{ $title }** est désormais annoncé dans <#{ $channel }>.
directing-voice = **{ $title }** indique <#{ $channel }> sur sa carte et avec ses matchs.
directing-no-voice = **{ $title }** n’indique plus de salon vocal.
directing-default-here = Dans ce salon, les commandes sans l’option `tournament` visent **{ $title }**.
directing-undo-what = La dernière étape a été faite par **{ $actor }** { $at_distance } :
directing-undone =
    C’est annulé ({ $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    } du journal). Le salon est prévenu.
directing-overridden = Les appariements de **{ $round_title }** sont changés, et tous les joueurs concernés sont prévenus.
directing-log-imported = **{ $title }** est maintenant ici, avec toute son histoire (`{ $tournament }`), et c’est toi qui le diriges.
directing-answered = La réponse **{ $answer }** est enregistrée.
directing-between = Un nombre entier de { $low } à { $high }.
directing-opened =
    Publié : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à jouer.
directing-opened-part =
    {""}**{ $part }** : c’est publié, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à jouer.
directing-appeal-decided =
    { $accepted ->
        [yes] L’appel de **{ $name }** est accepté, et tout le monde est prévenu.
       *[no] L’appel de **{ $name }** est rejeté, et tout le monde est prévenu.
    }
directing-fee-marked =
    { $state ->
        [paid] Les frais de **{ $name }** sont notés comme payés.
        [returned] Les frais de **{ $name }** sont notés comme remboursés.
        [kept] Les frais de **{ $name }** sont notés comme conservés.
       *[unpaid] Les frais de **{ $name }** sont notés comme non payés.
    }
# An imported log did not tell its seed.
directing-imported-new-seed = Le fichier ne contient pas son nombre aléatoire ; les tirages continuent avec un nouveau.
directing-move = Fixer cette heure
directing-move-to = Fixer à { $at }
directing-role-director = directeur
directing-role-coordinator = coordinateur
directing-seat = Ils jouent cette ronde
directing-seat-offer = La ronde en cours a un exempt : **{ $holder }** pourrait jouer contre **{ $newcomer }**.
directing-seat-offer-several = La ronde en cours a un exempt : **{ $holder }** pourrait jouer contre l’un d’eux.
directing-seat-one = { $newcomer } joue
directing-seated = { $players } : ils jouent cette ronde et en sont informés.
directing-undo-discards =
    ⚠️ { $entries ->
        [one] { $entries } entrée faite
       *[other] { $entries } entrées faites
    } depuis dans ses parties par { $people ->
        [one] une personne
       *[other] { $people } personnes
    } seraient perdues, et les parties recommenceraient à zéro.
directing-discard = Les perdre et annuler
directing-discard-word = perdre
directing-discard-field = Tape « { $word } » pour les perdre
directing-not-discarded = Rien n’a été annulé : pour perdre ces entrées, tape « { $word } ».
directing-has-result = ✓ { $game } ({ $result })
directing-kinds-servers = Serveurs de jeu
directing-role-judge = juge
directing-closes-then = **{ $title }** existe, tu le diriges, et les inscriptions sont ouvertes dans <#{ $channel }> jusqu’à { $at }. Elles se ferment alors toutes seules.
directing-signup-open-until = Elles ferment automatiquement { $at }.
directing-signup-open-endless = La date de clôture est passée : elles restent ouvertes jusqu’à ce que tu les fermes ou fixes une autre date avec { $command }.
directing-created-for-a-list = **{ $title }** est créé, et c’est toi qui le diriges. `/td options` change la façon de jouer ; `/players import` importe les joueurs.
directing-games-help = Comme 2:1, ou chaque partie : 11-7 9-11 11-5 ; dans l’ordre ci-dessus.
directing-judges-panel = Panneau des juges
directing-judges-need-no-command = Aucune commande n’est nécessaire : je leur écris dès qu’une ronde en direct est publiée, et le bouton **{ $panel }** sous chaque manche est pour eux.
