"""Figures with their errors."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from formats.toolkit.simulator.measures import kendall, mean_of, share_of


def test_kendall_counts_pairs_in_order_minus_pairs_out_of_order() -> None:
    ratings, places = [300.0, 200.0, 200.0, 0.0], np.array([[1, 2, 3, 4], [4, 3, 2, 1], [1, 1, 3, 2]])
    pairs = [(i, j) for i, j in combinations(range(4), 2) if ratings[i] != ratings[j]]
    slow = [sum(np.sign(row[j] - row[i]) for i, j in pairs) / len(pairs) for row in places]
    assert kendall(places, np.array(ratings)).tolist() == pytest.approx(slow)
    assert slow[:2] == [1.0, -1.0]


def test_the_error_of_a_share_is_that_of_a_binomial_and_never_zero() -> None:
    half = share_of(np.array([True, False] * 50))
    assert [half.value, half.error] == pytest.approx([0.5, 0.05])
    assert 0 < share_of(np.zeros(100)).error < 0.011


def test_the_error_of_a_mean_is_the_deviation_by_the_root_of_the_runs() -> None:
    two = mean_of(np.array([1.0, 3.0] * 50))
    assert [two.value, two.error] == pytest.approx([2.0, 0.1])
