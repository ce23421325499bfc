"""The recorded reasons of a pairing and a bye of a Swiss round."""

from __future__ import annotations

from typing import Any

import pytest

from formats.systems.swiss.pairing import SwissPair, SwissRound
from formats.systems.swiss.position import Position
from formats.systems.swiss.reasons import bye_reasons, opposite, pair_reasons
from formats.toolkit.record import couple

HALF_POINTS = {"a": 3, "b": 3, "c": 3, "d": 3, "e": 3, "f": 2, "g": 2}


def position(*met: str, byes: dict[str, int] | None = None) -> Position:
    """Five of one and a half points, two of one; those of `met` have met, two letters each."""
    meetings = {couple(two[0], two[1]): 1 for two in met}
    return Position(list(HALF_POINTS), HALF_POINTS, meetings, byes or {}, {})


def pair(players: str, earlier: int = 0) -> SwissPair:
    upper, lower = players[0], players[1]
    places = list(HALF_POINTS).index(upper) + 1, list(HALF_POINTS).index(lower) + 1
    return SwissPair((upper, lower), places, (HALF_POINTS[upper], HALF_POINTS[lower]), earlier)


def test_two_of_a_score_are_told_with_their_places() -> None:
    (reason,) = pair_reasons(pair("ac"), position())

    assert (reason.code, reason.rule, reason.about) == ("same_score", "R7", ("a", "c"))
    assert reason.params == {"points": "1.5", "place": 1, "other_place": 3}


def test_two_of_different_scores_are_told_with_both() -> None:
    (reason,) = pair_reasons(pair("ef"), position())

    assert (reason.code, reason.rule, reason.params) == ("floated", "R7", {"points": "1.5", "other_points": "1"})


def test_a_repeat_is_a_warning_that_counts_the_games_before() -> None:
    *_, reason = pair_reasons(pair("ac", 2), position("ac"))

    assert (reason.code, reason.rule, reason.params, reason.warning) == ("repeat", "R5", {"times": 2}, True)


@pytest.mark.parametrize(
    "who, other", [("a", "c"), ("b", "d"), ("c", None), ("d", None), ("e", None), ("f", "g"), ("g", None)]
)
def test_the_top_half_of_a_score_group_is_opposite_to_the_bottom_half(who: str, other: str | None) -> None:
    assert opposite(who, position()) == other


@pytest.mark.parametrize(
    "players, met, passed", [("ad", ["ac"], ["c"]), ("ad", [], []), ("ac", ["ac"], []), ("ce", [], [])]
)
def test_who_was_opposite_is_named_only_if_the_two_have_met_and_do_not_meet_now(
    players: str, met: list[str], passed: list[str]
) -> None:
    told: list[Any] = [reason for reason in pair_reasons(pair(players), position(*met)) if reason.code == "passed_met"]

    assert [(reason.rule, reason.about) for reason in told] == [("R5", (players[0], who)) for who in passed]


def test_a_bye_tells_who_below_has_had_one_more_and_who_was_needed() -> None:
    found = SwissRound((), "e", {"f": 1, "g": 0})

    assert [(reason.code, reason.rule, reason.about) for reason in bye_reasons(found, position())] == [
        ("bye", "R6", ("e",)),
        ("bye_passed_had", "R4", ("f",)),
        ("bye_passed_needed", "R5", ("g",)),
    ]


def test_another_bye_is_called_so_and_compared_with_those_of_the_others() -> None:
    found = SwissRound((), "e", {"f": 1, "g": 2})

    assert [reason.code for reason in bye_reasons(found, position(byes={"e": 1}))] == [
        "bye_again",
        "bye_passed_needed",
        "bye_passed_had",
    ]
    assert bye_reasons(SwissRound((), None, {}), position()) == ()
