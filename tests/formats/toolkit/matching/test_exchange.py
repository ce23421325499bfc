"""Better partners where all perfect matchings are equally good, against all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from formats.toolkit.matching.costs import Flags, Whole
from formats.toolkit.matching.exchange import Exchange


def matchings(vertices: list[int], edges: Flags) -> Iterator[dict[int, int]]:
    """Every perfect matching of these vertices, both ways round."""
    if not vertices:
        yield {}
        return
    first, *others = vertices
    for other in others:
        if edges[first, other]:
            for rest in matchings([vertex for vertex in others if vertex != other], edges):
                yield {**rest, first: other, other: first}


def liked(mates: dict[int, int], dislikes: Whole) -> list[int]:
    """How little each likes the partner, for the first of every two."""
    return [int(dislikes[vertex, mate]) if vertex < mate else 0 for vertex, mate in sorted(mates.items())]


def graph(chance: random.Random, size: int, share: float) -> Flags:
    edges = np.zeros((size, size), dtype=bool)
    for vertex in range(size):
        for other in range(vertex):
            edges[vertex, other] = edges[other, vertex] = chance.random() < share
    return edges


@pytest.mark.parametrize("share", [0.3, 0.45, 0.7, 1.0])
@pytest.mark.parametrize("size", [4, 6, 8])
def test_vertex_after_vertex_gets_the_best_partner_of_those_that_can_be_had(size: int, share: float) -> None:
    chance = random.Random(f"{size} {share}")
    tried = 0
    for _ in range(40):
        # A part of a larger graph, whose other vertices are left as they are.
        part = sorted(chance.sample(range(size + 3), size))
        edges = graph(chance, size + 3, share)
        every = list(matchings(part, edges))
        if not every:
            continue
        tried += 1
        dislikes = np.array([chance.sample(range(size + 3), size + 3) for _ in range(size + 3)])
        mates = [-7] * (size + 3)
        for vertex, mate in chance.choice(every).items():
            mates[vertex] = mate
        Exchange(part, edges, mates).settle(dislikes)

        best = min(every, key=lambda found: liked(found, dislikes))
        assert {vertex: mates[vertex] for vertex in part} == best
        assert all(mates[vertex] == -7 for vertex in range(size + 3) if vertex not in part)
    assert tried > 5


def test_a_way_through_a_blossom_is_found() -> None:
    """Vertex 0 likes 1 best; the two who are left by that meet over a triangle with a stem."""
    edges = np.zeros((8, 8), dtype=bool)
    for vertex, other in ((0, 1), (0, 2), (1, 3), (2, 4), (4, 5), (5, 6), (4, 6), (5, 7), (6, 7), (3, 7)):
        edges[vertex, other] = edges[other, vertex] = True
    mates = [2, 3, 0, 1, 5, 4, 7, 6]
    dislikes = np.tile(np.arange(8), (8, 1))

    Exchange(range(8), edges, mates).settle(dislikes)

    assert mates[:2] == [1, 0]
    assert all(mates[mate] == vertex and edges[vertex, mate] for vertex, mate in enumerate(mates))


@pytest.mark.parametrize("share", [0.45, 0.7, 1.0])
@pytest.mark.parametrize("size", [4, 6, 8])
def test_who_likes_several_equally_leaves_the_choice_to_later_vertices(size: int, share: float) -> None:
    chance = random.Random(f"ties {size} {share}")
    tried = 0
    for _ in range(60):
        edges = graph(chance, size, share)
        every = list(matchings(list(range(size)), edges))
        if not every:
            continue
        tried += 1
        dislikes = np.array([[chance.randint(0, 2) for _ in range(size)] for _ in range(size)])
        for vertex in range(size):
            # The best of the later ones has 0, as has an earlier one, whose choice the pair was.
            later = [int(dislikes[vertex, other]) for other in range(vertex + 1, size) if edges[vertex, other]]
            dislikes[vertex] -= min(later, default=0)
        mates = [-7] * size
        for vertex, mate in chance.choice(every).items():
            mates[vertex] = mate
        Exchange(list(range(size)), edges, mates).settle(dislikes)
        assert liked(dict(enumerate(mates)), dislikes) == min(liked(found, dislikes) for found in every)
    assert tried > 20
