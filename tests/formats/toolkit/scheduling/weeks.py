"""The week of the Arimaa World Championship 2010 and some weeks of it, for the tests of this folder."""

from datetime import UTC, datetime

from formats.core.weekly import WEEKDAYS, RoundWeek, WeeklyTime, WeekPlan

NEW_YORK = "America/New_York"


def weekly(text: str) -> WeeklyTime:
    """`mon 19:00` as a weekly time."""
    day, clock = text.split()
    return WeeklyTime(weekday=next(name for name in WEEKDAYS if name == day), time=clock)


def utc(text: str) -> datetime:
    """`2010-01-05 00:00` as an instant in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


ARIMAA = WeekPlan(
    zone=NEW_YORK,
    ask=weekly("sat 19:00"),
    pair=weekly("mon 19:00"),
    fix=weekly("tue 19:00"),
    play_from=weekly("wed 19:00"),
    play_until=weekly("mon 17:00"),
)

JANUARY: RoundWeek = ARIMAA.week_for(utc("2010-01-05 00:00"))
"""Paired Monday 4 January 2010, 19:00 in New York; no clock changes anywhere near."""
MARCH: RoundWeek = ARIMAA.week_for(utc("2010-03-09 00:00"))
"""New York's clocks go forward on Sunday 14 March 2010."""
NOVEMBER: RoundWeek = ARIMAA.week_for(utc("2010-11-01 23:00"))
"""New York's clocks go back on Sunday 7 November 2010."""
