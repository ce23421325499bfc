### What several formats and the engine say in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# Why a game has its time (time.director). $text
format-shared-time-director = A director set this time: { $text }

# Why a game has its time (time_both). $who1 a player, $who2 a player, $common
format-shared-time-both = { $who1 } and { $who2 } both prefer this time (start times that suit both: { $common }).

# Why a game has its time (time_one). $who1 a player, $who2 a player, $common
format-shared-time-one = { $who1 } prefers this time, { $who2 } does not (start times that suit both: { $common }).

# Why a game has its time (time_neither). $who1 a player, $who2 a player
format-shared-time-neither = Neither { $who1 } nor { $who2 } prefers this time.

# Why a game has its time (time_fixed)
format-shared-time-fixed = This time had already been fixed.

# Why a game has its time (time_none_free). $who1 a player, $who2 a player
format-shared-time-none-free = { $who1 } and { $who2 } have other games at every possible start time.

# Why a game has its time (time_taken). $who1 a player, $who2 a player
format-shared-time-taken = There was a better time, but { $who1 } or { $who2 } has another game then.

# Why a game has its time (time_only)
format-shared-time-only = There was no other start time to choose from.

# Why a game has its time (time_earliest). $choices
format-shared-time-earliest = It is the earliest of { $choices } such start times.

# Why a game has its time (time_spread). $choices, $earliest_at, $together, $together_at_earliest
format-shared-time-spread = Of { $choices } such start times, this one lets people watch more: games at the same time { $together }, instead of { $together_at_earliest } at the earliest, { $earliest_at }.

# Why a game has its time (time_near_miss). $who1 a player, $who2 a player, $first_at, $minutes, $second_at
format-shared-time-near-miss = Near miss: { $who1 } at { $first_at }, { $who2 } at { $second_at }, { $minutes } apart.

# A reason (side_1). $who1 a player, $who2 a player, $side
format-shared-side-1 = { $who1 } takes { $side }: on balance { $who1 } has had it less often than { $who2 }.

# A reason (side_2). $who1 a player, $side
format-shared-side-2 = { $who1 } takes { $side }: { $who1 } has had it less often in their games against each other.

# A reason (side_3). $who1 a player, $side
format-shared-side-3 = { $who1 } takes { $side }: this way both switch from the side of their latest game.

# A reason (side_4). $who1 a player, $side
format-shared-side-4 = { $who1 } takes { $side }: this ends the longer run of games on the same side.

# A reason (side_5). $who1 a player, $side
format-shared-side-5 = { $who1 } takes { $side }: they swap the sides of their latest game against each other.

# A reason (side_6). $who1 a player, $side
format-shared-side-6 = { $who1 } takes { $side } by lot: nothing else tells the two apart.

# A reason (side_7). $who1 a player, $side
format-shared-side-7 = { $who1 } takes { $side }: otherwise someone would have the same side a third time running.

# A reason (took_the_gap). $who1 a player, $who2 a player
format-shared-took-the-gap = { $who1 } gives up the bye and plays { $who2 }, whose opponent left.

# A reason (seeded_by_uncertainty). $who1 a player, $who2 a player
format-shared-seeded-by-uncertainty = { $who1 } is seeded above { $who2 }: same rating, but a more certain one.

# A reason (seeded_by_games). $who1 a player, $who2 a player
format-shared-seeded-by-games = { $who1 } is seeded above { $who2 }: same rating and uncertainty, but more rated games.

# A reason (seeded_by_joined). $who1 a player, $who2 a player
format-shared-seeded-by-joined = { $who1 } is seeded above { $who2 }: level on all numbers, but joined earlier.

# A reason (seeded_by_lot). $who1 a player, $who2 a player
format-shared-seeded-by-lot = { $who1 } is seeded above { $who2 } by lot: nothing else separates them.

# A reason (parted_by_buchholz_cut_1). $who1 a player, $who2 a player
format-shared-parted-by-buchholz-cut-1 = { $who1 } is above { $who2 }: their opponents, without the weakest, scored more points.

# A reason (parted_by_buchholz). $who1 a player, $who2 a player
format-shared-parted-by-buchholz = { $who1 } is above { $who2 }: their opponents scored more points (Buchholz).

