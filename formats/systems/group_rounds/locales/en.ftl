### What the format Rounds of groups says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-group-rounds-title = Rounds of groups

# A sentence about the format
format-group-rounds-summary = Everybody plays everybody in a group; the best form new groups, then semi-finals and a final.

# A reason (rule.fewest). $value
format-group-rounds-rule-fewest = It takes { $value } players to start; 16 players fill four groups.

# A reason (rule.round_three_roll.3)
format-group-rounds-rule-round-three-roll-3 = For round 3 a number from 1 to 3 is drawn.

# A reason (rule.round_three_roll.6)
format-group-rounds-rule-round-three-roll-6 = For round 3 a number from 1 to 6 is drawn.

# A reason (rule.round_three_roll.9)
format-group-rounds-rule-round-three-roll-9 = For round 3 a number from 1 to 9 is drawn.

# A reason (rule.round_three_roll.any)
format-group-rounds-rule-round-three-roll-any = For round 3 a number from 0 to 9 is drawn; 0 means drawing again.

# A reason (group_1). $who1 a player, $group
format-group-rounds-group-1 = { $group }, in seed order: { $who1 }.

# A reason (group_2). $who1 a player, $who2 a player, $group
format-group-rounds-group-2 = { $group }, in seed order: { $who1 }, { $who2 }.

# A reason (group_3). $who1 a player, $who2 a player, $who3 a player, $group
format-group-rounds-group-3 = { $group }, in seed order: { $who1 }, { $who2 }, { $who3 }.

# A reason (group_4). $who1 a player, $who2 a player, $who3 a player, $who4 a player, $group
format-group-rounds-group-4 = { $group }, in seed order: { $who1 }, { $who2 }, { $who3 }, { $who4 }.

# A reason (group_5). $who1 a player, $who2 a player, $who3 a player, $who4 a player, $who5 a player, $group
format-group-rounds-group-5 = { $group }, in seed order: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }.

# A reason (group_6). $who1 a player, $who2 a player, $who3 a player, $who4 a player, $who5 a player, $who6 a player, $group
format-group-rounds-group-6 = { $group }, in seed order: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }.

# A reason (group_7). $who1 a player, $who2 a player, $who3 a player, $who4 a player, $who5 a player, $who6 a player, $who7 a player, $group
format-group-rounds-group-7 = { $group }, in seed order: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }.

# A reason (group_8). $who1 a player, $who2 a player, $who3 a player, $who4 a player, $who5 a player, $who6 a player, $who7 a player, $who8 a player, $group
format-group-rounds-group-8 = { $group }, in seed order: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }, { $who8 }.

# A reason (missed_groups). $who1 a player
format-group-rounds-missed-groups = What was paired without { $who1 } in the meantime goes on without { $who1 } and counts neither way.

# A reason (group_many). $group, $size
format-group-rounds-group-many = { $group } has { $size } players.

# A reason (part). $round
format-group-rounds-part = { $round }: in every group everybody plays everybody, in any order.

# A reason (matches). $round
format-group-rounds-matches = { $round }: the winner goes on; a tie is played again.

# A reason (replays). $round
format-group-rounds-replays = { $round }: tied games are played again.

# A reason (grouping). $grouping, $rolled
format-group-rounds-grouping = The draw gave { $rolled }: grouping { $grouping }.

# A reason (roll_round2)
format-group-rounds-roll-round2 = Round 2: draw a number from 1 to 6. It is the number of the grouping.

# A reason (roll_round3)
format-group-rounds-roll-round3 = Round 3: draw. 1, 4, 7: grouping 1; 2, 5, 8: grouping 2; 3, 6, 9: grouping 3; 0: try again.

# A reason (roll_again)
format-group-rounds-roll-again = The draw gave 0: try again.

# A reason (level_2). $who1 a player, $who2 a player, $group, $round
format-group-rounds-level-2 = { $round }, { $group }: { $who1 } and { $who2 } are level on everything. Draw: 1 puts { $who1 } first, 2 puts { $who2 } first.

# A reason (level_3). $who1 a player, $who2 a player, $who3 a player, $group, $round
format-group-rounds-level-3 = { $round }, { $group }: { $who1 }, { $who2 } and { $who3 } are level on everything. Draw their order: 1 and 2 put { $who1 } first, 3 and 4 { $who2 }, 5 and 6 { $who3 }; of the other two, an odd number puts the one named first above the other.

# A reason (level_many). $count, $group, $orders, $round
format-group-rounds-level-many = { $round }, { $group }: { $count } players are level on everything. Draw one of their { $orders } orders, numbered as a dictionary would list them.

# A reason (call). $who1 a player, $who2 a player
format-group-rounds-call = { $who1 } and { $who2 } are level on everything: one of them calls odd or even. A correct call makes the higher seed.

# A reason (toss). $who1 a player, $who2 a player, $call
format-group-rounds-toss = { $who1 } has called { $call }. Draw a number from 0 to 9 (0 is even): if it is { $call }, { $who1 } is seeded above { $who2 }.

