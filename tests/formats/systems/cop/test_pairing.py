"""Rules 19 to 23, 29 and 32 in a paired round."""

from __future__ import annotations

import pytest

from formats.systems.cop.pairing import pair_cop
from formats.systems.cop.reasons import cop_pair_reasons
from tests.formats.systems.cop.made import standing, terms


def test_rule_19_the_lowest_hopeful_and_the_lowest_possible_prize_winner() -> None:
    found = pair_cop(standing([12, 12, 10, 8, 6, 4], 2), terms(2, place_prizes=2, simulations=500), 99, "seed")
    findings = found.findings

    assert findings.lowest_hopeful == findings.hopes[1] == found.outcome.hopes(found.terms.hopefulness)[1]
    assert findings.lowest_absolute == found.outcome.lowest(1, 0) >= findings.lowest_hopeful


def test_rules_20_and_21_nobody_asks_for_control_before_it_is_needed() -> None:
    position = standing([8, 8, 8, 8], 3)
    inactive, active = (pair_cop(position, terms(3), activation, "seed") for activation in (12, 11))

    assert (inactive.control, inactive.findings.child) == (None, None)
    assert active.findings.child is not None
    leader = next(pair for pair in active.pairs if pair[0] == 0)
    assert leader[1] in active.findings.leaders_opponents


def test_rule_22_the_bye_of_the_last_round_is_pulled_into_the_hill_where_the_field_is_odd() -> None:
    rules = terms(1, place_prizes=3, simulations=200, allow_repeat_byes=True)
    found = pair_cop(standing([8, 8, 8], 1), rules, 99, "seed")

    assert found.findings.hill == ((0, 1), (2, 3))
    assert found.byes == (2,)


def test_rule_22_neighbours_who_can_win_a_prize_meet_in_the_last_round_whatever_came_before() -> None:
    position = standing([8, 8, 8, 8, 2, 2, 0, 0], 1, met={(0, 1): 5, (2, 3): 5}, met_last=frozenset({(0, 1)}))

    found = pair_cop(position, terms(1, place_prizes=3), 99, "seed")

    assert set(found.findings.hill) == {(0, 1), (2, 3)} <= set(found.pairs)
    assert found.dropped == ()


@pytest.mark.parametrize("more", [{}, {"allow_repeat_byes": True}, {"top_down_byes": True}])
def test_rule_23_an_odd_field_in_which_everybody_may_win_a_prize_leaves_nobody_for_the_classes(
    more: dict[str, bool],
) -> None:
    position = standing([8, 8, 8], 1, [0, 0, 0], byes=(1, 1, 1), classes=(0, 1, 1))

    found = pair_cop(position, terms(1, place_prizes=2, class_prizes=(1,), simulations=200, **more), 99, "seed")

    assert sorted([*(rank for pair in found.pairs for rank in pair), *found.byes]) == [0, 1, 2]
    assert found.findings.classes == ()


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


def test_rule_32_a_second_bye_where_everybody_had_one_is_named() -> None:
    position = standing([8] * 5, 3, byes=(1, 1, 1, 1, 1))

    found = pair_cop(position, terms(3), 99, "seed")

    assert [dropped.constraint for dropped in found.dropped] == ["repeat_bye"]