# A reason (parted_by_median_buchholz). $who1 a player, $who2 a player
format-shared-parted-by-median-buchholz = { $who1 } is above { $who2 }: their opponents, without the weakest and the strongest, scored more points.

# A reason (parted_by_sodos). $who1 a player, $who2 a player
format-shared-parted-by-sodos = { $who1 } is above { $who2 }: scored against stronger opponents (SODOS).

# A reason (parted_by_direct). $who1 a player, $who2 a player
format-shared-parted-by-direct = { $who1 } is above { $who2 }: better in the games between the players still level.

# A reason (parted_by_wins). $who1 a player, $who2 a player
format-shared-parted-by-wins = { $who1 } is above { $who2 }: more games won.

# A reason (above). $who1 a player, $who2 a player, $tie_break
format-shared-above = { $who1 } is above { $who2 }: the tie-break { $tie_break } (C.07).

# A reason (rule.best_of.1)
format-shared-rule-best-of-1 = A match is one game.

# A reason (rule.best_of). $value
format-shared-rule-best-of = A match is the best of { $value } games.

# A reason (rule.ties.yes)
format-shared-rule-ties-yes = A match can be a tie.

# A reason (rule.ties.no)
format-shared-rule-ties-no = Every match has a winner: no ties.

# A reason (rule.replays.0)
format-shared-rule-replays-0 = If a match is tied, the better seed goes on.

# A reason (rule.replays). $value
format-shared-rule-replays = A tied match is played again, { $value } { $value ->
    [one] time
   *[other] times
    } at most; then the better seed goes on.

# A reason (rule.final_best_of). $value
format-shared-rule-final-best-of = The final is the best of { $value } games.

# A reason (rule.as_they_come.yes)
format-shared-rule-as-they-come-yes = A match opens as soon as both players are known; nobody waits for the rest of the round.

# A reason (rule.as_they_come.no)
format-shared-rule-as-they-come-no = A round begins when the one before it is over.

# A reason (rule.held). $value
format-shared-rule-held = These matches wait for a director: { $value }.

# A reason (rule.name_sides.yes)
format-shared-rule-name-sides-yes = It is said who is first and who is second in each game.

# A reason (rule.name_sides.no)
format-shared-rule-name-sides-no = Players agree among themselves who begins.

# A reason (missed). $who1 a player, $rounds
format-shared-missed = Rounds without { $who1 } so far: { $rounds }. They give no points.

# A reason (missed_match). $who1 a player, $rounds
format-shared-missed-match = Rounds without { $who1 } so far: { $rounds }. A match that was due in them is lost.

# A reason (round). $games, $title
format-shared-round = { $title }: { $games ->
        [one] one match
       *[other] { $games } matches
    }.

# A reason (round_of_matches). $title
format-shared-round-of-matches = { $title }. A match opens as soon as both players are known.

# A reason (match). $who1 a player, $who2 a player, $other_seed, $seed, $title
format-shared-match = { $title }: { $who1 } (seed { $seed }) meets { $who2 } (seed { $other_seed }).

# A reason (replay). $who1 a player, $who2 a player, $game
format-shared-replay = { $who1 } and { $who2 } tied and play again with sides switched, game { $game }.

# A reason (bye). $who1 a player
format-shared-bye = { $who1 } has a bye: the bracket has more places than the field, and the best seeds go on without a game.

# A reason (bye_inside). $who1 a player
format-shared-bye-inside = { $who1 } goes on without a game: nobody came to the other place of this match.

# A reason (walkover). $who1 a player, $who2 a player
format-shared-walkover = { $who1 } goes on without a game: { $who2 } has left.

# A reason (champion). $who1 a player
format-shared-champion = { $who1 } has won the last match and the tournament.

# A reason (no_champion)
format-shared-no-champion = Nobody is left in: there is no champion until a director decides.

# A reason (far_champion)
format-shared-far-champion = champion

# A reason (far_in)
format-shared-far-in = still in

# A reason (far_out). $title
format-shared-far-out = { $title }

# A reason (far_nowhere)
format-shared-far-nowhere = out

# A reason (far_third)
format-shared-far-third = third place

