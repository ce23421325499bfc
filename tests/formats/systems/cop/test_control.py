"""Rule 20: control of destiny, compared with a player of one game at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.systems.cop.control import find_control
from formats.systems.cop.destiny import Control
from tests.formats.systems.cop.literal_player import SEED, Literal, random_position, terms


@pytest.mark.parametrize("size", [2, 3, 5, 6, 9, 12])
@pytest.mark.parametrize("left", [2, 3, 4])
def test_rule_20_control_is_that_of_a_literal_player(size: int, left: int) -> None:
    position = random_position(10 * size + left, size, left)
    rules = terms(position, simulations=40)
    literal = Literal(position, rules, size)

    expected = None
    for candidate in reversed(range(1, size)):
        reachable = position.half_points[0] - position.half_points[candidate] <= 2 * left
        if reachable and literal.wins(candidate, left, meeting_the_leader=True) == 40:
            expected = Control(candidate, literal.wins(candidate, left, meeting_the_leader=False), 40)
            break

    assert find_control(position, rules, SEED, size, left) == expected


def test_rule_20_always_leaves_out_one_simulation_in_a_thousand() -> None:
    position = random_position(1, 6, 2)
    allowed = {count: terms(position, count).failures_allowed for count in (100, 999, 1000, 5000, 20_000)}

    assert allowed == {100: 0, 999: 0, 1000: 1, 5000: 5, 20_000: 20}
    assert terms(position, 20_000, always_wins_tolerance=0).failures_allowed == 0


@pytest.mark.parametrize("seed", [3, 17])
def test_rule_20_failures_that_always_leaves_out_are_those_of_a_literal_player(seed: int) -> None:
    position, count = replace(random_position(seed, 6, 2), half_points=(8, 8, 7, 6, 6, 6)), 2000
    rules = terms(position, simulations=count)
    literal = Literal(position, rules, 6)
    always = {rank: literal.wins(rank, 2, meeting_the_leader=True) for rank in (5, 4, 3, 2, 1)}

    control = find_control(position, rules, SEED, 6, 2)

    expected = next((rank for rank, wins in always.items() if count - wins <= 2), None)
    assert (control and control.rank, control and control.failures) == (expected, expected and count - always[expected])


def test_rule_20_candidates_beyond_the_first_trial_must_win_nearly_every_simulation() -> None:
    position = replace(random_position(1, 6, left=2), half_points=(8, 8, 8, 6, 6, 4))
    few, many = (find_control(position, terms(position, simulations=count), SEED, 6, 2) for count in (20, 3000))

    assert few is not None
    assert many is None or many.rank <= few.rank
