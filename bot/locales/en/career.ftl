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
career-created-after = It follows **{ $last }**. Once its leagues are complete, import the players' places with `/players last-cycle`; the preview reminds you.
career-outdated = The places of the last cycle have changed since you imported them, or were never imported. Import them before you publish, with `/players last-cycle`.
