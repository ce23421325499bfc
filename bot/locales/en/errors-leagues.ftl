### Sentences for what is refused about leagues, cycles and ratings read from elsewhere.

errors-leagues-no-ratings-off = Whoever runs this bot has switched reading from online-go.com off. Use `/players import` instead.
errors-leagues-no-ratings-elsewhere = This tournament does not take its ratings from online-go.com. Upload them with `/players import`.
errors-leagues-no-ratings-nobody = Nobody has said their number at online-go.com yet. It is asked for on signing up, and can be imported as a column `ogs_id` with `/players import`.
# Refusal: no group.
errors-leagues-no-group = There is no such league here, or you play in none. Choose one from the list with `/tournament league`.
# Refusal: no last cycle.
errors-leagues-no-last-cycle = **{ $title }** follows no tournament that has been played. Create the next cycle with `/td create after:`.
# Refusal: what or after.
errors-leagues-what-or-after = Choose a preset or format with `what:`, or the tournament to follow with `after:`; not both.
