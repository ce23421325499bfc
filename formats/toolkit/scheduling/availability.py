"""Players' weekly availability: preferred start times on the wall clock of the player's time zone.

A weekly pattern is stored instead of instants, so that last week's list can be used again (Arimaa, "Time of games") and
means the same hours on the player's clock across changes to daylight saving time in any zone. A player who has never
sent a pattern prefers every start time (reading A24).

A pattern consists of spans of *start times*: "18-22" means that games may start at or after 18:00 and before 22:00.
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
"""Minutes since Monday 00:00 of the wall clock: the first included, the second excluded."""

WHOLE_WEEK: tuple[Span, ...] = ((0, WEEK_MINUTES),)


def merge_spans(spans: Iterable[Sequence[int]]) -> tuple[Span, ...]:
    """Return the same minutes as sorted spans that neither overlap nor touch. Empty spans are dropped."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted((start, end) for start, end in spans if start < end):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)


def wrap_span(start: int, end: int) -> list[tuple[int, int]]:
    """Split a span of at most a week that may run past Sunday midnight into one or two spans within the week."""
    if end <= WEEK_MINUTES:
        return [(start, end)]
    return [(start, WEEK_MINUTES), (0, end - WEEK_MINUTES)]


def _merged(spans: Any) -> Any:
    """Normalise the spans before validation, so that equal sets of minutes are equal values."""
    try:
        return merge_spans(spans)
    except (TypeError, ValueError):
        return spans  # not pairs of numbers: the field's own validation says so


class WeeklyPattern(Value):
    """Preferred start times of a week on the wall clock of `zone`. Equal sets of minutes compare equal."""

    zone: ZoneName
    spans: Annotated[tuple[Span, ...], BeforeValidator(_merged)] = WHOLE_WEEK

    @property
    def is_any(self) -> bool:
        """Return True if every start time is preferred."""
        return self.spans == WHOLE_WEEK

    def covers(self, instant: datetime) -> bool:
        """Return True if the player would like a game that starts at `instant`."""
        minute = minute_of_week(wall_time(instant, self.zone))
        place = bisect_right(self.spans, minute, key=lambda span: span[0]) - 1
        return place >= 0 and minute < self.spans[place][1]


def minute_of_week(wall: datetime) -> int:
    """Return the whole minutes from Monday 00:00 to a wall time."""
    return int((wall - monday_of(wall)) / timedelta(minutes=1))


def preferred_slots(pattern: WeeklyPattern | None, slots: Iterable[datetime]) -> frozenset[datetime]:
    """Return the start times among `slots` that the player prefers; all of them without a pattern (A24)."""
    return frozenset(slot for slot in slots if pattern is None or pattern.covers(slot))


def pattern_from_slots(chosen: Iterable[datetime], week: RoundWeek, zone: str) -> WeeklyPattern:
    """Return the pattern of a player in `zone` who marked the start times `chosen` in a form for `week`.

    A start time stands for the step of the week's start times, and reaches up to the next one if that is marked too: an
    hour which daylight saving time skips this week must not become a gap next week. When all are marked, the pattern
    covers any time. Instants that are not start times of the week are ignored.
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
    """Return the pattern extended by a start time of `minutes` on the wall clock of the pattern's zone."""
    start = minute_of_week(wall_time(slot, pattern.zone))
    return WeeklyPattern(zone=pattern.zone, spans=merge_spans([*pattern.spans, *wrap_span(start, start + minutes)]))
