"""Tastes settled by weighing all edges."""

from __future__ import annotations

import numpy as np
import pytest

from formats.toolkit.matching import NoMatchingError
from formats.toolkit.matching.costs import Costs, Flags
from formats.toolkit.matching.pair_tables import all_pairs, distances
from formats.toolkit.matching.preferences import settle_among_all

NOTHING = np.zeros((4, 4), dtype=np.int64)


def test_where_edges_cannot_pair_everybody_off_it_is_refused() -> None:
    star: Flags = np.zeros((4, 4), dtype=bool)
    star[0, 1:] = True

    with pytest.raises(NoMatchingError):
        settle_among_all(Costs([NOTHING], star), NOTHING)


def test_the_first_has_the_partner_it_likes_best_of_those_that_cost_as_little() -> None:
    costs = NOTHING.copy()
    costs[0, 3] = 1

    assert settle_among_all(Costs([NOTHING], all_pairs(4)), distances(4)) == [1, 0, 3, 2]
    assert settle_among_all(Costs([NOTHING], all_pairs(4)), -distances(4)) == [3, 2, 1, 0]
    assert settle_among_all(Costs([costs], all_pairs(4)), -distances(4)) == [2, 3, 0, 1]
