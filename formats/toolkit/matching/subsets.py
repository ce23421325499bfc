"""Minimum-cost perfect matching of a few vertices: dynamic programming over sets of vertices.

The vertex with the smallest number that is left meets each possible partner in turn, and the best matching of the
others is computed once for each set. There are at most `2 ** (n - 1)` sets, so this is for small graphs only; there it
is several times faster than building the arrays that `pricing` needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formats.toolkit.matching.errors import NoMatchingError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formats.toolkit.matching.costs import Flags, Whole

MOST_VERTICES = 12


def cheapest_of_few(layers: Sequence[Whole], allowed: Flags, dislikes: Whole | None) -> list[tuple[int, int]]:
    """Return the same pairs as `best_pairs`, by trying all. Raises `NoMatchingError` if there are none."""
    rows, columns = np.nonzero(np.triu(allowed, 1))
    firsts: list[int] = rows.tolist()
    costs = _packed([layer[rows, columns] for layer in layers], len(firsts), len(allowed) // 2)
    if dislikes is not None:
        costs = _with_preferences(costs, firsts, dislikes[rows, columns].tolist())
    near: list[list[tuple[int, int]]] = [[] for _ in allowed]
    for first, second, cost in zip(firsts, columns.tolist(), costs, strict=True):
        near[first].append((1 << second, cost))
    best: dict[int, tuple[int, int] | None] = {0: (0, 0)}

    def solve(left: int) -> tuple[int, int] | None:
        """Return the least cost of pairing these vertices and the first one's partner as a bit, or None."""
        if left not in best:
            first = left & -left
            others = left ^ first
            found: tuple[int, int] | None = None
            for partner, cost in near[first.bit_length() - 1]:
                if others & partner and (rest := solve(others ^ partner)) is not None:
                    total = cost + rest[0]
                    if found is None or total < found[0]:
                        found = total, partner
            best[left] = found
        return best[left]

    left = (1 << len(near)) - 1
    pairs: list[tuple[int, int]] = []
    while left:
        found = solve(left)
        if found is None:
            raise NoMatchingError
        first = left & -left
        pairs.append((first.bit_length() - 1, found[1].bit_length() - 1))
        left ^= first | found[1]
    return pairs


def _packed(layers: Sequence[Whole], edges: int, pairs: int) -> list[int]:
    """Return the costs of each edge as one integer, the first layer in the highest digits.

    A digit has room for the sum of so many pairs.
    """
    packed = [0] * edges
    if not layers or not edges:
        return packed
    table = np.array(layers)
    least, most = table.min(axis=1), table.max(axis=1)
    for place in np.flatnonzero(most > least).tolist():
        base = int(least[place])
        bits = ((int(most[place]) - base) * pairs).bit_length()
        packed = [(before << bits) + cost - base for before, cost in zip(packed, table[place].tolist(), strict=True)]
    return packed


def _with_preferences(costs: Sequence[int], firsts: Sequence[int], dislikes: Sequence[int]) -> list[int]:
    """Append a digit for each vertex, the first vertex in the highest: how much it dislikes the later partner."""
    of_vertex: dict[int, list[int]] = {}
    for first, dislike in zip(firsts, dislikes, strict=True):
        of_vertex.setdefault(first, []).append(dislike)
    shift, offsets = 0, {}
    for first in sorted(of_vertex, reverse=True):
        least = min(of_vertex[first])
        offsets[first] = least, shift
        shift += (max(of_vertex[first]) - least).bit_length()
    return [
        (cost << shift) + (dislike - offsets[first][0] << offsets[first][1])
        for cost, first, dislike in zip(costs, firsts, dislikes, strict=True)
    ]
