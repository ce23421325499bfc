"""The matching algorithm of rustworkx: very fast where costs are narrow, but no prices would prove it right."""

from __future__ import annotations

from collections.abc import Iterable

import rustworkx

Edge = tuple[int, int]

WIDEST = 120
"""Bits. From 126 on rustworkx answers wrongly without a word."""


def cheapest_known(size: int, edges: Iterable[tuple[int, int, int]]) -> list[Edge]:
    """Of the matchings with the most edges, one of least cost; `edges` are two vertices and a cost from 0 up.

    Costs of more than `WIDEST` bits go to networkx, which is slow.
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
