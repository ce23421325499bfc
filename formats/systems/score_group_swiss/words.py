"""The sentences behind this format's reasons."""

from __future__ import annotations

from formats.toolkit.boards import GAP_WORDS
from formats.toolkit.newcomers import MISSED_WORDS, SEAT_WORDS
from formats.toolkit.seeding import SEEDING_WORDS
from formats.toolkit.sides import SIDE_WORDS

NAMES = ("gold", "Gold", "silver", "Silver")
"""What rounds, groups, sides and choices are called."""

WORDS = {
    **SEEDING_WORDS,
    **SIDE_WORDS,
    **GAP_WORDS,
    **SEAT_WORDS,
    **MISSED_WORDS,
    "rule.rounds": "{value} {value:round is|rounds are} played.",
    "rule.bye_half_points.0": "A bye is worth nothing.",
    "rule.bye_half_points.1": "A bye is worth half a point.",
    "rule.bye_half_points.2": "A bye is worth a full point.",
    "rule.deviation.population": "SoS uses the standard deviation of the ratings of the whole field.",
    "rule.deviation.sample": "SoS uses the standard deviation of the ratings as of a sample.",
    "rule.allow_repeats.yes": (
        "If not everybody can get a new opponent, the pairing with the fewest repeats is taken."
    ),
    "rule.allow_repeats.no": "Nobody meets the same opponent twice; where that is impossible, a director decides.",
    "lots": (
        "Numbers were drawn for this round. They break ties between players who are level on points, SoS and rating."
    ),
    "round": "Round {round} of {rounds}. Players are paired within their score group, from the top of the list down.",
    "wins_needed": "With so many players, {wins} {wins:win is|wins are} usually enough to reach the finals.",
    "opposite": "{0} is in the top half of the players on {points} and meets the same place of the bottom half, {1}.",
    "searched": "{0} is in the top half of the players on {points}; {1}, number {step} in the search, can be met.",
    "next_below": "{0} is in the bottom half of the players on {points} and meets the next free player below, {1}.",
    "searched_below": "{0} is in the bottom half of the players on {points}; {1}, number {step} below, can be met.",
    "floated": "Nobody on {points} was left for {0}, so {1} comes from the players on {lower_points}.",
    "passed_met": "{0} does not meet {1}: they have played each other already.",
    "passed_kept": "{0} does not meet {1}: otherwise somebody else could only be paired with an old opponent.",
    "repeat": "{0} and {1} meet again (times before: {times}): no pairing of this round has fewer repeats.",
    "bye_lowest": "{0} has the bye: the lowest player in the list who has not had one.",
    "bye_again": "{0} has another bye: everybody has had one, and {0} is lowest.",
    "bye_passed_had": "{0} is lower but has had a bye.",
    "bye_passed_needed": "{0} is lower but must play, or somebody could only be paired with an old opponent.",
    "parted_by_sos": "{0} is above {1}: same points, stronger opponents (SoS).",
    "parted_by_rating": "{0} is above {1}: same points and SoS, higher rating at the start.",
    "parted_by_lot": "{0} is above {1}: level on points, SoS and rating; the numbers drawn for the round decide.",
}
