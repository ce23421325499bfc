### What the format Swiss elimination says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-swiss-elimination-title = Swiss elimination

# A sentence about the format
format-swiss-elimination-summary = Matches by rank from a table; winners take the better rank, and every place is played out.

# A reason (rule.table.eight)
format-swiss-elimination-rule-table-eight = 8 players have a seat.

# A reason (rule.table.thirty_two)
format-swiss-elimination-rule-table-thirty-two = 32 players have a seat.

# A reason (rule.table.wpf_gp_2023)
format-swiss-elimination-rule-table-wpf-gp-2023 = 16 players have a seat, and meet as in the Grand Prix of 2023.

# A reason (rule.matches). $value
format-swiss-elimination-rule-matches = The matches follow a table of the directors: { $value }.

# A reason (rule.puzzle_choice.preferences)
format-swiss-elimination-rule-puzzle-choice-preferences = Players pick the puzzles by their preference lists.

# A reason (rule.puzzle_choice.predetermined)
format-swiss-elimination-rule-puzzle-choice-predetermined = Puzzles are played in the order of the pools.

# A reason (rule.online_puzzles). $value
format-swiss-elimination-rule-online-puzzles = Puzzles for the online stage: { $value }.

# A reason (rule.live_puzzles). $value
format-swiss-elimination-rule-live-puzzles = Puzzles for the live stage: { $value }.

# A reason (rule.complete_lists.yes)
format-swiss-elimination-rule-complete-lists-yes = A preference list that ends early is filled up in the order of the pool.

# A reason (rule.complete_lists.no)
format-swiss-elimination-rule-complete-lists-no = A preference list must name every puzzle.

# A reason (rule.best_rounds). $value
format-swiss-elimination-rule-best-rounds = The best { $value } regular { $value ->
    [one] round adds
   *[other] rounds add
    } up to eligibility.

# A reason (rule.invited). $value
format-swiss-elimination-rule-invited = The { $value } most eligible are invited.

# A reason (rule.sign_up_confirms.yes)
format-swiss-elimination-rule-sign-up-confirms-yes = Everybody who does not say no counts as coming.

# A reason (rule.sign_up_confirms.no)
format-swiss-elimination-rule-sign-up-confirms-no = Only those who say yes get a seat.

# A reason (rule.online_minutes). $value
format-swiss-elimination-rule-online-minutes = A puzzle online may take { $value } { $value ->
    [one] minute
   *[other] minutes
    }.

# A reason (rule.unsolved_minutes). $value
format-swiss-elimination-rule-unsolved-minutes = A wrong or missing answer counts as { $value } { $value ->
    [one] minute
   *[other] minutes
    } more than that.

# A reason (rule.live_limit_minutes). $value
format-swiss-elimination-rule-live-limit-minutes = Live, the worse seed has to solve in less than { $value } { $value ->
    [one] minute
   *[other] minutes
    }.

# A reason (unknown_table). $known
format-swiss-elimination-unknown-table = There is no such match table; I know { $known }.

# A reason (bad_table). $line
format-swiss-elimination-bad-table = The match table can't be played: look at line { $line }.

# A reason (doubled_puzzle). $venue
format-swiss-elimination-doubled-puzzle = Two puzzles of the { $venue } pool have the same code.

# A reason (too_few_puzzles). $rounds, $venue
format-swiss-elimination-too-few-puzzles = The { $venue } stage has { $rounds } rounds; its pool needs as many puzzles, or none.

# A reason (listed_unclear)
format-swiss-elimination-listed-unclear = write yes or no, or leave it empty

# A reason (listed_score). $place, $rounds, $score
format-swiss-elimination-listed-score = place { $place }: { $score } points from { $rounds } { $rounds ->
    [one] round
   *[other] rounds
    }

# A reason (listed_score_outside). $place, $rounds, $score
format-swiss-elimination-listed-score-outside = place { $place }, not invited: { $score } points from { $rounds } { $rounds ->
    [one] round
   *[other] rounds
    }

# A reason (listed_rating). $place, $score
format-swiss-elimination-listed-rating = place { $place }: { $score } points, given as rating

# A reason (listed_rating_outside). $place, $score
format-swiss-elimination-listed-rating-outside = place { $place }, not invited: { $score } points, given as rating