# A reason (far_fourth)
format-shared-far-fourth = fourth place

# A reason (parted_by_still_in). $who1 a player, $who2 a player
format-shared-parted-by-still-in = { $who1 } is above { $who2 }: still in.

# A reason (parted_by_out). $who1 a player, $who2 a player
format-shared-parted-by-out = { $who1 } is above { $who2 }: went out later.

# A reason (parted_by_third_place). $who1 a player, $who2 a player
format-shared-parted-by-third-place = { $who1 } is above { $who2 }: won the game for third place.

# A reason (not_best_of). $game
format-shared-not-best-of = This score is not possible in { $game }: a match is over once one side has won most of its games, so a best of 3 ends 2-0 or 2-1.

# A name of rounds, groups, sides or choices
format-shared-name-first = first

# A name of rounds, groups, sides or choices
format-shared-name-first-2 = First

# A name of rounds, groups, sides or choices
format-shared-name-second = second

# A name of rounds, groups, sides or choices
format-shared-name-second-2 = Second

# A name of rounds, groups, sides or choices
format-shared-name-final = Final

# A name of rounds, groups, sides or choices
format-shared-name-semi-finals = Semi-finals

# A name of rounds, groups, sides or choices
format-shared-name-quarter-finals = Quarter-finals

# A name of rounds, groups, sides or choices. $size
format-shared-name-round-of-size = Round of { $size }

# A name of rounds, groups, sides or choices
format-shared-name-third-place = Third place

# A name of rounds, groups, sides or choices. $number
format-shared-name-winners-round-number = Winners' round { $number }

# A name of rounds, groups, sides or choices
format-shared-name-winners-final = Winners' final

# A name of rounds, groups, sides or choices. $number
format-shared-name-losers-round-number = Losers' round { $number }

# A name of rounds, groups, sides or choices
format-shared-name-losers-final = Losers' final

# A name of rounds, groups, sides or choices
format-shared-name-grand-final = Grand final

# A name of rounds, groups, sides or choices
format-shared-name-second-grand-final = Second grand final

# A name of rounds, groups, sides or choices. $round
format-shared-name-round-played-again = { $round }, played again

# A name of rounds, groups, sides or choices. $other_round, $round
format-shared-name-round-and-other-round = { $round } and { $other_round }

# The head of a column of the standings, at most 12 characters
format-shared-head-buchholz-1 = Buchholz -1

# What the column Buchholz -1 is
format-shared-column-buchholz-1 = The points of all opponents except the one with the fewest.

# The head of a column of the standings, at most 12 characters
format-shared-head-buchholz = Buchholz

# What the column Buchholz is
format-shared-column-buchholz = The points of all opponents.

# The head of a column of the standings, at most 12 characters
format-shared-head-median = Median

# What the column Median is
format-shared-column-median = The points of all opponents except those with the fewest and the most.

# The head of a column of the standings, at most 12 characters
format-shared-head-sodos = SODOS

# What the column SODOS is
format-shared-column-sodos = Sonneborn-Berger: the points of those beaten, plus half the points of those tied with.

# The head of a column of the standings, at most 12 characters
format-shared-head-direct = Direct

# What the column Direct is
format-shared-column-direct = The points scored against the players still level.

# The head of a column of the standings, at most 12 characters
format-shared-head-wins = Wins

# What the column Wins is
format-shared-column-wins = Games won.

# The head of a column of the standings, at most 12 characters
format-shared-head-last = Last

# What the column Last is
format-shared-column-last = The code of the latest match.

# The head of a column of the standings, at most 12 characters
format-shared-head-seed = Seed

# What the column Seed is
format-shared-column-seed = The place in the starting order.

# What uncertainty is, a column of an import
format-shared-field-uncertainty = How uncertain the rating is; the lower one goes first among equal ratings.

# What games is, a column of an import
format-shared-field-games = Rated games played so far; more go first when rating and uncertainty are equal.

# What joined is, a column of an import
format-shared-field-joined = When the player joined the playing site; the older date goes first after that.

# The title of a form, also a button
format-shared-form-invitation = Invitation

# Above the form
format-shared-form-invitation-help = You are invited. Will you play? The last answer before the start counts.

