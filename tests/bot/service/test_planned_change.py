"""When the next line of a log is written, by a clock that somebody may have put right."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.service.planned_change import STEP_BACK, next_moment
from formats.core.state import TournamentState
from tests.bot.loaded_steps import change
from tests.bot.played import Played
from tests.replayed import Step

SECOND = timedelta(seconds=1)


@pytest.mark.parametrize(
    "clock, written",
    [
        (SECOND, SECOND),
        (timedelta(), timedelta()),
        (-SECOND, timedelta()),
        (-STEP_BACK, timedelta()),
        (-STEP_BACK - SECOND, -STEP_BACK - SECOND),
    ],
)
def test_a_line_is_not_before_the_last_one_unless_the_clock_was_put_back_by_more_than_an_hour(
    clock: timedelta, written: timedelta
) -> None:
    played = Played().create()
    records = tuple(played.records)
    loaded = change(Step(TournamentState(), played.state, records, records)).loaded
    last = played.now
    assert next_moment(loaded, last + clock) == last + written
