### How people are called when their name is not known or not wanted.

# For sentences about an entrant whose name is not at hand.
people-somebody = that player
# The actor of everything that nobody typed.
people-timetable = the timetable
people-unknown-person = a person I no longer know
# What to call an entrant without a name: erased, or not known here. `e7` is Entrant 7.
people-nameless = Player { $value }
# What tells somebody from others of the same name: the number is part of the name. $kind is member, team or guest, $state is in or out.
people-which-one =
    { $name } ({ $kind ->
        [member] member
        [team] team
       *[guest] guest
    }{ $state ->
        [in] {""}
       *[out] , no longer in
    })
# The same, with the rating.
people-which-one-rated =
    { $name } ({ $kind ->
        [member] member
        [team] team
       *[guest] guest
    }, { $rating }{ $state ->
        [in] {""}
       *[out] , no longer in
    })
# To the person who enters somebody whose name is taken.
people-called-alike = That name is taken, so this one is shown as **{ $name }**. Already here: { $others }.
# Beside who gave a command: under a personal link
people-by-link = { $name } (by link)