# The label of a field, at most 45 characters
format-shared-form-invitation-answer = Will you play?

# A choice
format-shared-form-invitation-answer-yes = Yes, I will play

# A choice
format-shared-form-invitation-answer-no = No

# The title of a form, also a button
format-shared-form-attendance = Check-in

# Above the form
format-shared-form-attendance-help = Press the button if you're here. If you don't, you're out; /join gets you back in.

# The label of a field, at most 45 characters
format-shared-form-attendance-here = Are you here?

# A choice
format-shared-form-attendance-here-yes = I'm here!

# A reason (rule.points). $value
format-shared-rule-points = Points for a win, a tie and a loss: { $value }.

# A reason (rule.forfeit_points). $value
format-shared-rule-forfeit-points = Points for a win and a loss by forfeit: { $value }.

# A reason (rule.bye_points). $value
format-shared-rule-bye-points = Points for a bye, then for a round off worth a full, half and no point: { $value }.

# A reason (rule.bonus). $value
format-shared-rule-bonus = Bonus points for a win by so many or more, and for a loss by so many or less: { $value }.

# A reason (rule.point_scale). $value
format-shared-rule-point-scale = { $value } of these points are shown as one point.

# A reason (points_needed)
format-shared-points-needed = First say what a win, a tie and a loss are worth (Points), then the rest of the table.

# A reason (points_negative)
format-shared-points-negative = Points are never negative: a player who stays away gets 0, and playing must not be worth less. Give a loss 0 and the others more.

# A reason (points_out_of_order)
format-shared-points-out-of-order = A win must give more points than a loss, and a tie neither more than a win nor less than a loss.

# A reason (fide_tie_breaks)
format-shared-fide-tie-breaks = FIDE's tie-breaks stand alone: take the others out, and use points without a bonus, in tenths, the same for games and forfeits.

# A name of rounds, groups, sides or choices
format-shared-name-points = Points

# What the column SODOS is
format-shared-column-sodos-products = Sonneborn-Berger: each opponent's points times the points made against them.

# The label of an option, at most 45 characters
format-shared-option-points-label = Points

# The option points; at most 100 characters are shown
format-shared-option-points = Points for a win, a tie and a loss, such as 3-1-0; empty: 1, ½ and 0.

# The label of an option, at most 45 characters
format-shared-option-forfeit-points-label = Points by forfeit

# The option forfeit_points; at most 100 characters are shown
format-shared-option-forfeit-points = Points for a win and a loss by forfeit, such as 3-0; empty: as other wins and losses.

# The label of an option, at most 45 characters
format-shared-option-bye-points-label = Points for byes

# The option bye_points; at most 100 characters are shown
format-shared-option-bye-points = For a bye by the pairing, then rounds off for a full, half and no point; empty: win, tie, 0.

# The label of an option, at most 45 characters
format-shared-option-bonus-label = Bonus points

# The option bonus; at most 100 characters are shown
format-shared-option-bonus = win by 20: 1, loss by 7: 1 gives 1 more for winning by 20 or more, and for losing by 7 or less.

# The label of an option, at most 45 characters
format-shared-option-point-scale-label = Parts of a point

# The option point_scale; at most 100 characters are shown
format-shared-option-point-scale = How many of these numbers make one point: 2 for 2-1-0 shown as 1, ½, 0; empty: 1.

# The label of an option, at most 45 characters
format-shared-option-best-of-label = Best of

# The option best_of; at most 100 characters are shown
format-shared-option-best-of = A match is the best of this many games, reported as one result with its score.

# The label of an option, at most 45 characters
format-shared-option-ties-label = Ties

# The option ties; at most 100 characters are shown
format-shared-option-ties = Can a match be a tie, and is it then played again?

# The label of an option, at most 45 characters
format-shared-option-replays-label = Replays

# The option replays; at most 100 characters are shown
format-shared-option-replays = How often a tied match is played again before the better seed goes on.

# The label of an option, at most 45 characters
format-shared-option-final-best-of-label = Final best of

# The option final_best_of; at most 100 characters are shown
format-shared-option-final-best-of = The final is the best of this many games; empty: of as many as any match.

