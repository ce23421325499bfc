"""Chances in rounds of groups, against the format itself played to the end."""

from __future__ import annotations

import pytest

from formats.core.model import Pairing
from formats.core.results import Result
from formats.systems.group_rounds import FORMAT
from formats.systems.group_rounds.options import GroupOptions
from tests.formats.stage_builder import new_stage, with_status, won
from tests.formats.toolkit.simulator.ends import begun, check_chances, odds, played

OPTIONS = GroupOptions(fewest=2)


def better_seed_wins(pairing: Pairing) -> Result:
    return won(pairing.seats, min(pairing.seats, key=lambda who: int(who[1:])))


@pytest.mark.parametrize(
    "size, rounds, gone",
    [(5, 2, ""), (9, 1, ""), (9, 5, ""), (16, 4, ""), (17, 8, ""), (16, 9, "")],
    ids=["one group", "two groups", "semi-finals", "round 2", "round 3 of 17", "semi-finals of 16"],
)
def test_chances_agree_with_the_format_played_to_the_end(size: int, rounds: int, gone: str) -> None:
    field = new_stage({f"p{seed}": 1500.0 - 40 * seed for seed in range(1, size + 1)})
    stage = begun(FORMAT, OPTIONS, rounds, field, better_seed_wins)
    check_chances(FORMAT, OPTIONS, with_status(stage, [gone] if gone else []), true_runs=120)


def test_between_rounds_the_next_groups_are_drawn_in_each_simulation() -> None:
    field = new_stage({f"p{seed}": None for seed in range(1, 17)})
    check_chances(FORMAT, OPTIONS, played(FORMAT, OPTIONS, field, 3, better_seed_wins), true_runs=80)


def test_a_win_is_worth_more_than_a_loss() -> None:
    field = new_stage({f"p{seed}": None for seed in range(1, 10)})
    stage = begun(FORMAT, OPTIONS, 0, field, better_seed_wins)
    simulated = odds(FORMAT, OPTIONS, stage)
    assert simulated.games
    assert all((won_it or 0) >= (lost_it or 0) for game in simulated.games for won_it, lost_it in game.titles)
