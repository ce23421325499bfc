"""Solve on a sparse subgraph, price out the missing edges, repeat (as Cook and Rohe do).

Most edges of a complete graph are never part of an optimal matching. The blossom search runs on a few edges for each
vertex. Its dual prices then are checked against all edges with one vectorised pass: when no missing edge has negative
reduced cost, the prices are feasible for the whole graph and certify the matching, however the few edges were chosen.
Otherwise the most violated edges are added and the search is repeated.

It ends, because every repetition adds at least one new edge: violated edges cannot be among those the search has used,
nor can those that let a Hungarian tree grow.

With the certificate comes the set of tight edges. By complementary slackness every perfect matching of the same cost
consists of tight edges and leaves each priced blossom exactly once; `preferences` relies on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from formats.toolkit.matching.blossoms import Blossoms, HungarianTree, NestedBlossom
from formats.toolkit.matching.costs import BlossomTable, Costs, Flags, Slack, Whole
from formats.toolkit.matching.errors import NoMatchingError
from formats.toolkit.matching.relaxed import pays, relaxed

NEAREST, NEIGHBOURS = 12, 3
"""Number of cheapest edges of each vertex, and of neighbours in the vertex order, in the first subgraph."""
NEAREST_WITHOUT_LAYER = 5
"""Number of edges of each vertex that are added for each layer: the cheapest if that layer did not count."""
ADDED_PER_ROUND = 12
"""Maximum number of edges added to each vertex in one repetition."""
WARM_START_RATIO = 1
"""Start from the last prices only if there are more vertices than this times the number of changes."""


@dataclass(frozen=True)
class Cheapest:
    """Certified optimal matching: mates of all vertices, tight edges, and the blossoms around both ends of edges.

    `prices` of vertices include those of all `blossoms` around them.
    """

    mates: list[int]
    tight: Flags
    blossom_table: BlossomTable
    prices: Sequence[int] = ()
    blossoms: Sequence[NestedBlossom] = ()


def cheapest(costs: Costs, dislikes: Whole | None = None) -> Cheapest | None:
    """Return a perfect matching of minimum cost, or None if its certificate was refused.

    Raises `NoMatchingError` if there is no perfect matching.
    """
    edges = _first_edges(costs, dislikes)
    warm_start: tuple[list[int], list[int]] | None = None
    while True:
        near = _lists(costs, edges)
        search = Blossoms(near, *(warm_start or relaxed(costs, edges)))
        stuck = search.match()
        blossoms = search.nested()
        blossom_table = BlossomTable(costs.size, blossoms)
        slack = costs.slack(search.prices, blossom_table)
        negative = slack.negative()
        if stuck:
            more = _helpful(costs, slack, edges, stuck)
        elif negative.any():
            more = np.zeros_like(edges)
            rows = np.flatnonzero(negative.any(axis=1))
            more[rows] = _lowest(np.where(negative[rows], slack.roughly(rows), np.inf), ADDED_PER_ROUND)
        else:
            candidate = Cheapest(search.mates, slack.tight(), blossom_table, search.prices, blossoms)
            return candidate if is_proved(candidate, blossoms) else None
        edges |= more | more.T
        # With few changes the last prices are a good start; with many, repairing them takes longer than a new search.
        # They lack the blossoms, so they are never as good as the fractional start.
        changes = int(more.sum()) + sum(len(blossom.nodes) for blossom in blossoms)
        is_warm = not stuck and changes * WARM_START_RATIO < costs.size and not pays(costs)
        warm_start = (search.prices, search.mates) if is_warm else None


def is_proved(matching: Cheapest, blossoms: Sequence[NestedBlossom]) -> bool:
    """Check the certificate: does the matching cost as much as the sum of the prices?

    True if every vertex is matched by a tight edge, every blossom with a price is left exactly once, and no price of a
    blossom is negative (complementary slackness). That no edge is violated is checked by the caller.
    """
    mates = matching.mates
    if not all(mates[mate] == vertex and matching.tight[vertex, mate] for vertex, mate in enumerate(mates)):
        return False
    priced = (set().union(*blossom.nodes) for blossom in blossoms if blossom.price)
    left_once = all(len(set(map(mates.__getitem__, inside)) - inside) == 1 for inside in priced)
    return left_once and all(blossom.price >= 0 for blossom in blossoms)


def _first_edges(costs: Costs, dislikes: Whole | None) -> Flags:
    """Return the first subgraph: the cheapest edges of each vertex and its neighbours in the order of vertices."""
    rough = costs.roughly()
    if dislikes is not None:
        # Among nearly equal costs begin with preferred edges. A rough rule is enough here: it only chooses candidates.
        preferred = np.triu(dislikes, 1)
        rough += preferred
        rough += preferred.T
    edges = _lowest(rough, NEAREST)
    # The price of a vertex can absorb its cost in one layer (a vertex that is expensive for everybody); then the other
    # layers decide which edges are tight.
    for without in costs.roughly_without_each():
        edges |= _lowest(without, NEAREST_WITHOUT_LAYER)
    every = np.arange(costs.size)
    for distance in range(1, min(NEIGHBOURS + 1, costs.size)):
        edges[every[:-distance], every[distance:]] = True
    edges |= edges.T
    return edges & costs.allowed


def _lowest(rough: NDArray[np.float64], count: int) -> Flags:
    """Return a mask of the lowest finite numbers of each row, at most `count` in each."""
    if count >= rough.shape[1]:
        return np.isfinite(rough)
    chosen = np.zeros(rough.shape, dtype=bool)
    places = np.argpartition(rough, count, axis=1)[:, :count]
    np.put_along_axis(chosen, places, values=True, axis=1)
    return chosen & np.isfinite(rough)


def _helpful(costs: Costs, slack: Slack, edges: Flags, stuck: Sequence[HungarianTree]) -> Flags:
    """Return edges that let the Hungarian trees grow.

    Raises `NoMatchingError` if a tree has none: then its outer nodes, more than its inner vertices, have no other
    neighbours (Tutte's condition), and no perfect matching exists.
    """
    rough = np.full(edges.shape, np.inf)
    for tree in stuck:
        rows = [vertex for node in tree.outer for vertex in node]
        allowed = costs.allowed.copy()
        allowed[:, tree.inner] = False
        for node in tree.outer:
            allowed[np.ix_(node, node)] = False
        if not allowed[rows].any():
            raise NoMatchingError
        rough[rows] = np.where(allowed[rows], slack.roughly(np.array(rows)), np.inf)
    return _lowest(rough, ADDED_PER_ROUND)


def _lists(costs: Costs, edges: Flags) -> list[list[tuple[int, int]]]:
    """Return the neighbours of each vertex with the costs of the edges (adjacency lists)."""
    rows, columns = np.nonzero(edges)
    pairs = list(zip(columns.tolist(), costs.of(rows, columns), strict=True))
    ends = np.cumsum(np.bincount(rows, minlength=costs.size)).tolist()
    return [pairs[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]