# A reason (listed_nothing)
format-swiss-elimination-listed-nothing = no score in any round

# A reason (seeded_by_round_places). $who1 a player, $who2 a player
format-swiss-elimination-seeded-by-round-places = { $who1 } is seeded above { $who2 }: equal eligibility, but better places in single regular rounds.

# A reason (reserve). $who1 a player, $place
format-swiss-elimination-reserve = { $who1 } is a reserve (place { $place }) and moves up if someone drops out before the first round.

# A reason (not_invited). $who1 a player, $place
format-swiss-elimination-not-invited = { $who1 } (place { $place }) is not among those invited.

# A reason (not_coming). $who1 a player, $place
format-swiss-elimination-not-coming = { $who1 } (place { $place }) has not said yes to the live finals.

# A reason (reveal). $missing, $players, $unchecked
format-swiss-elimination-reveal = Reveal the online results? Until then only directors see lists, puzzles and times. Times are still missing from { $missing } of { $players } players; answers not checked yet, which would count as wrong: { $unchecked }.

# A reason (draw_list)
format-swiss-elimination-draw-list = Nobody has sent in a preference list, so a drawn one counts for all rounds. Draw it now?

# A reason (choose_live). $who1 a player, $rank, $round
format-swiss-elimination-choose-live = { $who1 } holds rank { $rank } and chooses the puzzle of round { $round }.

# A reason (matches). $matches, $round, $venue
format-swiss-elimination-matches = Round { $round }, { $venue }: { $matches } { $matches ->
    [one] match
   *[other] matches
    }.

# A reason (heats). $heats
format-swiss-elimination-heats = The matches are played in heats { $heats } on one puzzle: keep later heats away from it.

# A reason (predetermined). $puzzle
format-swiss-elimination-predetermined = The puzzle of the round is { $puzzle }, as fixed beforehand.

# A reason (picked). $who1 a player, $puzzle
format-swiss-elimination-picked = The puzzle of the round is { $puzzle }, the first unused one on the list of { $who1 }, who has the pick.

# A reason (picked_reversed). $who1 a player, $puzzle
format-swiss-elimination-picked-reversed = The puzzle of the round is { $puzzle }, the last unused one on the list of { $who1 }, who has the pick but does not solve in this round.

# A reason (picked_by_lot). $puzzle
format-swiss-elimination-picked-by-lot = The puzzle of the round is { $puzzle }, the first unused one on the drawn list.

# A reason (chosen). $who1 a player, $puzzle, $rank
format-swiss-elimination-chosen = The puzzle of the round is { $puzzle }, chosen by { $who1 }, who holds rank { $rank }.

# A reason (pick_passed_no_list). $who1 a player, $who2 a player
format-swiss-elimination-pick-passed-no-list = { $who1 } would have the pick before { $who2 }, but has not sent in a list.

# A reason (pick_passed_done). $who1 a player, $who2 a player
format-swiss-elimination-pick-passed-done = { $who1 } would have the pick before { $who2 }, but solves no more puzzles online.

# A reason (pick_passed_bracket). $who1 a player, $who2 a player, $bracket
format-swiss-elimination-pick-passed-bracket = { $who1 } has the better seed than { $who2 }, but is in a worse bracket ({ $bracket }).

# A reason (match). $who1 a player, $who2 a player, $bracket, $code, $other_rank, $rank
format-swiss-elimination-match = { $who1 } holds rank { $rank }, { $who2 } rank { $other_rank }: match { $code }, { $bracket }.

# A reason (heat). $heat
format-swiss-elimination-heat = Heat { $heat }.

# A reason (bye). $who1 a player, $code, $rank
format-swiss-elimination-bye = { $who1 } holds rank { $rank }: match { $code } is against a virtual bye.

# A reason (opponent_gone). $who1 a player, $who2 a player, $code
format-swiss-elimination-opponent-gone = { $who1 } wins match { $code } without playing: { $who2 } is absent.

# A reason (online_faster). $who1 a player, $who2 a player, $other_time, $time
format-swiss-elimination-online-faster = { $who1 } was faster than { $who2 }: { $time } against { $other_time }.

# A reason (online_unsolved). $who1 a player, $who2 a player, $time
format-swiss-elimination-online-unsolved = { $who1 } solved the puzzle in { $time }, { $who2 } did not.

