### What the format COP says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-cop-title = COP

# A sentence about the format
format-cop-summary = Groups or a round robin, then a Swiss, then pairings weighed by simulating the rest.

# A reason (rule.rounds). $value
format-cop-rule-rounds = { $value } { $value ->
    [one] round is
   *[other] rounds are
    } played.

# A reason (rule.opening.auto)
format-cop-rule-opening-auto = It opens with a whole round robin where that fits, else with Initial Fontes.

# A reason (rule.opening.round_robin)
format-cop-rule-opening-round-robin = It opens with a whole round robin.

# A reason (rule.opening.initial_fontes)
format-cop-rule-opening-initial-fontes = It opens with Initial Fontes.

# A reason (rule.opening.swiss)
format-cop-rule-opening-swiss = It opens with Swiss rounds.

# A reason (rule.round_robin_margin). $value
format-cop-rule-round-robin-margin = A round robin fits if at least { $value } { $value ->
    [one] round is
   *[other] rounds are
    } left after it.

# A reason (rule.first_cop_round). $value
format-cop-rule-first-cop-round = COP pairs from round { $value } on.

# A reason (rule.first_cop_round.default). $value
format-cop-rule-first-cop-round-default = COP pairs from round { $value } on, or right after a round robin.

# A reason (rule.place_prizes). $value
format-cop-rule-place-prizes = { $value } { $value ->
    [one] place wins
   *[other] places win
    } a prize.

# A reason (rule.class_prizes). $value
format-cop-rule-class-prizes = Prizes for classes B, C and so on: { $value }.

# A reason (rule.simulations). $value
format-cop-rule-simulations = For each pairing the rest is simulated { $value } times.

# A reason (rule.always_wins_simulations). $value
format-cop-rule-always-wins-simulations = { $value } simulations decide who controls their destiny.

# A reason (rule.always_wins_tolerance). $value
format-cop-rule-always-wins-tolerance = A player who wins all but at most this share of them counts as always winning: { $value }.

# A reason (rule.gibson_spread). $value
format-cop-rule-gibson-spread = The greatest margin of a game, from the last round backwards; the last value goes on: { $value }.

# A reason (rule.hopefulness). $value
format-cop-rule-hopefulness = Contenders reach a place in more than this share of simulations, from the last round backwards: { $value }.

# A reason (rule.control_loss_thresholds). $value
format-cop-rule-control-loss-thresholds = Destiny is at stake if more than this share of wins is lost, from the last round backwards: { $value }.

# A reason (rule.control_loss_activation_round). $value
format-cop-rule-control-loss-activation-round = From round { $value } on the leader is steered.

# A reason (rule.margins.uniform)
format-cop-rule-margins-uniform = Margins of simulated games are spread evenly.

# A reason (rule.margins.half_normal)
format-cop-rule-margins-half-normal = Margins of simulated games are spread like half a bell curve.

# A reason (rule.bye_spread). $value
format-cop-rule-bye-spread = A bye wins a spread of { $value }; a forfeit or an absence loses as much.

# A reason (rule.allow_repeat_byes.yes)
format-cop-rule-allow-repeat-byes-yes = A player may have a second bye.

# A reason (rule.allow_repeat_byes.no)
format-cop-rule-allow-repeat-byes-no = Nobody has a second bye where that can be avoided.

# A reason (rule.top_down_byes.yes)
format-cop-rule-top-down-byes-yes = Byes go to the top of the standings first.

# A reason (rule.top_down_byes.no)
format-cop-rule-top-down-byes-no = Byes go to the bottom of the standings first.

# A reason (rule.lone_leader_bye.yes)
format-cop-rule-lone-leader-bye-yes = A Gibsonized leader who is the only Gibsonized player may have the bye.

# A reason (rule.lone_leader_bye.no)
format-cop-rule-lone-leader-bye-no = A Gibsonized leader who is the only Gibsonized player does not get the bye for that.

# A reason (rule.usual_low). $value
format-cop-rule-usual-low = Herald asks about scores below { $value }, but takes them.