# A reason (parity_even). $who1 a player, $who2 a player, $group, $other_seed, $seed
format-group-rounds-parity-even = { $who1 } and { $who2 } are seeds { $seed } and { $other_seed } of { $group }: an even sum gives A to the higher seed.

# A reason (parity_odd). $who1 a player, $who2 a player, $group, $other_seed, $seed
format-group-rounds-parity-odd = { $who1 } and { $who2 } are seeds { $seed } and { $other_seed } of { $group }: an odd sum gives A to the lower seed.

# A reason (higher_has_a). $who1 a player, $who2 a player, $other_seed, $seed
format-group-rounds-higher-has-a = { $who1 } (seed { $seed }) is above { $who2 } (seed { $other_seed }) and chooses the side: A unless { $who1 } says B.

# A reason (higher_has_b). $who1 a player, $who2 a player, $other_seed, $seed
format-group-rounds-higher-has-b = { $who1 } (seed { $seed }) is above { $who2 } (seed { $other_seed }) and has asked for B.

# A reason (ask_side). $who1 a player, $who2 a player
format-group-rounds-ask-side = { $who1 } is the higher seed against { $who2 }: A (names the first pieces) or B (chooses the colours)?

# A reason (ask_pieces). $who1 a player, $who2 a player
format-group-rounds-ask-pieces = { $who1 } has A against { $who2 }: which is the first blue piece, which the first red one?

# A reason (ask_colours). $who1 a player, $who2 a player, $blue, $red
format-group-rounds-ask-colours = { $who1 } has B against { $who2 }: blue and red, beginning with { $blue } and { $red }, or yellow and green?

# A reason (told_sides). $who1 a player, $who2 a player
format-group-rounds-told-sides = { $who1 } has A, { $who2 } has B.

# A reason (told_pieces). $who1 a player, $blue, $red
format-group-rounds-told-pieces = { $who1 } names { $blue } as the first blue piece and { $red } as the first red one.

# A reason (told_colours). $who1 a player, $who2 a player, $colours, $others
format-group-rounds-told-colours = { $who1 } plays { $colours }, { $who2 } { $others }.

# A reason (replay). $who1 a player, $who2 a player
format-group-rounds-replay = { $who1 } and { $who2 } tied and play again with A and B switched.

# A reason (seeded_by_place). $who1 a player, $who2 a player, $round
format-group-rounds-seeded-by-place = { $who1 } is seeded above { $who2 }: better place in the group of { $round }.

# A reason (seeded_by_record). $who1 a player, $who2 a player, $round
format-group-rounds-seeded-by-record = { $who1 } is seeded above { $who2 }: better record in { $round }.

# A reason (seeded_by_difference). $who1 a player, $who2 a player, $round
format-group-rounds-seeded-by-difference = { $who1 } is seeded above { $who2 }: better points difference in { $round }.

# A reason (seeded_by_game). $who1 a player, $who2 a player, $round
format-group-rounds-seeded-by-game = { $who1 } is seeded above { $who2 }: won their game in { $round }.

# A reason (seeded_by_call). $who1 a player, $who2 a player, $call, $number
format-group-rounds-seeded-by-call = { $who1 } is seeded above { $who2 }: called { $call }, and the number was { $number }.

# A reason (seeded_by_missed_call). $who1 a player, $who2 a player, $call, $number
format-group-rounds-seeded-by-missed-call = { $who1 } is seeded above { $who2 }, who called { $call }: the number was { $number }.

# A reason (parted_1). $who1 a player, $who2 a player
format-group-rounds-parted-1 = { $who1 } is above { $who2 }: better record.

# A reason (parted_2). $who1 a player, $who2 a player
format-group-rounds-parted-2 = { $who1 } is above { $who2 }: better record among those level.

# A reason (parted_3). $who1 a player, $who2 a player
format-group-rounds-parted-3 = { $who1 } is above { $who2 }: better points difference among those level.

# A reason (parted_4). $who1 a player, $who2 a player
format-group-rounds-parted-4 = { $who1 } is above { $who2 }: better points difference in the group.

# A reason (parted_5). $who1 a player, $who2 a player
format-group-rounds-parted-5 = { $who1 } is above { $who2 }: more points scored.

# A reason (parted_6). $who1 a player, $who2 a player
format-group-rounds-parted-6 = { $who1 } is above { $who2 } by lot: level on everything else.

# A reason (left_in_round). $who1 a player, $round
format-group-rounds-left-in-round = { $who1 } left during { $round }: none of the games of that round counts.

# A reason (line_on). $round
format-group-rounds-line-on = on to: { $round }

# A reason (champion). $who1 a player
format-group-rounds-champion = { $who1 } has won the tournament.

# A reason (leaves_round). $who1 a player, $games, $round
format-group-rounds-leaves-round = { $who1 } leaves during { $round }: { $games } { $games ->
    [one] game becomes
   *[other] games become
    } void, and the tables are worked out again without them.

