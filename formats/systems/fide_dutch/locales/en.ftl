### What the format FIDE Dutch says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-fide-dutch-title = FIDE Dutch

# A sentence about the format
format-fide-dutch-summary = Swiss by the rules of the chess federation FIDE: the Dutch system of 2026.

# A name of rounds, groups, sides or choices
format-fide-dutch-name-white = white

# A name of rounds, groups, sides or choices
format-fide-dutch-name-black = black

# A name of rounds, groups, sides or choices
format-fide-dutch-name-lot = lot

# A reason (round). $round, $rounds
format-fide-dutch-round = Round { $round } of { $rounds }, paired by the Dutch system (C.04.3).

# A reason (same_score). $who1 a player, $who2 a player, $other_place, $place, $points
format-fide-dutch-same-score = { $who1 } and { $who2 } both have { $points }: numbers { $place } and { $other_place } of their score group.

# A reason (moved_down). $who1 a player, $who2 a player, $other_points, $points
format-fide-dutch-moved-down = { $who1 } with { $points } moves down to { $who2 } with { $other_points }: not everybody above could be paired (C6 to C8).

# A reason (passed_met). $who1 a player, $who2 a player, $article
format-fide-dutch-passed-met = { $who1 } does not meet { $who2 }, who is opposite in the order: they have played each other ({ $article }).

# A reason (passed_colour). $who1 a player, $who2 a player, $article
format-fide-dutch-passed-colour = { $who1 } does not meet { $who2 }, who is opposite in the order: both are due the same colour ({ $article }).

# A reason (passed_upfloat). $who1 a player, $who2 a player, $article
format-fide-dutch-passed-upfloat = { $who1 } does not meet { $who2 }, who is opposite in the order: { $who2 } met a higher score in one of the last two rounds ({ $article }).

# A reason (passed_order). $who1 a player, $who2 a player
format-fide-dutch-passed-order = { $who1 } does not meet { $who2 }, who is opposite in the order: with the pairs before, that breaks a criterion for someone else (C4 to C21).

# A reason (bye). $who1 a player, $points
format-fide-dutch-bye = { $who1 } has the bye: { $points } is the lowest score that leaves everybody else an opponent (C5).

# A reason (no_bye). $who1 a player
format-fide-dutch-no-bye = { $who1 } can't have the bye: they have had one, or a full point without a game (C2).

# A reason (colour_1). $who1 a player, $who2 a player, $article
format-fide-dutch-colour-1 = { $who1 } has white and { $who2 } black: each gets the colour they are due ({ $article }).

# A reason (colour_2). $who1 a player, $who2 a player, $article
format-fide-dutch-colour-2 = { $who1 } has white and { $who2 } black: of the same claims the stronger counts ({ $article }).

# A reason (colour_3). $who1 a player, $who2 a player, $article
format-fide-dutch-colour-3 = { $who1 } has white and { $who2 } black: both change from the last time their colours differed ({ $article }).

# A reason (colour_4). $who1 a player, $who2 a player, $article
format-fide-dutch-colour-4 = { $who1 } has white and { $who2 } black: with equal claims the higher ranked player’s counts ({ $article }).

# A reason (colour_5). $who1 a player, $who2 a player, $article
format-fide-dutch-colour-5 = { $who1 } has white and { $who2 } black: by the initial colour and the number of the higher ranked player ({ $article }).

# A reason (rule.rounds). $value
format-fide-dutch-rule-rounds = Rounds: { $value }.

# A reason (rule.bye_half_points.1)
format-fide-dutch-rule-bye-half-points-1 = A bye is worth half a point.

# A reason (rule.bye_half_points.2)
format-fide-dutch-rule-bye-half-points-2 = A bye is worth a full point.

# A reason (rule.initial_colour.lot)
format-fide-dutch-rule-initial-colour-lot = A lot decides whether odd numbers begin with white.

# A reason (rule.initial_colour.white)
format-fide-dutch-rule-initial-colour-white = In round 1, odd numbers begin with white.

# A reason (rule.initial_colour.black)
format-fide-dutch-rule-initial-colour-black = In round 1, odd numbers begin with black.

# A reason (rule.acceleration.yes)
format-fide-dutch-rule-acceleration-yes = The upper half begins with virtual points, for pairing only (Baku acceleration).

# A reason (rule.acceleration.no)
format-fide-dutch-rule-acceleration-no = Everybody begins with no points.

# The label of an option, at most 45 characters
format-fide-dutch-option-rounds-label = Rounds

# The option rounds; at most 100 characters are shown
format-fide-dutch-option-rounds = How many rounds are played; fixed before round 1.

# The label of an option, at most 45 characters
format-fide-dutch-option-tie-breaks-label = Tie-breaks

# The option tie_breaks; at most 100 characters are shown
format-fide-dutch-option-tie-breaks = What breaks ties, in order: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

