"""Choose, among all matchings of minimum cost, the one that the vertices prefer, the first vertex first.

By complementary slackness the optimal matchings are exactly the perfect matchings of tight edges that leave each priced
blossom once. The tight graph usually is small and falls apart into connected components, which are settled one by one:

- A component of two vertices has no choice.
- Without priced blossoms every perfect matching of tight edges is optimal: `exchange` improves the partner of one
  vertex after the other along alternating paths.
- With priced blossoms the choice is another matching problem. "Each blossom is left once" becomes the most important
  cost, and the rank of each partner a digit below it, the first vertex in the highest digit. The own solver takes all
  vertices at once, because it works with integers of any width; if its result is not certified, or the component has
  too many edges, rustworkx takes as many vertices at a time as fit its 120 bits.

Preferences are between a vertex and later ones, so a pair is decided by its earlier vertex.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
import rustworkx

from formats.toolkit.matching.blossoms import FREE, Blossoms
from formats.toolkit.matching.costs import BlossomTable
from formats.toolkit.matching.errors import NoMatchingError
from formats.toolkit.matching.exchange import Exchange
from formats.toolkit.matching.library import WIDEST, min_cost_matching
from formats.toolkit.matching.pricing import Cheapest, is_proved

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from formats.toolkit.matching.costs import Costs, Flags, Whole

SPARSE = 16
"""Edges for each vertex up to which a graph counts as sparse: `_usable` and `_by_prices` skip denser ones."""


def settle(matching: Cheapest, dislikes: Whole) -> list[int]:
    """Return the mates of the optimal matching that the vertices prefer, in order of the vertices."""
    tight = _usable(matching.tight, matching.mates)
    mates = list(matching.mates)
    blossom_table = matching.blossom_table.around_both()
    for part in components(tight):
        if len(part) == 2:  # noqa: PLR2004 - a pair
            continue
        inside = blossom_table[np.ix_(part, part)]
        if inside.any():
            # A blossom of 2k+1 vertices has at most k matched edges inside, and exactly k if it is left once. So
            # minimising the edges outside is the same as leaving each blossom once.
            outside = inside.max() - inside
            if not _by_prices(part, tight, outside, dislikes, mates):
                _by_weights(part, tight, outside.tolist(), dislikes, mates)
        else:
            Exchange(part, tight, mates).settle(dislikes)
    return mates


def _usable(tight: Flags, mates: Sequence[int]) -> Flags:
    """Return the tight edges without those that are in no perfect matching of tight edges.

    An edge can be in one only if it lies on an alternating closed walk, that is in a strongly connected component of
    the graph with an arc from `u` to the mate of `v` for each tight edge `u`-`v`. Fewer edges mean smaller components.
    """
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


def components(tight: Flags) -> Iterator[list[int]]:
    """Yield the vertices of each connected component, sorted."""
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
    """Settle a component with the own solver, all vertices at once.

    Returns False, without changes, for a dense component or a result that is not certified.
    """
    search = priced_choice(part, tight, costs, dislikes, sparse=True)
    if search is None:
        return False
    for i, j in enumerate(search.mates):
        mates[part[i]] = part[j]
    return True


def priced_choice(
    part: Sequence[int], tight: Flags, costs: Whole, dislikes: Whole, *, sparse: bool = False, most: int | None = None
) -> Blossoms | None:
    """Return the matching of a component that the vertices prefer, with the prices that prove it.

    None for a component that is not `sparse`, that has more than `most` bits of costs, or whose result is refused. The
    cost is shifted left by the digits of all vertices, so the numbers have thousands of bits in a large component. The
    solver only adds and compares them.
    """
    here = np.ix_(part, part)
    rows, columns = np.nonzero(np.triu(tight[here], 1))
    if sparse and len(rows) > SPARSE * len(part):
        return None
    ranks, digits = _ranked(rows, dislikes[here][rows, columns], len(part))
    shifts = (digits.sum() - np.cumsum(digits)).tolist()
    width = int(digits.sum())
    if most is not None and width * len(rows) > most:
        return None
    near: list[list[tuple[int, int]]] = [[] for _ in part]
    for i, j, cost, rank in zip(
        rows.tolist(), columns.tolist(), costs[rows, columns].tolist(), ranks.tolist(), strict=True
    ):
        weight = 4 * ((cost << width) + (rank << shifts[i]))
        near[i].append((j, weight))
        near[j].append((i, weight))
    search = Blossoms(near, [0] * len(part), [FREE] * len(part))
    return None if search.match() or not _is_cheapest(search, near) else search


def _is_cheapest(search: Blossoms, near: Sequence[Sequence[tuple[int, int]]]) -> bool:
    """Check the certificate of a search against all of its edges."""
    blossoms = search.nested()
    blossom_table = BlossomTable(search.size, blossoms)
    tight = np.zeros((search.size, search.size), dtype=bool)
    for i, edges in enumerate(near):
        for j, cost in edges:
            slack = cost - search.prices[i] - search.prices[j] + blossom_table.twice[blossom_table.innermost[i, j]]
            if slack < 0:
                return False
            tight[i, j] = not slack
    return is_proved(Cheapest(search.mates, tight, blossom_table), blossoms)


def _ranked(rows: NDArray[np.intp], preferences: Whole, size: int) -> tuple[Whole, Whole]:
    """Return the rank of each edge among those of its row, and the bits that each vertex's largest rank needs.

    Ranks are dense: equal dislikes share a rank. So digits are as narrow as possible.
    """
    order = np.lexsort((preferences, rows))
    ordered, mine = preferences[order], rows[order]
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
    """Return the same as `settle` without a certified matching to start from: the library solves the whole graph."""
    mates = [0] * costs.size
    every = np.arange(costs.size)
    table = [costs.of(np.full(costs.size, vertex), every) for vertex in range(costs.size)]
    _by_weights(range(costs.size), costs.allowed, table, dislikes, mates)
    return mates


def _by_weights(
    part: Sequence[int], allowed: Flags, costs: Sequence[Sequence[int]], dislikes: Whole, mates: list[int]
) -> None:
    """Settle a component with the library, as many vertices at a time as fit `WIDEST` bits.

    Pairs whose earlier vertex was in the batch are final; the rest is solved again for the next batch. Writes to
    `mates`.
    """
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
        matched = min_cost_matching(len(part), weighed)
        if 2 * len(matched) < len(waiting):
            raise NoMatchingError
        settled = [edge for edge in matched if edge[0] in shifts]
        for i, j in settled:
            mates[part[i]], mates[part[j]] = part[j], part[i]
        waiting = sorted(left.difference(*settled))
