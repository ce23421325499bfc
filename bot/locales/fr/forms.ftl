forms-correct = Corriger
forms-change = Modifier
forms-which-form = Quel formulaire ? Chacun s’ouvre avec ce que tu as déjà rendu.
forms-not-yet = Rien de rendu pour l’instant.
forms-missing = Non rendu
forms-forms = Formulaires
forms-handed-in-by = Rendu par
forms-still-missing = Il manque encore
forms-nobody = Personne.
forms-sealed-note = Sous scellés : seuls les directeurs peuvent regarder, avec `/forms look`, et le journal note qui l’a fait.
forms-nothing-there = Rien n’a encore été rendu : il n’y avait rien à voir.
forms-reminder = Tu n’as pas encore rendu **{ $title }**. Tu peux le faire jusqu’au { $due }.
forms-over = Le délai est passé pour **{ $title }**. N’ont rien rendu : { $missing }.
forms-everybody-has = Le délai est passé pour **{ $title }** : tous ceux qui devaient le rendre l’ont fait.
forms-to-do = Rends **{ $title }**.
forms-looked-at = { $title } : ce qui a été rendu
forms-noted = Noté pour { $game } : **{ $label }**.
forms-reminder-due = Rappel à ceux qui n’ont pas rendu « { $title } »
forms-time-is-up = Fin du délai pour « { $title } »
forms-asked-publicly = **{ $title }** : { $help_text }
forms-asked-publicly-due = **{ $title }**, jusqu’au { $due } : { $help_text }
forms-how-many-asked =
    { $count ->
        [one] C’est demandé à { $count } joueur.
       *[other] C’est demandé à { $count } joueurs.
    }
forms-change-until = Jusqu’au { $due } ; tu peux le modifier d’ici là.
forms-arrived = **{ $title }** est bien arrivé. Voici ce que j’ai compris :
forms-you-can-change = Tu peux le modifier jusqu’au { $due } ({ $distance }).
forms-see-receipts = `/me sent` montre quand c’est arrivé.
forms-handed-in-for = **{ $title }** est rendu pour **{ $name }** :
forms-by-director = Un directeur a rendu **{ $title }** pour toi :
forms-not-right = **{ $title }** n’est pas encore bon ; rien n’a été enregistré :
forms-asking = {""}**{ $title }** : { $count } doivent répondre, { $reached }.
forms-asking-due = {""}**{ $title }**, jusqu’au { $due } : { $count } doivent répondre, { $reached }.
forms-state =
    { $sealed ->
        [yes] **{ $title }** (sans date limite, sous scellés)
       *[no] **{ $title }** (sans date limite)
    }
forms-state-due =
    { $sealed ->
        [yes] **{ $title }** (jusqu’au { $due }, sous scellés)
       *[no] **{ $title }** (jusqu’au { $due })
    }
forms-missing-of = Non rendu : { $title }, jusqu’au { $due }
forms-closed = **{ $title }** ne peut plus être rendu : la direction l’a fermé.
forms-leave-instead = Le délai de réponse s’est terminé { $due }. Si finalement tu ne peux pas jouer, appuie sur **{ $leave }** : la personne suivante prendra ta place.
forms-not-handed-in = Pas rendu
forms-reached-chat = { $count } sollicités dans le chat
forms-reached-link = { $count } par leur lien
forms-reached-none =
    { $count ->
        [one] { $count } n’est pas joignable
       *[other] { $count } ne sont pas joignables
    }
forms-answer-for-them = Réponds pour eux avec `/players edit-many what:answers`, ou donne-leur des liens avec `/guests link`.
forms-others-elsewhere =
    { $count ->
        [one] { $count } autre n’est pas sur Discord et répond par un lien personnel ou par la direction.
       *[other] { $count } autres ne sont pas sur Discord et répondent par des liens personnels ou par la direction.
    }
