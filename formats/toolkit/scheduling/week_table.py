"""Format a week of availability as a text table that fits a phone, with a line of text for screen readers."""

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
"""Characters that fit in a line of a code block on a small phone."""
LONGEST = 1_800
"""Maximum length of a table; leaves room in a message of 2,000 characters."""

NO_GAMES, FREE, YOURS, SHARED = " -x#"
_MARKS = (NO_GAMES, FREE, YOURS, SHARED)
"""Marks of a cell, weakest first. A cell for two start times (a repeated hour) shows the stronger mark."""

_WIDE_COLUMN, _NARROW_COLUMN = 4, 3


class WeekTable(Value):
    """A table of a week.

    `grid`: text for a monospaced font. `legend`: meaning of its marks. `summary`: the same in one line.

    The parts of the summary: `pattern`, the pattern in words; `missed`, True if it prefers only times outside the week;
    `marked`, how many start times are the player's, and `shared`, how many of them the opponent shares (None without
    one).
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
    """Return the start times of a week on the wall clock of `zone`, marked by a player's preference (None.

    All, A24).

    Columns are days, rows are clock times; equal neighbouring rows are merged (`18-22`: starts from 18:00 up to, not
    including, 22:00). `shared_with` is the next opponent's name and preferred start times; only start times that both
    prefer are revealed.
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
    """Return the pattern in words, on the clock of `zone`."""
    if pattern is not None and pattern.zone != zone:
        pattern = pattern_from_slots(preferred_slots(pattern, week.slots()), week, zone)
    return format_pattern(pattern or WeeklyPattern(zone=zone))


def _rows(cells: dict[tuple[int, date], str], days: Sequence[date], slot_minutes: int) -> list[_Row]:
    """Return the rows of the table, equal neighbours merged."""
    rows: list[_Row] = []
    for start in sorted({minute for minute, _ in cells}):
        row = _Row(start, start + slot_minutes, tuple(cells.get((start, day), NO_GAMES) for day in days))
        if rows and rows[-1].end == start and rows[-1].marks == row.marks:
            rows[-1] = rows[-1]._replace(end=row.end)
        else:
            rows.append(row)
    return rows


def _grid(rows: Sequence[_Row], days: Sequence[date]) -> str:
    """Return the widest layout that fits `WIDEST` and `LONGEST`. The last layout always fits (48 rows, 8 days)."""
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
