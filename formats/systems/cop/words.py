"""The sentences behind this format's reasons."""

from __future__ import annotations

from formats.systems.cop.columns import COLUMN_WORDS
from formats.systems.cop.marks import MARK_WORDS
from formats.systems.cop.option_words import OPTION_WORDS
from formats.toolkit.boards import FIXED_TABLE_WORDS, GAP_WORDS
from formats.toolkit.newcomers import SEAT_WORDS
from formats.toolkit.sides import SIDE_WORDS

WORDS = {
    **OPTION_WORDS,
    **SIDE_WORDS,
    **SEAT_WORDS,
    **FIXED_TABLE_WORDS,
    "missed_lost": "Rounds without {0} so far: {rounds}. They count as lost by {spread}.",
    **COLUMN_WORDS,
    **MARK_WORDS,
    # what is wrong with options
    "too_new": "A round can only be paired on the standings before it.",
    "no_game": "A prepaired game needs two different players, or a player and bye.",
    "seated_twice": "A player is prepaired twice in one round.",
    "published": "The published rules of this event have the checksum {check_sum}.",
    "published_changed": ("The published rules have been changed: their checksum was {before} and is now {check_sum}."),
    "round_round_robin": "Round {round} of {rounds}: round robin, round {of_schedule} of {schedule}.",
    "round_initial_fontes": "Round {round} of {rounds}: groups, round {of_schedule} of {schedule}.",
    "round_swiss": "Round {round} of {rounds}: Swiss without repeats.",
    "round_cop": "Round {round} of {rounds}: COP.",
    "older_standings": "The round is paired on the standings after round {round}.",
    "prepaired": "This was fixed beforehand by a director.",
    "prepaired_dropped": "A game prepaired for {0} is not played: the other player is no longer in.",
    "fontes_group": "Group {group} was drawn: {players} {players:player|players}, spread over the whole seeding.",
    "groups_lost": "The drawn groups are no longer known; the round is paired as a Swiss round.",
    "schedule": "{0} and {1} meet by the schedule.",
    "bye_schedule": "{0} is free by the schedule.",
    "bye_left_alone": "{0} has the bye: the opponent of the schedule is not there.",
    "swiss_level": (
        "{0} (rank {rank}) and {1} (rank {other_rank}) both have {wins} {wins:win|wins}: top half against bottom half."
    ),
    "swiss_float": (
        "{0} (rank {rank}, {wins} {wins:win|wins}) and {1} (rank {other_rank}, {other_wins} {other_wins:win|wins}) meet"
        " across groups."
    ),
    "bye_swiss": "{0} has the bye: of those with the fewest byes, {0} is next in turn.",
    "simulated": (
        "The last {rounds_left} rounds were simulated {simulations} times for {players} players"
        " (highest factor {factor}, {margins} margins, {games} games)."
    ),
    "gibsonized": "{0} is Gibsonized: nobody below can still take place {place}.",
    "cashers": (
        "Down to rank {hopeful_rank} ({0}) players reach one of the {prizes} prizes in more than {share} of the"
        " simulations; down to rank {absolute_rank} ({1}) they reach one at all."
    ),
    "contender": "For place {place} or better the lowest contender is {0}, rank {rank}.",
    "destiny_at_stake": (
        "{1} (rank {rank}) wins the event by winning every game against the leader, but loses {loss} of that chance"
        " otherwise ({wins} of {simulations} simulations won; the threshold is {threshold}): destiny is at stake."
    ),
    "destiny_safe": (
        "{1} (rank {rank}) wins the event by winning every game against the leader, and loses only {loss} of that"
        " chance otherwise ({wins} of {simulations} simulations won; the threshold is {threshold})."
    ),
    "nearly_destiny_at_stake": (
        "{1} (rank {rank}) wins the event by winning every game against the leader (in {always} of {simulations}"
        " simulations), but loses {loss} of that chance otherwise ({wins} won; the threshold is {threshold}): destiny"
        " is at stake."
    ),
    "nearly_destiny_safe": (
        "{1} (rank {rank}) wins the event by winning every game against the leader (in {always} of {simulations}"
        " simulations), and loses only {loss} of that chance otherwise ({wins} won; the threshold is {threshold})."
    ),
    "steered": "The leader {0} plays {1} (rank {rank}), or the player one rank above if enough rounds are left.",
    "steered_to_nobody": "{1} (rank {rank}) should play the leader {0}, but the two have just met.",
    "dropped_back_to_back": "No other complete round: {pairs} {pairs:pair meets|pairs meet} again at once.",
    "dropped_beyond": (
        "No other complete round: the window of contenders was widened by {ranks} {ranks:rank|ranks} "
        "({pairs} {pairs:pair|pairs})."
    ),
    "dropped_control": "No other complete round: the leader plays somebody else than planned.",
    "dropped_gibson": "No other complete round: a Gibsonized player meets a contender, or misses the bye.",
    "dropped_repeat_bye": "No other complete round: {0} has another bye.",
    "dropped_last_round": (
        "No other complete round: {pairs} {pairs:pair leaves|pairs leave} the order of the last round."
    ),
    "chances": "Places still possible for {0}: {best} to {worst}; a prize in {prize} (places: {counts}).",
    "weights_sum": "The weights of the round add up to {sum}; what must not happen weighs {prohibitive}.",
    "pair_weights": "{0} (rank {rank}) and {1} (rank {other_rank}) weigh {total}.",
    "bye_weights": "The bye of {0} (rank {rank}) weighs {total}.",
    "hill": "{0} and {1} are neighbours who can still win a prize: King of the Hill.",
    "class_prize": "{0} and {1} play for a prize of their class.",
    "destiny": "The leader {0} plays {1}, who is next to control their own destiny.",
    "bye_gibson": "{0} is Gibsonized, and the bye goes to Gibsonized players first.",
    "bye_top_down": "{0} has the bye: the best of those with the fewest byes.",
    "bye_contender": "{0} has the bye: everybody who has had none can hope for a prize, and {0} is the lowest of them.",
    "repeat": "{0} and {1} meet again; games with each other so far: {times}.",
    "back_to_back": "{0} and {1} met in the round before this one.",
    **GAP_WORDS,
    "parted_by_spread": "{0} is above {1}: as many wins, more spread.",
}
