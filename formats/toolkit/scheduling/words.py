"""The sentences behind the reasons of game times.

Parameters whose names end in `_at` are seconds since 1970; `minutes` is a length of time.
"""

from __future__ import annotations

from collections.abc import Mapping

WORDS: Mapping[str, str] = {
    "time.director": "A director set this time: {text}",
    "time_both": "{0} and {1} both prefer this time (start times that suit both: {common}).",
    "time_one": "{0} prefers this time, {1} does not (start times that suit both: {common}).",
    "time_neither": "Neither {0} nor {1} prefers this time.",
    "time_fixed": "This time had already been fixed.",
    "time_none_free": "{0} and {1} have other games at every possible start time.",
    "time_taken": "There was a better time, but {0} or {1} has another game then.",
    "time_only": "There was no other start time to choose from.",
    "time_earliest": "It is the earliest of {choices} such start times.",
    "time_spread": (
        "Of {choices} such start times, this one lets people watch more: games at the same time "
        "{together}, instead of {together_at_earliest} at the earliest, {earliest_at}."
    ),
    "time_near_miss": "Near miss: {0} at {first_at}, {1} at {second_at}, {minutes} apart.",
}
