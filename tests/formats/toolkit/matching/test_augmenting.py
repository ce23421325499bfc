"""Perfect matchings without costs, against all of them."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from formats.toolkit.matching.augmenting import NOBODY, PerfectMatching, complete, lowest, members


def has_matching(near: list[int], vertices: int) -> bool:
    """Is there any perfect matching of these vertices?"""
    if not vertices:
        return True
    first = lowest(vertices)
    rest = vertices & ~(1 << first)
    return any(has_matching(near, rest & ~(1 << other)) for other in members(near[first] & rest))


def graph(chance: random.Random, size: int, share: float) -> list[int]:
    near = [0] * size
    for a, b in combinations(range(size), 2):
        if chance.random() < share:
            near[a] |= 1 << b
            near[b] |= 1 << a
    return near


def is_perfect(near: list[int], vertices: int, mates: list[int]) -> bool:
    return all(vertices & near[v] & 1 << mates[v] and mates[mates[v]] == v for v in members(vertices))


@pytest.mark.parametrize("share", [0.2, 0.3, 0.5])
@pytest.mark.parametrize("size", [5, 8, 10, 12])
def test_a_perfect_matching_is_found_wherever_there_is_one(size: int, share: float) -> None:
    chance = random.Random(f"{size} {share}")
    for _ in range(60):
        near = graph(chance, size, share)
        vertices = sum(1 << v for v in range(size) if chance.random() < 0.9)
        # Any start is repaired: mates that are no neighbours, outside of the vertices, or not mutual.
        mates = [chance.choice([NOBODY, *range(size)]) for _ in range(size)]
        assert complete(near, vertices, mates) is has_matching(near, vertices)
        if has_matching(near, vertices):
            assert is_perfect(near, vertices, mates)


@pytest.mark.parametrize("seed", range(20))
def test_a_vertex_gets_the_first_wish_that_leaves_the_others_a_matching(seed: int) -> None:
    chance = random.Random(seed)
    near = graph(chance, 8, 0.5)
    mates = [NOBODY] * 8
    everybody = (1 << 8) - 1
    if not complete(near, everybody, mates):
        return
    matching = PerfectMatching(near, mates, everybody)
    left = everybody
    while left:
        vertex = lowest(left)
        possible = [w for w in members(near[vertex] & left) if has_matching(near, left & ~(1 << vertex | 1 << w))]
        matching.fix(vertex, members(left))
        assert mates[vertex] == possible[0]
        left &= ~(1 << vertex | 1 << mates[vertex])
        assert matching.free == left
        assert is_perfect(near, left, mates)


def test_members_are_the_positions_of_bits() -> None:
    for bits in (0, 0b101001, 1 << 90 | 1 << 7, (1 << 70) - 1 & ~(1 << 33), 1 << 63):  # sparse and dense ones
        assert list(members(bits)) == [place for place in range(bits.bit_length()) if bits >> place & 1]
    assert lowest(0b1000) == 3
