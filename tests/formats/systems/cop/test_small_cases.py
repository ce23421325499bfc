"""The worked cases by hand: swings, factor pairings, the Gibsonized, hopefulness."""

from fractions import Fraction
from typing import Any

import pytest

from formats.systems.cop.factor import factor_runs
from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms, cumulative_swing
from tests.case_files import load_cases


@pytest.mark.parametrize("case", load_cases("cop swings"))
def test_cumulative_swings(case: dict[str, Any]) -> None:
    swings = case["cumulative_swing"]

    assert [cumulative_swing(case["gibson_spread"], left) for left in range(1, len(swings) + 1)] == swings


def pairs_of(case: dict[str, Any]) -> list[list[int]]:
    factor = min(case["rounds_left"], case["max_factor"])
    runs = factor_runs(case["players"], factor, case["gibsonized"])
    return [[first + 1, second + 1] for run in runs for first, second in run.pairs()]


@pytest.mark.parametrize("case", load_cases("cop factor"))
def test_factor_pairs(case: dict[str, Any]) -> None:
    assert pairs_of(case) == case["pairs"]


@pytest.mark.parametrize("case", load_cases("cop factor clashes"))
def test_no_place_is_paired_twice_where_the_published_code_does(case: dict[str, Any]) -> None:
    clashing = [place for pair in case["pairs"] for place in pair]
    assert len(set(clashing)) < len(clashing)

    places = [place for pair in pairs_of(case) for place in pair]

    assert sorted(places) == list(range(1, case["players"] + 1))
    by_hand = [entry.split("-") for entry in case["why"].rsplit(": ", 1)[-1].split()]
    assert pairs_of(case) == [[int(first), int(second)] for first, second in by_hand]


@pytest.mark.parametrize("case", load_cases("cop gibson"))
def test_gibsonized(case: dict[str, Any]) -> None:
    half_points, spreads = zip(*((2 * wins, spread) for wins, spread in case["standings"]), strict=True)
    size, left = len(half_points), case["rounds_left"]
    options = CopOptions(gibson_spread=case["gibson_spread"], place_prizes=case["place_prizes"])
    position = Position(tuple(map(str, range(size))), half_points, spreads, tuple(range(size)), left, 0)

    assert gibsonized(position, Terms.of(options, left)) == case["gibsonized"]


@pytest.mark.parametrize("case", load_cases("cop hopefulness"))
def test_hopefulness_counts_from_the_last_round(case: dict[str, Any]) -> None:
    options = CopOptions(rounds=60, hopefulness=case["array"])

    hopefulness = {left: Terms.of(options, int(left)).hopefulness for left in case["by_rounds_left"]}

    assert hopefulness == {left: Fraction(str(share)) for left, share in case["by_rounds_left"].items()}