# A reason (leaves_match). $who1 a player, $who2 a player
format-group-rounds-leaves-match = { $who1 } leaves a match: { $who2 } wins it.

# A reason (leaves_between). $who1 a player, $group, $round
format-group-rounds-leaves-between = { $who1 } leaves after { $round }: everybody below in { $group } moves up one place.

# A reason (leaves_seat). $who1 a player, $who2 a player
format-group-rounds-leaves-seat = { $who1 } leaves after the draw: { $who2 } takes the seat.

# A reason (leaves_empty). $who1 a player
format-group-rounds-leaves-empty = { $who1 } leaves after the draw, and nobody is left for the seat.

# A reason (moves). $who1 a player, $after, $before, $group
format-group-rounds-moves = { $who1 } moves from place { $before } to place { $after } of { $group }.

# A reason (enters). $who1 a player, $round
format-group-rounds-enters = { $who1 } now goes on to { $round }.

# A reason (drops). $who1 a player, $round
format-group-rounds-drops = { $who1 } would no longer go on to { $round }.

# A name of rounds, groups, sides or choices. $number
format-group-rounds-name-round-number = Round { $number }

# A name of rounds, groups, sides or choices
format-group-rounds-name-finals = Finals

# A name of rounds, groups, sides or choices. $number
format-group-rounds-name-semi-final-number = Semi-final { $number }

# A name of rounds, groups, sides or choices. $round
format-group-rounds-name-round-replay = { $round }, replay

# A name of rounds, groups, sides or choices. $part, $parts, $round
format-group-rounds-name-round-part-of-parts = { $round } ({ $part } of { $parts })

# A name of rounds, groups, sides or choices. $group, $number
format-group-rounds-name-round-number-group = Round { $number }, { $group }

# A name of rounds, groups, sides or choices
format-group-rounds-name-blue = Blue

# A name of rounds, groups, sides or choices
format-group-rounds-name-yellow = Yellow

# A name of rounds, groups, sides or choices
format-group-rounds-name-red = Red

# A name of rounds, groups, sides or choices
format-group-rounds-name-green = Green

# A choice
format-group-rounds-choice-call-odd = Odd

# A choice
format-group-rounds-choice-call-even = Even

# A name of rounds, groups, sides or choices
format-group-rounds-name-odd-2 = odd

# A name of rounds, groups, sides or choices
format-group-rounds-name-even-2 = even

# A choice
format-group-rounds-choice-ask-side-a = A (pieces)

# A choice
format-group-rounds-choice-ask-side-b = B (colours)

# A choice
format-group-rounds-choice-ask-colours-blue-and-red = Blue and red

# A choice
format-group-rounds-choice-ask-colours-yellow-and-green = Yellow and green

# A name of rounds, groups, sides or choices
format-group-rounds-name-blue-and-red-2 = blue and red

# A name of rounds, groups, sides or choices
format-group-rounds-name-yellow-and-green-2 = yellow and green

# The label of a field, at most 45 characters
format-group-rounds-form-ask-pieces-blue = First blue piece

# The label of a field, at most 45 characters
format-group-rounds-form-ask-pieces-red = First red piece

# The head of a column of the standings, at most 12 characters
format-group-rounds-head-round = Round

# What the column Round is
format-group-rounds-column-round = The latest round the player took part in.

# The head of a column of the standings, at most 12 characters
format-group-rounds-head-place = Place

# What the column Place is
format-group-rounds-column-place = The place in the group of that round.

# The head of a column of the standings, at most 12 characters
format-group-rounds-head-record = Record

# What the column Record is
format-group-rounds-column-record = The share of points made in that group.

# The head of a column of the standings, at most 12 characters
format-group-rounds-head-difference = Difference

# What the column Difference is
format-group-rounds-column-difference = Points scored minus points conceded, per game, in that group.

# What the column Record is
format-group-rounds-column-record-2 = The share of points made in this group.

# What the column Difference is
format-group-rounds-column-difference-2 = Points scored minus points conceded, per game, in this group.

# The title of a form, also a button
format-group-rounds-form-side = A or B

# Above the form
format-group-rounds-form-side-help = What you want when you are the higher seed: A names the pieces, B chooses the colours.

# The label of a field, at most 45 characters
format-group-rounds-form-side-side = A or B

# A choice
format-group-rounds-form-side-side-a = A: name the pieces

# A choice
format-group-rounds-form-side-side-b = B: choose the colours

# The label of an option, at most 45 characters
format-group-rounds-option-fewest-label = Fewest players

# The option fewest; at most 100 characters are shown
format-group-rounds-option-fewest = The fewest players to start with; 16 players fill four groups.

# The label of an option, at most 45 characters
format-group-rounds-option-round-three-roll-label = Draw for round 3

# The option round_three_roll; at most 100 characters are shown
format-group-rounds-option-round-three-roll = The number drawn for round 3: 1 to 3, 1 to 6, 1 to 9, or 0 to 9, where 0 means drawing again.
