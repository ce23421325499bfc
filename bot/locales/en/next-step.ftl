### The next step of a tournament: on its button, and in the question that comes before it.

next-step-done-already = That's done already.
next-step-label-open = Open sign-up
next-step-label-close = Close sign-up
next-step-label-start = Start
next-step-label-round = Pair round { $round }
next-step-label-finish = Make it final
# What the next step will do, above its button.
next-step-will-open = Next: open sign-up, so people can join.
next-step-will-close =
    Next: close sign-up with { $entrants ->
        [one] { $entrants } player
       *[other] { $entrants } players
    }.
next-step-will-start =
    Next: close sign-up with { $entrants ->
        [one] { $entrants } player
       *[other] { $entrants } players
    } and publish round 1 right away.
next-step-will-round = Next: pair round { $round }.
next-step-will-finish = Everything has been played. Next: make the standings final.
# It would come earlier than announced.
next-step-early-close = The card says that sign-up stays open until { $at }. Close it now?
next-step-now-close = Close it now
next-step-early-round = The card says that play starts { $at }. Publish the first round now?
next-step-now-round = Publish it now
next-step-label-check-in = Close check-in
next-step-will-check-in = Next: close check-in. Players who haven't checked in are out.
next-step-early-check-in = The card says that check-in is open until { $at }. Close it now?
next-step-now-check-in = Close it now
# The button that closes a field that directors have entered: there was no sign-up.
next-step-label-field = Close the field
# What that button will do.
next-step-will-field =
    Next: close the field with { $entrants ->
        [one] { $entrants } player
       *[other] { $entrants } players
    }.
# Nobody is in yet, and nobody signs up: the field comes as a list.
next-step-import-first = Nobody is in yet. `/players import` brings in your list.
# The button of the next step where rounds have names of their own, and no numbers.
next-step-label-games = Pair the next games
# What that button will do.
next-step-will-games = Next: pair the next games.
# Instead of a preview, before sign-up has closed; the next step follows.
next-step-no-round-yet = There is no round to preview yet.