# A reason (rule.usual_high). $value
format-cop-rule-usual-high = Herald asks about scores above { $value }, but takes them.

# A reason (rule.usual_margin). $value
format-cop-rule-usual-margin = Herald asks about margins above { $value }, but takes them.

# A reason (rule.prohibitive). $value
format-cop-rule-prohibitive = What must not happen weighs { $value }.

# A reason (rule.based_on). $value
format-cop-rule-based-on = Rounds paired on older standings, as 9:7 for round 9 on those after round 7: { $value }.

# A reason (rule.prepaired). $value
format-cop-rule-prepaired = Games fixed beforehand: { $value }.

# A reason (took_the_seat). $who1 a player, $who2 a player
format-cop-took-the-seat = { $who1 } has come in while the round was out and plays { $who2 }, who had the bye.

# A reason (fixed_table). $who1 a player, $table
format-cop-fixed-table = { $who1 } always plays at table { $table }.

# A reason (fixed_table_beyond). $who1 a player, $table, $last the last table, $board
format-cop-fixed-table-beyond = { $who1 }'s own table { $table } is beyond the last, { $last }: table { $board } instead.

# A reason (missed_lost). $who1 a player, $rounds, $spread
format-cop-missed-lost = Rounds without { $who1 } so far: { $rounds }. They count as lost by { $spread }.

# A reason (column_repeats). $times, $weight
format-cop-column-repeats = Repeats: { $weight }. Games of the two with each other so far: { $times }.

# A reason (column_byes). $times, $weight
format-cop-column-byes = Repeats: { $weight }. Byes so far: { $times }.

# A reason (column_rank). $weight
format-cop-column-rank = Rank difference: { $weight }, the number of ranks between them. No prize depends on it.

# A reason (column_rank_cubed). $apart, $weight
format-cop-column-rank-cubed = Rank difference: { $weight }, the third power of { $apart }. A prize can still be won.

# A reason (column_window). $who1 a player, $lowest, $off, $weight
format-cop-column-window = Can catch: { $weight }, twice the third power of { $off }. The lowest player who can catch { $who1 } is rank { $lowest }, and { $who1 } should meet that player.

# A reason (column_broken_last_round)
format-cop-column-broken-last-round = King of the Hill: broken. The neighbours of the last round could not all be kept.

# A reason (column_broken_repeat_bye)
format-cop-column-broken-repeat-bye = Repeats: broken. Someone had to have another bye.

# A reason (column_broken_gibson)
format-cop-column-broken-gibson = Gibson: broken. No round keeps every Gibsonized player away from the contenders.

# A reason (column_broken_control)
format-cop-column-broken-control = Control: broken. No round gives the leader the planned opponent.

# A reason (column_broken_beyond). $who1 a player, $who2 a player
format-cop-column-broken-beyond = Can catch: broken. { $who2 } is below the lowest who can catch { $who1 }; no round avoids that.

# A reason (column_broken_back_to_back)
format-cop-column-broken-back-to-back = Repeats: broken. No round keeps all of last round's opponents apart.

# A reason (mark_gibsonized)
format-cop-mark-gibsonized = Gibsonized: can no longer lose their place to anyone below.

# A reason (mark_first). $share
format-cop-mark-first = Contenders for first place: first in more than { $share } of the simulations.

# A reason (mark_prize). $prizes, $share
format-cop-mark-prize = Contenders for a prize ({ $prizes }): among them in more than { $share } of the simulations.

# A reason (mark_destiny_lost). $loss
format-cop-mark-destiny-lost = Control of destiny: wins the event by beating the leader, and loses { $loss } of that chance without that game.

# A reason (mark_destiny_kept). $loss
format-cop-mark-destiny-kept = Control of destiny: wins the event by winning every game, and loses only { $loss } of that chance without meeting the leader.

# A reason (mark_first_recorded). $round
format-cop-mark-first-recorded = Contenders for first place, as of the pairing of round { $round }.

# A reason (mark_prize_recorded). $round
format-cop-mark-prize-recorded = Contenders for a prize, as of the pairing of round { $round }.

