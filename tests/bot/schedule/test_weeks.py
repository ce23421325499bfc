"""Which week a player can still say something about."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.schedule.weeks import common_starts, shared_starts, tentative_game, tentative_week, week_to_mark
from formats.core import commands as cmd
from formats.core.possible.clock import week_of_round
from formats.toolkit.scheduling.rounds import AVAILABILITY
from tests.bot.season import (
    DAY,
    FIRST_PAIRING,
    HOUR,
    SIGN_UP_CLOSES,
    SIGN_UP_OPENS,
    WEEK,
    Season,
    in_first_round,
)

FIRST_FIX = FIRST_PAIRING + DAY
EVENING = 3 * 24 * 60 + 19 * 60
"""Thursday 19:00, in minutes since Monday."""


def free(season: Season, entrant: str, first: int, last: int) -> None:
    content = {"zone": "America/New_York", "spans": [[first, last]]}
    season.do(cmd.SubmitForm(form=AVAILABILITY, entrant=entrant, content=content), actor=f"p{entrant[1:]}")


def test_without_a_week_nothing_can_be_said_about_one() -> None:
    season = in_first_round()
    (game, *_) = season.games()
    assert week_to_mark(season.state, "e1", season.now) is None
    assert tentative_week(season.state, "e1", season.now) is None
    assert tentative_game(season.state, "e1", season.now) is None
    assert common_starts(season.state, game) == []


def test_during_sign_up_it_is_the_week_of_the_first_round() -> None:
    season = Season().create().sign_up(4)
    marked = week_to_mark(season.state, "e1", SIGN_UP_OPENS)
    assert marked is not None
    assert marked.pair_at == FIRST_PAIRING
    assert marked.pair_at > SIGN_UP_CLOSES


def test_while_the_time_of_a_game_is_tentative_it_is_the_week_of_the_game() -> None:
    season = Season().started()
    week = week_of_round(season.state, 0, 1)
    assert week is not None
    assert week_to_mark(season.state, "e1", season.now) == tentative_week(season.state, "e1", season.now) == week
    game = tentative_game(season.state, "e1", season.now)
    assert game is not None
    assert "e1" in game.seats


@pytest.mark.parametrize("before, tentative", [(timedelta(seconds=1), True), (timedelta(0), False)])
def test_it_is_tentative_until_the_moment_when_times_are_fixed(before: timedelta, tentative: bool) -> None:
    season = Season().started()
    now = FIRST_FIX - before
    assert (tentative_week(season.state, "e1", now) is not None) == tentative
    assert (tentative_game(season.state, "e1", now) is not None) == tentative


def test_once_times_are_final_it_is_the_week_of_the_round_to_come() -> None:
    season = Season().started().until(FIRST_FIX + HOUR)
    assert tentative_week(season.state, "e1", season.now) is None
    marked = week_to_mark(season.state, "e1", season.now)
    assert marked is not None
    assert marked.pair_at == FIRST_PAIRING + WEEK


def test_who_has_no_open_game_can_move_none() -> None:
    season = Season().started(11)
    (bye,) = season.state.started[0].rounds[0].pairings.byes
    assert tentative_game(season.state, bye.entrant, season.now) is None
    assert week_to_mark(season.state, bye.entrant, season.now) is not None


def test_starts_in_common_are_those_both_prefer_in_order_and_the_other_players_are_theirs_alone() -> None:
    season = Season().started()
    game = season.games()[0]
    week = week_of_round(season.state, 0, 1)
    assert week is not None
    first, second = game.seats
    free(season, first, EVENING, EVENING + 120)
    free(season, second, EVENING + 60, EVENING + 240)
    common = common_starts(season.state, game)
    assert common == sorted(common) != []
    mine = set(shared_starts(season.state, game, second, week))
    theirs = set(shared_starts(season.state, game, first, week))
    assert set(common) == mine & theirs
    assert mine - theirs
    assert theirs - mine