# The label of an option, at most 45 characters
format-fide-dutch-option-bye-half-points-label = Half-points for a bye

# The option bye_half_points; at most 100 characters are shown
format-fide-dutch-option-bye-half-points = What a bye is worth, in half-points.

# The label of an option, at most 45 characters
format-fide-dutch-option-initial-colour-label = Initial colour

# The option initial_colour; at most 100 characters are shown
format-fide-dutch-option-initial-colour = The colour of odd numbers in round 1: lot, white or black.

# The label of an option, at most 45 characters
format-fide-dutch-option-acceleration-label = Acceleration

# The option acceleration; at most 100 characters are shown
format-fide-dutch-option-acceleration = Baku acceleration: does the upper half begin with virtual points?

# What is wanted of entrants: title
format-fide-dutch-field-title = The chess title: GM, IM, WGM, FM, WIM, CM, WFM or WCM.

# The label of title
format-fide-dutch-field-title-label = Title

# The label of rating
format-fide-dutch-field-rating-label = Rating

# What is wanted of entrants: rating
format-fide-dutch-field-rating = The rating of FIDE, else a national one; empty for none.

# What is wanted of entrants: federation
format-fide-dutch-field-federation = The chess federation in three letters, such as GER.

# The label of federation
format-fide-dutch-field-federation-label = Federation

# A reason (by_hand_same)
format-fide-dutch-by-hand-same = FIDE’s rules give this round as it was paired by hand.

# A reason (by_hand_differs). $article, $kind
format-fide-dutch-by-hand-differs = FIDE’s rules pair this round otherwise ({ $article }): { $kind ->
    [met] two meet again who have played each other.
    [bye] the bye goes to a player who may not have it.
    [colour] two meet who must both get the same colour.
    [low_bye] the bye goes to a higher score than necessary.
    [fewest_down] more players than necessary move down to a lower score.
    [low_down] players of a higher score than necessary move down.
    [next_bracket] more players have to move down from the next score group.
    [unplayed] the bye goes to a player with more rounds without a game.
    [third_colour] someone gets one colour too often.
    [colours] more players than necessary miss the colour they are due.
    [down_again] someone moves down again who did so lately.
    [up_again] someone meets a higher score again who did so lately.
    [order] everything else is as good, but other pairs come first in order.
    [sides] the pairs are right, but the colours are not.
    [byes] only one player may have the bye.
    [no_round] no complete round is possible, so a director decides.
   *[other] two meet who must not.
}

# A reason (hand_met). $who1 a player, $who2 a player, $article
format-fide-dutch-hand-met = { $who1 } and { $who2 } have played each other ({ $article }).

# A reason (hand_colour). $who1 a player, $who2 a player, $article
format-fide-dutch-hand-colour = { $who1 } and { $who2 } must both get the same colour ({ $article }).

# A reason (hand_bye). $who1 a player, $article
format-fide-dutch-hand-bye = { $who1 } may not have the bye ({ $article }).

# A reason (hand_forbidden). $who1 a player, $who2 a player
format-fide-dutch-hand-forbidden = { $who1 } and { $who2 } must not meet.

# A reason (rule.fide_rules.yes)
format-fide-dutch-rule-fide-rules-yes = FIDE mode: rounds by hand are compared with FIDE’s rules, and report files declare them. Herald computes no title norms.

# A reason (rule.fide_rules.no)
format-fide-dutch-rule-fide-rules-no = FIDE mode was left: this tournament no longer follows FIDE’s rules, and report files do not declare them. Herald computes no title norms.

# The label of an option, at most 45 characters
format-fide-dutch-option-fide-rules-label = FIDE mode

# The option fide_rules; at most 100 characters are shown
format-fide-dutch-option-fide-rules = Does FIDE's rulebook bind the directors? Once off in play, it stays off.

# A reason (only_never)
format-fide-dutch-only-never = Here players can only be kept apart strictly (Never meet): FIDE’s rules have no place for wishes. Use Never meet, or leave this empty.

# A reason (not_in_report)
format-fide-dutch-not-in-report = FIDE’s report file can’t have these points: wins by forfeit and full-point byes count as wins, half-point byes as ties, zero-point byes as losses by forfeit, without bonus points.

# A reason (not_accelerated)
format-fide-dutch-not-accelerated = Acceleration needs a tie worth half a win and a loss worth nothing. Change the points, or switch acceleration off.

# A reason (not_of_fide)
format-fide-dutch-not-of-fide = In FIDE mode two ties must not give more than a win and a loss, and a bye not more than a win.

# What is wanted of entrants: fide_id
format-fide-dutch-field-fide-id = The number of FIDE (FIDE ID); ratings and titles of a list go by it.

# The label of fide_id
format-fide-dutch-field-fide-id-label = FIDE ID
