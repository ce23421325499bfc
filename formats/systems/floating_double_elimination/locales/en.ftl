### What the format Floating double elimination says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-floating-double-elimination-title = Floating double elimination

# A sentence about the format
format-floating-double-elimination-summary = Out after two losses; each round is paired from scratch, with as few repeats as possible.

# A reason (took_the_seat). $who1 a player, $who2 a player
format-floating-double-elimination-took-the-seat = { $who1 } has come in while the round was out and plays { $who2 }, who had the bye.

# A reason (rule.earlier_meetings_count.yes)
format-floating-double-elimination-rule-earlier-meetings-count-yes = Games of earlier stages count as meetings, which are avoided.

# A reason (rule.earlier_meetings_count.no)
format-floating-double-elimination-rule-earlier-meetings-count-no = Only games of this stage count as meetings, which are avoided.

# A reason (rule.byes_count_as_wins.yes)
format-floating-double-elimination-rule-byes-count-as-wins-yes = A bye counts as a game won when second and third place are recognised.

# A reason (rule.byes_count_as_wins.no)
format-floating-double-elimination-rule-byes-count-as-wins-no = A bye does not count as a game won when second and third place are recognised.

# A reason (missed_no_loss). $who1 a player, $rounds
format-floating-double-elimination-missed-no-loss = Rounds without { $who1 } so far: { $rounds }. They count neither as wins nor as losses.

# A reason (round). $players, $repeats, $squares, $unequal
format-floating-double-elimination-round = { $players } { $players ->
    [one] player is
   *[other] players are
    } still in. No other pairing of them does better: { $repeats } { $repeats ->
    [one] repeat
   *[other] repeats
    }, { $unequal } { $unequal ->
    [one] game
   *[other] games
    } between players with unequal losses, squares of rank differences { $squares }.

# A reason (pair). $who1 a player, $who2 a player, $losses, $other_losses, $other_rank, $rank
format-floating-double-elimination-pair = { $who1 } (rank { $rank }, losses { $losses }) meets { $who2 } (rank { $other_rank }, losses { $other_losses }).

# A reason (repeat). $who1 a player, $who2 a player, $meeting
format-floating-double-elimination-repeat = This is meeting number { $meeting } of { $who1 } and { $who2 }: no pairing of the round avoids it.

# A reason (unequal_losses). $who1 a player, $who2 a player
format-floating-double-elimination-unequal-losses = { $who1 } and { $who2 } differ in losses: the rules that come first (repeats, the bye) leave no better way.

# A reason (bye). $who1 a player, $byes, $losses, $seed
format-floating-double-elimination-bye = { $who1 } has the bye (byes so far { $byes }, losses { $losses }, seed { $seed }).

# A reason (bye_passed_had). $who1 a player
format-floating-double-elimination-bye-passed-had = { $who1 } was next in line for the bye but has had more byes.

# A reason (bye_passed_repeat). $who1 a player
format-floating-double-elimination-bye-passed-repeat = { $who1 } was next in line for the bye, but then more old opponents would meet again.

# A reason (play_off). $who1 a player, $who2 a player, $place, $tied
format-floating-double-elimination-play-off = { $who1 } and { $who2 } play for place { $place }: { $tied } players won the same number of games.

# A reason (champion). $who1 a player
format-floating-double-elimination-champion = { $who1 } is the last player in and has won the finals.

# A reason (no_champion)
format-floating-double-elimination-no-champion = Nobody is left in: the finals have no champion until a director decides.

# A reason (far_in_lost)
format-floating-double-elimination-far-in-lost = still in, one loss

# A reason (far_out). $number
format-floating-double-elimination-far-out = out in round { $number }

# A reason (parted_by_wins). $who1 a player, $who2 a player
format-floating-double-elimination-parted-by-wins = { $who1 } is above { $who2 }: more games won in the finals.

# A reason (parted_by_out). $who1 a player, $who2 a player
format-floating-double-elimination-parted-by-out = { $who1 } is above { $who2 }: as many games won, but out of the finals later.

# A reason (parted_by_seed). $who1 a player, $who2 a player
format-floating-double-elimination-parted-by-seed = { $who1 } is above { $who2 }: level on everything else, but the better seed.

# A reason (won_play_off). $who1 a player, $who2 a player, $place
format-floating-double-elimination-won-play-off = { $who1 } won the play-off against { $who2 } for place { $place }.

# A reason (parted_by_play_off). $who1 a player, $who2 a player
format-floating-double-elimination-parted-by-play-off = { $who1 } is above { $who2 }: won their play-off.

# A name of rounds, groups, sides or choices
format-floating-double-elimination-name-gold = gold

# A name of rounds, groups, sides or choices
format-floating-double-elimination-name-gold-2 = Gold

# A name of rounds, groups, sides or choices
format-floating-double-elimination-name-silver = silver

# A name of rounds, groups, sides or choices
format-floating-double-elimination-name-silver-2 = Silver

# A name of rounds, groups, sides or choices
format-floating-double-elimination-name-play-off = Play-off

# The head of a column of the standings, at most 12 characters
format-floating-double-elimination-head-last-round = Last round

# What the column Last round is
format-floating-double-elimination-column-last-round = The last round played in the finals; later is better. A dash for players still in.

# What the column Seed is
format-floating-double-elimination-column-seed = The place in the preliminary.

# The label of an option, at most 45 characters
format-floating-double-elimination-option-earlier-meetings-count-label = Earlier meetings count

# The option earlier_meetings_count; at most 100 characters are shown
format-floating-double-elimination-option-earlier-meetings-count = Do games of earlier stages count as meetings when repeats are avoided?

# The label of an option, at most 45 characters
format-floating-double-elimination-option-byes-count-as-wins-label = Byes count as wins

# The option byes_count_as_wins; at most 100 characters are shown
format-floating-double-elimination-option-byes-count-as-wins = Does a bye count as a game won when second and third place are recognised?
