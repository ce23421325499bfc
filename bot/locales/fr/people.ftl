people-somebody = ce joueur
people-timetable = le calendrier
people-unknown-person = quelqu’un qu’on ne connaît plus
people-nameless = Inscrit { $value }
people-which-one =
    { $name } ({ $kind ->
        [member] membre
        [team] équipe
       *[guest] invité
    }{ $state ->
        [in] {""}
       *[out] , n’en est plus
    })
people-which-one-rated =
    { $name } ({ $kind ->
        [member] membre
        [team] équipe
       *[guest] invité
    }, { $rating }{ $state ->
        [in] {""}
       *[out] , n’en est plus
    })
people-called-alike = Ce nom est déjà pris : cette personne apparaît donc comme **{ $name }**. Déjà là : { $others }.
people-by-link = { $name } (par lien)
