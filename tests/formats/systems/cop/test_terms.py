"""Rule 13: entries of lists count from the last round."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from formats.systems.cop.options import CopOptions
from formats.systems.cop.terms import Terms, cumulative_swing, entry
from tests.case_files import load_cases
from tests.formats.systems.cop.made import terms


def test_rule_13_lists_count_from_the_last_round() -> None:
    assert [entry([250, 200], left) for left in (1, 2, 3, 9)] == [250, 200, 200, 200]
    found = terms(3, gibson_spread=(250, 200), control_loss_thresholds=(0.1, 0.2, 0.3, 0.4))
    assert found.margins == (250, 200, 200)
    assert found.swing == 1300
    assert float(found.control_loss_threshold) == 0.3


@pytest.mark.parametrize("case", load_cases("cop swings"))
def test_cumulative_swings(case: dict[str, Any]) -> None:
    swings = case["cumulative_swing"]

    assert [cumulative_swing(case["gibson_spread"], left) for left in range(1, len(swings) + 1)] == swings


@pytest.mark.parametrize("case", load_cases("cop hopefulness"))
def test_hopefulness_counts_from_the_last_round(case: dict[str, Any]) -> None:
    options = CopOptions(rounds=60, hopefulness=case["array"])

    hopefulness = {left: Terms.of(options, int(left)).hopefulness for left in case["by_rounds_left"]}

    assert hopefulness == {left: Fraction(str(share)) for left, share in case["by_rounds_left"].items()}
