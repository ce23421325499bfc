"""Where to begin: the cheapest matching if everybody could also play two halves of games.

Every vertex stands once on the left and once on the right, and each left one gets a right one: an assignment, which
SciPy finds at once and which has prices without blossoms. Circles of an even number of vertices are matched two and
two; of an odd one somebody is left, and there are few of these.

Costs are wider than a float, so the layers are taken a few at a time, the most important first: an assignment that is
cheapest by the first of them is one of edges that are tight by their prices, and among these the next are weighed.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from formats.toolkit.matching.blossoms import FREE
from formats.toolkit.matching.costs import Costs, Flags, Whole

Places = NDArray[np.intp]

FEWEST = 64
"""With fewer vertices the search is as quick without a place to begin, and SciPy need not be imported."""


def relaxed(costs: Costs, edges: Flags) -> tuple[list[int], list[int]]:
    """Prices and mates to begin with: a whole number for each vertex, and `FREE` for whoever is left.

    `edges` is symmetric and within what is allowed. Nothing is promised of either: the search mends prices that edges
    undercut and parts mates whose edge is not tight. Where even halves of games are not enough nobody has a mate.
    """
    size = costs.size
    prices, mates = [0] * size, [FREE] * size
    if size < FEWEST:
        return prices, mates
    rows, columns = np.nonzero(edges)
    for level in costs.levels():
        values = level.of(rows, columns)
        chosen = _assignment(rows, columns, values, size)
        if chosen is None:
            break
        left, right = _prices(rows, columns, values, chosen)
        both = (left + right).tolist()
        prices = [price + (change << level.offset) // 2 for price, change in zip(prices, both, strict=True)]
        mates = _mates(chosen.tolist())
        tight = values == left[rows] + right[columns]
        rows, columns = rows[tight], columns[tight]
    return prices, mates


def _assignment(rows: Places, columns: Places, values: Whole, size: int) -> Places | None:
    """The right vertex that each left one gets for the least sum of costs; None if not everybody can get one."""
    from scipy.optimize import linear_sum_assignment  # noqa: PLC0415 - slow to import, and few fields are large enough

    table = np.full((size, size), np.inf)
    table[rows, columns] = values
    try:
        _, chosen = linear_sum_assignment(table)
    except ValueError:
        return None
    places: Places = chosen
    return places


def _prices(rows: Places, columns: Places, values: Whole, chosen: Places) -> tuple[Whole, Whole]:
    """Prices of the left and of the right that no edge undercuts, by shortest paths from all vertices at once.

    Rounding may have made the assignment a little dearer than it must be; then there are no such prices, and those of
    the last step are as good as any.
    """
    size = len(chosen)
    begins = np.searchsorted(rows, np.arange(size))
    costs = values[columns == chosen[rows]]
    left = costs // 2
    right = np.empty_like(left)
    for _ in range(2 * size):
        right[chosen] = costs - left
        least = np.minimum.reduceat(values - right[columns], begins)
        if (least >= left).all():
            break
        left = np.minimum(left, least)
    right[chosen] = costs - left
    return left, right


def _mates(chosen: Sequence[int]) -> list[int]:
    mates = [FREE] * len(chosen)
    seen: set[int] = set()
    for start in range(len(chosen)):
        circle = []
        vertex = start
        while vertex not in seen:
            seen.add(vertex)
            circle.append(vertex)
            vertex = chosen[vertex]
        odd = len(circle) % 2
        for first, second in zip(circle[odd::2], circle[odd + 1 :: 2], strict=True):
            mates[first], mates[second] = second, first
    return mates
