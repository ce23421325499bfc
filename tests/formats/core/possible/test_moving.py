"""What speaks against a director's time for a game, at the very edges of it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from formats.core.plan import Settings
from formats.core.possible.moving import moving_problems
from formats.core.weekly import WeeklyTime, WeekPlan
from tests.formats.play import START, running

MOMENT = timedelta(microseconds=1)
WEEK = WeekPlan(
    zone="UTC",
    ask=WeeklyTime(weekday="sat", time="12:00"),
    pair=WeeklyTime(weekday="mon", time="12:00"),
    fix=WeeklyTime(weekday="tue", time="12:00"),
    play_from=WeeklyTime(weekday="wed", time="12:00"),
    play_until=WeeklyTime(weekday="sun", time="12:00"),
)
OPENS, CLOSES = START + timedelta(days=2), START + timedelta(days=6)


@pytest.mark.parametrize(
    "at, code",
    [
        (OPENS, None),
        (CLOSES, None),
        (OPENS - MOMENT, "outside"),
        (CLOSES + MOMENT, "outside"),
        (START - MOMENT, "past"),
    ],
)
def test_the_days_of_play_have_both_their_ends_and_what_is_over_cannot_be(at: object, code: str | None) -> None:
    play = running(settings=Settings(week=WEEK))
    problems = moving_problems(play.state, "s0r1b1", at, play.now)  # type: ignore[arg-type]
    assert [problem.code for problem in problems] == ([] if code is None else [code])


def test_a_time_outside_is_told_from_when_to_when_games_are_played() -> None:
    play = running(settings=Settings(week=WEEK))
    (found,) = moving_problems(play.state, "s0r1b1", START + timedelta(days=8), play.now)
    assert (found.pairing, found.earliest, found.latest) == ("s0r1b1", OPENS, CLOSES)


def test_a_game_may_begin_at_this_very_moment_where_there_is_no_week() -> None:
    play = running()
    assert moving_problems(play.state, "s0r1b1", play.now, play.now) == ()
    assert moving_problems(play.state, "s0r1b1", play.now + timedelta(days=99), play.now) == ()
