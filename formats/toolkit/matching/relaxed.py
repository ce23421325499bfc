"""Fractional start for the blossom search: the optimum of the assignment relaxation ("fractional jump start").

Allow every vertex to be matched with two halves of edges. That relaxation is an assignment problem: each vertex appears
once on the left and once on the right, and each left vertex is assigned a right one. SciPy solves it in C, and its dual
has no blossoms. Cycles of even length in the assignment become pairs; a cycle of odd length leaves one vertex free, and
there are few of these (Derigs and Metz, 1986).

Costs are wider than a float, so the layers are solved one by one, the most important first. The optimal assignments of
a layer are those of its tight edges; only these edges are passed to the next layer. The prices of all layers add up.
Several layers at once would be slow even where a float has room for them: SciPy raises prices in steps as small as the
least difference of two costs, up to the largest one.

The result is only a start. The blossom search repairs prices and mates that are wrong, so rounding errors cost time and
never correctness.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from formats.toolkit.matching.blossoms import FREE
from formats.toolkit.matching.costs import Costs, Flags, Places, Whole

MIN_SIZE = 320
"""With fewer vertices the start saves less than importing SciPy takes, about a quarter of a second of CPU."""
MIN_RANGE = 8
"""Up to `ANY_RANGE` vertices, the costs of one layer must range over this times the square of the number of vertices.

COP has such costs, the cubes of distances: without the start, 512 players take three times as long.
"""
ANY_RANGE = 500
"""With more vertices all costs may have a tree of hundreds of vertices for each free one, as ties in a Swiss do."""
MIXING_STEPS = 5**0.5 / 2, 2**0.5
"""Multiples of an irrational number, modulo 1, are in an order unlike that of the numbers; rows and columns differ."""


def pays(costs: Costs) -> bool:
    """Return True if the start saves more time than it takes."""
    return costs.size >= MIN_SIZE and (costs.size > ANY_RANGE or costs.widest >= MIN_RANGE * costs.size**2)


def relaxed(costs: Costs, edges: Flags) -> tuple[list[int], list[int]]:
    """Return start prices and mates: an integer for each vertex, and its mate or `FREE`.

    `edges` is symmetric and a subset of the allowed edges. Neither result is guaranteed to be feasible. Without a
    fractional perfect matching no vertex has a mate.
    """
    size = costs.size
    prices, mates = [0] * size, [FREE] * size
    if not pays(costs):
        return prices, mates
    rows, columns = np.nonzero(edges)
    for column in costs.columns():
        values = column.of(rows, columns)
        chosen = _assignment(rows, columns, values, size)
        if chosen is None:
            break
        left, right = _prices(rows, columns, values, chosen)
        both = (left + right).tolist()
        # The price of a vertex is the mean of its left and right price. Offsets are at least 2, so halving is exact.
        prices = [price + (change << column.offset) // 2 for price, change in zip(prices, both, strict=True)]
        mates = _mates(chosen.tolist())
        tight = values == left[rows] + right[columns]
        rows, columns = rows[tight], columns[tight]
    return prices, mates


def _assignment(rows: Places, columns: Places, values: Whole, size: int) -> Places | None:
    """Return the right vertex of each left one in an assignment of minimum cost, or None if there is none."""
    from scipy.sparse import csr_array  # noqa: PLC0415 - slow to import, and few fields are large enough
    from scipy.sparse.csgraph import min_weight_full_bipartite_matching  # noqa: PLC0415 - likewise

    # In the order of a ranking neighbours want the same partners, and SciPy takes up to forty times as long as in a
    # mixed order.
    left, right = (np.argsort(np.arange(size) * step % 1) for step in MIXING_STEPS)
    # A sparse table has no room for a cost of 0.
    table = csr_array((values + 1.0, (left[rows], right[columns])), shape=(size, size))
    try:
        _, chosen = min_weight_full_bipartite_matching(table)
    except ValueError:
        return None
    places: Places = np.argsort(right)[chosen[left]]
    return places


def _prices(rows: Places, columns: Places, values: Whole, chosen: Places) -> tuple[Whole, Whole]:
    """Return feasible dual prices of the left and the right side, by Bellman-Ford from all vertices at once.

    SciPy works with floats and returns no prices. Rounding may have made its assignment slightly more expensive than
    the optimum; then no such prices exist and those of the last step are returned, which is good enough for a start.
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
    """Match each cycle of the assignment two by two; an odd cycle leaves its first vertex free."""
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
