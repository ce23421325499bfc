"""What people call rounds, groups and parts that follow one another."""

from __future__ import annotations

import pytest

from bot.text.context import TournamentContext, context_of
from bot.views.groups import (
    game_named,
    group_named,
    groups_named,
    groups_of,
    groups_with,
    latest_of,
    overview,
    part_in_play,
    part_title,
    parts_of,
    parts_view,
    ranked_apart,
    round_named,
    together_with,
)
from bot.views.live_board import board_view
from bot.views.standings import standings_view
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.pictures.cases import context
from tests.bot.season import Season

LEAGUES = StagePlan(system="tiered_league", title="Leagues", options={"invitations": False})


@pytest.fixture(scope="module")
def later() -> TournamentContext:
    """Pentolla in its second part."""
    return context("pentolla_freestyle", 30)


@pytest.fixture
def leagues() -> TournamentContext:
    season = Season().create(stages=(LEAGUES,), settings=Settings()).sign_up(15)
    season.do(cmd.CloseRegistration())
    return context_of(season.publish().loaded, season.engine)


def test_of_groups_that_follow_one_another_the_latest_part_is_in_play(later: TournamentContext) -> None:
    groups = groups_of(later)
    parts = parts_of(groups)
    assert parts[0] == "Round 1"
    assert part_in_play(later) == parts[-1] != parts[0]
    assert {group.part for group in latest_of(groups)} == {parts[-1]}
    assert len(latest_of(groups)) < len(groups)
    assert not ranked_apart(later)


@pytest.mark.parametrize("steps", [30, None])
def test_a_part_that_is_called_a_round_is_not_called_so_twice(steps: int | None) -> None:
    tournament = context("pentolla_freestyle", steps)
    views = [standings_view(tournament), overview(tournament, 0), parts_view(tournament, 0)]
    shown = "\n".join([*(view.text for view in views), *board_view(tournament, "t1").sections])
    assert ("Round 2" if steps else "Round 3") in shown
    assert "Round Round" not in shown


def test_leagues_do_not_follow_one_another_and_are_ranked_apart(leagues: TournamentContext) -> None:
    groups = groups_of(leagues)
    assert parts_of(groups) == ()
    assert latest_of(groups) == tuple(groups)
    assert part_in_play(leagues) == ""
    assert ranked_apart(leagues)
    assert [group.name for group in groups_with(leagues, "e12")] == ["B1"]


def test_groups_are_found_by_the_labels_of_their_games_in_order(leagues: TournamentContext) -> None:
    assert [group.name for group in groups_named(leagues, 0, ["B1", "nowhere", "A"])] == ["A", "B1"]
    found = group_named(leagues, 0, "B1")
    assert found is not None
    assert found.name == "B1"
    assert group_named(leagues, 0, "nowhere") is None


def test_a_player_is_in_the_group_of_the_latest_part_alone(later: TournamentContext) -> None:
    for group in latest_of(groups_of(later)):
        assert len([other for other in groups_of(later) if group.entrants[0] in other.entrants]) > 1
        assert groups_with(later, group.entrants[0]) == [group]
    assert groups_with(later, "e999") == []


def test_rounds_that_are_one_to_their_people_have_one_name(later: TournamentContext) -> None:
    rounds = later.stage(0).rounds
    together = together_with(later, 0, rounds[0])
    assert 1 < len(together) < len(rounds)
    assert {round_named(later, 0, round_) for round_ in together} == {round_named(later, 0, rounds[0])}
    assert {part_title(later, 0, round_) for round_ in together} == {"Round 1"}
    names = [group.title.removeprefix("Round 1, ") for group in groups_of(later) if group.part == "Round 1"]
    assert round_named(later, 0, rounds[0]) == f"Round 1: {', '.join(names)}"
    game = rounds[0].pairings.pairings[0]
    assert game_named(later, 0, rounds[0], game.label) in {
        group.title for group in groups_of(later) if group.part == "Round 1"
    }


def test_in_leagues_a_round_is_a_round(leagues: TournamentContext) -> None:
    round_ = leagues.stage(0).rounds[0]
    assert together_with(leagues, 0, round_) == (round_,)
    assert round_named(leagues, 0, round_) == game_named(leagues, 0, round_, "A") == leagues.round_title(0, round_)
    assert part_title(leagues, 0, round_) == ""
