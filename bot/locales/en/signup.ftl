### Sign-up: opening, closing, coming and going. Names come in ready to be shown.

signup-how-to-join = Press **Sign up** or use `/join`. To leave again, use `/leave`.
signup-really-leave = Yes, take me out
signup-correct = Correct it
signup-fee-returned = You get it back at the end unless you forfeit or drop out.
# The first line of the announcement.
signup-opened = Sign-up for **{ $title }** is open!
# Until when.
signup-closes = Sign-up closes { $at }.
# When ratings stop to change.
signup-ratings-fixed = Ratings and seeds are fixed { $at }.
# When play begins.
signup-first-round = Play starts { $at }.
# How many fit.
signup-capacity = There is room for { $limit }; anyone after that goes on the waiting list.
# What it costs.
signup-fee-returned-2 = Entry fee: { $amount }. { signup-fee-returned }
# What it costs.
signup-fee = Entry fee: { $amount }.
# A director opened sign-up again.
signup-reopened = Sign-up for **{ $title }** is open again. { signup-how-to-join }
# Somebody is on the waiting list.
signup-waits = **{ $name }** is { $place } on the waiting list.
# A place became free.
signup-moved-up = A place is free: **{ $name }** moves up from the waiting list and is in.
# Somebody left at their own wish.
signup-withdrew-before-play = **{ $name }** is no longer in.
# Somebody left at their own wish.
signup-withdrew = **{ $name }** has withdrawn. Games played so far still count.
# A director disqualified somebody.
signup-disqualified = A director has disqualified **{ $name }**.
# A director took somebody out.
signup-taken-out = A director has taken **{ $name }** out of the tournament.
# Somebody came back.
signup-back-waiting = **{ $name }** is back, on the waiting list.
# Somebody came back.
signup-back = **{ $name }** is back and plays from the next round on.
# The tournament will not go on.
signup-called-off = **{ $title }** has been called off. Thanks to everybody who signed up!
# A director's reason, already safe to show.
signup-because = Reason: { $text }
# Asked before somebody is taken out.
signup-really-leave-2 = Leave **{ $title }**? You lose your open games by forfeit and won't be paired any more. Once play has started, only a director can let you back in.
# Asked before somebody leaves the field.
signup-leave-before-play = Leave **{ $title }**? Your place goes to the next on the waiting list, if there is one.
# What a format asks of people who sign up.
signup-form-title = Sign up: { $title }
# A form that cannot be taken.
signup-not-entered = You're not in yet: { $problems }. Please correct it.
# The end of a list that is too long to be shown.
signup-and-more = and { $others } more
# Sign-up is over.
signup-closed =
    Sign-up for **{ $title }** is closed: { $entered ->
        [one] { $entered } player is
       *[other] { $entered } players are
    } in.
# Sign-up is over, and some are on the waiting list.
signup-closed-waiting =
    Sign-up for **{ $title }** is closed: { $entered ->
        [one] { $entered } player
       *[other] { $entered } players
    }, { $waiting } on the waiting list.
# Somebody is in; $count entrants now.
signup-entered = **{ $name }** is in ({ $count }).
# Somebody is in; $count entrants of at most $limit.
signup-entered-limit = **{ $name }** is in ({ $count } of { $limit }).
# A director entered many at once.
signup-imported =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } joined from a director's list.
# The same, and some are on the waiting list.
signup-imported-waiting =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } joined from a director's list; { $waiting } of them are on the waiting list.
# A director has entered somebody during play.
signup-joined-late = **{ $name }** joins in and plays from the next round on.

# How many games somebody who is back has lost because they were away.
signup-lost-unplayed = Games lost without being played: { $games }.

# How many games of somebody who is back count for nothing because they were away.
signup-void = Games that no longer count: { $games }.
# The field is complete; directors have entered everybody, and nobody signed up.
signup-field-set =
    The field of **{ $title }** is set: { $entered ->
        [one] { $entered } player is
       *[other] { $entered } players are
    } in.
# The same where not all who are listed have a seat. $entrants: 18 on the list, 15 of 16 seats taken
signup-field-listed = The field of **{ $title }** is set: { $entrants }.
# Somebody came back before play began.
signup-back-before-play = **{ $name }** is back in.
# On the sign-up card of an evening: how large a team may be
signup-teams = Teams of up to { $size }
# On the sign-up card: who created the event. $name comes in ready to be shown.
signup-host = Your host: { $name }
# On the sign-up card of an event without dates.
signup-starts-when-all-are-in = We start as soon as everyone's in.
# On the sign-up card: how long it takes with those who are in. $length: 1 hour 20 minutes; $minutes a game.
signup-length =
    With { $players } players: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, about { $length } at { $minutes } minutes a game.
