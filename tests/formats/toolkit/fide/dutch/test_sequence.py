"""The order of article 4, against a search that goes through all candidates as the article describes them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest

from formats.toolkit.fide.dutch.sequence import first_pairs

Pairs = list[tuple[int, int]]


def exchanges(numbers: Sequence[int], size: int) -> Iterator[tuple[list[int], list[int]]]:
    """Every S1 and S2 in the order of 4.3, beginning with the original."""
    first, second = numbers[:size], numbers[size:]
    found = []
    for count in range(size + 1):
        for out in combinations(first, count):
            for into in combinations(second, count):
                # 4.3.1 fewest, 4.3.2 least difference of sums, 4.3.3 the largest that differs leaves S1,
                # 4.3.4 the smallest that differs comes.
                key = (count, sum(into) - sum(out), [-n for n in sorted(out, reverse=True)], sorted(into))
                found.append((key, out, into))
    for _, out, into in sorted(found):
        yield (
            sorted(set(first) - set(out) | set(into)),
            sorted(set(second) - set(into) | set(out)),
        )


def homogeneous(numbers: Sequence[int]) -> Iterator[Pairs]:
    """Every candidate of a remainder in the order of 3.6: transpositions (4.2), then exchanges."""
    size = len(numbers) // 2
    for first, second in exchanges(numbers, size):
        for order in permutations(second, size):
            yield [(min(pair), max(pair)) for pair in zip(first, order, strict=True)]


def candidates(moved_down: Sequence[int], residents: Sequence[int]) -> Iterator[Pairs]:
    """Every candidate of a bracket whose players moved down are all paired (3.7)."""
    for opponents in permutations(residents, len(moved_down)):
        pairing = list(zip(moved_down, opponents, strict=True))
        for rest in homogeneous([number for number in residents if number not in opponents]):
            yield pairing + rest


def allows(near: Sequence[int], pairs: Pairs, everybody: int, slot: int | None) -> bool:
    floater = everybody - sum(1 << v for pair in pairs for v in pair)
    return all(near[a] >> b & 1 for a, b in pairs) and (slot is None or bool(near[slot] & floater))


@pytest.mark.parametrize("share", [0.35, 0.5, 0.8])
@pytest.mark.parametrize("moved_down, residents", [(0, 4), (0, 6), (0, 7), (1, 5), (1, 6), (2, 4), (2, 5)])
def test_article_4_the_first_candidate_that_is_allowed(moved_down: int, residents: int, share: float) -> None:
    chance = random.Random(f"{moved_down} {residents} {share}")
    size = moved_down + residents
    everybody = (1 << size) - 1
    impossible = 0
    for _ in range(25):
        slot = size if size % 2 else None
        near = [0] * (size + 1)
        for a, b in combinations(range(size), 2):
            if b >= moved_down and chance.random() < share:
                near[a] |= 1 << b
                near[b] |= 1 << a
        if slot is not None:
            for v in range(moved_down, size):
                if chance.random() < 0.7:
                    near[slot] |= 1 << v
                    near[v] |= 1 << slot
        every = candidates(range(moved_down), range(moved_down, size))
        best = next((pairs for pairs in every if allows(near, pairs, everybody, slot)), None)
        mates = first_pairs(near, (1 << moved_down) - 1, everybody & ~((1 << moved_down) - 1), slot)
        if best is None:
            assert mates is None
            impossible += 1
        else:
            assert mates is not None
            assert sorted(best) == [(v, mates[v]) for v in range(size) if v < mates[v] < size]
    assert impossible < 25