# A reason (mark_destiny_lost_recorded). $loss, $round
format-cop-mark-destiny-lost-recorded = Control of destiny, as of the pairing of round { $round }: would lose { $loss } of their chance without meeting the leader.

# A reason (mark_destiny_kept_recorded). $loss, $round
format-cop-mark-destiny-kept-recorded = Control of destiny, as of the pairing of round { $round }: would lose only { $loss } of their chance without meeting the leader.

# A reason (too_new)
format-cop-too-new = A round can only be paired on the standings before it.

# A reason (no_game)
format-cop-no-game = A prepaired game needs two different players, or a player and bye.

# A reason (seated_twice)
format-cop-seated-twice = A player is prepaired twice in one round.

# A reason (published). $check_sum
format-cop-published = The published rules of this event have the checksum { $check_sum }.

# A reason (published_changed). $before, $check_sum
format-cop-published-changed = The published rules have been changed: their checksum was { $before } and is now { $check_sum }.

# A reason (round_round_robin). $of_schedule, $round, $rounds, $schedule
format-cop-round-round-robin = Round { $round } of { $rounds }: round robin, round { $of_schedule } of { $schedule }.

# A reason (round_initial_fontes). $of_schedule, $round, $rounds, $schedule
format-cop-round-initial-fontes = Round { $round } of { $rounds }: groups, round { $of_schedule } of { $schedule }.

# A reason (round_swiss). $round, $rounds
format-cop-round-swiss = Round { $round } of { $rounds }: Swiss without repeats.

# A reason (round_cop). $round, $rounds
format-cop-round-cop = Round { $round } of { $rounds }: COP.

# A reason (older_standings). $round
format-cop-older-standings = The round is paired on the standings after round { $round }.

# A reason (prepaired)
format-cop-prepaired = This was fixed beforehand by a director.

# A reason (prepaired_dropped). $who1 a player
format-cop-prepaired-dropped = A game prepaired for { $who1 } is not played: the other player has left, or has the round off.

# A reason (fontes_group). $group, $players
format-cop-fontes-group = Group { $group } was drawn: { $players } { $players ->
    [one] player
   *[other] players
    }, spread over the whole seeding.

# A reason (groups_lost)
format-cop-groups-lost = The drawn groups are no longer known; the round is paired as a Swiss round.

# A reason (schedule). $who1 a player, $who2 a player
format-cop-schedule = { $who1 } and { $who2 } meet by the schedule.

# A reason (bye_schedule). $who1 a player
format-cop-bye-schedule = { $who1 } is free by the schedule.

# A reason (bye_left_alone). $who1 a player
format-cop-bye-left-alone = { $who1 } has the bye: the opponent of the schedule is not there.

# A reason (swiss_level). $who1 a player, $who2 a player, $other_rank, $rank, $wins
format-cop-swiss-level = { $who1 } (rank { $rank }) and { $who2 } (rank { $other_rank }) both have { $wins } { $wins ->
    [one] win
   *[other] wins
    }: top half against bottom half.

# A reason (swiss_float). $who1 a player, $who2 a player, $other_rank, $other_wins, $rank, $wins
format-cop-swiss-float = { $who1 } (rank { $rank }, { $wins } { $wins ->
    [one] win
   *[other] wins
    }) and { $who2 } (rank { $other_rank }, { $other_wins } { $other_wins ->
    [one] win
   *[other] wins
    }) meet across groups.

# A reason (bye_swiss). $who1 a player
format-cop-bye-swiss = { $who1 } has the bye: of those with the fewest byes, { $who1 } is next in turn.

# A reason (simulated). $factor, $games, $margins, $players, $rounds_left, $simulations
format-cop-simulated = The last { $rounds_left } rounds were simulated { $simulations } times for { $players } players (highest factor { $factor }, { $margins } margins, { $games } games).

# A reason (gibsonized). $who1 a player, $place
format-cop-gibsonized = { $who1 } is Gibsonized: nobody below can still take place { $place }.

