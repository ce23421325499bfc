### Wie Leute ohne Namen heißen.

people-somebody = dieser Spieler
people-timetable = der Zeitplan
people-unknown-person = jemand, den ich nicht mehr kenne
people-nameless = Teilnehmer { $value }
people-which-one =
    { $name } ({ $kind ->
        [member] Mitglied
        [team] Team
       *[guest] Gast
    }{ $state ->
        [in] {""}
       *[out] , nicht mehr dabei
    })
people-which-one-rated =
    { $name } ({ $kind ->
        [member] Mitglied
        [team] Team
       *[guest] Gast
    }, { $rating }{ $state ->
        [in] {""}
       *[out] , nicht mehr dabei
    })
people-called-alike = Der Name ist schon vergeben, deshalb wird dieser Eintrag als **{ $name }** gezeigt. Schon da: { $others }.
people-by-link = { $name } (per Link)
