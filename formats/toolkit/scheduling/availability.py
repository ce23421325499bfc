"""When a player would like to play: a weekly pattern on the wall clock of the player's own zone.

A pattern is kept instead of instants so that last week's list can serve again (Arimaa, "Time of games") and means the
same hours on the player's clock, whatever daylight saving did in between in either zone. Nothing ever sent means
every start time is preferred (reading A24).

A pattern consists of spans of *start times*: a player free from 18 to 22 o'clock would like games to start at or after
18:00 and before 22:00.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from formats.core.values import Value
from formats.core.wall_clock import ZoneName, wall_time
from formats.core.weekly import WEEK_MINUTES, RoundWeek, monday_of

Span = tuple[Annotated[int, Field(ge=0, lt=WEEK_MINUTES)], Annotated[int, Field(gt=0, le=WEEK_MINUTES)]]
"""Minutes since Monday 00:00 on the wall: from the first (included) to the second (excluded)."""

WHOLE_WEEK: tuple[Span, ...] = ((0, WEEK_MINUTES),)


def merge_spans(spans: Iterable[Sequence[int]]) -> tuple[Span, ...]:
    """The same minutes as sorted spans that neither overlap nor touch; empty spans vanish."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted((start, end) for start, end in spans if start < end):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)


def wrap_span(start: int, end: int) -> list[tuple[int, int]]:
    """A span of at most a week that may run past Sunday midnight, as one or two spans within the week."""
    if end <= WEEK_MINUTES:
        return [(start, end)]
    return [(start, WEEK_MINUTES), (0, end - WEEK_MINUTES)]


def _merged(spans: Any) -> Any:
    try:
        return merge_spans(spans)
    except (TypeError, ValueError):
        return spans  # not pairs of numbers: the field's own validation says so


class WeeklyPattern(Value):
    """The preferred start times of a week on the wall clock of `zone`. The same minutes are always the same value."""

    zone: ZoneName
    spans: Annotated[tuple[Span, ...], BeforeValidator(_merged)] = WHOLE_WEEK

    @property
    def is_any(self) -> bool:
        """Every start time is preferred."""
        return self.spans == WHOLE_WEEK

    def covers(self, instant: datetime) -> bool:
        """Whether a game starting at `instant` would suit the player."""
        minute = minute_of_week(wall_time(instant, self.zone))
        place = bisect_right(self.spans, minute, key=lambda span: span[0]) - 1
        return place >= 0 and minute < self.spans[place][1]


def minute_of_week(wall: datetime) -> int:
    """Whole minutes since Monday 00:00 of a wall time."""
    return int((wall - monday_of(wall)) / timedelta(minutes=1))


def preferred_slots(pattern: WeeklyPattern | None, slots: Iterable[datetime]) -> frozenset[datetime]:
    """The start times among `slots` that the player prefers; all of them where nothing was ever sent (A24)."""
    return frozenset(slot for slot in slots if pattern is None or pattern.covers(slot))


def pattern_from_slots(chosen: Iterable[datetime], week: RoundWeek, zone: str) -> WeeklyPattern:
    """The pattern behind the start times of `week` that a player in `zone` marked in a form.

    Each stands for a step of the week's start times on the wall, and up to the next one if that is marked too (so that
    an hour which daylight saving skips this week does not become a hole next week). All of them marked means any time.
    Instants that are not start times of the week are ignored.
    """
    offered = week.slots()
    marked = frozenset(chosen)
    if marked.issuperset(offered):
        return WeeklyPattern(zone=zone)
    spans: list[tuple[int, int]] = []
    for slot, following in zip(offered, [*offered[1:], None], strict=True):
        if slot not in marked:
            continue
        wall = wall_time(slot, zone)
        length: int = week.slot_minutes
        if following in marked:
            length = max(length, int((wall_time(following, zone) - wall) / timedelta(minutes=1)))
        start = minute_of_week(wall)
        spans += wrap_span(start, start + length)
    return WeeklyPattern(zone=zone, spans=merge_spans(spans))


def with_start(pattern: WeeklyPattern, slot: datetime, minutes: int) -> WeeklyPattern:
    """The pattern and one more start time, which stands for `minutes` on the wall of the pattern's zone."""
    start = minute_of_week(wall_time(slot, pattern.zone))
    return WeeklyPattern(zone=pattern.zone, spans=merge_spans([*pattern.spans, *wrap_span(start, start + minutes)]))
