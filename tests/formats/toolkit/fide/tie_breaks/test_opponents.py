"""Cuts of tie-breaks from the scores of opponents (articles 14 and 16.5)."""

from __future__ import annotations

import pytest

from formats.toolkit.fide.tie_breaks.codes import TieBreakCode
from formats.toolkit.fide.tie_breaks.opponents import Contribution, total


@pytest.mark.parametrize(
    "code, left",
    [
        (TieBreakCode("BH"), 100),
        (TieBreakCode("BH", cut=1), 90),
        (TieBreakCode("BH", cut=2), 70),
        (TieBreakCode("BH", cut=1, median=True), 50),
        (TieBreakCode("BH", cut=9), 0),
    ],
)
def test_the_least_values_go_and_for_a_median_the_greatest_too(code: TieBreakCode, left: int) -> None:
    assert total([Contribution(value, value, voluntary=False) for value in (30, 10, 40, 20)], code) == left


def test_article_16_5_a_round_one_chose_not_to_play_goes_first() -> None:
    found = [
        Contribution(10, 10, voluntary=False),
        Contribution(25, 25, voluntary=True),
        Contribution(30, 30, voluntary=False),
    ]
    assert total(found, TieBreakCode("BH", cut=1)) == 40
    assert total(found, TieBreakCode("BH", cut=2)) == 30


def test_in_sonneborn_berger_the_least_value_is_that_of_the_lowest_opponent() -> None:
    # The opponent with 20 was beaten, the one with 30 was lost to.
    found = [Contribution(20, 20, voluntary=False), Contribution(0, 30, voluntary=False)]
    assert total(found, TieBreakCode("SB", cut=1)) == 0
    # A voluntary round that adds less than that opponent does not go in its place.
    with_bye = [*found, Contribution(5, 10, voluntary=False), Contribution(0, 40, voluntary=True)]
    assert total(with_bye, TieBreakCode("SB", cut=1)) == 20
