"""What a series records of an evening."""

from __future__ import annotations

from bot.service.series import EveningRecord, record_of
from formats.core import commands as cmd
from formats.core.events import EveningGame
from formats.core.plan import Settings, StagePlan
from formats.core.steps import PairRound, next_step
from tests.bot.season import Season

ROUND = StagePlan(system="round_robin", title="Evening")


def evening() -> Season:
    """Three people play each other once; the one with the earlier number wins."""
    season = Season().create(stages=(ROUND,), settings=Settings()).sign_up(3)
    season.do(cmd.CloseRegistration())
    while isinstance(next_step(season.state, season.engine), PairRound):
        season.publish().play_round()
    return season


def recorded(season: Season) -> EveningRecord:
    """What a series of seven people records of its fifth evening, which knows the second player as e4."""
    return record_of(season.loaded, 5, season.engine, {"p2": "e4"}, 7)


def test_an_evening_in_play_is_recorded_as_open() -> None:
    season = Season().create(stages=(ROUND,), settings=Settings()).sign_up(3)
    assert recorded(season) == EveningRecord(cmd.RecordEvening(number=5, outcome="open"), ())


def test_places_and_games_are_recorded_with_the_ids_of_the_series_and_newcomers_follow() -> None:
    season = evening()
    season.do(cmd.FinishTournament())
    record = recorded(season)
    assert record.newcomers == ("p1", "p3")
    assert record.command.newcomers == 2
    assert record.command.places == (("e8",), ("e4",), ("e9",))
    wins = {
        (game.first, game.second) if game.half_points == 2 else (game.second, game.first)
        for game in record.command.games
    }
    assert wins == {(("e8",), ("e4",)), (("e8",), ("e9",)), (("e4",), ("e9",))}
    assert all(isinstance(game, EveningGame) for game in record.command.games)
    assert len(record.command.games) == 3
