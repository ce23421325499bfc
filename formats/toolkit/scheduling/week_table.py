"""A week of availability as a small table of text, narrow enough for a phone, and as one line for reading aloud."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, datetime
from itertools import product
from typing import NamedTuple

from formats.core.values import Value
from formats.core.wall_clock import wall_time
from formats.core.weekly import WEEKDAYS, RoundWeek
from formats.toolkit.scheduling.availability import WeeklyPattern, pattern_from_slots, preferred_slots
from formats.toolkit.scheduling.availability_words import clock_text, format_pattern

WIDEST = 38
"""Characters that fit beside each other in a code block on a small phone."""
LONGEST = 1_800
"""Characters of a table, so that a message has room for words around it."""

NO_GAMES, FREE, YOURS, SHARED = " -x#"
_MARKS = (NO_GAMES, FREE, YOURS, SHARED)
"""The marks of a cell; where one cell holds two start times (a repeated hour) the later mark in this list is shown."""

_WIDE_COLUMN, _NARROW_COLUMN = 4, 3


class WeekTable(Value):
    """`grid`: the table for a fixed-width font. `legend`: what its marks mean. `summary`: all of it as one line.

    The parts of the summary: `pattern`, the pattern in words; `missed`, whether it prefers only times outside the week;
    `marked`, how many start times are the player's, and how many of them the opponent shares (None without one).
    """

    grid: str
    legend: str
    summary: str
    pattern: str
    missed: bool
    marked: int
    shared: int | None


class _Row(NamedTuple):
    """Start times from `start` to before `end`, in minutes of the day, with a mark for each day."""

    start: int
    end: int
    marks: tuple[str, ...]


def week_table(
    pattern: WeeklyPattern | None,
    week: RoundWeek,
    zone: str,
    shared_with: tuple[str, Collection[datetime]] | None = None,
) -> WeekTable:
    """The start times of a week on the wall clock of `zone`, and which of them a player prefers (None: all, A24).

    Columns are days, rows are clock times; neighbouring rows that look alike are one row (`18-22`: starts from 18:00 up
    to, not including, 22:00). `shared_with`: the next opponent's name and preferred start times. Only what both prefer
    is shown of those.
    """
    slots = week.slots()
    mine = preferred_slots(pattern, slots)
    shared = mine & frozenset(shared_with[1]) if shared_with else frozenset()
    cells: dict[tuple[int, date], str] = {}
    for slot in slots:
        wall = wall_time(slot, zone)
        place = wall.hour * 60 + wall.minute, wall.date()
        mark = SHARED if slot in shared else YOURS if slot in mine else FREE
        cells[place] = max(cells.get(place, NO_GAMES), mark, key=_MARKS.index)
    days = sorted({day for _, day in cells})
    legend = f"{YOURS} yours   {FREE} not yours   blank: no games"
    summary = text = _pattern_text(pattern, week, zone)
    missed = pattern is not None and bool(pattern.spans) and not mine
    if missed:
        summary += "; nothing of this in the week's playing time"
    if shared_with:
        hours = "hours" if week.slot_minutes == 60 else "start times"  # noqa: PLR2004 - an hour
        legend = f"{SHARED} yours and {shared_with[0]}'s   {legend}"
        summary += f"; {len(shared)} of {len(mine)} {hours} shared with {shared_with[0]}"
    return WeekTable(
        grid=_grid(_rows(cells, days, week.slot_minutes), days),
        legend=legend,
        summary=summary,
        pattern=text,
        missed=missed,
        marked=len(mine),
        shared=len(shared) if shared_with else None,
    )


def _pattern_text(pattern: WeeklyPattern | None, week: RoundWeek, zone: str) -> str:
    """The pattern in words, on the clock of `zone`."""
    if pattern is not None and pattern.zone != zone:
        pattern = pattern_from_slots(preferred_slots(pattern, week.slots()), week, zone)
    return format_pattern(pattern or WeeklyPattern(zone=zone))


def _rows(cells: dict[tuple[int, date], str], days: Sequence[date], slot_minutes: int) -> list[_Row]:
    rows: list[_Row] = []
    for start in sorted({minute for minute, _ in cells}):
        row = _Row(start, start + slot_minutes, tuple(cells.get((start, day), NO_GAMES) for day in days))
        if rows and rows[-1].end == start and rows[-1].marks == row.marks:
            rows[-1] = rows[-1]._replace(end=row.end)
        else:
            rows.append(row)
    return rows


def _grid(rows: Sequence[_Row], days: Sequence[date]) -> str:
    """The widest layout that is neither too wide nor too long; the last one always fits (48 rows, 8 days)."""
    grid = ""
    for with_end, column in product((True, False), (_WIDE_COLUMN, _NARROW_COLUMN)):
        labels = [
            clock_text(row.start, row.end) if with_end else f"{row.start // 60:02}:{row.start % 60:02}" for row in rows
        ]
        first = max(map(len, labels), default=0)
        lines = [
            ["", *(WEEKDAYS[day.weekday()].capitalize()[: column - 1] for day in days)],
            ["", *(str(day.day) for day in days)],
            *([label, *row.marks] for label, row in zip(labels, rows, strict=True)),
        ]
        grid = "\n".join(
            (label.ljust(first) + "".join(cell.rjust(column) for cell in cells)).rstrip() for label, *cells in lines
        )
        if len(grid) <= LONGEST and max(map(len, grid.split("\n"))) <= WIDEST:
            break
    return grid
