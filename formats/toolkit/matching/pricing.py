"""The cheapest of all perfect matchings, found on few edges and proved on all.

Few edges are enough where prices say so: no edge that was left out costs less than the prices of its ends. Those that
do are added and it is begun again, until there are none. Then the prices prove the matching for the whole graph,
however the few edges were chosen; and every edge of every matching that costs as little is tight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from formats.toolkit.matching import NoMatchingError
from formats.toolkit.matching.blossoms import Blossoms, Nested, Stuck
from formats.toolkit.matching.costs import Costs, Flags, Nests, Slack, Whole
from formats.toolkit.matching.relaxed import relaxed

NEAREST, NEIGHBOURS = 12, 3
"""How many of the cheapest edges of a vertex, and of the vertices next to it in order, it is begun with."""
OTHERWISE = 5
"""How many more that would be cheapest if one of the layers did not count."""
ADDED = 12
"""How many edges of a vertex may be added at a time."""
MENDED = 1
"""How many vertices there must be for each that is amiss."""


@dataclass(frozen=True)
class Cheapest:
    """A matching of least cost: everybody's mate, the tight edges, and the blossoms around both ends of each."""

    mates: list[int]
    tight: Flags
    nests: Nests


def cheapest(costs: Costs, dislikes: Whole | None = None) -> Cheapest | None:
    """A perfect matching of least cost; raises `NoMatchingError` if there is none. None if the proof fails."""
    edges = _first_edges(costs, dislikes)
    begun: tuple[list[int], list[int]] | None = None
    while True:
        near = _lists(costs, edges)
        work = Blossoms(near, *(begun or relaxed(costs, edges)))
        stuck = work.match()
        blossoms = work.nested()
        nests = Nests(costs.size, blossoms)
        slack = costs.slack(work.prices, nests)
        negative = slack.negative()
        if stuck:
            more = _helpful(costs, slack, edges, stuck)
        elif negative.any():
            more = _lowest(np.where(negative, slack.roughly(), np.inf), ADDED)
        else:
            candidate = Cheapest(work.mates, slack.tight(), nests)
            return candidate if is_proved(candidate, blossoms) else None
        edges |= more | more.T
        # Where little is amiss it is mended; otherwise it is quicker to begin anew.
        amiss = int(more.sum()) + sum(len(blossom.nodes) for blossom in blossoms)
        begun = (work.prices, work.mates) if not stuck and amiss * MENDED < costs.size else None


def is_proved(matching: Cheapest, blossoms: Sequence[Nested]) -> bool:
    """Does the matching cost what the prices add up to, which none can undercut?

    That is so if everybody has a mate by a tight edge and every blossom that has a price is left exactly once.
    """
    mates = matching.mates
    if not all(mates[mate] == vertex and matching.tight[vertex, mate] for vertex, mate in enumerate(mates)):
        return False
    priced = (set().union(*blossom.nodes) for blossom in blossoms if blossom.price)
    left_once = all(len(set(map(mates.__getitem__, inside)) - inside) == 1 for inside in priced)
    return left_once and all(blossom.price >= 0 for blossom in blossoms)


def _first_edges(costs: Costs, dislikes: Whole | None) -> Flags:
    """The cheapest few of every vertex, by taste where they cost the same, and its neighbours in order."""
    rough = costs.roughly()
    if dislikes is not None:
        rough += np.triu(dislikes, 1) + np.triu(dislikes, 1).T
    edges = _lowest(rough, NEAREST)
    # Prices can make up for what a vertex lacks in one layer, so that others decide.
    for without in costs.roughly_without_each():
        edges |= _lowest(without, OTHERWISE)
    every = np.arange(costs.size)
    for distance in range(1, min(NEIGHBOURS + 1, costs.size)):
        edges[every[:-distance], every[distance:]] = True
    edges |= edges.T
    return edges & costs.allowed


def _lowest(rough: NDArray[np.float64], count: int) -> Flags:
    """The lowest finite numbers of each row, at most so many."""
    if count >= len(rough):
        return np.isfinite(rough)
    chosen = np.zeros(rough.shape, dtype=bool)
    places = np.argpartition(rough, count, axis=1)[:, :count]
    np.put_along_axis(chosen, places, values=True, axis=1)
    return chosen & np.isfinite(rough)


def _helpful(costs: Costs, slack: Slack, edges: Flags, stuck: Sequence[Stuck]) -> Flags:
    """Edges that let trees grow which are stuck. A tree that no edge at all helps proves that there is no matching."""
    rough = np.full(edges.shape, np.inf)
    known = slack.roughly()
    for tree in stuck:
        rows = [vertex for node in tree.outer for vertex in node]
        allowed = costs.allowed.copy()
        allowed[:, tree.inner] = False
        for node in tree.outer:
            allowed[np.ix_(node, node)] = False
        if not allowed[rows].any():
            raise NoMatchingError
        rough[rows] = np.where(allowed[rows], known[rows], np.inf)
    return _lowest(rough, ADDED)


def _lists(costs: Costs, edges: Flags) -> list[list[tuple[int, int]]]:
    """Each vertex's neighbours and what they cost."""
    rows, columns = np.nonzero(edges)
    pairs = list(zip(columns.tolist(), costs.of(rows, columns), strict=True))
    ends = np.cumsum(np.bincount(rows, minlength=costs.size)).tolist()
    return [pairs[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]
