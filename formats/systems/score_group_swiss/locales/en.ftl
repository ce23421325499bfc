### What the format Swiss by score groups says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-score-group-swiss-title = Swiss by score groups

# A sentence about the format
format-score-group-swiss-summary = Everybody plays every round, against someone new with about the same score.

# A reason (took_the_seat). $who1 a player, $who2 a player
format-score-group-swiss-took-the-seat = { $who1 } has come in while the round was out and plays { $who2 }, who had the bye.

# A reason (rule.rounds). $value
format-score-group-swiss-rule-rounds = { $value } { $value ->
    [one] round is
   *[other] rounds are
    } played.

# A reason (rule.bye_half_points.0)
format-score-group-swiss-rule-bye-half-points-0 = A bye is worth nothing.

# A reason (rule.bye_half_points.1)
format-score-group-swiss-rule-bye-half-points-1 = A bye is worth half a point.

# A reason (rule.bye_half_points.2)
format-score-group-swiss-rule-bye-half-points-2 = A bye is worth a full point.

# A reason (rule.deviation.population)
format-score-group-swiss-rule-deviation-population = SoS uses the standard deviation of the ratings of the whole field.

# A reason (rule.deviation.sample)
format-score-group-swiss-rule-deviation-sample = SoS uses the standard deviation of the ratings as of a sample.

# A reason (rule.allow_repeats.yes)
format-score-group-swiss-rule-allow-repeats-yes = If not everybody can get a new opponent, the pairing with the fewest repeats is taken.

# A reason (rule.allow_repeats.no)
format-score-group-swiss-rule-allow-repeats-no = Nobody meets the same opponent twice; where that is impossible, a director decides.

# A reason (lots)
format-score-group-swiss-lots = Numbers were drawn for this round. They break ties between players who are level on points, SoS and rating.

# A reason (round). $round, $rounds
format-score-group-swiss-round = Round { $round } of { $rounds }. Players are paired within their score group, from the top of the list down.

# A reason (wins_needed). $wins
format-score-group-swiss-wins-needed = With so many players, { $wins } { $wins ->
    [one] win is
   *[other] wins are
    } usually enough to reach the finals.

# A reason (opposite). $who1 a player, $who2 a player, $points
format-score-group-swiss-opposite = { $who1 } is in the top half of the players on { $points } and meets the same place of the bottom half, { $who2 }.

# A reason (searched). $who1 a player, $who2 a player, $points, $step
format-score-group-swiss-searched = { $who1 } is in the top half of the players on { $points }; { $who2 }, number { $step } in the search, can be met.

# A reason (next_below). $who1 a player, $who2 a player, $points
format-score-group-swiss-next-below = { $who1 } is in the bottom half of the players on { $points } and meets the next free player below, { $who2 }.

# A reason (searched_below). $who1 a player, $who2 a player, $points, $step
format-score-group-swiss-searched-below = { $who1 } is in the bottom half of the players on { $points }; { $who2 }, number { $step } below, can be met.

# A reason (floated). $who1 a player, $who2 a player, $lower_points, $points
format-score-group-swiss-floated = Nobody on { $points } was left for { $who1 }, so { $who2 } comes from the players on { $lower_points }.

# A reason (passed_met). $who1 a player, $who2 a player
format-score-group-swiss-passed-met = { $who1 } does not meet { $who2 }: they have played each other already.

# A reason (passed_kept). $who1 a player, $who2 a player
format-score-group-swiss-passed-kept = { $who1 } does not meet { $who2 }: otherwise someone else could only be paired with an old opponent.

# A reason (repeat). $who1 a player, $who2 a player, $times
format-score-group-swiss-repeat = { $who1 } and { $who2 } meet again (times before: { $times }): no pairing of this round has fewer repeats.

# A reason (bye_lowest). $who1 a player
format-score-group-swiss-bye-lowest = { $who1 } has the bye: the lowest player in the list who has not had one.

# A reason (bye_again). $who1 a player
format-score-group-swiss-bye-again = { $who1 } has another bye: everybody has had one, and { $who1 } is lowest.

# A reason (bye_passed_had). $who1 a player
format-score-group-swiss-bye-passed-had = { $who1 } is lower but has had a bye.

# A reason (bye_passed_needed). $who1 a player
format-score-group-swiss-bye-passed-needed = { $who1 } is lower but must play, or someone could only be paired with an old opponent.

# A reason (parted_by_sos). $who1 a player, $who2 a player
format-score-group-swiss-parted-by-sos = { $who1 } is above { $who2 }: same points, stronger opponents (SoS).

# A reason (parted_by_rating). $who1 a player, $who2 a player
format-score-group-swiss-parted-by-rating = { $who1 } is above { $who2 }: same points and SoS, higher rating at the start.

# A reason (parted_by_lot). $who1 a player, $who2 a player
format-score-group-swiss-parted-by-lot = { $who1 } is above { $who2 }: level on points, SoS and rating; the numbers drawn for the round decide.

# A name of rounds, groups, sides or choices
format-score-group-swiss-name-gold = gold

# A name of rounds, groups, sides or choices
format-score-group-swiss-name-gold-2 = Gold

# A name of rounds, groups, sides or choices
format-score-group-swiss-name-silver = silver

# A name of rounds, groups, sides or choices
format-score-group-swiss-name-silver-2 = Silver

# The head of a column of the standings, at most 12 characters
format-score-group-swiss-head-sos = SoS

# What the column SoS is
format-score-group-swiss-column-sos = Sum of opponent scores: the higher, the stronger the opponents have been.

# The head of a column of the standings, at most 12 characters
format-score-group-swiss-head-rating = Rating

# What the column Rating is
format-score-group-swiss-column-rating = The rating before the tournament.

# The label of an option, at most 45 characters
format-score-group-swiss-option-rounds-label = Rounds

# The option rounds; at most 100 characters are shown
format-score-group-swiss-option-rounds = How many rounds are played; empty means: as the rounds table says.

# The label of an option, at most 45 characters
format-score-group-swiss-option-bye-half-points-label = Half-points for a bye

# The option bye_half_points; at most 100 characters are shown
format-score-group-swiss-option-bye-half-points = What a bye is worth, in half-points; 2 is a full point.

# The label of an option, at most 45 characters
format-score-group-swiss-option-deviation-label = Standard deviation

# The option deviation; at most 100 characters are shown
format-score-group-swiss-option-deviation = Which standard deviation of the ratings SoS uses: of the population or of a sample.

# The label of an option, at most 45 characters
format-score-group-swiss-option-allow-repeats-label = Allow repeats

# The option allow_repeats; at most 100 characters are shown
format-score-group-swiss-option-allow-repeats = If not everybody can get a new opponent: pair with the fewest repeats instead of asking a director.
