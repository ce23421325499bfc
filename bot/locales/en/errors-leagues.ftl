### Sentences for what is refused about leagues, cycles and ratings read from elsewhere.

errors-leagues-no-ratings-off = Reading ratings from online-go.com is switched off here. Use `/players import` instead.
errors-leagues-no-ratings-elsewhere = This tournament does not take its ratings from online-go.com. Import them with `/players import`.
errors-leagues-no-ratings-nobody = Nobody has given their online-go.com number yet. Sign-up asks for it, or import it as a column `ogs_id` with `/players import`.
# Refusal: no group.
errors-leagues-no-group = There is no such league here, or you are not in one. Choose one from the list with `/tournament standings league:`.
# Refusal: no last cycle.
errors-leagues-no-last-cycle = **{ $title }** does not follow a tournament that has been played. Create the next cycle with `/td create after:`.
# Refusal: what or after.
errors-leagues-what-or-after = Choose a preset or format with `what:`, or the tournament to follow with `after:`; not both.
errors-leagues-no-ratings-unlinked = Nobody has linked an account on the game server of this tournament yet. They do that with `/me account`.
errors-leagues-rating-list-packed = A zip file needs exactly one list (.txt, .xml or .csv) in it, as FIDE publishes them. Or send the list itself.
errors-leagues-rating-list-no-columns = This is not a rating list: it needs a first line with `name` or `fide id`. Lists of FIDE work as they are published.
