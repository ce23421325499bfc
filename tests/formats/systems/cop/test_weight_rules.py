"""Rules 24 to 29, a test for each column of the weights."""

from __future__ import annotations

from dataclasses import replace

from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms
from formats.systems.cop.weight_rules import weight_table
from formats.systems.cop.weights import Broken, Findings, Weight
from tests.formats.systems.cop.made import finding, standing, terms


def weight(position: Position, i: int, j: int, findings: Findings | None = None, rules: Terms | None = None) -> Weight:
    return weight_table(position, rules or terms(), findings or finding())[i, j]


def test_rule_24_repeats() -> None:
    position = standing([8] * 9, 3, met={(0, 1): 1, (2, 3): 2, (0, 3): 3}, byes=(2, 1, 0, 0, 0, 0, 0, 0, 0))
    cube = 2 * 10**3

    assert weight(position, 0, 4).repeats == 0
    assert weight(position, 0, 1).repeats == cube // 27 + 2 * (1 + 2 + 0)
    assert weight(position, 2, 3).repeats == 2 * cube // 27 + 2 * (1 + 1 + 2)
    assert weight(position, 1, 9).repeats == cube // 27 + 2 * (0 + 1)


def test_rule_24_earlier_byes_are_repeats_only_where_the_round_has_a_bye() -> None:
    byes = (3, 1, 0, 0, 0, 0, 0, 0)
    even = standing([8] * 8, 3, met={(0, 1): 1}, byes=byes)
    with_bye = replace(even, pins={7: 7})

    assert weight(even, 0, 1).repeats == 2 * 8**3 // 27
    assert weight(with_bye, 0, 1).repeats == 2 * 9**3 // 27 + 2 * 2


def test_rule_25_back_to_back_counts_only_below_hope() -> None:
    position = standing([8] * 8, 3, met={(3, 4): 1, (4, 5): 1}, met_last=frozenset({(3, 4), (4, 5)}))

    assert not weight(position, 3, 4).broken.back_to_back
    below = weight(position, 4, 5)
    assert below.broken.back_to_back
    assert below.columns(1000).repeats == below.repeats + 100


def test_rule_26_rank_difference() -> None:
    position = standing([8] * 10, 3)

    assert [weight(position, i, j).rank_difference for i, j in ((0, 3), (5, 8), (6, 9))] == [27, 27, 3]
    assert weight(position, 0, 3, finding(gibsonized=1)).rank_difference == 3


def test_rule_27_the_window_of_contenders() -> None:
    position = standing([8] * 8, 3)

    assert [weight(position, 0, j).can_catch for j in (1, 2)] == [2, 0]
    assert [weight(position, 0, j).broken.beyond for j in (1, 2, 3, 5)] == [0, 0, 1, 3]
    assert weight(position, 4, 7).broken.beyond == 0
    own_lowest = finding(hopes=(0, 3, 4, 5))
    assert weight(position, 0, 1, own_lowest)[2] == 2
    assert weight(position, 0, 1, own_lowest).broken == Broken()
    even = finding(child=2, leaders_opponents=(2,))
    assert weight(position, 1, 3, finding(hopes=(2, 2, 4, 5), child=2)).broken.beyond == 0
    assert weight(position, 0, 4, even).broken.beyond == 2
    last = replace(position, rounds_left=1)
    assert weight(last, 0, 7).broken.beyond == 0


def test_rule_28_control() -> None:
    position = standing([8] * 7, 3)
    steered = finding(child=3, leaders_opponents=(2, 3))

    broken = [j for j in range(1, 8) if weight(position, 0, j, steered).broken.control]

    assert broken == [1, 4, 5, 6]
    assert not weight(position, 1, 4, steered).broken.control


def test_rule_29_gibsonized_players_byes_and_second_byes() -> None:
    position = standing([20, 8, 8, 8, 8, 8, 8], 3, byes=(0, 0, 0, 0, 0, 0, 1))
    lone = finding(gibsonized=1)

    assert [j for j in range(1, 7) if weight(position, 0, j, lone).broken.gibson] == [1, 2, 3, 4, 5]
    assert [i for i in range(7) if weight(position, i, 7, lone).broken.gibson] == [1, 2, 3, 4, 5, 6]
    assert not any(weight(position, i, 7, lone, terms(lone_leader_bye=False)).broken.gibson for i in range(7))
    assert [i for i in range(7) if weight(position, i, 7).broken.repeat_bye] == [6]
    assert not weight(position, 6, 7, None, terms(allow_repeat_byes=True)).broken.repeat_bye
