"""Rules 24 to 32, one test for each: the weight of a pairing; the lightest round is tested in test_relaxing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.systems.cop import FORMAT
from formats.systems.cop.options import CopOptions
from formats.systems.cop.pairing import pair_cop
from formats.systems.cop.position import Position
from formats.systems.cop.reasons import cop_pair_reasons
from formats.systems.cop.terms import Terms
from formats.systems.cop.weight_rules import weight_table
from formats.systems.cop.weights import Broken, Findings, Weight, prohibitive_weight
from tests.formats.stage_builder import paired
from tests.formats.systems.cop.made import (
    COP_ONLY,
    field_of,
    finding,
    played,
    reasons_of,
    standing,
    terms,
)


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


@pytest.mark.parametrize(
    "top_down, gibson, byes, taker",
    [
        (True, False, (0, 0, 0, 0, 0), 0),
        (True, False, (1, 1, 0, 0, 0), 2),
        (True, True, (0, 0, 0, 0, 0), 0),
        (False, True, (0, 0, 0, 0, 0), 0),
        (False, False, (0, 0, 0, 0, 0), 4),
        (False, False, (0, 0, 0, 1, 1), 2),
    ],
)
def test_rule_29_who_has_the_bye(top_down: bool, gibson: bool, byes: tuple[int, ...], taker: int) -> None:
    position = standing([30 if gibson else 8, 8, 8, 8, 8], 3, byes=byes)

    found = pair_cop(position, terms(3, top_down_byes=top_down), 99, "seed")

    assert found.byes == (taker,)


@pytest.mark.parametrize(
    "byes, repeat_byes, fixed",
    [
        # Those without a bye are the first three, who can all hope for a prize.
        ((0, 0, 0, 1, 1, 1, 1), False, True),
        # The last had none either, and cannot hope.
        ((0, 0, 0, 1, 1, 1, 0), False, False),
        # Second byes are allowed.
        ((0, 0, 0, 1, 1, 1, 1), True, False),
    ],
)
def test_rule_29_where_only_contenders_had_no_bye_the_lowest_of_them_has_it(
    byes: tuple[int, ...], repeat_byes: bool, fixed: bool
) -> None:
    position = standing([12, 12, 12, 4, 4, 4, 4], 2, byes=byes)

    found = pair_cop(position, terms(2, place_prizes=2, allow_repeat_byes=repeat_byes), 99, "seed")

    (taker,) = found.byes
    codes = [reason.code for reason in cop_pair_reasons(found, (taker, 7))]
    assert found.findings.lowest_hopeful == 2
    assert ("bye_contender" in codes) == fixed
    assert (taker == 2) == fixed


def test_rule_30_a_tenth_of_the_prohibitive_weight_is_above_any_sum() -> None:
    position = standing([8] * 12, 3, met={(0, 1): 4})
    table = weight_table(position, terms(), finding())

    prohibitive = prohibitive_weight(table, position.nodes)

    heaviest = sorted((entry.ordinary for entry in table.values()), reverse=True)[:6]
    assert prohibitive // 10 > sum(heaviest)


def test_rules_31_and_33_every_pairing_carries_its_columns_and_no_other_round_is_lighter() -> None:
    options = CopOptions(rounds=9, **COP_ONLY)
    found = paired(FORMAT, played(field_of(8), options, 3), options)

    told = reasons_of(found, "pair_weights")

    assert len(told) == 4
    names = ("repeats", "rank_difference", "can_catch", "control", "gibson", "koth", "prepaired")
    assert all(reason.params["total"] == sum(int(str(reason.params[name])) for name in names) for reason in told)
    assert sum(int(str(reason.params["total"])) for reason in told) == reasons_of(found, "weights_sum")[0].params["sum"]


def test_rule_32_a_second_bye_where_everybody_had_one_is_named() -> None:
    position = standing([8] * 5, 3, byes=(1, 1, 1, 1, 1))

    found = pair_cop(position, terms(3), 99, "seed")

    assert [dropped.constraint for dropped in found.dropped] == ["repeat_bye"]
