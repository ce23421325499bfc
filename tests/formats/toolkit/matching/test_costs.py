"""Costs of several layers as one whole number each, against plain numbers of Python."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest

from formats.toolkit.matching.blossoms import FREE, NestedBlossom
from formats.toolkit.matching.costs import BlossomTable, Costs, Flags, Whole
from formats.toolkit.matching.pair_tables import all_pairs

SIZE = 6
EDGES = list(combinations(range(SIZE), 2))
Layers = list[Whole]


def layers_of(*bits: int, least: int = -3) -> Layers:
    """Layers of random costs that take so many bits, the gravest first."""
    chance = random.Random(f"{bits}")
    return [
        np.array([[least + chance.getrandbits(wide) for _ in range(SIZE)] for _ in range(SIZE)], dtype=np.int64)
        for wide in bits
    ]


def cost(costs: Costs, vertex: int, other: int) -> int:
    return costs.of(np.array([vertex]), np.array([other]))[0]


WIDE = pytest.mark.parametrize("bits", [(3,), (2, 3), (30, 30, 30), (59, 59), (50, 1, 59, 7), (0, 4, 0)])


@WIDE
def test_costs_are_multiples_of_four_from_nothing_up_the_same_both_ways_round(bits: tuple[int, ...]) -> None:
    costs = Costs(layers_of(*bits), all_pairs(SIZE))

    for vertex, other in EDGES:
        assert cost(costs, vertex, other) == cost(costs, other, vertex) >= 0
        assert cost(costs, vertex, other) % 4 == 0


@WIDE
def test_of_two_matchings_the_one_that_is_cheaper_by_the_gravest_layer_is_cheaper(bits: tuple[int, ...]) -> None:
    layers = layers_of(*bits)
    costs = Costs(layers, all_pairs(SIZE))
    matchings = [
        ((0, first), *rest)
        for first in range(1, SIZE)
        for rest in combinations(EDGES, 2)
        if sorted((0, first, *rest[0], *rest[1])) == list(range(SIZE))
    ]
    assert len(matchings) == 15

    def by_layers(matching: tuple[tuple[int, int], ...]) -> list[int]:
        return [sum(int(layer[edge]) for edge in matching) for layer in layers]

    def packed(matching: tuple[tuple[int, int], ...]) -> int:
        return sum(cost(costs, *edge) for edge in matching)

    for matching, other in combinations(matchings, 2):
        assert (by_layers(matching) < by_layers(other)) == (packed(matching) < packed(other))
        assert (by_layers(matching) == by_layers(other)) == (packed(matching) == packed(other))


@WIDE
def test_columns_add_up_to_the_costs_the_gravest_first(bits: tuple[int, ...]) -> None:
    costs = Costs(layers_of(*bits), all_pairs(SIZE))
    rows, columns = (np.array(ends) for ends in zip(*EDGES, strict=True))

    offsets = [column.offset for column in costs.columns()]
    assert offsets == sorted(offsets, reverse=True)
    sums = [0] * len(EDGES)
    for column in costs.columns():
        values = column.of(columns, rows).tolist()
        sums = [known + (value << column.offset) for known, value in zip(sums, values, strict=True)]
    assert sums == costs.of(rows, columns)


@WIDE
def test_rounded_costs_are_near_and_each_layer_that_says_something_can_be_left_out(bits: tuple[int, ...]) -> None:
    allowed = all_pairs(SIZE)
    allowed[0, 1] = allowed[1, 0] = False
    layers = layers_of(*bits)
    costs = Costs(layers, allowed)
    rough = costs.roughly()

    assert np.isinf(rough[0, 1])
    assert np.isinf(rough.diagonal()).all()
    for vertex, other in EDGES[1:]:
        assert rough[vertex, other] == rough[other, vertex] == pytest.approx(float(cost(costs, vertex, other)))
    said = [layer for layer in layers if len({int(layer[edge]) for edge in EDGES[1:]}) > 1]
    without = list(costs.roughly_without_each())
    assert len(without) == len(said)


@pytest.mark.parametrize("bits", [(59, 59), (40, 41, 42)])
def test_without_a_layer_rounded_costs_lack_just_that_the_gravest_first(bits: tuple[int, ...]) -> None:
    costs = Costs(layers_of(*bits), all_pairs(SIZE))
    rows, columns = (np.array(ends) for ends in zip(*EDGES, strict=True))
    rough = costs.roughly()[rows, columns]

    for table, column in zip(costs.roughly_without_each(), costs.columns(), strict=True):
        part = column.of(rows, columns) * 2.0**column.offset
        assert table[rows, columns] == pytest.approx(rough - part, abs=2.0**-40 * rough.max())


def prices_of(chance: random.Random, widest: int) -> list[int]:
    return [chance.randrange(-(2**widest), 2**widest) for _ in range(SIZE)]


@WIDE
def test_slack_is_what_an_edge_costs_more_than_its_ends_but_for_blossoms_around_both(bits: tuple[int, ...]) -> None:
    chance = random.Random(f"{bits}")
    costs = Costs(layers_of(*bits), all_pairs(SIZE))
    blossom_table = BlossomTable(
        SIZE, [NestedBlossom([[0, 1, 2], [3], [4]], 5, FREE), NestedBlossom([[0], [1], [2]], 2**40, 0)]
    )
    for _ in range(20):
        prices = prices_of(chance, chance.choice([1, 5, max(sum(bits), 2)]))
        if chance.random() < 0.5:  # one edge is tight
            vertex, other = chance.choice(EDGES)
            prices[other] = (
                cost(costs, vertex, other)
                - prices[vertex]
                + blossom_table.twice[blossom_table.innermost[vertex, other]]
            )
        slack = costs.slack(prices, blossom_table)
        negative, tight, rough = slack.negative(), slack.tight(), slack.roughly()
        for vertex, other in EDGES:
            left = (
                cost(costs, vertex, other)
                - prices[vertex]
                - prices[other]
                + blossom_table.twice[blossom_table.innermost[vertex, other]]
            )
            assert (negative[vertex, other], tight[vertex, other]) == (left < 0, left == 0)
            assert rough[vertex, other] == pytest.approx(float(left), rel=1e-9, abs=2.0**-20 * abs(prices[vertex]) + 1)


def test_what_is_not_allowed_is_neither_tight_nor_negative() -> None:
    allowed: Flags = np.zeros((4, 4), dtype=bool)
    allowed[0, 1] = True
    costs = Costs([np.ones((4, 4), dtype=np.int64)], allowed)
    slack = costs.slack([1, 0, 9, 9], BlossomTable(4, []))

    assert costs.allowed[1, 0]
    assert np.argwhere(slack.negative()).tolist() == [[0, 1], [1, 0]]
    assert not slack.tight().any()
    assert costs.slack([0, 0, 0, 0], BlossomTable(4, [])).tight().sum() == 2
