"""Those of one group apart in a bracket, against all orders of the rows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.model import Seeding
from formats.toolkit.brackets.crossing import groups_apart
from formats.toolkit.brackets.tree import levels_for, seeds_in_order
from tests.examples import examples

ROWS = ((0, 1), (1, 2), (2, 4), (4, 8))


def meetings(order: Sequence[str], group_of: Mapping[str, str]) -> list[int]:
    """How many pairs of one group can meet in round 1, 2, ... at the earliest."""
    levels = levels_for(len(order))
    place = {seed: number for number, seed in enumerate(seeds_in_order(levels))}
    counts = Counter(
        (place[first] ^ place[second]).bit_length()
        for first, second in combinations(range(1, len(order) + 1), 2)
        if group_of.get(order[first - 1], first) == group_of.get(order[second - 1], second)
    )
    return [counts[number] for number in range(1, levels + 1)]


def apart(group_of: Mapping[str, str], order: Sequence[str]) -> tuple[str, ...]:
    return groups_apart(Seeding(order=tuple(order)), group_of, "R12").order


def of_groups(groups: str) -> dict[str, str]:
    return {f"e{number}": group for number, group in enumerate(groups, start=1) if group != "-"}


@pytest.mark.rules("single_elimination R12", "double_elimination R13")
@given(st.text("ABCD-", min_size=8, max_size=8))
@examples(60)
def test_in_a_full_bracket_no_order_of_the_rows_keeps_groups_apart_for_longer(groups: str) -> None:
    order, group_of = [f"e{number}" for number in range(1, 9)], of_groups(groups)
    rows = [list(permutations(order[begin:end])) for begin, end in ROWS]
    best = min(meetings(sum(chosen, ()), group_of) for chosen in product(*rows))
    found = apart(group_of, order)
    assert meetings(found, group_of) == best
    assert [set(found[begin:end]) for begin, end in ROWS] == [set(order[begin:end]) for begin, end in ROWS]


@given(st.randoms(use_true_random=False), st.sampled_from([16, 32, 64]), st.integers(2, 20))
@examples(40)
def test_in_a_larger_bracket_each_group_is_divided_evenly_over_all_its_parts(
    chance: random.Random, size: int, groups: int
) -> None:
    order = [f"e{number}" for number in range(1, size + 1)]
    group_of = {who: str(chance.randrange(groups)) for who in order}
    found = apart(group_of, order)
    sections = [found[seed - 1] for seed in seeds_in_order(levels_for(size))]
    width = size // 2
    while width:
        for name, members in Counter(group_of.values()).items():
            parts = [
                sum(group_of[who] == name for who in sections[begin : begin + width]) for begin in range(0, size, width)
            ]
            assert members * width // size <= min(parts) <= max(parts) <= -(-members * width // size)
        width //= 2


@given(st.integers(3, 7), st.text("ABC", min_size=7, max_size=7))
@examples(60)
def test_with_byes_groups_are_never_nearer_than_by_seeds(size: int, groups: str) -> None:
    order = [f"e{number}" for number in range(1, size + 1)]
    group_of = of_groups(groups[:size])
    assert sorted(apart(group_of, order)) == sorted(order)
    assert meetings(apart(group_of, order), group_of) <= meetings(order, group_of)


def test_whoever_is_moved_is_named_and_where_nobody_has_to_move_nobody_does() -> None:
    order = ("A1", "B1", "A2", "B2")
    seeding = groups_apart(Seeding(order=order), {who: who[0] for who in order}, "R12")
    assert seeding == Seeding(order=order)
    near = groups_apart(Seeding(order=("A1", "B1", "C1", "A2")), {"A1": "A", "A2": "A"}, "R12")
    assert near.order == ("A1", "B1", "A2", "C1")
    assert [(reason.code, reason.about, reason.params) for reason in near.rationale] == [
        ("moved_apart", ("A2",), {"seed": 3, "before": 4}),
        ("moved_apart", ("C1",), {"seed": 4, "before": 3}),
    ]
