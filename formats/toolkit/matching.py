"""The best way to pair everybody off, when "best" is a list of wishes in strict priority.

Two kinds of wishes are served, both exactly, without weights that anybody has to balance:

- *layers*: costs of edges that are summed over the whole matching; the first layer before the second, and so on;
- *tastes*: among the matchings that the layers leave equal, the first vertex gets the partner it likes best of those
  any of them offers, then the second vertex, and so on. Where no vertex likes two partners equally, one is left.

All layers are packed into one whole number for each edge, so wide that no sum of a later layer reaches the unit of an
earlier one. Tastes take bits for every vertex, so they are settled a few vertices at a time: those whose partners are
decided leave the graph, and the rest is solved again with the next tastes. Costs are sums over edges, therefore what is
best for the rest of the graph completes what is best for the whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

V = TypeVar("V")
Edge = tuple[int, int]

EMPTY_SEAT = ""
"""Stands for "nobody" where the one paired with it has the bye; no entrant has an empty id."""


class NoMatchingError(Exception):
    """The allowed edges cannot pair everybody off."""


WIDEST_FAST_WEIGHT = 120
"""Bits. From 126 on rustworkx answers wrongly without a word; wider weights go to networkx, which is slower."""


def best_matching(
    vertices: Sequence[V],
    layers: Mapping[tuple[V, V], Sequence[int]],
    tastes: Mapping[tuple[V, V], int] | None = None,
) -> list[tuple[V, V]]:
    """The perfect matching of least cost, layer by layer, then taste by taste.

    `layers` holds every allowed edge once, the end that stands first in `vertices` first, with one cost a layer (any
    whole numbers, the same count for each edge). `tastes[u, v]` says how little `u` likes the later `v`, from 0 up; an
    edge that is left out is liked best. Answers the edges in the order of their first ends. Raises `NoMatchingError`
    when the edges cannot pair everybody off, `ValueError` for an edge given the wrong way round.
    """
    place = {vertex: number for number, vertex in enumerate(vertices)}
    costs = {(place[u], place[v]): cost for (u, v), cost in _packed(layers, len(vertices) // 2).items()}
    dislikes = {(place[u], place[v]): taste for (u, v), taste in (tastes or {}).items()}
    if any(u >= v for u, v in (*costs, *dislikes)):
        message = "an edge must name its earlier end first"
        raise ValueError(message)
    digit = max(dislikes.values(), default=0).bit_length()
    matched: list[Edge] = []
    waiting = list(range(len(vertices)))
    while waiting:
        settled = waiting[: _tastes_that_fit(costs, digit)] if digit else waiting
        found = _cheapest(_weights(costs, dislikes, digit, settled))
        if 2 * len(found) < len(waiting):
            raise NoMatchingError
        last = settled[-1]
        matched += [edge for edge in found if edge[0] <= last]
        left = [edge for edge in found if edge[0] > last]
        waiting = sorted(end for edge in left for end in edge)
        costs = _among(waiting, costs, most=sum(costs[edge] for edge in left))
    return [(vertices[u], vertices[v]) for u, v in sorted(matched)]


def _packed(layers: Mapping[tuple[V, V], Sequence[int]], pairs: int) -> dict[tuple[V, V], int]:
    """One number for all layers of an edge; every layer is shifted to begin at 0, which favours no perfect matching."""
    packed = dict.fromkeys(layers, 0)
    for layer in zip(*layers.values(), strict=True):
        least, room = min(layer), (max(layer) - min(layer)) * pairs + 1
        packed = {edge: cost * room + value - least for (edge, cost), value in zip(packed.items(), layer, strict=True)}
    return packed


def _tastes_that_fit(costs: Mapping[Edge, int], digit: int) -> int:
    """For how many vertices tastes of `digit` bits can stand below the costs within the fast weights; at least one."""
    costs_bits = max(costs.values(), default=0).bit_length()
    return max(1, (WIDEST_FAST_WEIGHT - costs_bits) // digit)


def _weights(
    costs: Mapping[Edge, int], dislikes: Mapping[Edge, int], digit: int, settled: Sequence[int]
) -> dict[Edge, int]:
    """Costs with the tastes of the `settled` vertices behind them, the first vertex's taste in the highest digit."""
    shift = {vertex: digit * behind for behind, vertex in enumerate(reversed(settled))}
    return {
        (u, v): (cost << digit * len(settled)) + (dislikes.get((u, v), 0) << shift[u] if u in shift else 0)
        for (u, v), cost in costs.items()
    }


def _among(waiting: Sequence[int], costs: Mapping[Edge, int], most: int) -> dict[Edge, int]:
    """The edges between these vertices. One that alone costs more than the best matching of them all is in none."""
    left = set(waiting)
    return {(u, v): cost for (u, v), cost in costs.items() if cost <= most and u in left and v in left}


def _cheapest(weights: Mapping[Edge, int]) -> list[Edge]:
    """A matching with as many edges as possible and, among those, of least weight; smaller vertices first."""
    if not weights:
        return []
    most = max(weights.values())
    gains = [(u, v, most - weight) for (u, v), weight in weights.items()]
    solve = _solve_fast if most.bit_length() <= WIDEST_FAST_WEIGHT else _solve_wide
    return [(min(edge), max(edge)) for edge in solve(gains)]


def _solve_fast(gains: list[tuple[int, int, int]]) -> set[Edge]:
    import rustworkx  # noqa: PLC0415 - slow to import, and most of what uses this module pairs nothing

    graph = rustworkx.PyGraph()
    graph.add_nodes_from(range(1 + max(v for _, v, _ in gains)))
    graph.add_edges_from(gains)
    return rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)


def _solve_wide(gains: list[tuple[int, int, int]]) -> set[Edge]:
    import networkx as nx  # noqa: PLC0415 - slow to import and hardly ever needed

    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from(gains)
    found: set[Edge] = nx.max_weight_matching(graph, maxcardinality=True)
    return found