# The label of an option, at most 45 characters
format-shared-option-as-they-come-label = Matches as they come

# The option as_they_come; at most 100 characters are shown
format-shared-option-as-they-come = Does a match open as soon as its two players are known, before the round is over?

# The label of an option, at most 45 characters
format-shared-option-held-label = Held matches

# The option held; at most 100 characters are shown
format-shared-option-held = Codes of matches that wait until you publish them, such as GF.

# The label of an option, at most 45 characters
format-shared-option-name-sides-label = Name sides

# The option name_sides; at most 100 characters are shown
format-shared-option-name-sides = Is it said who is first and who is second in each game?

# The option zone; at most 100 characters are shown
format-shared-option-zone = The tournament's time zone, an IANA name such as America/New_York.

# The option week; at most 100 characters are shown
format-shared-option-week = The weekly timetable; empty when directors advance rounds.

# The option registration_closes; at most 100 characters are shown
format-shared-option-registration-closes = When sign-up closes automatically.

# The option ratings_fixed; at most 100 characters are shown
format-shared-option-ratings-fixed = Ratings and seeds no longer change after this.

# The option ratings_from; at most 100 characters are shown
format-shared-option-ratings-from = Where ratings can be read from: ogs is online-go.com, by everybody's number there.

# The option first_round; at most 100 characters are shown
format-shared-option-first-round = The timetable pairs nothing before this moment.

# The option play_until; at most 100 characters are shown
format-shared-option-play-until = When games that players arrange themselves should be over.

# The option capacity; at most 100 characters are shown
format-shared-option-capacity = Anyone beyond this goes on a waiting list.

# The option late_entry; at most 100 characters are shown
format-shared-option-late-entry = May players still join after play has begun, where the format takes them?

# The option director_may_play; at most 100 characters are shown
format-shared-option-director-may-play = May a director of this tournament also play in it?

# The option coordinator_may_play; at most 100 characters are shown
format-shared-option-coordinator-may-play = May a coordinator also play?

# The option silence_confirms_hours; at most 100 characters are shown
format-shared-option-silence-confirms-hours = A report that nobody disputes for this many hours counts.

# The option time_claim_hours; at most 100 characters are shown
format-shared-option-time-claim-hours = Hours to answer a claim that one lost on time, before directors decide; 0: they decide at once.

# The option answer_hours; at most 100 characters are shown
format-shared-option-answer-hours = Hours to answer a question or make a choice; then a default counts, or directors are told.

# The option check_in_opens; at most 100 characters are shown
format-shared-option-check-in-opens = When players are asked whether they are here; who has not said so by the end is left out.

# The option check_in_closes; at most 100 characters are shown
format-shared-option-check-in-closes = When check-in closes; empty means by hand.

# The option game_server; at most 100 characters are shown
format-shared-option-game-server = The game server on which games are played, by its key; empty for none.

# The option game_terms; at most 100 characters are shown
format-shared-option-game-terms = How games are played there: board, rules, time, as that server has it.

# The option server_results; at most 100 characters are shown
format-shared-option-server-results = Does a result that the game server tells count at once, or once the player it is against agrees?

# The option spread_games; at most 100 characters are shown
format-shared-option-spread-games = Spread game times so that spectators miss few games? If not, the earliest time that suits both.

# The option draw_minutes; at most 100 characters are shown
format-shared-option-draw-minutes = Minutes from announcing a public random draw to making it; until then players give words.

# The option goes_on_minutes; at most 100 characters are shown
format-shared-option-goes-on-minutes = Minutes from the last result to the next round, and to final standings; empty: by hand.

# The option check_in_minutes; at most 100 characters are shown
format-shared-option-check-in-minutes = How long before and after the start players can check in.

# The option forfeit_minutes; at most 100 characters are shown
format-shared-option-forfeit-minutes = How late a player may be before losing by forfeit.

# The option forfeit_removes; at most 100 characters are shown
format-shared-option-forfeit-removes = Does a forfeit remove the player from later rounds?

# The option appeals; at most 100 characters are shown
format-shared-option-appeals = May a removed player appeal to the directors?

