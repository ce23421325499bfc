### Headings and sentences around recorded rationale. Names come in ready to be shown.

why-why = Why?
why-pairing = The pairing
why-bye = The bye
why-no-game = No game
why-time = The time of the game
why-whole-round = The round as a whole
why-standing = The place in the standings
why-seed = The seed
why-changes = Changes after publication
why-not-in-round = Not in this round.
why-numbers-decide = The numbers decide; no tie had to be broken.
why-no-round = No such round has been published.
why-idle = Not paired in this round; that is not a bye.
why-seeded-by-strength = The starting order goes by strength.
why-seeded-by-standings = The starting order goes by the standings of the stage before.
why-mended = updated after a player left
why-by-director = by a director
# Where somebody stands now.
why-place = { $rank }, { $came_to }.
# Somebody's seed.
why-seed-2 = Seed { $number } of { $of }.
# A sentence with the number of the rule it follows. $text has no full stop at its end
why-cited = { $text } (rule { $rule }).
# Below reasons that cite rules by number. $rule: the first of them
why-read-a-rule = To read a rule: `/tournament rules rule:{ $rule }`.
why-result = The result
why-seeded-by-hand = The starting order was set by hand.
why-seeded-by-lot = The starting order was drawn by lot.
why-seeded-by-entry = The starting order is the order of entry.
