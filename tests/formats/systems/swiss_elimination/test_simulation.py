"""Chances in a Swiss elimination, against the format itself played to the end."""

from __future__ import annotations

import pytest

from formats.core.model import Pairing
from formats.core.results import Result
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.options import PlayoffOptions
from tests.formats.stage_builder import new_stage, with_status, won
from tests.formats.toolkit.simulator.ends import begun, check_chances, odds

OPTIONS = PlayoffOptions(table="eight", live_puzzles=(), online_puzzles=())


def better_seed_wins(pairing: Pairing) -> Result:
    return won(pairing.seats, min(pairing.seats, key=lambda who: int(who[1:])))


@pytest.mark.parametrize("size, rounds, gone", [(8, 0, ""), (8, 2, "p3"), (7, 1, "p2"), (9, 1, "")])
def test_chances_agree_with_the_format_played_to_the_end(size: int, rounds: int, gone: str) -> None:
    field = new_stage({f"p{seed}": 1500.0 - 60 * seed for seed in range(1, size + 1)})
    stage = begun(FORMAT, OPTIONS, rounds, field, better_seed_wins)
    check_chances(FORMAT, OPTIONS, with_status(stage, [gone] if gone else []), true_runs=200)


def test_a_win_is_worth_more_than_a_loss() -> None:
    field = new_stage({f"p{seed}": None for seed in range(1, 9)})
    stage = begun(FORMAT, OPTIONS, 0, field, better_seed_wins)
    simulated = odds(FORMAT, OPTIONS, stage)
    assert len(simulated.games) == 3
    assert all(won_it > (lost_it or 0) for game in simulated.games for won_it, lost_it in game.titles if won_it)
