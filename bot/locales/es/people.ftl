### How people are called when their name is not known or not wanted.

people-somebody = esa persona
people-timetable = el calendario
people-unknown-person = alguien que ya no conozco
people-nameless = Participante { $value }
people-which-one =
    { $name } ({ $kind ->
        [member] miembro
        [team] equipo
       *[guest] invitado
    }{ $state ->
        [in] {""}
       *[out] , ya no participa
    })
people-which-one-rated =
    { $name } ({ $kind ->
        [member] miembro
        [team] equipo
       *[guest] invitado
    }, { $rating }{ $state ->
        [in] {""}
       *[out] , ya no participa
    })
people-called-alike = Ese nombre ya está ocupado, así que esta persona aparece como **{ $name }**. Ya están: { $others }.
people-by-link = { $name } (por enlace)
