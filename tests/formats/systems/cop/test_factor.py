"""Rule 17: factor pairings."""

from __future__ import annotations

from typing import Any

import pytest

from formats.systems.cop.factor import factor_runs
from tests.case_files import load_cases


def test_rule_17_more_gibsonized_than_others_are_paired_once_each() -> None:
    for places in (2, 4, 6, 8):
        for block in range(places + 1):
            pairs = [pair for run in factor_runs(places, 9, block) for pair in run.pairs()]
            assert sorted(place for pair in pairs for place in pair) == list(range(places))


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
