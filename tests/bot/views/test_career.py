"""What became of somebody in the tournaments of a server."""

from __future__ import annotations

import pytest

from bot.text.context import context_of
from bot.views.career import career_lines, career_view
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.season import SWISS, Season, in_first_round


def played() -> Season:
    """Four have played a round, in which the lower number has won."""
    return in_first_round().play_round()


def test_a_stage_tells_the_place_and_the_wins_of_the_one_who_asks() -> None:
    season = played()
    context = context_of(season.loaded, season.engine)
    (best,), (last,) = career_lines(context, "e1"), career_lines(context, "e4")
    assert "1st of 4" in best
    assert "(1 won, 0 lost)" in best
    assert "3rd of 4" in last
    assert "(0 won, 1 lost)" in last


def test_whoever_entered_and_has_not_played_is_told_so() -> None:
    season = Season().create(stages=(SWISS,), settings=Settings()).sign_up(2)
    context = context_of(season.loaded, season.engine)
    assert not [*career_lines(context, "e1")]
    (block,) = career_view("Player 1", [(context, "e1")]).blocks
    assert "World Championship" in block


def test_whoever_entered_nothing_is_told_so() -> None:
    assert len(career_view("Nobody", []).blocks) == 1


def test_in_leagues_the_place_is_that_in_ones_league() -> None:
    leagues = StagePlan(system="tiered_league", title="Leagues", options={"invitations": False})
    season = Season().create(stages=(leagues,), settings=Settings()).sign_up(15)
    season.do(cmd.CloseRegistration())
    season.publish().play_round()
    context = context_of(season.loaded, season.engine)
    best, _ = career_lines(context, "e1")
    (last,) = career_lines(context, "e15")
    assert best.startswith("League A: 1st of 10, ")
    assert last.startswith("League B1: 5th of 5, ")


def test_what_is_noted_of_a_place_stands_below_it() -> None:
    cup = StagePlan(system="single_elimination", title="Cup")
    season = Season().create(stages=(cup,), settings=Settings()).sign_up(4)
    season.do(cmd.CloseRegistration())
    season.publish().play_round().publish().play_round()
    season.do(cmd.FinishTournament())
    context = context_of(season.loaded, season.engine)
    first, *_ = context.standings(0)
    assert first.note is not None
    assert list(career_lines(context, first.entrant))[1] == context.reason(first.note, 0)


def test_a_stage_that_is_sealed_or_was_played_by_others_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    season = played()
    context = context_of(season.loaded, season.engine)
    assert not [*career_lines(context, "e9")]
    monkeypatch.setattr("bot.views.career.is_sealed", lambda _context, _stage: True)
    assert not [*career_lines(context, "e1")]