# A reason (cashers). $who1 a player, $who2 a player, $absolute_rank, $hopeful_rank, $prizes, $share
format-cop-cashers = Down to rank { $hopeful_rank } ({ $who1 }) players reach one of the { $prizes } prizes in more than { $share } of the simulations; down to rank { $absolute_rank } ({ $who2 }) they reach one at all.

# A reason (contender). $who1 a player, $place, $rank
format-cop-contender = For place { $place } or better the lowest contender is { $who1 }, rank { $rank }.

# A reason (destiny_at_stake). $who2 a player, $loss, $rank, $simulations, $threshold, $wins
format-cop-destiny-at-stake = { $who2 } (rank { $rank }) wins the event by winning every game against the leader, but loses { $loss } of that chance otherwise ({ $wins } of { $simulations } simulations won; the threshold is { $threshold }): destiny is at stake.

# A reason (destiny_safe). $who2 a player, $loss, $rank, $simulations, $threshold, $wins
format-cop-destiny-safe = { $who2 } (rank { $rank }) wins the event by winning every game against the leader, and loses only { $loss } of that chance otherwise ({ $wins } of { $simulations } simulations won; the threshold is { $threshold }).

# A reason (nearly_destiny_at_stake). $who2 a player, $always, $loss, $rank, $simulations, $threshold, $wins
format-cop-nearly-destiny-at-stake = { $who2 } (rank { $rank }) wins the event by winning every game against the leader (in { $always } of { $simulations } simulations), but loses { $loss } of that chance otherwise ({ $wins } won; the threshold is { $threshold }): destiny is at stake.

# A reason (nearly_destiny_safe). $who2 a player, $always, $loss, $rank, $simulations, $threshold, $wins
format-cop-nearly-destiny-safe = { $who2 } (rank { $rank }) wins the event by winning every game against the leader (in { $always } of { $simulations } simulations), and loses only { $loss } of that chance otherwise ({ $wins } won; the threshold is { $threshold }).

# A reason (steered). $who1 a player, $who2 a player, $rank
format-cop-steered = The leader { $who1 } plays { $who2 } (rank { $rank }), or the player one rank above if enough rounds are left.

# A reason (steered_to_nobody). $who1 a player, $who2 a player, $rank
format-cop-steered-to-nobody = { $who2 } (rank { $rank }) should play the leader { $who1 }, but the two have just met.

# A reason (dropped_back_to_back). $pairs
format-cop-dropped-back-to-back = No other complete round: { $pairs } { $pairs ->
    [one] pair meets
   *[other] pairs meet
    } again at once.

# A reason (dropped_beyond). $pairs, $ranks
format-cop-dropped-beyond = No other complete round: the window of contenders was widened by { $ranks } { $ranks ->
    [one] rank
   *[other] ranks
    } ({ $pairs } { $pairs ->
    [one] pair
   *[other] pairs
    }).

# A reason (dropped_control)
format-cop-dropped-control = No other complete round: the leader plays someone else than planned.

# A reason (dropped_gibson)
format-cop-dropped-gibson = No other complete round: a Gibsonized player meets a contender, or misses the bye.

# A reason (dropped_repeat_bye). $who1 a player
format-cop-dropped-repeat-bye = No other complete round: { $who1 } has another bye.

# A reason (dropped_last_round). $pairs
format-cop-dropped-last-round = No other complete round: { $pairs } { $pairs ->
    [one] pair leaves
   *[other] pairs leave
    } the order of the last round.

# A reason (chances). $who1 a player, $best, $counts, $prize, $worst
format-cop-chances = Places still possible for { $who1 }: { $best } to { $worst }; a prize in { $prize } (places: { $counts }).

# A reason (weights_sum). $prohibitive, $sum
format-cop-weights-sum = The weights of the round add up to { $sum }; what must not happen weighs { $prohibitive }.

# A reason (pair_weights). $who1 a player, $who2 a player, $other_rank, $rank, $total
format-cop-pair-weights = { $who1 } (rank { $rank }) and { $who2 } (rank { $other_rank }) weigh { $total }.