# A reason (online_equal). $who1 a player, $who2 a player, $time
format-swiss-elimination-online-equal = { $who1 } and { $who2 } have the same official time, { $time }; the better seed wins.

# A reason (live_faster). $who1 a player, $who2 a player, $other_time, $time
format-swiss-elimination-live-faster = { $who1 } was faster than { $who2 }: { $time } against { $other_time }.

# A reason (live_only_correct). $who1 a player, $time
format-swiss-elimination-live-only-correct = { $who1 } had the only correct answer ({ $time }) when the match stopped.

# A reason (live_none_correct). $who1 a player
format-swiss-elimination-live-none-correct = There was no correct answer when the match stopped: { $who1 } has the better seed.

# A reason (live_over_limit). $who1 a player, $who2 a player, $limit, $other_time
format-swiss-elimination-live-over-limit = { $who2 } was not in time ({ $other_time }, the limit is { $limit }): { $who1 } has the better seed.

# A reason (live_equal). $who1 a player, $who2 a player, $time
format-swiss-elimination-live-equal = { $who1 } and { $who2 } have the same official time, { $time }; the better seed wins.

# A reason (live_too_close). $who1 a player
format-swiss-elimination-live-too-close = The judges can't tell who was faster: { $who1 } has the better seed.

# A reason (live_decided). $who1 a player
format-swiss-elimination-live-decided = The judges decided for { $who1 }; their decision is final.

# A reason (both_absent). $who1 a player, $who2 a player
format-swiss-elimination-both-absent = Neither { $who1 } nor { $who2 } showed up: { $who1 } has the better seed.

# A reason (reveal_final). $who1 a player, $place
format-swiss-elimination-reveal-final = { $who1 } finishes in place { $place }.

# A reason (reveal_one_match). $who1 a player, $who2 a player, $best, $worst
format-swiss-elimination-reveal-one-match = { $who1 } and { $who2 } play one match for places { $best } and { $worst }.

# A reason (reveal_alone). $who1 a player, $best, $matches, $rank, $worst
format-swiss-elimination-reveal-alone = { $who1 } holds rank { $rank } and plays { $matches } for places { $best } to { $worst }.

# A reason (reveal_two). $who1 a player, $who2 a player, $best, $matches, $other_rank, $rank, $worst
format-swiss-elimination-reveal-two = { $who1 } and { $who2 } hold ranks { $rank } and { $other_rank } and play { $matches } for places { $best } to { $worst }.

# A reason (champion). $who1 a player
format-swiss-elimination-champion = { $who1 } has won the playoffs.

# A reason (finished). $who1 a player, $place
format-swiss-elimination-finished = { $who1 } has finished in place { $place }.

# A reason (to_play). $who1 a player, $best, $matches, $worst
format-swiss-elimination-to-play = { $who1 } plays { $matches } for places { $best } to { $worst }.

# A reason (no_seat). $who1 a player
format-swiss-elimination-no-seat = { $who1 } has no seat in the playoffs.

# A reason (problem.unknown_puzzle)
format-swiss-elimination-problem-unknown-puzzle = is not a puzzle of the pool

# A reason (problem.unknown_round)
format-swiss-elimination-problem-unknown-round = is not a round of the table

# A reason (problem.live_round)
format-swiss-elimination-problem-live-round = is played live: no list is read for it

# A reason (problem.not_asked)
format-swiss-elimination-problem-not-asked = no preference lists are asked for here

# A reason (problem.unreadable)
format-swiss-elimination-problem-unreadable = can't be read

# A reason (problem.bad_time)
format-swiss-elimination-problem-bad-time = has a time that can't be read; write it like 6:43.2

# A reason (problem.closed)
format-swiss-elimination-problem-closed = this can no longer be sent in: play has moved on

# A reason (problem.not_open_yet)
format-swiss-elimination-problem-not-open-yet = this can be sent in once the online stage has started

# A reason (problem.no_seat)
format-swiss-elimination-problem-no-seat = only players with a seat in the playoffs can hand this in

# A reason (problem.started_before)
format-swiss-elimination-problem-started-before = has been started already: its clock is running

# A reason (problem.not_started_yet)
format-swiss-elimination-problem-not-started-yet = has not been started

