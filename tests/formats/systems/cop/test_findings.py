"""Rules 12 to 23, one test for each: the findings of COP; its simulation is tested in test_simulation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.systems.cop import FORMAT
from formats.systems.cop.destiny import Control, allowed_opponents, destinys_child, steering
from formats.systems.cop.factor import factor_runs
from formats.systems.cop.field import simulated_field
from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.hill import below_the_hill, class_pairs, king_of_the_hill
from formats.systems.cop.options import CopOptions
from formats.systems.cop.outcome import Outcome
from formats.systems.cop.pairing import pair_cop
from formats.systems.cop.terms import entry
from tests.formats.stage_builder import paired, published, with_status
from tests.formats.systems.cop.made import (
    COP_ONLY,
    better_seed_wins,
    field_of,
    games_of,
    played,
    reasons_of,
    standing,
    terms,
)


@pytest.mark.parametrize("opening", ["round_robin", "initial_fontes", "swiss"])
def test_rule_12_prepaired_games_are_kept_in_every_phase(opening: str) -> None:
    entries = (*(f"{number} e1 e2" for number in (1, 2, 4)), "2 e3 bye", "2 e4 bye")
    options = CopOptions(rounds=6, prepaired=entries, **{**COP_ONLY, "opening": opening, "first_cop_round": 4})
    stage = field_of(8)
    for number in range(1, 5):
        found = paired(FORMAT, stage, options)
        assert (frozenset(("e1", "e2")) in games_of(found)) == (number != 3)
        assert {bye.entrant for bye in found.byes} == ({"e3", "e4"} if number == 2 else set())
        assert bool(reasons_of(found, "prepaired")) == (number != 3)
        stage = published(stage, found, better_seed_wins)


def test_rule_12_a_prepaired_game_with_somebody_who_left_is_dropped_with_a_warning() -> None:
    options = CopOptions(rounds=6, prepaired=("2 e1 e2",), **COP_ONLY)
    stage = with_status(played(field_of(6), options, 1), ["e2"])

    (warning,) = reasons_of(paired(FORMAT, stage, options), "prepaired_dropped")

    assert (warning.about, warning.warning) == (("e1",), True)


def test_rule_13_lists_count_from_the_last_round() -> None:
    assert [entry([250, 200], left) for left in (1, 2, 3, 9)] == [250, 200, 200, 200]
    found = terms(3, gibson_spread=(250, 200), control_loss_thresholds=(0.1, 0.2, 0.3, 0.4))
    assert found.margins == (250, 200, 200)
    assert found.swing == 1300
    assert float(found.control_loss_threshold) == 0.3


def test_rule_14_catching() -> None:
    position = standing([14, 10, 8, 8], 2, [100, -800, -801, -900])

    assert position.can_catch(1, 0, 900)
    assert not position.can_catch(1, 0, 899)
    assert not position.can_catch(2, 0, 10_000)
    assert position.can_catch(2, 1, 0)


def test_rule_15_a_block_from_the_top_among_the_places_with_a_prize() -> None:
    position = standing([20, 14, 8, 6, 6], 2)

    assert gibsonized(position, terms(2, place_prizes=1)) == 1
    assert gibsonized(position, terms(2, place_prizes=4)) == 2
    assert gibsonized(replace(position, half_points=(16, 14, 8, 6, 6)), terms(2, place_prizes=4)) == 0
    assert gibsonized(standing([20, 2], 2), terms(2, place_prizes=2)) == 1


def test_rule_16_who_can_come_level_with_the_last_prize_is_simulated() -> None:
    position = standing([12, 10, 8, 6, 4, 3, 2], 3)

    assert simulated_field(position, terms(3, place_prizes=1)) == 4
    assert simulated_field(position, terms(3, place_prizes=2)) == 6
    assert simulated_field(position, terms(3, place_prizes=3)) == 7


def test_rule_17_more_gibsonized_than_others_are_paired_once_each() -> None:
    for places in (2, 4, 6, 8):
        for block in range(places + 1):
            pairs = [pair for run in factor_runs(places, 9, block) for pair in run.pairs()]
            assert sorted(place for pair in pairs for place in pair) == list(range(places))


def test_rule_19_the_lowest_hopeful_and_the_lowest_possible_prize_winner() -> None:
    found = pair_cop(standing([12, 12, 10, 8, 6, 4], 2), terms(2, place_prizes=2, simulations=500), 99, "seed")
    findings = found.findings

    assert findings.lowest_hopeful == findings.hopes[1] == found.outcome.hopes(found.terms.hopefulness)[1]
    assert findings.lowest_absolute == found.outcome.lowest(1, 0) >= findings.lowest_hopeful


def test_rule_21_the_leader_is_steered_from_the_activation_round_to_the_round_before_the_last() -> None:
    position = standing([4, 4], 3)

    assert steering(position, 0, 11)
    assert not steering(position, 0, 12)
    assert not steering(position, 1, 11)
    assert not steering(replace(position, rounds_left=1), 0, 11)
    assert CopOptions(rounds=14).activation_round == 11
    assert CopOptions(rounds=2).activation_round == 1
    assert CopOptions(control_loss_activation_round=5).activation_round == 5


@pytest.mark.parametrize(
    "hope, control, child",
    [(4, None, 4), (0, None, 1), (4, Control(2, 74, 100), 2), (4, Control(2, 75, 100), 4), (2, Control(3, 0, 100), 2)],
)
def test_rule_21_destinys_child(hope: int, control: Control | None, child: int) -> None:
    assert destinys_child((hope, 5), control, terms(control_loss_thresholds=(0.25,))) == child


def test_rule_21_whom_the_leader_may_play() -> None:
    position = standing([4, 4, 4, 4], 2)
    assert allowed_opponents(position, 3) == (3,)

    early = replace(position, rounds_left=3)
    assert allowed_opponents(early, 3) == (2, 3)
    assert allowed_opponents(early, 1) == (1,)
    just_met = replace(early, met_last=frozenset({(0, 2), (0, 1)}))
    assert allowed_opponents(just_met, 3) == (3,)
    assert allowed_opponents(just_met, 2) == ()
    assert allowed_opponents(just_met, 1) == (1,)


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


def test_rule_22_king_of_the_hill() -> None:
    assert king_of_the_hill(8, 0, 3) == ((0, 1), (2, 3))
    assert king_of_the_hill(8, 0, 2) == ((0, 1), (2, 3))
    assert king_of_the_hill(8, 1, 3) == ((1, 2), (3, 4))
    assert king_of_the_hill(8, 0, 3, skip={1, 2}) == ((0, 3),)
    assert king_of_the_hill(4, 1, 3) == ((1, 2),)
    assert king_of_the_hill(8, 2, 1) == ()


def test_rule_22_neighbours_who_can_win_a_prize_meet_in_the_last_round_whatever_came_before() -> None:
    position = standing([8, 8, 8, 8, 2, 2, 0, 0], 1, met={(0, 1): 5, (2, 3): 5}, met_last=frozenset({(0, 1)}))

    found = pair_cop(position, terms(1, place_prizes=3), 99, "seed")

    assert set(found.findings.hill) == {(0, 1), (2, 3)} <= set(found.pairs)
    assert found.dropped == ()


def outcome_of(size: int, *worst_places: int) -> Outcome:
    """Everybody came in at their rank, and once at the worst place given."""
    rows = [[0] * size for _ in range(size)]
    for rank in range(size):
        rows[rank][rank] += 1
        rows[rank][worst_places[rank] if rank < len(worst_places) else rank] += 1
    return Outcome(2, tuple(map(tuple, rows)), 1, 1)


@pytest.mark.parametrize(
    "prizes, half_points, expected",
    [
        # One prize: the first of the class and the next play for it; the others cannot win it.
        (1, [20, 18, 10, 10, 4, 4], [(2, 3)]),
        # Two prizes, the first of the class out of reach: the next two play for the second.
        (2, [20, 18, 14, 10, 10, 4], [(3, 4)]),
        # Two prizes still to be won by the first three: the first two meet, then the third and fourth.
        (2, [20, 18, 10, 10, 10, 10], [(2, 3), (4, 5)]),
        # One prize, held by somebody out of reach.
        (1, [20, 18, 14, 10, 10, 4], []),
        # As many prizes as are held by players out of reach.
        (2, [20, 18, 14, 11, 8, 8], []),
    ],
)
def test_rule_23_class_prizes(prizes: int, half_points: list[int], expected: list[tuple[int, int]]) -> None:
    position = standing(half_points, 1, classes=(0, 0, 1, 1, 1, 1))
    rules = terms(1, place_prizes=2, class_prizes=(prizes,))

    assert list(class_pairs(position, rules, outcome_of(6), 2)) == expected


@pytest.mark.parametrize(
    "prizes, half_points, expected",
    [
        # Two prizes: the third pair plays for none, for neither of them catches who holds the second.
        (2, [20, 18, 10, 10, 8, 7], [(2, 3)]),
        # One prize: neither of the next pair catches the better one of the first, though they would the other.
        (1, [20, 18, 12, 10, 9, 9], [(2, 3)]),
        # Four prizes: the third pair catches the lower one of the second.
        (4, [20, 18, 12, 12, 12, 10, 9, 9], [(2, 3), (4, 5), (6, 7)]),
        # Three prizes, and who holds the third is the better one of the second pair.
        (3, [20, 18, 12, 12, 12, 10, 9, 9], [(2, 3), (4, 5)]),
    ],
)
def test_rule_23_pairs_go_on_while_the_lower_one_catches_who_holds_the_last_prize(
    prizes: int, half_points: list[int], expected: list[tuple[int, int]]
) -> None:
    size = len(half_points)
    position = standing(half_points, 1, classes=(0, 0, *([1] * (size - 2))))
    rules = terms(1, place_prizes=2, class_prizes=(prizes,))

    assert list(class_pairs(position, rules, outcome_of(size), 2)) == expected


def test_rule_22_below_the_hill_is_who_can_win_no_prize_for_a_place_and_is_not_pulled_in() -> None:
    assert below_the_hill([], 3, 8) == 4
    assert below_the_hill([(0, 1), (2, 3)], 2, 8) == 4
    assert below_the_hill([(0, 1), (2, 3)], 3, 3) == 3


def test_rule_23_contenders_may_take_class_prizes_and_prepaired_players_are_passed_over() -> None:
    position = standing([20, 18, 10, 10, 10, 10], 1, classes=(0, 1, 1, 1, 1, 1))
    rules = terms(1, place_prizes=2, class_prizes=(1,))

    assert list(class_pairs(position, rules, outcome_of(6), 2)) == [(2, 3), (4, 5)]
    assert list(class_pairs(position, rules, outcome_of(6, 0, 2), 2)) == []
    assert list(class_pairs(position, rules, outcome_of(6), 2, skip={3})) == [(2, 4)]


@pytest.mark.parametrize("more", [{}, {"allow_repeat_byes": True}, {"top_down_byes": True}])
def test_rule_23_an_odd_field_in_which_everybody_may_win_a_prize_leaves_nobody_for_the_classes(
    more: dict[str, bool],
) -> None:
    position = standing([8, 8, 8], 1, [0, 0, 0], byes=(1, 1, 1), classes=(0, 1, 1))

    found = pair_cop(position, terms(1, place_prizes=2, class_prizes=(1,), simulations=200, **more), 99, "seed")

    assert sorted([*(rank for pair in found.pairs for rank in pair), *found.byes]) == [0, 1, 2]
    assert found.findings.classes == ()
