### What the format Tiered league says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-tiered-league-title = Tiered league

# A sentence about the format
format-tiered-league-summary = Leagues of 5 to 10 in tiers, with promotion and demotion, and a match for the title.

# A reason (missed_title_games). $who1 a player, $rounds
format-tiered-league-missed-title-games = Rounds without { $who1 } so far: { $rounds }. They were games for the title only and count for nothing in the leagues.

# A reason (left_over). $found, $limit
format-tiered-league-left-over = There are { $found } players and leagues for { $limit }: the rest are too few for one more league of 5.

# A reason (left_over_holder). $found, $limit
format-tiered-league-left-over-holder = Besides the title holder there are { $found } players and leagues for { $limit }: the rest are too few for one more league of 5.

# A reason (tier_overfull). $found, $limit
format-tiered-league-tier-overfull = { $found } players have a last place that leads to the same tier, which has room for { $limit }. Please correct last_tier and last_rank.

# A reason (bad_record). $who
format-tiered-league-bad-record = last_tier and last_rank can't be below 0. Please correct them for { $who }.

# A reason (two_holders). $who
format-tiered-league-two-holders = Only one player can hold the title (last_tier 0). Please correct it for one of { $who }.

# A reason (rule.invitations.yes)
format-tiered-league-rule-invitations-yes = Everybody who signed up must accept an invitation before play starts; anyone who has not is left out.

# A reason (rule.invitations.no)
format-tiered-league-rule-invitations-no = Everybody who signed up plays; there are no invitations.

# A reason (rule.invitation_days). $value
format-tiered-league-rule-invitation-days = An invitation can be answered for { $value } days.

# A reason (rule.title_held.yes)
format-tiered-league-rule-title-held-yes = Someone holds the title from before, and keeps it if they do not take part.

# A reason (rule.title_held.no)
format-tiered-league-rule-title-held-no = Nobody holds the title from before.

# A reason (rule.title_match.yes)
format-tiered-league-rule-title-match-yes = The winner of league A challenges the title holder.

# A reason (rule.title_match.no)
format-tiered-league-rule-title-match-no = Nobody plays for the title.

# A reason (rule.title_games.1)
format-tiered-league-rule-title-games-1 = The match for the title is one game.

# A reason (rule.title_games). $value
format-tiered-league-rule-title-games = The match for the title is the best of { $value } games.

# A reason (listed_rank_0)
format-tiered-league-listed-rank-0 = place 0 means that the title was lost, which leads to tier 1

# A reason (listed_holders)
format-tiered-league-listed-holders = only one player can hold the title (tier 0)

# A reason (listed_lost_title)
format-tiered-league-listed-lost-title = only one player can have lost the title (place 0)

# A reason (listed_places). $found, $limit, $place, $tier
format-tiered-league-listed-places = { $found } players on place { $place } of tier { $tier }, which had { $limit } { $limit ->
    [one] league
   *[other] leagues
    } at most

# A reason (listed_holder)
format-tiered-league-listed-holder = holds the title

# A reason (listed_lost)
format-tiered-league-listed-lost = lost the title

# A reason (listed_lost_in). $tier
format-tiered-league-listed-lost-in = lost the title, now tier { $tier }

# A reason (listed_back). $last, $rank
format-tiered-league-listed-back = place { $rank } in tier { $last }

# A reason (listed_back_in). $last, $rank, $tier
format-tiered-league-listed-back-in = place { $rank } in tier { $last }, now tier { $tier }

# A reason (listed_disqualified). $last, $rank
format-tiered-league-listed-disqualified = place { $rank } in tier { $last }, disqualified

# A reason (listed_disqualified_in). $last, $rank, $tier
format-tiered-league-listed-disqualified-in = place { $rank } in tier { $last }, disqualified, now tier { $tier }

# A reason (listed_new)
format-tiered-league-listed-new = no place from the last cycle

# A reason (listed_new_in). $tier
format-tiered-league-listed-new-in = no place from the last cycle, now tier { $tier }

# A reason (holder). $who1 a player
format-tiered-league-holder = { $who1 } holds the title and waits for the winner of league A.

