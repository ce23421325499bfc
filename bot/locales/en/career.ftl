### A player's tournaments, and what they bring along from one cycle to the next.

career-nothing = No tournaments here yet.
career-not-played = Signed up; no games.
career-nothing-new = Nothing to import: everybody already has their place from the last cycle.
# Above everything.
career-title = Tournaments of { $name }
# Where somebody came in, or stands now.
career-place = { $group }: { $rank } of { $of }, { $came_to } ({ $wins } won, { $losses } lost)
# Above the list of what would be imported.
career-preview =
    This would be imported from **{ $last }** for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }. Nothing has changed yet.
# Done.
career-taken-over =
    Imported for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
# The next cycle exists; how the players' places get into it.
career-created-after = It follows **{ $last }**. Once its leagues are complete, import the players' places with `/players fetch what:places`; the preview reminds you.
career-outdated = The places of the last cycle have changed since you imported them, or were never imported. Import them before you publish, with `/players fetch what:places`.
# Nobody of this cycle was in the last one, as far as is known.
career-nobody-known = Nobody here is known from **{ $last }**. Guests are recognised by the same name, once you say that they are the same.
# The heading of guests who have the same name in both cycles; a director decides with a button.
career-same-name = Guests of the same name: are they the same people?
# The heading of those who were not in the last cycle.
career-not-there = Not in { $last }
# A button under both lists: the guests of the same name are the same people. At most 80 characters.
career-import-named = They are the same: import all { $count }
# A button under what was imported: the guests of the same name are not the same people after all
career-different = They are different people
# Done
career-different-again =
    { $count ->
        [one] { $count } guest is
       *[other] { $count } guests are
    } another person than in the last cycle again. What was imported stays; `/td undo` takes it back.
