"""Rating tables and performances (article 10)."""

from __future__ import annotations

import pytest

from formats.toolkit.fide.tie_breaks.ratings import (
    difference_of,
    expected_percent,
    perfect_performance,
    performance,
    rounded,
)
from tests.case_files import load_cases

TABLES = load_cases("fide rating tables")


@pytest.mark.parametrize("tables", TABLES)
def test_the_tables_of_b_02(tables: dict[str, dict[str, int] | list[int]]) -> None:
    shares, largest = tables["score_to_difference"], tables["largest_difference"]
    assert [difference_of(percent) for percent in range(101)] == shares
    assert isinstance(largest, dict)
    for percent, difference in largest.items():
        assert expected_percent(difference) == int(percent)
        assert expected_percent(difference + 1) == int(percent) + 1
        assert expected_percent(-difference) == 100 - int(percent)


def test_means_are_rounded_halves_up() -> None:
    assert [rounded(5, 2), rounded(7, 3), rounded(-1, 2)] == [3, 2, 0]


def test_article_10_2_performance() -> None:
    assert performance([2000, 2101], 2) == 2051
    assert performance([2000], 2) == 2800
    assert performance([2000, 2100, 2200], 4) == 2100 + 125


def test_article_10_3_perfect_performance() -> None:
    assert perfect_performance([2000, 2100], 0) == 1200
    # A win needs an expected score of 100 percent.
    assert perfect_performance([2000], 2) == 2736
    assert perfect_performance([2000], 1) == 1997
