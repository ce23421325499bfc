"""The lightest round against all possible rounds, and what is given up first."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.errors import NoPairingExistsError
from formats.systems.cop.position import Ranks
from formats.systems.cop.relaxing import lightest_round
from formats.systems.cop.weights import Broken, Weight, WeightTable
from tests.examples import examples
from tests.formats.kept_apart import random_separation


def all_rounds(nodes: Sequence[int]) -> Iterator[tuple[Ranks, ...]]:
    """Every way to pair the nodes off."""
    if not nodes:
        yield ()
        return
    first, *others = nodes
    for other in others:
        for rest in all_rounds([node for node in others if node != other]):
            yield ((first, other), *rest)


def cost(table: dict[Ranks, Weight], pairs: Sequence[Ranks]) -> tuple[object, ...]:
    """What the rules compare: graver constraints, the window and pairs beyond it, back to back, weight, partners."""
    broken = [table[pair].broken for pair in pairs]
    graver = tuple(sum(getattr(constraints, name) for constraints in broken) for name in Broken._fields[:4])
    beyond = [constraints.beyond for constraints in broken]
    weight = sum(table[pair].ordinary for pair in pairs)
    partners = tuple(j for _, j in sorted(pairs))
    return (
        *graver,
        max(beyond),
        sum(map(bool, beyond)),
        sum(constraints.back_to_back for constraints in broken),
        weight,
        partners,
    )


def random_table(chance: random.Random, nodes: int) -> dict[Ranks, Weight]:
    def rarely() -> bool:
        return chance.random() < 0.35

    return {
        pair: Weight(
            repeats=chance.randrange(3),
            rank_difference=chance.randrange(3),
            can_catch=chance.randrange(3),
            times=0,
            broken=Broken(rarely(), rarely(), rarely(), rarely(), chance.choice((0, 0, 1, 2, 3)), rarely()),
        )
        for pair in combinations(range(nodes), 2)
    }


@given(st.randoms(use_true_random=False), st.sampled_from([2, 4, 6, 8]))
@examples(36)
def test_rule_31_no_other_round_is_better(chance: random.Random, nodes: int) -> None:
    table = random_table(chance, nodes)

    lightest = lightest_round(WeightTable.of(table), range(nodes))

    assert cost(table, lightest.pairs) == min(cost(table, pairs) for pairs in all_rounds(range(nodes)))


@given(st.randoms(use_true_random=False), st.sampled_from([2, 4, 6, 8]))
@examples(24)
def test_rule_38_no_other_round_is_better_for_those_who_are_kept_apart(chance: random.Random, nodes: int) -> None:
    """Who never meets comes before all constraints, who should not meet after them and before the weight."""
    table, players = random_table(chance, nodes), [f"p{rank}" for rank in range(nodes)]
    separation = random_separation(players, chance)

    def quality(pairs: Sequence[Ranks]) -> tuple[object, ...]:
        avoided = sum(separation.avoid.why(players[i], players[j]) is not None for i, j in pairs)
        *constraints, weight, partners = cost(table, pairs)
        return (*constraints, avoided, weight, partners)

    possible = [
        quality(pairs)
        for pairs in all_rounds(range(nodes))
        if not any(separation.never.why(players[i], players[j]) for i, j in pairs)
    ]
    if possible:
        lightest = lightest_round(WeightTable.of(table), range(nodes), players, separation)
        assert quality(lightest.pairs) == min(possible)
    else:
        with pytest.raises(NoPairingExistsError):
            lightest_round(WeightTable.of(table), range(nodes), players, separation)


FREE = Weight(0, 0, 0, 0, Broken())


@pytest.mark.parametrize("lighter, graver", list(combinations(reversed(Broken._fields), 2)))
def test_rule_32_constraints_are_given_up_in_the_declared_order(lighter: str, graver: str) -> None:
    assert Broken._fields == ("last_round", "repeat_bye", "gibson", "control", "beyond", "back_to_back")
    breaks = {name: FREE._replace(broken=Broken(**{name: True})) for name in (lighter, graver)}
    table = {(0, 1): breaks[graver], (2, 3): FREE, (0, 2): breaks[lighter], (1, 3): breaks[lighter]}
    table |= {(0, 3): breaks[graver], (1, 2): breaks[graver]}

    lightest = lightest_round(WeightTable.of(table), range(4))

    assert lightest.pairs == ((0, 2), (1, 3))
    assert [(dropped.constraint, dropped.pairs) for dropped in lightest.dropped] == [(lighter, lightest.pairs)]


def test_rule_32_nothing_is_given_up_without_need_however_heavy_the_round_is() -> None:
    heavy, light = FREE._replace(repeats=10**15), FREE._replace(broken=Broken(back_to_back=True))
    table = {(0, 1): heavy, (2, 3): heavy, (0, 2): light, (1, 3): light, (0, 3): light, (1, 2): light}

    lightest = lightest_round(WeightTable.of(table), range(4))

    assert lightest.pairs == ((0, 1), (2, 3))
    assert lightest.dropped == ()


def test_rule_32_the_window_is_widened_by_one_rank_at_a_time() -> None:
    def beyond(ranks: int) -> Weight:
        return FREE._replace(broken=Broken(beyond=ranks))

    table = {
        (0, 1): beyond(3),
        (2, 3): FREE,
        (0, 2): beyond(2),
        (1, 3): beyond(1),
        (0, 3): beyond(3),
        (1, 2): beyond(3),
    }

    lightest = lightest_round(WeightTable.of(table), range(4))

    assert lightest.pairs == ((0, 2), (1, 3))
    assert [(dropped.constraint, dropped.ranks) for dropped in lightest.dropped] == [("beyond", 2)]


def test_rule_32_several_constraints_are_named_the_least_grave_first() -> None:
    both = FREE._replace(broken=Broken(repeat_bye=True, back_to_back=True))

    lightest = lightest_round(WeightTable.of({(0, 1): both}), range(2))

    assert [dropped.constraint for dropped in lightest.dropped] == ["back_to_back", "repeat_bye"]


def test_rule_31_among_equals_the_best_rank_has_the_best_opponent() -> None:
    table = dict.fromkeys(combinations(range(6), 2), FREE)

    assert lightest_round(WeightTable.of(table), range(6)).pairs == ((0, 1), (2, 3), (4, 5))
