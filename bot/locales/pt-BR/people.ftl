### How people are called when their name is not known or not wanted.

people-somebody = esse jogador
people-timetable = o cronograma
people-unknown-person = uma pessoa que não conheço mais
people-nameless = Jogador { $value }
people-which-one =
    { $name } ({ $kind ->
        [member] membro
        [team] equipe
       *[guest] convidado
    }{ $state ->
        [in] {""}
       *[out] , não joga mais
    })
people-which-one-rated =
    { $name } ({ $kind ->
        [member] membro
        [team] equipe
       *[guest] convidado
    }, { $rating }{ $state ->
        [in] {""}
       *[out] , não joga mais
    })
people-called-alike = Esse nome já existe, então este aparece como **{ $name }**. Já aqui: { $others }.
people-by-link = { $name } (por link)
