"""Minimum-cost perfect matching under several objectives in strict (lexicographic) priority.

Two kinds of objectives are supported, both exactly and without weights to tune:

- *layers*: edge costs that are summed over the matching. The sum of the first layer is minimised first, then the sum of
  the second among the matchings that remain, and so on.
- *preferences*: among the matchings with equal sums in all layers, the first vertex gets the partner it prefers most of
  those it has in any of them, then the second vertex, and so on. When no vertex likes two partners equally, exactly one
  matching remains, so the result does not depend on the algorithm.

The modules, in the order in which they are used:

1. `costs` packs all layers of an edge into one integer of any width.
2. `pricing` solves a sparse subgraph, checks the dual prices against all edges, adds the violated edges and repeats.
   The start is the fractional matching of `relaxed`, the exact solver is `blossoms`.
3. `preferences` chooses among the optimal matchings. By complementary slackness these use *tight* edges only (edges of
   zero reduced cost), so it searches a small graph (`exchange`).

Graphs of a few vertices are solved by `subsets` instead: there, preparing arrays takes longer than trying all pairs.

Every optimum is certified by its dual solution. If a certificate is ever refused, `library` (rustworkx, networkx)
solves the whole graph instead; that is slow, and a safety net only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from formats.core.proofs import collector, next_given
from formats.toolkit.matching.errors import NoMatchingError

__all__ = ["EMPTY_SEAT", "Edge", "NoMatchingError", "best_matching", "best_pairs"]

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from formats.toolkit.matching.costs import Flags, Whole

V = TypeVar("V")
Edge = tuple[int, int]

EMPTY_SEAT = ""
"""Placeholder opponent of the entrant that has the bye. No entrant has an empty id."""


def best_pairs(layers: Sequence[Whole], allowed: Flags, dislikes: Whole | None = None) -> list[Edge]:
    """Return the perfect matching of minimum cost, by layers first and then by preferences.

    Vertices are numbered from 0. All arrays are square, with a row and a column for each vertex; only the part above
    the diagonal is read. `layers` hold the cost of each edge: any integers whose range (largest minus smallest) is
    below 2**60. `allowed` marks the edges that exist. `dislikes[u, v]` is how much `u` dislikes the later vertex `v`,
    from 0 (liked best) up. Returns the edges sorted, the smaller end first. Raises `NoMatchingError` when no perfect
    matching exists.
    """
    import numpy as np  # noqa: PLC0415 - slow to import, and most of what uses this module pairs nothing

    from formats.toolkit.matching import subsets  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.certificates import certificate_of, proved_by  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.costs import Costs  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.preferences import settle, settle_among_all  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.pricing import cheapest  # noqa: PLC0415 - likewise

    size = len(allowed)
    if not size:
        return []
    if size % 2:
        raise NoMatchingError
    certificates, given = collector(), next_given()
    if size <= subsets.MOST_VERTICES and certificates is None:  # sets have no prices
        return subsets.cheapest_of_few(layers, allowed, dislikes)
    costs = Costs(layers, allowed)
    proved = (proved_by(given, costs) if given else None) or cheapest(costs, dislikes)
    if proved is None:
        mates = settle_among_all(costs, np.zeros_like(layers[0]) if dislikes is None else dislikes)
    else:
        mates = proved.mates if dislikes is None else settle(proved, dislikes)
        if certificates is not None:
            certificates.append(certificate_of(proved, mates, dislikes))
    return [(vertex, mate) for vertex, mate in enumerate(mates) if vertex < mate]


def best_matching(
    vertices: Sequence[V],
    layers: Mapping[tuple[V, V], Sequence[int]],
    preferences: Mapping[tuple[V, V], int] | None = None,
) -> list[tuple[V, V]]:
    """Return the same as `best_pairs`, for edges that are listed one by one between vertices of any type.

    `layers` maps every allowed edge to its costs, one for each layer; an edge names the vertex that comes first in
    `vertices` first. `preferences[u, v]` has the meaning of `dislikes[u, v]`; an edge that is missing counts 0 (liked
    best). Raises `ValueError` for an edge with its ends in the wrong order.
    """
    import numpy as np  # noqa: PLC0415 - slow to import, and most of what uses this module pairs nothing

    place = {vertex: number for number, vertex in enumerate(vertices)}
    size = len(vertices)
    if any(place[u] >= place[v] for u, v in (*layers, *(preferences or {}))):
        message = "an edge must name its earlier end first"
        raise ValueError(message)
    ends = tuple(np.array([[place[u], place[v]] for u, v in layers], dtype=np.intp).reshape(-1, 2).T)
    allowed = np.zeros((size, size), dtype=bool)
    allowed[ends] = True
    tables = []
    for layer in zip(*layers.values(), strict=True):
        tables.append(np.zeros((size, size), dtype=np.int64))
        tables[-1][ends] = layer
    dislikes = np.zeros((size, size), dtype=np.int64)
    for (u, v), dislike in (preferences or {}).items():
        dislikes[place[u], place[v]] = dislike
    pairs = best_pairs(tables, allowed, None if preferences is None else dislikes)
    return [(vertices[u], vertices[v]) for u, v in pairs]