# The option reminder_minutes; at most 100 characters are shown
format-shared-option-reminder-minutes = Minutes before a game at which players are reminded.

# The option fee; at most 100 characters are shown
format-shared-option-fee = Entry fee, kept in the ledger; nothing is collected here.

# The option fee_returned; at most 100 characters are shown
format-shared-option-fee-returned = Is the fee returned to those who neither forfeit nor drop out?

# The option game_fund; at most 100 characters are shown
format-shared-option-game-fund = Shared equally over the games of the last stage, to winners.

# The option fund_forfeits; at most 100 characters are shown
format-shared-option-fund-forfeits = Does a game won by forfeit have a share of the game winners' fund?

# The option fund_play_offs; at most 100 characters are shown
format-shared-option-fund-play-offs = Do play-offs for places have a share of the game winners' fund?

# The option one_prize; at most 100 characters are shown
format-shared-option-one-prize = Does a player win one prize only, the largest? The others go to the next in line.

# The option prizes; at most 100 characters are shown
format-shared-option-prizes = Prizes by place, in words.

# The option rules_url; at most 100 characters are shown
format-shared-option-rules-url = Where the full rules can be read.

# The option team_size; at most 100 characters are shown
format-shared-option-team-size = How many people a team may have, who all report and answer for it; 1: nobody plays in a team.

# The option language; at most 100 characters are shown
format-shared-option-language = The language of posts, such as en or de.

# The option take; at most 100 characters are shown
format-shared-option-take = How many go on from the stage before; empty means everybody.

# The option time_control; at most 100 characters are shown
format-shared-option-time-control = Shown with every pairing of this stage.

# The option ask; at most 100 characters are shown
format-shared-option-ask = When players are asked which times suit them, before the pairings.

# The option pair; at most 100 characters are shown
format-shared-option-pair = When pairings are published, with tentative times.

# The option fix; at most 100 characters are shown
format-shared-option-fix = When the times of the games become final.

# The option play_from; at most 100 characters are shown
format-shared-option-play-from = When the first games of the week may start.

# The option play_until; at most 100 characters are shown
format-week-option-play-until = When the last games of the week may start.

# The option slot_minutes; at most 100 characters are shown
format-shared-option-slot-minutes = Minutes between possible start times.

# A name of rounds, groups, sides or choices
format-shared-name-who-may-meet = Who may meet

# The label of an option, at most 45 characters
format-shared-option-never-meet-label = Never meet

# The option never_meet; at most 100 characters are shown
format-shared-option-never-meet = Who never meets: club, country or family (all who share it), or pairs such as Ada - Ben.

# The label of an option, at most 45 characters
format-shared-option-never-meet-rounds-label = Never meet: rounds

# The option never_meet_rounds; at most 100 characters are shown
format-shared-option-never-meet-rounds = In how many of the first rounds that holds; empty: in all.

# The label of an option, at most 45 characters
format-shared-option-avoid-meeting-label = Avoid meeting

# The option avoid_meeting; at most 100 characters are shown
format-shared-option-avoid-meeting = Who meets only if there is no other way: club, country, family, or pairs such as Ada - Ben.

# The label of an option, at most 45 characters
format-shared-option-avoid-meeting-rounds-label = Avoid meeting: rounds

# The option avoid_meeting_rounds; at most 100 characters are shown
format-shared-option-avoid-meeting-rounds = In how many of the first rounds that is avoided; empty: in all.

# The label of a field, at most 45 characters
format-shared-field-club-label = Club

# What club is, a column of an import
format-shared-field-club = The club or team a player belongs to.

# The label of a field, at most 45 characters
format-shared-field-country-label = Country

# What country is, a column of an import
format-shared-field-country = The country or federation a player belongs to.

# The label of a field, at most 45 characters
format-shared-field-family-label = Family

# What family is, a column of an import
format-shared-field-family = A number that members of one family share.

# A reason (kept_apart). $who1 a player, $who2 a player, $why
format-shared-kept-apart = { $who1 } does not meet { $who2 }: { $why ->
    [club] players of one club
    [country] players of one country
    [family] members of one family
   *[pair] the two
    } are kept apart here.

