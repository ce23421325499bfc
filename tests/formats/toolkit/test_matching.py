"""Best matchings, against enumeration and against another library."""

import random
from collections.abc import Iterator
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.toolkit import matching
from formats.toolkit.matching import NoMatchingError, best_matching
from tests.examples import examples

Edge = tuple[int, int]


def every_matching(vertices: list[int], edges: set[Edge]) -> Iterator[list[Edge]]:
    if not vertices:
        yield []
        return
    first, *others = vertices
    for other in others:
        if (first, other) in edges:
            for rest in every_matching([one for one in others if one != other], edges):
                yield [(first, other), *rest]


def badness(
    found: list[Edge], layers: dict[Edge, tuple[int, ...]], tastes: dict[Edge, int]
) -> tuple[list[int], list[int]]:
    costs = [sum(column) for column in zip(*(layers[edge] for edge in found), strict=True)]
    return costs, [tastes.get(edge, 0) for edge in sorted(found)]


@st.composite
def problems(draw: st.DrawFn) -> tuple[int, dict[Edge, tuple[int, ...]], dict[Edge, int]]:
    size = 2 * draw(st.integers(1, 4))
    edges = [edge for edge in combinations(range(size), 2) if draw(st.integers(0, 4))]
    depth = draw(st.integers(1, 3))
    layers = {edge: tuple(draw(st.integers(-3, 3)) for _ in range(depth)) for edge in edges}
    tastes: dict[Edge, int] = {}
    for vertex in range(size):
        mine = [edge for edge in edges if edge[0] == vertex]
        tastes |= dict(zip(mine, draw(st.permutations(range(len(mine)))), strict=True))
    return size, layers, tastes


@given(problems())
@examples(150)
def test_nothing_beats_it_layer_by_layer_then_taste_by_taste(
    problem: tuple[int, dict[Edge, tuple[int, ...]], dict[Edge, int]],
) -> None:
    size, layers, tastes = problem
    every = list(every_matching(list(range(size)), set(layers)))
    if not every:
        with pytest.raises(NoMatchingError):
            best_matching(range(size), layers, tastes)
        return
    best = min(every, key=lambda found: badness(found, layers, tastes))
    assert best_matching(range(size), layers, tastes) == sorted(best)
    without_tastes = badness(best_matching(range(size), layers), layers, {})
    assert without_tastes[0] == badness(best, layers, {})[0]


@pytest.mark.parametrize("widest", [1, 24, 120])
def test_wide_weights_and_tastes_settled_in_steps_change_nothing(widest: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(7)
    edges = list(combinations(range(8), 2))
    layers: dict[Edge, tuple[int, ...]] = {edge: (chance.randrange(3), chance.randrange(3)) for edge in edges}
    tastes = {(u, v): 8 - v for u, v in edges}
    expected = min(every_matching(list(range(8)), set(edges)), key=lambda found: badness(found, layers, tastes))
    monkeypatch.setattr(matching, "WIDEST_FAST_WEIGHT", widest)
    assert best_matching(range(8), layers, tastes) == sorted(expected)


@pytest.mark.parametrize("bits", [40, 119, 200])
def test_the_cost_is_that_of_another_library(bits: int) -> None:
    chance = random.Random(bits)
    layers = {edge: (chance.getrandbits(bits),) for edge in combinations(range(20), 2)}
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((u, v, (1 << bits) - cost[0]) for (u, v), cost in layers.items())
    other = {(min(edge), max(edge)) for edge in nx.max_weight_matching(graph, maxcardinality=True)}
    found = best_matching(range(20), layers)
    assert sum(layers[edge][0] for edge in found) == sum(layers[edge][0] for edge in other)


def test_an_empty_graph_has_the_empty_matching() -> None:
    assert best_matching([], {}) == []


def test_an_odd_graph_cannot_be_matched() -> None:
    with pytest.raises(NoMatchingError):
        best_matching("abc", {("a", "b"): (0,), ("b", "c"): (0,)})


def test_an_edge_the_wrong_way_round_is_refused() -> None:
    with pytest.raises(ValueError, match="earlier end"):
        best_matching("ab", {("b", "a"): (0,)})
