"""Best matchings, against enumeration and against another library."""

import random
from collections.abc import Iterator
from itertools import combinations
from unittest import mock

import networkx as nx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.toolkit.matching import NoMatchingError, best_matching, best_pairs, library, pricing, relaxed, subsets
from formats.toolkit.matching import preferences as preferences_module
from formats.toolkit.matching.blossoms import FREE, NestedBlossom
from formats.toolkit.matching.costs import BlossomTable, Costs
from formats.toolkit.matching.pair_tables import all_pairs, distances
from formats.toolkit.matching.preferences import settle_among_all
from formats.toolkit.matching.pricing import Cheapest, is_proved
from tests.examples import examples

Edge = tuple[int, int]


@pytest.fixture(autouse=True, scope="module")
def _large_graphs() -> Iterator[None]:
    """Solve small graphs as large ones are: enumeration checks only those."""
    with mock.patch.object(subsets, "MOST_VERTICES", 0):
        yield


def every_matching(vertices: list[int], edges: set[Edge]) -> Iterator[list[Edge]]:
    if not vertices:
        yield []
        return
    first, *others = vertices
    for other in others:
        if (first, other) in edges:
            for rest in every_matching([vertex for vertex in others if vertex != other], edges):
                yield [(first, other), *rest]


def badness(
    matching: list[Edge], layers: dict[Edge, tuple[int, ...]], preferences: dict[Edge, int]
) -> tuple[list[int], list[int]]:
    costs = [sum(column) for column in zip(*(layers[edge] for edge in matching), strict=True)]
    return costs, [preferences.get(edge, 0) for edge in sorted(matching)]


@st.composite
def problems(draw: st.DrawFn) -> tuple[int, dict[Edge, tuple[int, ...]], dict[Edge, int]]:
    size = 2 * draw(st.integers(1, 4))
    edges = [edge for edge in combinations(range(size), 2) if draw(st.integers(0, 4))]
    depth = draw(st.integers(1, 3))
    layers = {edge: tuple(draw(st.integers(-3, 3)) for _ in range(depth)) for edge in edges}
    preferences: dict[Edge, int] = {}
    for vertex in range(size):
        mine = [edge for edge in edges if edge[0] == vertex]
        preferences |= dict(zip(mine, draw(st.permutations(range(len(mine)))), strict=True))
    return size, layers, preferences


@given(problems())
@examples(45)
def test_nothing_beats_it_layer_by_layer_then_taste_by_taste(
    problem: tuple[int, dict[Edge, tuple[int, ...]], dict[Edge, int]],
) -> None:
    size, layers, preferences = problem
    every = list(every_matching(list(range(size)), set(layers)))
    if not every:
        with pytest.raises(NoMatchingError):
            best_matching(range(size), layers, preferences)
        return
    best = min(every, key=lambda matching: badness(matching, layers, preferences))
    assert best_matching(range(size), layers, preferences) == sorted(best)
    without_tastes = badness(best_matching(range(size), layers), layers, {})
    assert without_tastes[0] == badness(best, layers, {})[0]