# A reason (full_tier). $leagues, $players, $tier
format-tiered-league-full-tier = Tier { $tier }: { $players } players, leagues: { $leagues }.

# A reason (lowest_tier). $leagues, $players, $tier
format-tiered-league-lowest-tier = Tier { $tier }, the lowest: { $players } players, leagues: { $leagues }.

# A reason (lost_title). $who1 a player, $tier
format-tiered-league-lost-title = { $who1 } lost the title and plays in tier { $tier }.

# A reason (stays_on_top). $who1 a player, $rank, $tier
format-tiered-league-stays-on-top = { $who1 } stays in tier { $tier }: place { $rank } there.

# A reason (goes_up). $who1 a player, $last, $rank, $tier
format-tiered-league-goes-up = { $who1 } goes up to tier { $tier }: place { $rank } in tier { $last }.

# A reason (stays). $who1 a player, $rank, $tier
format-tiered-league-stays = { $who1 } stays in tier { $tier }: place { $rank } there.

# A reason (goes_down). $who1 a player, $last, $rank, $tier
format-tiered-league-goes-down = { $who1 } goes down to tier { $tier }: place { $rank } in tier { $last }.

# A reason (in_lowest). $who1 a player, $last, $rank, $tier
format-tiered-league-in-lowest = { $who1 } came in place { $rank } in tier { $last } and plays in tier { $tier }, the lowest.

# A reason (drawn). $who1 a player, $tier, $value
format-tiered-league-drawn = { $who1 } fills up tier { $tier }: best of those left, with { $value }.

# A reason (drawn_with_bonus). $who1 a player, $bonus, $rating, $tier, $value
format-tiered-league-drawn-with-bonus = { $who1 } fills up tier { $tier }: best of those left, with { $rating } + { $bonus } = { $value }.

# A reason (drawn_disqualified). $who1 a player, $tier, $value
format-tiered-league-drawn-disqualified = { $who1 } fills up tier { $tier }: best of those left, with { $value }; no bonus after being disqualified.

# A reason (next_in_line). $who1 a player, $tier, $value
format-tiered-league-next-in-line = Next in line for tier { $tier } was { $who1 } with { $value }.

# A reason (left). $who1 a player, $tier
format-tiered-league-left = { $who1 } plays in tier { $tier }, the lowest, and has no place from the last cycle.

# A reason (league). $who1 a player, $league, $number, $rating, $tier
format-tiered-league-league = { $who1 } is number { $number } of tier { $tier } ({ $rating }) and plays in league { $league }.

# A reason (round). $round, $rounds
format-tiered-league-round = Games { $round } of { $rounds } of every league. All games are open at once; play them in any order.

# A reason (table). $who1 a player, $who2 a player, $league
format-tiered-league-table = { $who1 } and { $who2 } are both in league { $league }, where everybody plays everybody.

# A reason (walkover). $who1 a player, $who2 a player
format-tiered-league-walkover = { $who1 } gets the point without a game: { $who2 } has left.

# A reason (title_game). $who1 a player, $who2 a player, $game, $wins
format-tiered-league-title-game = Game { $game } for the title: { $who1 } holds it, { $who2 } won league A. { $wins } { $wins ->
    [one] win is
   *[other] wins are
    } enough.

# A reason (title_sides). $who1 a player
format-tiered-league-title-sides = { $who1 } takes black in the first game by lot; after that sides switch every game.

# A reason (line_title)
format-tiered-league-line-title = ↑ title match

# A reason (line_up). $tier
format-tiered-league-line-up = ↑ up to tier { $tier }

# A reason (line_down). $tier
format-tiered-league-line-down = ↓ down to tier { $tier }

# A reason (title_kept_by_absent)
format-tiered-league-title-kept-by-absent = The title stays with its holder, who is not taking part: nobody plays for it.

# A reason (holds_title). $who1 a player
format-tiered-league-holds-title = { $who1 } holds the title.

# A reason (won_title). $who1 a player
format-tiered-league-won-title = { $who1 } wins the title.

# A reason (trophy). $who1 a player, $league, $place
format-tiered-league-trophy = { $who1 } wins the trophy for place { $place } of league { $league }.

