"""Format a weekly pattern as a short line that `availability_text` can read: `Thu 18-22, Sat 10-14`."""

from __future__ import annotations

from collections.abc import Sequence

from formats.core.weekly import DAY_MINUTES, WEEK_MINUTES, WEEKDAYS
from formats.toolkit.scheduling.availability import Span, WeeklyPattern

_WHOLE_DAY = (0, DAY_MINUTES)


def format_pattern(pattern: WeeklyPattern) -> str:
    """Return the pattern as a short line: days with the same times together, in the order of the week."""
    if pattern.is_any:
        return "Any"
    if not pattern.spans:
        return "None"
    times: dict[int, list[tuple[int, int]]] = {}
    for day, start, end in _by_day(pattern.spans):
        times.setdefault(day, []).append((start, end))
    alike: dict[tuple[tuple[int, int], ...], list[int]] = {}
    for day in sorted(times):
        alike.setdefault(tuple(sorted(times[day])), []).append(day)
    return ", ".join(f"{_days_text(days)} {_times_text(ranges)}" for ranges, days in alike.items())


def _by_day(spans: Sequence[Span]) -> list[tuple[int, int, int]]:
    """Return the spans as (day, start, end) in minutes of the day.

    A span over midnight stays in one piece if it is shorter than a day; `end` is then beyond 24:00.
    """
    whole = list(spans)
    # A span over the end of the week is stored in two parts; join them.
    if len(whole) > 1 and whole[0][0] == 0 and whole[-1][1] == WEEK_MINUTES:
        _, end = whole.pop(0)
        whole[-1] = (whole[-1][0], WEEK_MINUTES + end)
    pieces: list[tuple[int, int, int]] = []
    for first, last in whole:
        start = first
        while start < last:
            midnight = (start // DAY_MINUTES + 1) * DAY_MINUTES
            end = last if last - first < DAY_MINUTES else min(last, midnight)
            pieces.append((start // DAY_MINUTES % 7, start % DAY_MINUTES, start % DAY_MINUTES + end - start))
            start = end
    return pieces


def _days_text(days: Sequence[int]) -> str:
    """Return the days with runs shortened: `Mon-Wed & Fri`, or `Daily` for all seven."""
    if len(days) == len(WEEKDAYS):
        return "Daily"
    runs: list[list[int]] = []
    for day in days:
        if runs and runs[-1][-1] == day - 1:
            runs[-1].append(day)
        else:
            runs.append([day])
    return " & ".join("-".join(WEEKDAYS[day].capitalize() for day in dict.fromkeys((run[0], run[-1]))) for run in runs)


def _times_text(ranges: Sequence[tuple[int, int]]) -> str:
    """Return the ranges of a day: `18-22 & 23-24`, or `any` for the whole day."""
    return " & ".join("any" if span == _WHOLE_DAY else clock_text(*span) for span in ranges)


def clock_text(start: int, end: int) -> str:
    """Return start times from `start` to before `end`, in minutes of the day: `18-22`, `18:30-22`, `22-02`, `00-24`."""
    last = end if end == DAY_MINUTES else end % DAY_MINUTES
    return "-".join(
        f"{minute // 60:02}:{minute % 60:02}" if minute % 60 else f"{minute // 60:02}" for minute in (start, last)
    )
