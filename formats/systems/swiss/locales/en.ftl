### What the format Swiss says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-swiss-title = Swiss

# A sentence about the format
format-swiss-summary = Everybody plays every round, against someone new with about the same score.

# A reason (rule.rounds). $value
format-swiss-rule-rounds = { $value } { $value ->
    [one] round is
   *[other] rounds are
    } played.

# A reason (rule.bye_half_points.0)
format-swiss-rule-bye-half-points-0 = A bye is worth nothing.

# A reason (rule.bye_half_points.1)
format-swiss-rule-bye-half-points-1 = A bye is worth half a point.

# A reason (rule.bye_half_points.2)
format-swiss-rule-bye-half-points-2 = A bye is worth a full point.

# A reason (rule.allow_repeats.yes)
format-swiss-rule-allow-repeats-yes = Players may meet again once no pairing without repeats is left.

# A reason (rule.allow_repeats.no)
format-swiss-rule-allow-repeats-no = Nobody meets the same opponent twice; where that is impossible, a director decides.

# A reason (took_the_seat). $who1 a player, $who2 a player
format-swiss-took-the-seat = { $who1 } has come in while the round was out and plays { $who2 }, who had the bye.

# A reason (round). $round, $rounds
format-swiss-round = Round { $round } of { $rounds }: everybody meets someone new with about the same score.

# A reason (same_score). $who1 a player, $who2 a player, $other_place, $place, $points
format-swiss-same-score = { $who1 } and { $who2 } both have { $points } (places { $place } and { $other_place } in the order).

# A reason (floated). $who1 a player, $who2 a player, $other_points, $points
format-swiss-floated = { $who1 } has { $points } and { $who2 } { $other_points }: the players on equal scores could not all be paired off.

# A reason (passed_met). $who1 a player, $who2 a player
format-swiss-passed-met = { $who1 } does not meet { $who2 }, who would be opposite: they have played each other already.

# A reason (repeat). $who1 a player, $who2 a player, $times
format-swiss-repeat = { $who1 } and { $who2 } meet again (times before: { $times }): no pairing of this round has fewer repeats.

# A reason (bye). $who1 a player
format-swiss-bye = { $who1 } has the bye: the lowest player in the order who can have it.

# A reason (bye_again). $who1 a player
format-swiss-bye-again = { $who1 } has another bye: everybody has had as many.

# A reason (bye_passed_had). $who1 a player
format-swiss-bye-passed-had = { $who1 } is lower but has had more byes.

# A reason (bye_passed_needed). $who1 a player
format-swiss-bye-passed-needed = { $who1 } is lower but must play, or someone could only be paired with an old opponent.

# The label of an option, at most 45 characters
format-swiss-option-rounds-label = Rounds

# The option rounds; at most 100 characters are shown
format-swiss-option-rounds = How many rounds; empty means as many as a knock-out would need.

# The label of an option, at most 45 characters
format-swiss-option-tie-breaks-label = Tie-breaks

# The option tie_breaks; at most 100 characters are shown
format-swiss-option-tie-breaks = What breaks ties, in order: buchholz_cut_1, buchholz, median_buchholz, sodos, direct, wins; or FIDE's: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

# The label of an option, at most 45 characters
format-swiss-option-bye-half-points-label = Half-points for a bye

# The option bye_half_points; at most 100 characters are shown
format-swiss-option-bye-half-points = What a bye is worth, in half-points.

# The label of an option, at most 45 characters
format-swiss-option-allow-repeats-label = Allow repeats

# The option allow_repeats; at most 100 characters are shown
format-swiss-option-allow-repeats = May players meet again when no pairing without repeats is left?

# A name of rounds, groups, sides or choices
format-swiss-name-through-and-out = Through and out

# The label of an option, at most 45 characters
format-swiss-option-wins-to-advance-label = Wins to go through

# The option wins_to_advance; at most 100 characters are shown
format-swiss-option-wins-to-advance = A player with this many wins is through and plays no more; empty: nobody is.

# The label of an option, at most 45 characters
format-swiss-option-losses-to-leave-label = Losses to be out

# The option losses_to_leave; at most 100 characters are shown
format-swiss-option-losses-to-leave = A player with this many losses is out and plays no more; empty: nobody is.

# A reason (rule.wins_to_advance). $value
format-swiss-rule-wins-to-advance = { $value } { $value ->
    [one] win takes
   *[other] wins take
    } a player through; they play no more.