# A reason (meet_anyway). $who1 a player, $who2 a player, $why
format-shared-meet-anyway = { $who1 } and { $who2 } meet, although { $why ->
    [club] players of one club
    [country] players of one country
    [family] members of one family
   *[pair] the two
    } should be kept apart.

# A reason (bye_passed_apart). $who1 a player
format-shared-bye-passed-apart = { $who1 } is lower but must play, or someone could only be paired with an old opponent or with someone they are kept from.

# A reason (round_off_half). $who1 a player
format-shared-round-off-half = { $who1 } has this round off: a half-point bye.

# A reason (round_off_full). $who1 a player
format-shared-round-off-full = { $who1 } has this round off: a full-point bye.

# A reason (round_off_zero). $who1 a player
format-shared-round-off-zero = { $who1 } has this round off, without points.

# A name of rounds, groups, sides or choices
format-shared-name-rounds-off = Rounds off

# The label of an option, at most 45 characters
format-shared-option-rounds-off-label = Rounds off with points

# The option rounds_off; at most 100 characters are shown
format-shared-option-rounds-off = For how many rounds off a player gets points; empty: none. Further rounds off give no points.

# The label of an option, at most 45 characters
format-shared-option-round-off-half-points-label = Half-points for a round off

# The option round_off_half_points; at most 100 characters are shown
format-shared-option-round-off-half-points = What such a round off is worth, in half-points; empty means 1.

# The label of an option, at most 45 characters
format-shared-option-last-round-off-label = Last round off with points

# The option last_round_off; at most 100 characters are shown
format-shared-option-last-round-off = Rounds off after this one give no points; empty: any round can.

# The option round_off_hours; at most 100 characters are shown
format-shared-option-round-off-hours = Hours before the timetable publishes a round until which players may ask to have it off.

# A reason (rule.rounds_off). $value
format-shared-rule-rounds-off = A player can have { $value } { $value ->
    [one] round
   *[other] rounds
    } off with points: /me round-off, before the round is published.

# A reason (rule.round_off_half_points). $value
format-shared-rule-round-off-half-points = { $value ->
    [1] A round off gives half a point.
   *[other] A round off gives a full point.
    }

# A reason (rule.last_round_off). $value
format-shared-rule-last-round-off = Rounds off after round { $value } give no points.

# A reason (moved_apart). $who1 a player, $before, $seed
format-shared-moved-apart = { $who1 } is placed as seed { $seed } instead of { $before }, so that players who are kept apart meet late or not at all.

# The option match_posts; at most 100 characters are shown
format-shared-option-match-posts = Where players report by a press; by size: threads from 8 players, else the round's post.

# The option silence_confirms_minutes; at most 100 characters are shown
format-shared-option-silence-confirms-minutes = Minutes instead of these hours: opponents are mentioned at once. Empty: the hours.

# The option no_show_minutes; at most 100 characters are shown
format-shared-option-no-show-minutes = Games without times: minutes to come after “Opponent isn't here”. Empty: not offered.

# The option no_show_asks; at most 100 characters are shown
format-shared-option-no-show-asks = Do directors decide about such a no-show? If not, it is a forfeit.

# The option fewest; at most 100 characters are shown
format-shared-option-fewest = With fewer players when sign-up closes automatically, it is called off. Empty: never.

format-shared-option-report-lines = Lines of the chess report file this tournament was continued from, which are written back.

# The option field; at most 100 characters are shown
format-shared-option-field = 8: best 8; or 9-16, groups 1-2 +8, losers 1; then drawn, of stage 1, beside. Empty: everybody.

# A reason (parted_by_difference). $who1 a player, $who2 a player
format-shared-parted-by-difference = { $who1 } is above { $who2 }: the better difference of scores.

# A reason (parted_by_scored). $who1 a player, $who2 a player
format-shared-parted-by-scored = { $who1 } is above { $who2 }: the higher scores.

# The head of a column of the standings, at most 12 characters
format-shared-head-difference = Difference

# What the column Difference is
format-shared-column-difference = One's own scores minus the opponents'.

# The head of a column of the standings, at most 12 characters
format-shared-head-scored = Scored

# What the column Scored is
format-shared-column-scored = One's own scores in all games.

