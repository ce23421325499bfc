"""Weekly times, stored as wall-clock times of a zone and converted to instants each week.

So a tournament that pairs "Monday 19:00, America/New_York" does so whatever daylight saving does to the rest of the
world (reading C3). `wall_clock` defines what happens to wall times that do not exist or occur twice.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from typing import Literal, Self, get_args

from pydantic import AwareDatetime, Field, model_validator
from pydantic_core import PydanticCustomError

from formats.core.values import Value
from formats.core.wall_clock import ZoneName, instant_of, instants_of, wall_time

Weekday = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
WEEKDAYS: tuple[Weekday, ...] = get_args(Weekday)

SlotMinutes = Literal[30, 60, 90, 120, 180, 240]
"""Steps between start times: each divides the day, so that every day of a week offers the same clock times."""

DAY_MINUTES = 24 * 60
WEEK_MINUTES = 7 * DAY_MINUTES
_MOMENT = timedelta(microseconds=1)


class WeeklyTime(Value):
    """A weekday and a wall-clock time, `HH:MM` in 24 hours, in the time zone of the object that has it."""

    weekday: Weekday
    time: str = Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")

    @property
    def minute_of_week(self) -> int:
        """Minutes since Monday 00:00 on the wall."""
        clock = time.fromisoformat(self.time)
        return WEEKDAYS.index(self.weekday) * DAY_MINUTES + clock.hour * 60 + clock.minute

    def next_after(self, instant: datetime, zone: str) -> datetime:
        """The first occurrence strictly after `instant`, in UTC."""
        return min(moment for moment in self._around(instant, zone) if moment > instant)

    def latest_at_or_before(self, instant: datetime, zone: str) -> datetime:
        """The last occurrence not after `instant`, in UTC."""
        return max(moment for moment in self._around(instant, zone) if moment <= instant)

    def _around(self, instant: datetime, zone: str) -> tuple[datetime, ...]:
        """The occurrences of three weeks, `instant` being in the middle one."""
        return _three_weeks(monday_of(wall_time(instant, zone)), self.minute_of_week, zone)


@lru_cache(maxsize=1024)
def _three_weeks(monday: datetime, minute_of_week: int, zone: str) -> tuple[datetime, ...]:
    """A weekly wall-clock time around a Monday: a timetable asks for the same few weeks again and again."""
    return tuple(instant_of(monday + timedelta(weeks=weeks, minutes=minute_of_week), zone) for weeks in (-1, 0, 1))


def monday_of(wall: datetime) -> datetime:
    """Monday 00:00 of the week of a wall time."""
    return datetime.combine(wall.date(), time()) - timedelta(days=wall.weekday())


class RoundWeek(Value):
    """The instants of one week of play, in UTC, and the zone and step its start times are counted in."""

    zone: ZoneName
    slot_minutes: SlotMinutes = 60
    ask_at: AwareDatetime
    pair_at: AwareDatetime
    fix_at: AwareDatetime
    play_from: AwareDatetime
    play_until: AwareDatetime

    def slots(self) -> tuple[datetime, ...]:
        """Every possible start of a game in UTC, in order, from `play_from` to `play_until`, both included.

        The steps are counted on the wall clock of the tournament's zone, so that games start on the hour there all
        week: a start time that daylight saving skips is left out, one that it repeats is offered twice.
        """
        step = timedelta(minutes=self.slot_minutes)
        wall, last = wall_time(self.play_from, self.zone), wall_time(self.play_until, self.zone)
        moments: set[datetime] = set()
        while wall <= last:
            moments.update(instants_of(wall, self.zone))
            wall += step
        return tuple(sorted(slot for slot in moments if self.play_from <= slot <= self.play_until))


class WeekPlan(Value):
    """The tournament's week on the wall clock of its zone.

    `ask`: when players are asked for their availability, before `pair`. `pair`: pairings and tentative times. `fix`:
    final times. Games start from `play_from` to `play_until`, both included, every `slot_minutes`. Counted from `pair`,
    the other three must come in this order within a week (`play_until` may be the next week's `pair` itself).
    """

    zone: ZoneName
    ask: WeeklyTime
    pair: WeeklyTime
    fix: WeeklyTime
    play_from: WeeklyTime
    play_until: WeeklyTime
    slot_minutes: SlotMinutes = 60

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        fix, play_from, play_until = (
            (moment.minute_of_week - self.pair.minute_of_week) % WEEK_MINUTES
            for moment in (self.fix, self.play_from, self.play_until)
        )
        if not fix <= play_from < (play_until or WEEK_MINUTES):
            raise PydanticCustomError("week_out_of_order", "counted from pair: fix, then play_from, then play_until")
        return self

    def week_paired_at(self, pair_at: datetime) -> RoundWeek:
        """The week that belongs to a pair tick, given as the instant of the tick."""
        fix_at = self.fix.next_after(pair_at - _MOMENT, self.zone)
        play_from = self.play_from.next_after(fix_at - _MOMENT, self.zone)
        return RoundWeek(
            zone=self.zone,
            slot_minutes=self.slot_minutes,
            ask_at=self.ask.latest_at_or_before(pair_at, self.zone),
            pair_at=pair_at.astimezone(UTC),
            fix_at=fix_at,
            play_from=play_from,
            play_until=self.play_until.next_after(play_from, self.zone),
        )

    def week_for(self, paired_at: datetime) -> RoundWeek:
        """The week in which a round paired at `paired_at` is played.

        It is the week of the latest pair tick; once that week's final times are due (at the fix tick itself already), a
        round comes too late for it and is played in the following week, whose own `pair_at` is then still to come.
        """
        week = self.week_paired_at(self.pair.latest_at_or_before(paired_at, self.zone))
        if week.fix_at > paired_at:
            return week
        return self.week_paired_at(self.pair.next_after(paired_at, self.zone))