# A reason (problem.nothing_to_check)
format-swiss-elimination-problem-nothing-to-check = has no answer in time that could be checked

# A reason (problem.judges_only)
format-swiss-elimination-problem-judges-only = only judges make this entry

# A reason (problem.nothing_to_take_back)
format-swiss-elimination-problem-nothing-to-take-back = there is no entry to take back

# A reason (problem.not_started)
format-swiss-elimination-problem-not-started = the match has not been started

# A reason (problem.already_started)
format-swiss-elimination-problem-already-started = the match has been started already

# A reason (problem.not_handed_in)
format-swiss-elimination-problem-not-handed-in = this player's sheet has not been turned in

# A reason (problem.not_solving)
format-swiss-elimination-problem-not-solving = this player is not at the puzzle now

# A reason (problem.not_graded_now)
format-swiss-elimination-problem-not-graded-now = this player's sheet is not with the grader

# A reason (problem.before_handed_in)
format-swiss-elimination-problem-before-handed-in = the sheet had not been turned in at that time

# A reason (problem.minute_missing)
format-swiss-elimination-problem-minute-missing = the minute of the wrong answer is missing in this official time

# A reason (problem.minute_not_up)
format-swiss-elimination-problem-minute-not-up = the sheet goes back once the full minute is over

# A reason (problem.nothing_to_return)
format-swiss-elimination-problem-nothing-to-return = there is no sheet to return to this player

# A reason (problem.no_spare_sheets)
format-swiss-elimination-problem-no-spare-sheets = there are no spare sheets in this match

# A reason (problem.second_new_sheet)
format-swiss-elimination-problem-second-new-sheet = this player has already had a new sheet in this match

# A reason (problem.held)
format-swiss-elimination-problem-held = the match is on hold: let it go on first, or decide it

# A reason (problem.not_held)
format-swiss-elimination-problem-not-held = the match is not on hold

# A reason (problem.limit_not_reached)
format-swiss-elimination-problem-limit-not-reached = the time limit has not been reached

# A reason (problem.may_be_in_time)
format-swiss-elimination-problem-may-be-in-time = the sheet of the worse seed may still be in time: it must be graded first

# A reason (problem.not_in_this_match)
format-swiss-elimination-problem-not-in-this-match = this player is not in this match

# A name of rounds, groups, sides or choices. $number
format-swiss-elimination-name-round-number = Round { $number }

# A name of rounds, groups, sides or choices. $number
format-swiss-elimination-name-round-number-online = Round { $number }, online

# A name of rounds, groups, sides or choices. $number
format-swiss-elimination-name-round-number-live = Round { $number }, live

# A name of rounds, groups, sides or choices
format-swiss-elimination-name-online = online

# A name of rounds, groups, sides or choices
format-swiss-elimination-name-live = live

# A name of rounds, groups, sides or choices
format-swiss-elimination-name-winners-bracket = winner's bracket

# A name of rounds, groups, sides or choices
format-swiss-elimination-name-losers-bracket = loser's bracket

# A name of rounds, groups, sides or choices
format-swiss-elimination-name-placement-bracket = placement bracket

# A name of rounds, groups, sides or choices
format-swiss-elimination-name-championship = championship

# A name of rounds, groups, sides or choices
format-swiss-elimination-name-one-more-match = one more match

# A name of rounds, groups, sides or choices. $matches
format-swiss-elimination-name-matches-more-matches = { $matches } more matches

# A name of rounds, groups, sides or choices. $fewest, $most
format-swiss-elimination-name-fewest-to-most-more-matches = { $fewest } to { $most } more matches

# A choice
format-swiss-elimination-choice-reveal-yes = Reveal

# A name of rounds, groups, sides or choices
format-swiss-elimination-name-for-all-rounds = For all rounds:

# A name of rounds, groups, sides or choices
format-swiss-elimination-name-for-all-other-rounds = For all other rounds:

# A name of rounds, groups, sides or choices. $number
format-swiss-elimination-name-for-round-number = For round { $number }:

# A name of rounds, groups, sides or choices. $number
format-swiss-elimination-field-round = The score in regular round { $number }; empty if not played.

# What the column Seed is
format-swiss-elimination-column-seed = The seed; it decides ties.

# The head of a column of the standings, at most 12 characters
format-swiss-elimination-head-best = Best

