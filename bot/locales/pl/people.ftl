people-somebody = ten gracz
people-timetable = harmonogram
people-unknown-person = nieznana mi już osoba
people-nameless = Gracz { $value }
people-which-one =
    { $name } ({ $kind ->
        [member] członek
        [team] drużyna
       *[guest] gość
    }{ $state ->
        [in] { "" }
       *[out] , już nie gra
    })
people-which-one-rated =
    { $name } ({ $kind ->
        [member] członek
        [team] drużyna
       *[guest] gość
    }, { $rating }{ $state ->
        [in] { "" }
       *[out] , już nie gra
    })
people-called-alike = To imię jest zajęte, więc tu pokazuję **{ $name }**. Już są: { $others }.
people-by-link = { $name } (przez link)