# A reason (bye_weights). $who1 a player, $rank, $total
format-cop-bye-weights = The bye of { $who1 } (rank { $rank }) weighs { $total }.

# A reason (hill). $who1 a player, $who2 a player
format-cop-hill = { $who1 } and { $who2 } are neighbours who can still win a prize: King of the Hill.

# A reason (class_prize). $who1 a player, $who2 a player
format-cop-class-prize = { $who1 } and { $who2 } play for a prize of their class.

# A reason (destiny). $who1 a player, $who2 a player
format-cop-destiny = The leader { $who1 } plays { $who2 }, who is next to control their own destiny.

# A reason (bye_gibson). $who1 a player
format-cop-bye-gibson = { $who1 } is Gibsonized, and the bye goes to Gibsonized players first.

# A reason (bye_top_down). $who1 a player
format-cop-bye-top-down = { $who1 } has the bye: the best of those with the fewest byes.

# A reason (bye_contender). $who1 a player
format-cop-bye-contender = { $who1 } has the bye: everybody who has had none can hope for a prize, and { $who1 } is the lowest of them.

# A reason (repeat). $who1 a player, $who2 a player, $times
format-cop-repeat = { $who1 } and { $who2 } meet again; games with each other so far: { $times }.

# A reason (back_to_back). $who1 a player, $who2 a player
format-cop-back-to-back = { $who1 } and { $who2 } met in the round before this one.

# A reason (parted_by_spread). $who1 a player, $who2 a player
format-cop-parted-by-spread = { $who1 } is above { $who2 }: as many wins, more spread.

# A name of rounds, groups, sides or choices
format-cop-name-rounds = Rounds

# A name of rounds, groups, sides or choices
format-cop-name-prizes = Prizes

# A name of rounds, groups, sides or choices
format-cop-name-thresholds = Thresholds

# A name of rounds, groups, sides or choices
format-cop-name-simulations = Simulations

# A name of rounds, groups, sides or choices
format-cop-name-byes = Byes

# A name of rounds, groups, sides or choices
format-cop-name-scores = Scores

# A name of rounds, groups, sides or choices
format-cop-name-by-hand = By hand

# The head of a column of the standings, at most 12 characters
format-cop-head-spread = Spread

# What the column Spread is
format-cop-column-spread = The sum of all score differences.

# What class is, a column of an import
format-cop-field-class = The class for class prizes: B, C and so on; empty or A is the top class.

# What table is, a column of an import
format-cop-field-table = The table where the player always plays, for a camera, say, or to get there; empty for none.

# The option rounds; at most 100 characters are shown
format-cop-option-rounds = How many rounds are played.

# The label of an option, at most 45 characters
format-cop-option-opening-label = Opening

# The option opening; at most 100 characters are shown
format-cop-option-opening = The opening: auto takes a whole round robin if it fits, else Initial Fontes.

# The label of an option, at most 45 characters
format-cop-option-round-robin-margin-label = Round robin margin

# The option round_robin_margin; at most 100 characters are shown
format-cop-option-round-robin-margin = A round robin fits if at least this many rounds are left after it.

# The label of an option, at most 45 characters
format-cop-option-first-cop-round-label = First COP round

# The option first_cop_round; at most 100 characters are shown
format-cop-option-first-cop-round = The first round paired by COP; empty means the second half.

# The label of an option, at most 45 characters
format-cop-option-place-prizes-label = Place prizes

# The option place_prizes; at most 100 characters are shown
format-cop-option-place-prizes = How many places win a prize.

# The label of an option, at most 45 characters
format-cop-option-class-prizes-label = Class prizes

# The option class_prizes; at most 100 characters are shown
format-cop-option-class-prizes = How many prizes classes B, C, ... have; A, the top class, none.

# The option simulations; at most 100 characters are shown
format-cop-option-simulations = How often the rest is simulated.

# The label of an option, at most 45 characters
format-cop-option-always-wins-simulations-label = Simulations of who always wins