# What the column Best is
format-swiss-elimination-column-best = The best final place still possible.

# The head of a column of the standings, at most 12 characters
format-swiss-elimination-head-worst = Worst

# What the column Worst is
format-swiss-elimination-column-worst = The worst final place still possible.

# What coming is, a column of an import
format-swiss-elimination-field-coming = Whether the player comes to the live finals: yes or no.

# The title of a form, also a button
format-swiss-elimination-form-preferences = Puzzle preferences

# Above the form
format-swiss-elimination-form-preferences-help = Put the puzzles in order, the one you like best first. One line is for all rounds; a line that starts with an online round, C: P8 P7, is for that one. What a line leaves out follows in the pool's order.

# The label of a field, at most 45 characters
format-swiss-elimination-form-preferences-lists = Your list

# The title of a form, also a button
format-swiss-elimination-form-online-times = Online times

# Above the form
format-swiss-elimination-form-online-times-help = One submission per line: the puzzle, the time since the password, and wrong or unchecked.

# The label of a field, at most 45 characters
format-swiss-elimination-form-online-times-times = Submissions

# The label of an option, at most 45 characters
format-swiss-elimination-option-table-label = Match table

# The option table; at most 100 characters are shown
format-swiss-elimination-option-table = The match table by its name: eight (8 seats), thirty_two (32 seats), wpf_gp_2023 (16 seats).

# The label of an option, at most 45 characters
format-swiss-elimination-option-matches-label = Your own match table

# The option matches; at most 100 characters are shown
format-swiss-elimination-option-matches = A match table of your own instead, one match per entry: F F1 1-2 winners live heat 1.

# The label of an option, at most 45 characters
format-swiss-elimination-option-puzzle-choice-label = Puzzle choice

# The option puzzle_choice; at most 100 characters are shown
format-swiss-elimination-option-puzzle-choice = Do players pick the puzzles, or are they played in the pools' order?

# The label of an option, at most 45 characters
format-swiss-elimination-option-online-puzzles-label = Online puzzles

# The option online_puzzles; at most 100 characters are shown
format-swiss-elimination-option-online-puzzles = The online pool: a code for each puzzle and, after a space, what it is. May be empty.

# The label of an option, at most 45 characters
format-swiss-elimination-option-live-puzzles-label = Live puzzles

# The option live_puzzles; at most 100 characters are shown
format-swiss-elimination-option-live-puzzles = The pool of the live stage, written the same way. May be empty.

# The label of an option, at most 45 characters
format-swiss-elimination-option-complete-lists-label = Complete lists

# The option complete_lists; at most 100 characters are shown
format-swiss-elimination-option-complete-lists = Fill up a preference list that ends early in the pool's order, or refuse it?

# The label of an option, at most 45 characters
format-swiss-elimination-option-best-rounds-label = Best rounds

# The option best_rounds; at most 100 characters are shown
format-swiss-elimination-option-best-rounds = How many of the best regular rounds add up to eligibility.

# The label of an option, at most 45 characters
format-swiss-elimination-option-invited-label = How many are invited

# The option invited; at most 100 characters are shown
format-swiss-elimination-option-invited = How many of the most eligible are invited.

# The label of an option, at most 45 characters
format-swiss-elimination-option-sign-up-confirms-label = Signing up confirms

# The option sign_up_confirms; at most 100 characters are shown
format-swiss-elimination-option-sign-up-confirms = Count everybody as coming who does not say no? Otherwise only those who say yes are seeded.

# The label of an option, at most 45 characters
format-swiss-elimination-option-online-minutes-label = Online minutes

# The option online_minutes; at most 100 characters are shown
format-swiss-elimination-option-online-minutes = The longest time for a puzzle online.

# The label of an option, at most 45 characters
format-swiss-elimination-option-unsolved-minutes-label = Extra minutes for unsolved puzzles

# The option unsolved_minutes; at most 100 characters are shown
format-swiss-elimination-option-unsolved-minutes = A wrong or missing answer counts as this many minutes more than the longest time.

# The label of an option, at most 45 characters
format-swiss-elimination-option-live-limit-minutes-label = Live time limit in minutes

# The option live_limit_minutes; at most 100 characters are shown
format-swiss-elimination-option-live-limit-minutes = Live, the worse seed has to solve in less than this many minutes.
