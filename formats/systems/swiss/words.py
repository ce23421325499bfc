"""The sentences behind this format's reasons."""

from __future__ import annotations

from formats.systems.swiss.option_words import OPTION_WORDS
from formats.toolkit.boards import GAP_WORDS
from formats.toolkit.newcomers import MISSED_WORDS, SEAT_WORDS
from formats.toolkit.sides import SIDE_WORDS
from formats.toolkit.tie_breaks import TIE_BREAK_WORDS

WORDS = {
    **OPTION_WORDS,
    **SIDE_WORDS,
    **GAP_WORDS,
    **SEAT_WORDS,
    **MISSED_WORDS,
    **TIE_BREAK_WORDS,
    "round": "Round {round} of {rounds}: everybody meets somebody new with about the same score.",
    "same_score": "{0} and {1} both have {points} (places {place} and {other_place} in the order).",
    "floated": "{0} has {points} and {1} {other_points}: the players on equal scores could not all be paired off.",
    "passed_met": "{0} does not meet {1}, who would be opposite: they have played each other already.",
    "repeat": "{0} and {1} meet again (times before: {times}): no pairing of this round has fewer repeats.",
    "bye": "{0} has the bye: the lowest player in the order who can have it.",
    "bye_again": "{0} has another bye: everybody has had as many.",
    "bye_passed_had": "{0} is lower but has had more byes.",
    "bye_passed_needed": "{0} is lower but must play, or somebody could only be paired with an old opponent.",
}
