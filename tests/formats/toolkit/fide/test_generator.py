"""Random tournaments by the rules."""

from __future__ import annotations

import pytest

from formats.toolkit.fide.generator import Chances, random_tournament
from formats.toolkit.fide.trf import Report, read_report, write_report

STORM = Chances(byes=0.1, forfeits=0.1, unrated=0.1, retired=0.03)


def test_the_same_seed_makes_the_same_tournament() -> None:
    assert random_tournament(12, 5, "a", STORM) == random_tournament(12, 5, "a", STORM)
    assert random_tournament(12, 5, "a", STORM) != random_tournament(12, 5, "b", STORM)


def test_everything_that_can_happen_happens() -> None:
    seen = {
        entry.result
        for seed in "abc"
        for player in random_tournament(20, 7, seed, STORM).players
        for entry in player.entries
    }
    assert seen == set("10=WLD+-UHFZ")


def test_a_calm_tournament_has_games_only() -> None:
    calm = random_tournament(10, 5, "calm", Chances(byes=0, forfeits=0, unrated=0, retired=0))
    assert {entry.result for player in calm.players for entry in player.entries} <= set("10=")
    assert calm.played_rounds == 5


def test_a_tournament_ends_where_no_further_round_is_possible() -> None:
    assert random_tournament(4, 9, "small", Chances(byes=0, forfeits=0, retired=0)).played_rounds == 3


@pytest.mark.parametrize("accelerated", [False, True])
def test_it_can_be_written_and_read(accelerated: bool) -> None:
    tournament = random_tournament(16, 6, "file", Chances(accelerated=accelerated))
    assert bool(tournament.virtual_points) is accelerated
    read = read_report(write_report(Report(tournament))).tournament
    assert read.players == tournament.players
    assert tuple(read.virtual_points) == tuple(tournament.virtual_points)
