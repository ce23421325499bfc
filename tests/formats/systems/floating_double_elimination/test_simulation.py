"""Simulated finals of the smallest fields."""

from __future__ import annotations

import numpy as np
import pytest

from formats.systems.floating_double_elimination.simulation import play_finals
from formats.toolkit.simulator.dice import Dice, elo_chances

RUNS = 100


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_the_smallest_fields_everybody_gets_a_place_of_their_own(seats: int) -> None:
    outcome = play_finals(Dice.of_seed(elo_chances([0.0] * seats), RUNS, "small"))
    assert np.sort(outcome.places, axis=1).tolist() == [list(range(1, seats + 1))] * RUNS
    assert (outcome.games >= 1).all()
    assert len(np.unique(outcome.places, axis=0)) > 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whoever_wins_every_game_is_first_after_everybody_else_has_lost_twice(seats: int) -> None:
    ratings = [10_000.0 * -seat for seat in range(seats)]
    outcome = play_finals(Dice.of_seed(elo_chances(ratings), RUNS, "best"))
    assert outcome.places[:, :2].tolist() == [[1, 2]] * RUNS
