"""Those with open games that players arrange themselves are reminded."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.reminders.unfinished import reminder_times
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.season import DAY, SIGN_UP_OPENS, Season

OPENED = datetime(2026, 3, 1, 12, tzinfo=UTC)
WEEK = timedelta(weeks=1)
LEAGUES = StagePlan(system="tiered_league", title="Leagues", options={"invitations": False})


@pytest.fixture
def season() -> Season:
    """A league whose games are all open, by no announced end."""
    season = Season().create(stages=(LEAGUES,), settings=Settings()).sign_up(5)
    season.do(cmd.CloseRegistration())
    return season.publish()


def test_where_no_end_is_announced_they_are_reminded_every_two_weeks_for_a_year() -> None:
    times = reminder_times(OPENED, None)
    assert times[0] == OPENED + 2 * WEEK
    assert times[-1] == OPENED + 52 * WEEK
    assert len(times) == 26


def test_before_an_announced_end_three_times_and_then_every_week() -> None:
    until = OPENED + 30 * DAY
    before = [until - 14 * DAY, until - 3 * DAY, until - DAY]
    assert reminder_times(OPENED, until) == [*before, *(until + week * WEEK for week in range(5))]


def test_nobody_is_reminded_of_games_that_have_just_been_opened() -> None:
    until = OPENED + 3 * DAY + timedelta(hours=1)
    assert reminder_times(OPENED, until)[0] == until - DAY


def test_one_reminder_is_ahead_at_a_time_and_the_next_follows_it(season: Season) -> None:
    assert [ahead.at for ahead in season.ahead("unfinished")] == [SIGN_UP_OPENS + 2 * WEEK]
    season.until(SIGN_UP_OPENS + 2 * WEEK)
    assert [ahead.at for ahead in season.ahead("unfinished")] == [SIGN_UP_OPENS + 4 * WEEK]


def test_when_all_games_are_played_nobody_is_reminded(season: Season) -> None:
    season.play_round()
    assert not season.state.open_games()
    assert not season.ahead("unfinished")


def test_nobody_is_reminded_of_a_tournament_that_was_called_off(season: Season) -> None:
    season.do(cmd.CancelTournament())
    assert season.state.open_games()
    assert not season.ahead("unfinished")
