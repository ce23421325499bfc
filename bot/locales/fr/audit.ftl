### Audit.
audit-title = Journal
audit-nothing-found = Rien dans le journal ne correspond.
audit-phase-draft = a remis le tournoi en préparation
audit-phase-registration = a ouvert les inscriptions
audit-phase-closed = a arrêté la liste des joueurs
audit-phase-running = a lancé le jeu
audit-phase-finished = a déclaré le classement définitif
audit-phase-cancelled = a annulé le tournoi
audit-phase-series = en a fait une série
audit-series-planned = a planifié la série
audit-evening-opened = a ouvert la soirée { $number }
audit-evening-recorded = a enregistré la soirée { $number }
audit-branch-opened = a ouvert { $title } pour { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
audit-branch-taken-back = a retiré { $title }, car d’autres le jouent
audit-branch-recorded = a enregistré l’état de { $title }
audit-main-line-named = en a fait une partie d’un autre tournoi
audit-status-active = { $who } participe ({ $cause })
audit-status-waiting = { $who } est en liste d’attente ({ $cause })
audit-status-withdrawn = { $who } s’est retiré ({ $cause })
audit-status-removed = { $who } est exclu ({ $cause })
audit-status-disqualified = { $who } a été disqualifié ({ $cause })
audit-cause-withdrew = départ
audit-cause-director = décision d’un directeur
audit-cause-forfeit = après un forfait
audit-cause-moved-up = venu de la liste d’attente
audit-cause-reinstated = réintégré
audit-cause-appeal = après un appel
audit-cause-withdrawal = après un retrait
audit-source-agreed = les deux joueurs sont d’accord
audit-source-silence = personne n’a contesté à temps
audit-source-claim = réclamé par le joueur présent
audit-source-director = saisi par un directeur
audit-source-withdrawal = à cause d’un retrait
audit-source-import = importé
audit-source-format = découle de ce qui a été rendu ou noté
audit-fee-unpaid = non payé
audit-fee-paid = payé
audit-fee-returned = rendu
audit-fee-kept = gardé
audit-fee = a noté les droits de { $who } : { $state }
audit-topic-requirement = Exigence
audit-topic-appeal-filed = Appel
audit-topic-appeal-accepted = Appel accepté
audit-topic-appeal-rejected = Appel rejeté
audit-topic-note = Remarque
audit-note-here = { $who } est là
audit-note-more-time = { $who } donne plus de temps
audit-note-proposed-time = { $who } propose une heure
audit-note-agreed-time = { $who } accepte l’heure
audit-note-timed-out = { $who } dit que l’adversaire est tombé au temps
audit-note-until = { $text } jusqu’à { $until }
audit-page =
    { $entries } { $entries ->
        [one] entrée
       *[other] entrées
    }, les plus récentes d’abord. Page { $page } sur { $pages }.
audit-entry = `{ $seq }` { $at } **{ $actor }** : { $text }
audit-taken-back = ~~{ $text }~~ (annulé)
audit-said = { $text } : { $words }
audit-created = a créé **{ $title }**
audit-plan = a changé le plan ou les réglages
audit-timetable-runs = a relancé le calendrier
audit-timetable-paused = a suspendu le calendrier
audit-entered = { $who } s’est inscrit
audit-entered-waiting = { $who } est allé en liste d’attente
audit-entrant-changed = a changé les données de { $who }
audit-stage-began =
    { $stage } a commencé avec { $entrants } { $entrants ->
        [one] participant
       *[other] participants
    }
audit-round-published = a publié { $stage }, { $round }
audit-round-amended = a changé les appariements de { $stage }, { $round } ({ $cause })
audit-match-opened = a ouvert { $game } dans { $stage }, { $round }
audit-match-passed = a fait passer { $who } sans jouer dans { $stage }, { $round }
audit-match-empty = a fermé un match sans joueurs dans { $stage }, { $round }
audit-times-final = a fixé les heures définitives : { $games }
audit-times-tentative = a fixé des heures provisoires : { $games }
audit-reported = { $who } a annoncé { $game } : { $claim }
audit-before-start = { $text } (avant le début)
audit-report-taken-back = { $who } a repris l’annonce de { $game }
audit-disputed = { $who } a contesté l’annonce de { $game }
audit-disputed-with = { $who } a contesté l’annonce de { $game } ({ $claim })
audit-result = { $game } : { $result } ({ $source })
audit-rematch = a ordonné de rejouer { $game }
audit-form-asked = a demandé « { $form } »
audit-form-asked-until = a demandé « { $form } » d’ici { $due }
audit-form-handed-in = { $who } a rendu « { $form } »
audit-form-handed-in-for = a rendu « { $form } » pour { $who }
audit-form-seen = a regardé « { $form } » de { $who }
audit-form-seen-all = a regardé « { $form } » de tous
audit-draw = a annoncé le tirage « { $draw } » de { $low } à { $high }
audit-word = { $who } a donné « { $word } » pour le tirage « { $draw } »
audit-questions = questions ouvertes : { $questions }
audit-no-questions = plus aucune question ouverte
audit-answered = réponse à « { $prompt } » : { $answer }
audit-answered-by = { $who } a répondu à « { $prompt } » : { $answer }
audit-answered-by-lot = réponse à « { $prompt } » par tirage au sort : { $answer }
audit-noted = { $game } : { $note }
audit-step = a révélé l’étape { $step } de { $stage }
audit-announced = a annoncé
audit-dealt-with = a traité « { $what } »
audit-undone = a annulé la dernière étape
audit-seed-replaced = a tiré un nouveau nombre aléatoire : le journal est arrivé sans l’ancien
audit-cause-correction = un résultat a été corrigé
audit-topic-stands = Reste tel qu’enregistré
audit-play-taken-back = a annulé tout après { $stage }, { $round }
audit-note-here-late = { $who } est là, mais trop tard
audit-cause-newcomer = quelqu’un est arrivé pendant la ronde
audit-cause-declined = invitation déclinée
audit-cause-unanswered = invitation sans réponse
audit-cause-no-place = aucune place dans une ligue
audit-role =
    { $given ->
        [yes] a donné à { $who } le rôle de { $role }
       *[no] a retiré à { $who } le rôle de { $role }
    }
audit-person-replaced = a donné la place de { $old } à { $new }
audit-person-same = { $new } est { $old }, inscrit jusqu’ici sans Discord
audit-person-apart = { $old } et { $new } sont de nouveau deux personnes
audit-not-done = n’a pas pu faire « { $what } » : { $why }
audit-dealt-with-about = a traité « { $what } » pour { $about }
audit-due =
    { $topic ->
        [close_registration] la fin des inscriptions
        [declined] des invitations refusées
        [invite] des invitations
        [next_game] la partie suivante
        [finish] la fin
        [pair] les appariements suivants
        [fix] les horaires définitifs
        [silence] un résultat sans réponse
        [answer_default] une question sans réponse
        [choice_default] un choix que personne n’a fait
        [lots] un tirage au sort
        [failed] une étape qui a échoué
        [digest] ce qui manque
        [form_due] la fin d’un formulaire
       *[other] un rappel
    }
audit-form-closed = a fermé « { $form } » : plus personne ne peut le rendre
audit-note-time-admitted = { $who } reconnaît avoir perdu au temps
audit-note-time-denied = { $who } dit ne pas avoir perdu au temps
audit-cause-not-here = non enregistré
audit-source-server = annoncé par { $server }
audit-server-linked = parties sur { $server } : { $games }
audit-server-doubted = { $server } sur { $game }, non repris : { $doubts }
audit-server-settled = a décidé de l’annonce du serveur sur { $game } : { $answer }
audit-server-reported = { $server } a annoncé { $game } : { $claim }
audit-member =
    { $given ->
        [yes] laisse { $who } agir pour { $entrant }
       *[no] a retiré { $who } de { $entrant }
    }
# A draw waits for its beacon. $until is a moment.
audit-draw-delayed = n’a pas pu joindre la balise pour le tirage « { $draw } » ; prochain essai { $until }
# A director has a draw made without its beacon; the reason follows.
audit-beacon-waived = a fait faire le tirage « { $draw } » sans sa balise
audit-team-sought =
    { $given ->
        [yes] a mis { $who } sur la liste des joueurs libres
       *[no] a retiré { $who } de la liste des joueurs libres
    }
audit-teams-drawn = a tiré des équipes (joueurs libres : { $count })
