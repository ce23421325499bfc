"""What a series knows of its evenings: their numbers, who played, and when the next one is."""

from datetime import UTC, datetime, timedelta

from formats.core.events import SeriesPlan
from formats.core.state_slices.evenings import Evening, Series
from formats.core.weekly import WeeklyTime

FIRST = datetime(2026, 1, 9, 20, tzinfo=UTC)
"""A Friday."""

WEEK = timedelta(weeks=1)
EVENINGS = (
    Evening(1, FIRST, "held", FIRST + timedelta(hours=2), places=(("e1",), ("e2",))),
    Evening(2, FIRST + WEEK, "missed", FIRST + WEEK),
    Evening(3, FIRST + 2 * WEEK, "held", FIRST + 2 * WEEK, places=(("e2", "e3"),)),
)
PLAN = SeriesPlan(zone="UTC", at=WeeklyTime(weekday="fri", time="20:00"), opens_hours=48)
SERIES = Series(PLAN, FIRST - WEEK, EVENINGS)


def test_evenings_are_numbered_without_those_that_were_missed() -> None:
    assert [SERIES.shown_number(evening) for evening in EVENINGS] == [1, 2, 2]


def test_the_winners_of_the_last_evening_that_was_held_are_known() -> None:
    assert SERIES.last_winners == ("e2", "e3")
    assert Series(evenings=EVENINGS[:2]).last_winners == ("e1",)
    assert Series(evenings=EVENINGS[1:2]).last_winners == ()
    assert SERIES.players == {"e1", "e2", "e3"}


def test_the_next_evening_is_after_the_start_and_the_end_of_the_last_one() -> None:
    assert Series(PLAN, FIRST - WEEK).next_start == FIRST
    assert SERIES.next_start == FIRST + 3 * WEEK
    assert SERIES.opens_at == FIRST + 3 * WEEK - timedelta(hours=48)
    long = Evening(1, FIRST, "held", FIRST + WEEK)
    assert Series(PLAN, FIRST - WEEK, (long,)).next_start == FIRST + 2 * WEEK


def test_there_is_no_next_evening_while_one_is_open_or_without_a_plan() -> None:
    open_one = Series(PLAN, FIRST - WEEK, (EVENINGS[0], Evening(2, FIRST + WEEK)))
    assert open_one.open_evening == Evening(2, FIRST + WEEK)
    assert (open_one.next_start, open_one.opens_at, Series().next_start, Series().opens_at) == (None,) * 4