# A reason (rule.losses_to_leave). $value
format-swiss-rule-losses-to-leave = { $value } { $value ->
    [one] loss takes
   *[other] losses take
    } a player out; they play no more.

# A reason (mark_through). $games
format-swiss-mark-through = Through, with { $games } { $games ->
    [one] win
   *[other] wins
    }.

# A reason (mark_out). $games
format-swiss-mark-out = Out, with { $games } { $games ->
    [one] loss
   *[other] losses
    }.

# A reason (through_so_far). $players
format-swiss-through-so-far = { $players } { $players ->
    [one] player is
   *[other] players are
    } through.

# A reason (out_so_far). $players
format-swiss-out-so-far = { $players } { $players ->
    [one] player is
   *[other] players are
    } out.

# A reason (parted_by_record). $who1 a player, $who2 a player
format-swiss-parted-by-record = { $who1 } is above { $who2 }: the better record of wins and losses.

# A reason (accelerated). $players, $points
format-swiss-accelerated = The upper half, { $players } players, is paired with { $points } more (Baku acceleration). Standings do not count that.

# A reason (same_score_ahead). $who1 a player, $who2 a player, $other_place, $place, $points
format-swiss-same-score-ahead = { $who1 } and { $who2 } both have { $points } for the pairing, acceleration included (places { $place } and { $other_place } in the order).

# A reason (floated_ahead). $who1 a player, $who2 a player, $other_points, $points
format-swiss-floated-ahead = { $who1 } has { $points } and { $who2 } { $other_points } for the pairing, acceleration included: the players on equal scores could not all be paired off.

# A reason (passed_side). $who1 a player, $who2 a player
format-swiss-passed-side = { $who1 } does not meet { $who2 }, who would be opposite: one of them would have the same side a third time running.

# A reason (third_side). $who1 a player, $who2 a player
format-swiss-third-side = { $who1 } or { $who2 } has the same side a third time running: no pairing of this round avoids it.

# A reason (bye_passed_forfeit). $who1 a player
format-swiss-bye-passed-forfeit = { $who1 } is lower but has won by forfeit, which counts as a bye.

# A reason (bye_passed_sides). $who1 a player
format-swiss-bye-passed-sides = { $who1 } is lower but must play, or two would meet again, or someone would have the same side a third time running.

# A name of rounds, groups, sides or choices
format-swiss-name-sides-and-floats = Sides and floats

# The label of an option, at most 45 characters
format-swiss-option-no-third-side-label = No third game on a side

# The option no_third_side; at most 100 characters are shown
format-swiss-option-no-third-side = Is a third game running on the same side avoided, even if scores fit less well?

# A reason (rule.no_third_side.yes)
format-swiss-rule-no-third-side-yes = Nobody has the same side a third time running if that can be avoided.

# A reason (rule.no_third_side.no)
format-swiss-rule-no-third-side-no = A third game running on the same side is possible.

# The label of an option, at most 45 characters
format-swiss-option-remember-floats-label = Remember floats

# The option remember_floats; at most 100 characters are shown
format-swiss-option-remember-floats = Does someone who met a lower score last round do so again only if needed, likewise a higher one?

# A reason (rule.remember_floats.yes)
format-swiss-rule-remember-floats-yes = Nobody meets a lower or a higher score twice running unless it is needed.

# A reason (rule.remember_floats.no)
format-swiss-rule-remember-floats-no = Meeting a lower or a higher score twice running is possible.

# The label of an option, at most 45 characters
format-swiss-option-forfeit-counts-as-bye-label = A win by forfeit counts as a bye

# The option forfeit_counts_as_bye; at most 100 characters are shown
format-swiss-option-forfeit-counts-as-bye = Does the bye go first to others than those who have won by forfeit?

# A reason (rule.forfeit_counts_as_bye.yes)
format-swiss-rule-forfeit-counts-as-bye-yes = Who has won by forfeit gets a bye only after everybody else.

# A reason (rule.forfeit_counts_as_bye.no)
format-swiss-rule-forfeit-counts-as-bye-no = A win by forfeit does not count as a bye.

# The label of an option, at most 45 characters
format-swiss-option-acceleration-label = Acceleration

# The option acceleration; at most 100 characters are shown
format-swiss-option-acceleration = Baku acceleration: does the upper half begin with virtual points?

# A reason (rule.acceleration.yes)
format-swiss-rule-acceleration-yes = The upper half begins with virtual points, for pairing only (Baku acceleration).

# A reason (rule.acceleration.no)
format-swiss-rule-acceleration-no = Nobody begins with virtual points.
