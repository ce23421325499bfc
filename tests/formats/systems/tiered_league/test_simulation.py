"""Chances in a tiered league, against the format itself played to the end."""

from __future__ import annotations

from typing import Any

import pytest

from formats.core.model import Pairing
from formats.core.results import Result
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.leagues import TITLE_MATCH
from formats.systems.tiered_league.options import LeagueOptions
from tests.formats.stage_builder import new_stage, stage_with, with_result, with_status, won
from tests.formats.systems.tiered_league.cycles import entrant_of, last_cycle
from tests.formats.toolkit.simulator.ends import check_chances, odds, played, share

FIELD: Any = {player.id: entrant_of(player).data for player in last_cycle(1)}
ROUNDS = 9


def higher_seed_wins(pairing: Pairing) -> Result:
    return won(pairing.seats, min(pairing.seats, key=list(FIELD).index))


def begun(options: LeagueOptions, rounds: int, *, open_from: int) -> Any:
    """Rounds were published, and those from a number on have no result."""
    stage = played(FORMAT, options, stage_with(FIELD), rounds, higher_seed_wins)
    for round_ in stage.rounds[open_from - 1 :]:
        for pairing in round_.pairings.pairings:
            stage = with_result(stage, round_.number, pairing.board, None)
    return stage


@pytest.mark.parametrize(
    "chosen, rounds, open_from, gone",
    [({}, ROUNDS, 7, ""), ({}, ROUNDS, 6, "A-2"), ({"title_match": False}, ROUNDS, 6, ""), ({}, 6, 6, "")],
    ids=["title to come", "one has left", "no title match", "rounds to come"],
)
def test_chances_agree_with_the_format_played_to_the_end(
    chosen: dict[str, Any], rounds: int, open_from: int, gone: str
) -> None:
    options = LeagueOptions(**chosen)
    stage = with_status(begun(options, rounds, open_from=open_from), [gone] if gone else [])
    check_chances(FORMAT, options, stage, true_runs=150)


def test_a_title_match_in_play_goes_on_from_its_games() -> None:
    options = LeagueOptions()
    stage = played(FORMAT, options, stage_with(FIELD), ROUNDS + 1, higher_seed_wins)
    assert stage.rounds[-1].pairings.label == TITLE_MATCH
    check_chances(FORMAT, options, stage, true_runs=150)
    waiting = with_result(stage, ROUNDS + 1, 1, None)
    (game,) = odds(FORMAT, options, waiting).games
    by_player = dict(zip(game.seats, game.titles, strict=True))
    before, after = by_player["H"]
    assert before is not None
    assert after is not None
    assert after < share(odds(FORMAT, options, waiting), "H", 1, 1) < before


def test_without_a_title_holder_league_a_decides() -> None:
    options, field = LeagueOptions(), new_stage({f"p{number}": None for number in range(1, 6)})
    simulated = odds(FORMAT, options, played(FORMAT, options, field, 4), 500)
    assert sum(row[0] for row in simulated.counts) == 500