# The name of a round
format-shared-name-places-first-to-last = Places { $first } to { $last }

# The name of a round
format-shared-name-place-place = Place { $place }

# A reason (far_place). $place
format-shared-far-place = place { $place }

# A reason (parted_by_place). $who1 a player, $who2 a player
format-shared-parted-by-place = { $who1 } is above { $who2 }: won the game for the place.

# The head of a column of the standings, at most 12 characters
format-shared-head-de = DE

# What the column DE is
format-shared-column-de = Direct encounter: the points against the players still level.

# The head of a column of the standings, at most 12 characters
format-shared-head-bh-c1 = BH-C1

# What the column BH-C1 is
format-shared-column-bh-c1 = Buchholz cut 1: the scores of all opponents except the lowest.

# The head of a column of the standings, at most 12 characters
format-shared-head-bh = BH

# What the column BH is
format-shared-column-bh = Buchholz: the scores of all opponents.

# The head of a column of the standings, at most 12 characters
format-shared-head-bh-m1 = BH-M1

# What the column BH-M1 is
format-shared-column-bh-m1 = Median Buchholz: the scores of all opponents except the lowest and the highest.

# The head of a column of the standings, at most 12 characters
format-shared-head-fb = FB

# What the column FB is
format-shared-column-fb = Fore Buchholz: Buchholz as if all games of the last round were draws.

# The head of a column of the standings, at most 12 characters
format-shared-head-sb = SB

# What the column SB is
format-shared-column-sb = Sonneborn-Berger: each opponent's score times the points made in that game.

# The head of a column of the standings, at most 12 characters
format-shared-head-ps = PS

# What the column PS is
format-shared-column-ps = Progressive score: the sum of the scores after each round.

# The head of a column of the standings, at most 12 characters
format-shared-head-ks = KS

# What the column KS is
format-shared-column-ks = Koya: the points against opponents who scored at least half.

# The head of a column of the standings, at most 12 characters
format-shared-head-win = WIN

# What the column WIN is
format-shared-column-win = Rounds with the points of a win, played or not.

# The head of a column of the standings, at most 12 characters
format-shared-head-won = WON

# What the column WON is
format-shared-column-won = Games won over the board.

# The head of a column of the standings, at most 12 characters
format-shared-head-bpg = BPG

# What the column BPG is
format-shared-column-bpg = Games played with black.

# The head of a column of the standings, at most 12 characters
format-shared-head-bwg = BWG

# What the column BWG is
format-shared-column-bwg = Games won with black.

# The head of a column of the standings, at most 12 characters
format-shared-head-aro = ARO

# What the column ARO is
format-shared-column-aro = The average rating of the opponents.

# The head of a column of the standings, at most 12 characters
format-shared-head-tpr = TPR

# What the column TPR is
format-shared-column-tpr = The tournament performance rating.

# The head of a column of the standings, at most 12 characters
format-shared-head-aob = AOB

# What the column AOB is
format-shared-column-aob = The average of the opponents' Buchholz.

# The head of a column of the standings, at most 12 characters
format-shared-head-rep = REP

# What the column REP is
format-shared-column-rep = Rounds in which the player chose to play.

# The head of a column of the standings, at most 12 characters
format-shared-head-std = STD

# What the column STD is
format-shared-column-std = Rounds with more points than the opponent, and half of those with as many.

# The head of a column of the standings, at most 12 characters
format-shared-head-tpn = TPN

# What the column TPN is
format-shared-column-tpn = The number in the pairing, the smallest first.

# The head of a column of the standings, at most 12 characters
format-shared-head-ptp = PTP

# What the column PTP is
format-shared-column-ptp = The lowest rating that is expected to score as much.

# The head of a column of the standings, at most 12 characters
format-shared-head-apro = APRO

# What the column APRO is
format-shared-column-apro = The average performance rating of the opponents.

# The head of a column of the standings, at most 12 characters
format-shared-head-appo = APPO

# What the column APPO is
format-shared-column-appo = The average perfect performance (PTP) of the opponents.

# The head of a column of the standings, at most 12 characters
format-shared-head-rtng = RTNG

# What the column RTNG is
format-shared-column-rtng = The rating.
