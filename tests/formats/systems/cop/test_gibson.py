"""Rule 15: who is Gibsonized; rule 14 is tested in test_position."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms
from tests.case_files import load_cases
from tests.formats.systems.cop.made import standing, terms


def test_rule_15_a_block_from_the_top_among_the_places_with_a_prize() -> None:
    position = standing([20, 14, 8, 6, 6], 2)

    assert gibsonized(position, terms(2, place_prizes=1)) == 1
    assert gibsonized(position, terms(2, place_prizes=4)) == 2
    assert gibsonized(replace(position, half_points=(16, 14, 8, 6, 6)), terms(2, place_prizes=4)) == 0
    assert gibsonized(standing([20, 2], 2), terms(2, place_prizes=2)) == 1


@pytest.mark.parametrize("case", load_cases("cop gibson"))
def test_gibsonized(case: dict[str, Any]) -> None:
    half_points, spreads = zip(*((2 * wins, spread) for wins, spread in case["standings"]), strict=True)
    size, left = len(half_points), case["rounds_left"]
    options = CopOptions(gibson_spread=case["gibson_spread"], place_prizes=case["place_prizes"])
    position = Position(tuple(map(str, range(size))), half_points, spreads, tuple(range(size)), left, 0)

    assert gibsonized(position, Terms.of(options, left)) == case["gibsonized"]