# A reason (parted_by_sodos). $who1 a player, $who2 a player
format-tiered-league-parted-by-sodos = { $who1 } is above { $who2 }: same points, but won against stronger opponents (SODOS).

# A reason (parted_by_last_tier). $who1 a player, $who2 a player
format-tiered-league-parted-by-last-tier = { $who1 } is above { $who2 }: level on points and SODOS, but in a higher tier in the last cycle.

# A reason (parted_by_last_rank). $who1 a player, $who2 a player
format-tiered-league-parted-by-last-rank = { $who1 } is above { $who2 }: level on points and SODOS, but better placed in the last cycle.

# A reason (parted_by_rating). $who1 a player, $who2 a player
format-tiered-league-parted-by-rating = { $who1 } is above { $who2 }: level on points, SODOS and the last cycle, but with a higher rating.

# A reason (parted_by_sign_up). $who1 a player, $who2 a player
format-tiered-league-parted-by-sign-up = { $who1 } is above { $who2 }: level on everything, but signed up earlier.

# A name of rounds, groups, sides or choices
format-tiered-league-name-black = black

# A name of rounds, groups, sides or choices
format-tiered-league-name-black-2 = Black

# A name of rounds, groups, sides or choices
format-tiered-league-name-white = white

# A name of rounds, groups, sides or choices
format-tiered-league-name-white-2 = White

# A name of rounds, groups, sides or choices. $league
format-tiered-league-name-league-league = League { $league }

# A name of rounds, groups, sides or choices
format-tiered-league-name-title-match = Title match

# A name of rounds, groups, sides or choices
format-tiered-league-name-no-rating = no rating

# A name of rounds, groups, sides or choices
format-tiered-league-name-title = title

# The head of a column of the standings, at most 12 characters
format-tiered-league-head-league = League

# What the column League is
format-tiered-league-column-league = The league and the place in it.

# What the column SODOS is
format-tiered-league-column-sodos = The points of everybody the player has beaten.

# The head of a column of the standings, at most 12 characters
format-tiered-league-head-possible = Possible

# What the column Possible is
format-tiered-league-column-possible = The places in the league that the player can still finish in.

# The head of a column of the standings, at most 12 characters
format-tiered-league-head-next = Next

# What the column Next is
format-tiered-league-column-next = The tier this place leads to, if the next cycle has as many tiers.

# What last_tier is, a column of an import
format-tiered-league-field-last-tier = The tier in the last cycle: 1 is league A, 0 the title; empty for new players.

# What last_rank is, a column of an import
format-tiered-league-field-last-rank = The place in the league of the last cycle; 0 for the player who lost the title.

# What last_disqualified is, a column of an import
format-tiered-league-field-last-disqualified = 1 if disqualified in the last cycle, for example by a time-out; 0 if not.

# The label of an option, at most 45 characters
format-tiered-league-option-invitations-label = Invitations

# The option invitations; at most 100 characters are shown
format-tiered-league-option-invitations = Must everybody who signed up accept an invitation before play starts? Anyone who hasn't is left out.

# The label of an option, at most 45 characters
format-tiered-league-option-invitation-days-label = Days to answer invitations

# The option invitation_days; at most 100 characters are shown
format-tiered-league-option-invitation-days = How many days players have to answer the invitation.

# The label of an option, at most 45 characters
format-tiered-league-option-title-held-label = Title held

# The option title_held; at most 100 characters are shown
format-tiered-league-option-title-held = Does someone hold the title from before? They keep it if they do not take part.

# The option title_match; at most 100 characters are shown
format-tiered-league-option-title-match = Does the winner of league A challenge the title holder?

# The label of an option, at most 45 characters
format-tiered-league-option-title-games-label = Games of the title match

# The option title_games; at most 100 characters are shown
format-tiered-league-option-title-games = The title match is the best of this many games.

# A reason (title_kept_by). $who1 a player
format-tiered-league-title-kept-by = The title stays with { $who1 }, who is not taking part: nobody plays for it.

# A reason (title_kept_by_still). $who1 a player
format-tiered-league-title-kept-by-still = The title stays with { $who1 }, who did not take part.

# A reason (title_kept_by_absent_still)
format-tiered-league-title-kept-by-absent-still = The title stays with its holder, who did not take part.