# The option always_wins_simulations; at most 100 characters are shown
format-cop-option-always-wins-simulations = How many simulations decide who controls their destiny.

# The label of an option, at most 45 characters
format-cop-option-always-wins-tolerance-label = Tolerance of who always wins

# The option always_wins_tolerance; at most 100 characters are shown
format-cop-option-always-wins-tolerance = A player who wins all but at most this share of the simulations counts as always winning.

# The label of an option, at most 45 characters
format-cop-option-gibson-spread-label = Gibson spread

# The option gibson_spread; at most 100 characters are shown
format-cop-option-gibson-spread = The greatest margin of a game, from the last round backwards; the last value goes on.

# The label of an option, at most 45 characters
format-cop-option-hopefulness-label = Hopefulness

# The option hopefulness; at most 100 characters are shown
format-cop-option-hopefulness = Contenders reach a place in more than this share of simulations, from the last round backwards.

# The label of an option, at most 45 characters
format-cop-option-control-loss-thresholds-label = Control loss thresholds

# The option control_loss_thresholds; at most 100 characters are shown
format-cop-option-control-loss-thresholds = If more wins than this share are lost, destiny is at stake; from the last round backwards.

# The label of an option, at most 45 characters
format-cop-option-control-loss-activation-round-label = Control loss from round

# The option control_loss_activation_round; at most 100 characters are shown
format-cop-option-control-loss-activation-round = From this round on the leader is steered; empty: the last four rounds.

# The label of an option, at most 45 characters
format-cop-option-margins-label = Margins

# The option margins; at most 100 characters are shown
format-cop-option-margins = How the margins of simulated games are spread.

# The label of an option, at most 45 characters
format-cop-option-bye-spread-label = Bye spread

# The option bye_spread; at most 100 characters are shown
format-cop-option-bye-spread = The spread won by a bye, and lost by a forfeit or an absence.

# The label of an option, at most 45 characters
format-cop-option-allow-repeat-byes-label = Allow repeat byes

# The option allow_repeat_byes; at most 100 characters are shown
format-cop-option-allow-repeat-byes = May a player have a second bye?

# The label of an option, at most 45 characters
format-cop-option-top-down-byes-label = Byes from the top down

# The option top_down_byes; at most 100 characters are shown
format-cop-option-top-down-byes = Do byes go to the top of the standings first?

# The label of an option, at most 45 characters
format-cop-option-lone-leader-bye-label = Bye for a lone leader

# The option lone_leader_bye; at most 100 characters are shown
format-cop-option-lone-leader-bye = Does the bye go to a Gibsonized leader who is the only Gibsonized player?

# The label of an option, at most 45 characters
format-cop-option-usual-low-label = Lowest usual score

# The option usual_low; at most 100 characters are shown
format-cop-option-usual-low = Herald asks about scores below this, but takes them.

# The label of an option, at most 45 characters
format-cop-option-usual-high-label = Highest usual score

# The option usual_high; at most 100 characters are shown
format-cop-option-usual-high = Herald asks about scores above this, but takes them.

# The label of an option, at most 45 characters
format-cop-option-usual-margin-label = Largest usual margin

# The option usual_margin; at most 100 characters are shown
format-cop-option-usual-margin = Herald asks about larger margins, but takes them.

# The label of an option, at most 45 characters
format-cop-option-prohibitive-label = Prohibitive weight

# The option prohibitive; at most 100 characters are shown
format-cop-option-prohibitive = The weight of what must not happen; empty means: above any other sum.

# The label of an option, at most 45 characters
format-cop-option-based-on-label = Rounds on older standings

# The option based_on; at most 100 characters are shown
format-cop-option-based-on = Rounds paired on older standings: 9:7 means round 9 on the standings after round 7.

# The label of an option, at most 45 characters
format-cop-option-prepaired-label = Prepaired games

# The option prepaired; at most 100 characters are shown
format-cop-option-prepaired = Games fixed beforehand: 9 Ada - Ben means that the two meet in round 9; 9 Ada - bye is a bye.
