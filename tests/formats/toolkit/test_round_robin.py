from collections import Counter
from itertools import combinations

import pytest

from formats.toolkit.round_robin import berger_table

PUBLISHED = {
    4: "1-4 2-3 / 4-3 1-2 / 2-4 3-1",
    6: "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
}
"""As chess federations print them."""


@pytest.mark.parametrize("size", PUBLISHED)
def test_the_tables_are_the_published_ones(size: int) -> None:
    rounds = (" ".join(f"{a}-{b}" for a, b in round_.pairs) for round_ in berger_table(size))

    assert " / ".join(rounds) == PUBLISHED[size]


@pytest.mark.parametrize("size", range(2, 41))
def test_everybody_meets_everybody_once(size: int) -> None:
    table = berger_table(size)
    meetings = Counter(frozenset(pair) for round_ in table for pair in round_.pairs)

    assert meetings == Counter(frozenset(pair) for pair in combinations(range(1, size + 1), 2))
    assert len(table) == size - 1 + size % 2


@pytest.mark.parametrize("size", range(2, 41))
def test_nobody_is_twice_in_a_round_and_nobody_is_missing(size: int) -> None:
    for round_ in berger_table(size):
        placed = [number for pair in round_.pairs for number in pair] + ([] if round_.free is None else [round_.free])
        assert sorted(placed) == list(range(1, size + 1))


@pytest.mark.parametrize("size", range(3, 41, 2))
def test_in_odd_fields_everybody_is_free_once(size: int) -> None:
    assert sorted(round_.free or 0 for round_ in berger_table(size)) == list(range(1, size + 1))


@pytest.mark.parametrize("size", range(2, 41))
def test_sides_differ_by_one_at_most(size: int) -> None:
    table = berger_table(size)
    first = Counter(pair[0] for round_ in table for pair in round_.pairs)
    second = Counter(pair[1] for round_ in table for pair in round_.pairs)

    assert all(abs(first[number] - second[number]) <= 1 for number in range(1, size + 1))


@pytest.mark.parametrize("size", [0, 1, 7, 8])
def test_rounds_are_read_by_index_and_slice(size: int) -> None:
    table = berger_table(size)
    rounds = tuple(table)

    assert (len(table), table[1:3], table[-2:]) == (len(rounds), rounds[1:3], rounds[-2:])
    with pytest.raises(IndexError):
        table[len(table)]
