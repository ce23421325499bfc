"""The recorded reasons of a round, a pairing and a bye."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from formats.systems.score_group_swiss.byes import ByeChoice
from formats.systems.score_group_swiss.reasons import bye_reasons, pair_reasons, round_reasons
from formats.systems.score_group_swiss.scan import ScanPair, ScoreGroup, score_groups, search_order

FOUND = ScanPair(
    upper="a",
    lower="d",
    group=ScoreGroup(5, 0, 6),
    lower_points=5,
    top_half=True,
    first_choice=True,
    step=1,
    met=(),
    kept_free=(),
    earlier_meetings=0,
)


def test_a_round_tells_its_number_the_wins_of_the_table_and_the_numbers_drawn() -> None:
    by_table = round_reasons(2, 5, ["b", "a"], by_table=True)

    assert [(reason.code, reason.rule) for reason in by_table] == [
        ("round", "R1"),
        ("wins_needed", "R1"),
        ("lots", "R4"),
    ]
    assert by_table[0].params == {"round": 2, "rounds": 5}
    assert by_table[2].about == ("b", "a")
    assert [reason.code for reason in round_reasons(2, 5, [], by_table=False)] == ["round", "lots"]


@pytest.mark.parametrize(
    "change, code",
    [
        ({}, "opposite"),
        ({"first_choice": False}, "searched"),
        ({"top_half": False}, "next_below"),
        ({"top_half": False, "step": 2}, "searched_below"),
        ({"lower_points": 4}, "floated"),
        ({"lower_points": 4, "top_half": False}, "floated"),
    ],
)
def test_a_pairing_tells_how_the_opponent_was_found(change: dict[str, Any], code: str) -> None:
    found = replace(FOUND, **change)
    (reason,) = pair_reasons(found)

    assert (reason.code, reason.rule, reason.about) == (code, "R8", ("a", "d"))
    lower = f"{found.lower_points / 2:g}"
    assert reason.params == {"points": "2.5", "lower_points": lower, "step": found.step}


def test_who_was_passed_over_is_named_and_a_repeat_is_a_warning() -> None:
    found = replace(FOUND, met=("e",), kept_free=("f",), earlier_meetings=2)

    assert [(reason.code, reason.rule, reason.about, reason.warning) for reason in pair_reasons(found)[1:]] == [
        ("passed_met", "R3", ("a", "e"), False),
        ("passed_kept", "R10", ("a", "f"), False),
        ("repeat", "R10", ("a", "d"), True),
    ]
    assert pair_reasons(found)[-1].params == {"times": 2}


@pytest.mark.parametrize("again, code", [(False, "bye_lowest"), (True, "bye_again")])
def test_a_bye_tells_who_below_was_passed_over_and_why(again: bool, code: str) -> None:
    reasons = bye_reasons(ByeChoice("c", had_one=("f", "e"), needed=("d",), again=again))

    assert {reason.rule for reason in reasons} == {"R9"}
    assert [(reason.code, reason.about, reason.warning) for reason in reasons] == [
        (code, ("c",), again),
        ("bye_passed_had", ("f",), False),
        ("bye_passed_had", ("e",), False),
        ("bye_passed_needed", ("d",), False),
    ]


def test_r7_groups_lie_one_below_the_other_and_the_odd_player_is_in_the_bottom_half() -> None:
    groups = score_groups("abcdefgh", dict(zip("abcdefgh", (4, 4, 4, 4, 4, 2, 2, 0), strict=True)))

    assert groups == [ScoreGroup(4, 0, 5), ScoreGroup(2, 5, 7), ScoreGroup(0, 7, 8)]
    assert [group.half for group in groups] == [2, 1, 0]
    assert [[group.in_top_half(place) for place in range(group.begin, group.end)] for group in groups] == [
        [True, True, False, False, False],
        [True, False],
        [False],
    ]


@pytest.mark.parametrize(
    "place, order",
    [
        (0, [2, 3, 4, 1, 5, 6]),
        (1, [3, 4, 2, 5, 6]),
        (2, [3, 4, 5, 6]),
        (4, [5, 6]),
    ],
)
def test_r8_the_search_goes_down_the_bottom_half_then_up_then_below_the_group(place: int, order: list[int]) -> None:
    assert search_order(place, ScoreGroup(4, 0, 5), 7) == order


def test_r8_in_a_group_further_down_the_search_begins_there() -> None:
    assert search_order(3, ScoreGroup(2, 3, 7), 9) == [5, 6, 4, 7, 8]
    assert search_order(5, ScoreGroup(2, 3, 7), 9) == [6, 7, 8]