@given(st.randoms(use_true_random=False))
@examples(12)
def test_of_larger_graphs_it_finds_what_weighing_all_edges_finds(chance: random.Random) -> None:
    size = 2 * chance.randint(5, 20)
    share, most, ties = chance.choice([0.2, 0.5, 1.0]), chance.choice([0, 1, 4, 1000]), chance.random() < 0.3
    layers = [np.array([[chance.randint(-most, most) for _ in range(size)] for _ in range(size)]) for _ in range(2)]
    if ties:
        layers[0] = abs(distances(size) // 5) ** 2
    allowed = np.array([[chance.random() < share for _ in range(size)] for _ in range(size)])
    dislikes = np.array([chance.sample(range(size), size) for _ in range(size)])
    costs = Costs(layers, allowed)
    try:
        expected = settle_among_all(costs, dislikes)
    except NoMatchingError:
        for fewest in (0, size + 1):
            with mock.patch.multiple(relaxed, MIN_SIZE=fewest, MIN_RANGE=0), pytest.raises(NoMatchingError):
                best_pairs(layers, allowed, dislikes)
        return
    # With a place to begin and without one.
    for fewest in (0, size + 1):
        with mock.patch.multiple(relaxed, MIN_SIZE=fewest, MIN_RANGE=0):
            assert best_pairs(layers, allowed, dislikes) == [(u, v) for u, v in enumerate(expected) if u < v]


def test_without_a_proof_another_library_weighs_all_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(5)
    layers = {edge: (chance.randrange(3), chance.randrange(3)) for edge in combinations(range(12), 2)}
    preferences = {(u, v): v - u for u, v in layers}
    proved = best_matching(range(12), layers, preferences)
    asked = []

    def unproved(cheapest: Cheapest, blossoms: object) -> bool:
        asked.append(cheapest)
        return False

    monkeypatch.setattr(pricing, "is_proved", unproved)

    assert best_matching(range(12), layers, preferences) == proved
    assert len(asked) == 1


@pytest.mark.parametrize("seed", range(8))
def test_tastes_settled_without_a_proof_are_settled_by_another_library(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two triangles joined by one edge, several times: priced blossoms, and preferences among the optimal matchings."""
    chance = random.Random(seed)
    size = 24
    layers = [np.array([[20] * size] * size)]
    for begin in range(0, size, 3):
        for first, second in combinations(range(begin, begin + 3), 2):
            layers[0][first, second] = 0
    dislikes = np.array([chance.sample(range(size), size) for _ in range(size)])
    expected = settle_among_all(Costs(layers, all_pairs(size)), dislikes)
    asked = []

    def unproved(*_: object) -> bool:
        asked.append(True)
        return False

    assert best_pairs(layers, all_pairs(size), dislikes) == [(u, v) for u, v in enumerate(expected) if u < v]
    monkeypatch.setattr(preferences_module, "_is_cheapest", unproved)
    assert best_pairs(layers, all_pairs(size), dislikes) == [(u, v) for u, v in enumerate(expected) if u < v]
    assert asked


def test_a_place_to_begin_is_cheapest_with_halves_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Layers wider together than a float are taken one after the other, and the prices still prove all of them."""
    monkeypatch.setattr(relaxed, "MIN_SIZE", 0)
    monkeypatch.setattr(relaxed, "MIN_RANGE", 0)
    chance = random.Random(11)
    size = 30
    layers = [np.array([[chance.getrandbits(40) for _ in range(size)] for _ in range(size)]) for _ in range(3)]
    costs = Costs(layers, all_pairs(size))
    prices, mates = relaxed.relaxed(costs, all_pairs(size))

    def cost(first: int, second: int) -> int:
        return costs.of(np.array([first]), np.array([second]))[0]

    assert all(cost(first, second) >= prices[first] + prices[second] for first, second in combinations(range(size), 2))
    matched = [(vertex, mate) for vertex, mate in enumerate(mates) if mate != FREE]
    assert matched
    assert all(cost(vertex, mate) == prices[vertex] + prices[mate] for vertex, mate in matched)


def test_a_proof_takes_mates_by_tight_edges_and_blossoms_left_once() -> None:
    tight = all_pairs(4)
    blossom_table = BlossomTable(4, [])
    blossom = NestedBlossom([[0], [1], [2]], 2, FREE)

    assert is_proved(Cheapest([1, 0, 3, 2], tight, blossom_table), [blossom])
    assert not is_proved(Cheapest([1, 0, 3, FREE], tight, blossom_table), [])
    assert not is_proved(Cheapest([1, 0, 3, 2], tight & (distances(4) != 1), blossom_table), [])
    assert not is_proved(Cheapest([1, 0, 3, 2], tight, blossom_table), [NestedBlossom([[0], [2], [1, 3]], 2, FREE)])


def test_what_blossoms_cost_is_counted_inside_of_all_of_them() -> None:
    blossom_table = BlossomTable(
        6, [NestedBlossom([[0, 1, 2], [3], [4]], 5, FREE), NestedBlossom([[0], [1], [2]], 0, 0)]
    )

    assert blossom_table.around_both()[0, 1:].tolist() == [1, 1, 1, 1, 0]
    assert [blossom_table.twice[number] for number in blossom_table.innermost[3, [0, 1, 2, 4, 5]]] == [
        10,
        10,
        10,
        10,
        0,
    ]


@pytest.mark.parametrize("widest", [1, 24, 120])
def test_wide_weights_and_tastes_settled_in_steps_change_nothing(widest: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(7)
    edges = list(combinations(range(8), 2))
    layers: dict[Edge, tuple[int, ...]] = {edge: (chance.randrange(3), chance.randrange(3)) for edge in edges}
    preferences = {(u, v): 8 - v for u, v in edges}
    expected = min(
        every_matching(list(range(8)), set(edges)), key=lambda matching: badness(matching, layers, preferences)
    )
    for module in (library, preferences_module):
        monkeypatch.setattr(module, "WIDEST", widest)
    monkeypatch.setattr(preferences_module, "SPARSE", 0)
    assert best_matching(range(8), layers, preferences) == sorted(expected)


@pytest.mark.parametrize("bits", [20, 40, 59])
def test_the_cost_is_that_of_another_library(bits: int) -> None:
    chance = random.Random(bits)
    layers = {edge: (chance.getrandbits(bits),) for edge in combinations(range(20), 2)}
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((u, v, (1 << bits) - cost[0]) for (u, v), cost in layers.items())
    other = {(min(edge), max(edge)) for edge in nx.max_weight_matching(graph, maxcardinality=True)}
    found = best_matching(range(20), layers)
    assert sum(layers[edge][0] for edge in found) == sum(layers[edge][0] for edge in other)


def test_a_layer_that_is_too_wide_is_refused() -> None:
    with pytest.raises(OverflowError):
        best_matching(range(4), {(0, 1): (0,), (2, 3): (1 << 61,)})


def test_layers_may_be_wider_together_than_any_number_of_the_machine() -> None:
    chance = random.Random(3)
    layers: dict[Edge, tuple[int, ...]] = {
        edge: tuple(chance.getrandbits(50) for _ in range(4)) for edge in combinations(range(12), 2)
    }
    expected = min(every_matching(list(range(12)), set(layers)), key=lambda matching: badness(matching, layers, {}))
    assert best_matching(range(12), layers) == sorted(expected)


def test_an_empty_graph_has_the_empty_matching() -> None:
    assert best_matching([], {}) == []


def test_an_odd_graph_cannot_be_matched() -> None:
    with pytest.raises(NoMatchingError):
        best_matching("abc", {("a", "b"): (0,), ("b", "c"): (0,)})


def test_an_edge_the_wrong_way_round_is_refused() -> None:
    with pytest.raises(ValueError, match="earlier end"):
        best_matching("ab", {("b", "a"): (0,)})
