"""Groups in simulation whose members are drawn from pots."""

from __future__ import annotations

from typing import Any

import numpy as np

from formats.registry import engine
from formats.toolkit.simulator.compare import Part, play_with
from formats.toolkit.simulator.dice import Dice, elo_chances

GROUPS: Any = engine().format_of("group_stage")


def test_each_group_gets_one_of_every_pot_and_places_are_those_of_the_players() -> None:
    """Where the better one always wins, all of the first pot win their group, and so on; who meets whom is drawn."""
    options = GROUPS.read_options({"groups": 3, "deal": "drawn"})
    dice = Dice.of_seed(elo_chances([10_000.0 * -number for number in range(11)]), 200, "pots")
    outcome = play_with([Part(GROUPS, options)], dice)
    first, second = outcome.places[:, :3], outcome.places[:, 3:6]
    assert np.sort(first, axis=1).tolist() == [[1, 2, 3]] * 200
    assert np.sort(second, axis=1).tolist() == [[4, 5, 6]] * 200
    assert len(np.unique(outcome.games, axis=0)) > 1, "the two of the last pot are drawn into different groups"
    assert np.take_along_axis(outcome.places, outcome.order, axis=1).tolist() == [list(range(1, 12))] * 200
