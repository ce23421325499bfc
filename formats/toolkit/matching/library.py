"""Minimum-cost matching by rustworkx or networkx, for graphs where the own solver has no certified result.

rustworkx is fast for narrow costs but returns no dual prices, so its result cannot be verified.
"""

from __future__ import annotations

from collections.abc import Iterable

import rustworkx

Edge = tuple[int, int]

WIDEST = 120
"""Bits of the widest cost given to rustworkx. From 126 bits on it returns wrong results without an error."""


def min_cost_matching(size: int, edges: Iterable[tuple[int, int, int]]) -> list[Edge]:
    """Return a matching of maximum cardinality and, among these, minimum cost.

    `edges` are two vertices and a cost from 0 up. Costs wider than `WIDEST` bits are given to networkx, which is slow
    but has no limit of width. Both libraries maximise weights, so costs are subtracted from the largest.
    """
    listed = list(edges)
    most = max((cost for _, _, cost in listed), default=0)
    if most.bit_length() > WIDEST:
        return _by_networkx([(first, second, most - cost) for first, second, cost in listed])
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph()
    graph.add_nodes_from([None] * size)
    graph.add_edges_from([(first, second, most - cost) for first, second, cost in listed])
    matched = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return [(min(edge), max(edge)) for edge in matched]


def _by_networkx(gains: list[tuple[int, int, int]]) -> list[Edge]:
    import networkx as nx  # noqa: PLC0415 - slow to import and hardly ever needed

    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from(gains)
    return [(min(edge), max(edge)) for edge in nx.max_weight_matching(graph, maxcardinality=True)]
