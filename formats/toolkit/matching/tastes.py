"""Of all the cheapest matchings the one that vertex after vertex likes best.

Two ways, for parts of the tight graph that have nothing to do with one another. Where any perfect matching of tight
edges is as cheap as any other, somebody gets a better partner if the two who are left by that can be matched along a
path. Where blossoms have prices, a matching must leave each of them exactly once, and tastes become digits of weights.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
import rustworkx

from formats.toolkit.matching import NoMatchingError
from formats.toolkit.matching.blossoms import FREE, Blossoms
from formats.toolkit.matching.costs import Nests
from formats.toolkit.matching.exchange import Exchange
from formats.toolkit.matching.library import WIDEST, cheapest_known
from formats.toolkit.matching.pricing import Cheapest, is_proved

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from formats.toolkit.matching.costs import Costs, Flags, Whole

SPARSE = 16
"""Up to so many tight edges a vertex it is worth finding out which of them no perfect matching can use."""


def settle(matching: Cheapest, dislikes: Whole) -> list[int]:
    """The mates that the first vertex likes best, then the second, and so on."""
    tight = _usable(matching.tight, matching.mates)
    mates = list(matching.mates)
    nests = matching.nests.around_both()
    for part in _parts(tight):
        if len(part) == 2:  # noqa: PLR2004 - a pair
            continue
        inside = nests[np.ix_(part, part)]
        if inside.any():
            # Each blossom is left once if as many edges as can be lie inside of blossoms.
            outside = inside.max() - inside
            if not _by_prices(part, tight, outside, dislikes, mates):
                _by_weights(part, tight, outside.tolist(), dislikes, mates)
        else:
            Exchange(part, tight, mates).settle(dislikes)
    return mates


def _usable(tight: Flags, mates: Sequence[int]) -> Flags:
    """Without edges that no perfect matching of tight edges has: those on no alternating circle."""
    rows, columns = np.nonzero(tight)
    if len(rows) > SPARSE * len(mates):
        return tight
    partner = np.array(mates)
    graph: rustworkx.PyDiGraph[None, None] = rustworkx.PyDiGraph()
    graph.add_nodes_from([None] * len(mates))
    graph.add_edges_from_no_data(list(zip(rows.tolist(), partner[columns].tolist(), strict=True)))
    circle = np.zeros(len(mates), dtype=np.int64)
    for number, vertices in enumerate(rustworkx.strongly_connected_components(graph)):
        circle[vertices] = number
    usable = tight.copy()
    usable[rows, columns] = circle[rows] == circle[partner[columns]]
    return usable


def _parts(tight: Flags) -> Iterator[list[int]]:
    """The vertices of each connected part, in order."""
    rows = [np.flatnonzero(row) for row in tight]
    seen = np.zeros(len(tight), dtype=bool)
    for start in range(len(tight)):
        if seen[start]:
            continue
        seen[start] = True
        part = [start]
        for vertex in part:
            fresh = rows[vertex][~seen[rows[vertex]]]
            seen[fresh] = True
            part += fresh.tolist()
        yield sorted(part)


def _by_prices(part: Sequence[int], tight: Flags, costs: Whole, dislikes: Whole, mates: list[int]) -> bool:
    """Tastes as digits below the costs, of all vertices at once, where edges are few; False without a proof.

    Numbers as wide as that are no hindrance to our own search, which only adds and compares them.
    """
    here = np.ix_(part, part)
    rows, columns = np.nonzero(np.triu(tight[here], 1))
    if len(rows) > SPARSE * len(part):
        return False
    ranks, digits = _ranked(rows, dislikes[here][rows, columns], len(part))
    shifts = (digits.sum() - np.cumsum(digits)).tolist()
    width = int(digits.sum())
    near: list[list[tuple[int, int]]] = [[] for _ in part]
    for i, j, cost, rank in zip(
        rows.tolist(), columns.tolist(), costs[rows, columns].tolist(), ranks.tolist(), strict=True
    ):
        weight = 4 * ((cost << width) + (rank << shifts[i]))
        near[i].append((j, weight))
        near[j].append((i, weight))
    search = Blossoms(near, [0] * len(part), [FREE] * len(part))
    if search.match() or not _is_cheapest(search, near):
        return False
    for i, j in enumerate(search.mates):
        mates[part[i]] = part[j]
    return True


def _is_cheapest(search: Blossoms, near: Sequence[Sequence[tuple[int, int]]]) -> bool:
    """Do the prices of a search prove what it has found?"""
    blossoms = search.nested()
    nests = Nests(search.size, blossoms)
    tight = np.zeros((search.size, search.size), dtype=bool)
    for i, edges in enumerate(near):
        for j, cost in edges:
            slack = cost - search.prices[i] - search.prices[j] + nests.twice[nests.innermost[i, j]]
            if slack < 0:
                return False
            tight[i, j] = not slack
    return is_proved(Cheapest(search.mates, tight, nests), blossoms)


def _ranked(rows: NDArray[np.intp], tastes: Whole, size: int) -> tuple[Whole, Whole]:
    """For every edge how many better tastes the vertex of its row has, and for every vertex the bits of the worst."""
    order = np.lexsort((tastes, rows))
    ordered, mine = tastes[order], rows[order]
    steps = np.zeros(len(order), dtype=np.int64)
    steps[1:] = (ordered[1:] != ordered[:-1]) & (mine[1:] == mine[:-1])
    climbed = np.cumsum(steps)
    firsts = np.searchsorted(mine, mine)
    ranks = np.empty_like(steps)
    ranks[order] = climbed - climbed[firsts]
    most = np.zeros(size, dtype=np.int64)
    np.maximum.at(most, rows, ranks)
    return ranks, np.array([rank.bit_length() for rank in most.tolist()], dtype=np.int64)


def settle_among_all(costs: Costs, dislikes: Whole) -> list[int]:
    """The same without a cheapest matching to begin with: the library weighs all edges."""
    mates = [0] * costs.size
    every = np.arange(costs.size)
    table = [costs.of(np.full(costs.size, vertex), every) for vertex in range(costs.size)]
    _by_weights(range(costs.size), costs.allowed, table, dislikes, mates)
    return mates


def _by_weights(
    part: Sequence[int], allowed: Flags, costs: Sequence[Sequence[int]], dislikes: Whole, mates: list[int]
) -> None:
    """Tastes as digits below the costs, of as many vertices at a time as the library can add."""
    edges = {}
    for i, u in enumerate(part):
        later = [j for j in range(i + 1, len(part)) if allowed[u, part[j]]]
        ranks = {taste: rank for rank, taste in enumerate(sorted({int(dislikes[u, part[j]]) for j in later}))}
        for j in later:
            edges[i, j] = (costs[i][j], ranks[int(dislikes[u, part[j]])])
    waiting = list(range(len(part)))
    while waiting:
        left = set(waiting)
        edges = {edge: known for edge, known in edges.items() if left.issuperset(edge)}
        room = max((cost for cost, _ in edges.values()), default=0).bit_length()
        most: dict[int, int] = {}
        for (i, _), (_, rank) in edges.items():
            most[i] = max(rank, most.get(i, 0))
        shifts: dict[int, int] = {}
        width = 0
        for vertex in waiting:
            digit = most.get(vertex, 0).bit_length()
            if shifts and width + digit + room > WIDEST:
                break
            width += digit
            shifts[vertex] = width
        weighed = [
            (i, j, (cost << width) + (rank << (width - shifts[i]) if i in shifts else 0))
            for (i, j), (cost, rank) in edges.items()
        ]
        matched = cheapest_known(len(part), weighed)
        if 2 * len(matched) < len(waiting):
            raise NoMatchingError
        settled = [edge for edge in matched if edge[0] in shifts]
        for i, j in settled:
            mates[part[i]], mates[part[j]] = part[j], part[i]
        waiting = sorted(left.difference(*settled))
