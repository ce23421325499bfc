"""Times and durations. Instants are Discord timestamps, which every reader sees in their own time zone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Literal
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from babel.units import format_unit

from bot.text.catalogue import WITHOUT_BLANKS, later, register
from bot.text.texts import texts
from formats.messages.languages import babel_locale

Style = Literal["t", "T", "d", "D", "f", "F", "R"]
"""Discord's styles: short and long time, short and long date, date with time, the same with weekday, relative."""

_UNITS = ((7 * 24 * 60, "duration-week"), (24 * 60, "duration-day"), (60, "duration-hour"), (1, "duration-minute"))


def stamp(at: datetime, style: Style = "F") -> str:
    """The instant as a Discord timestamp."""
    return f"<t:{int(at.timestamp())}:{style}>"


def stamp_with_distance(at: datetime) -> str:
    """The instant and how far away it is: `Tuesday, 5 January 2010 19:00 (in 3 days)`."""
    return texts.numbers.noted(text=stamp(at, "F"), note=stamp(at, "R"))


def utc_text(at: datetime) -> str:
    """The instant where Discord timestamps are not shown (files, code blocks): `2010-01-05 19:00 UTC`."""
    return f"{at.astimezone(UTC):%Y-%m-%d %H:%M} UTC"


def zoned_text(at: datetime, zone: str) -> str:
    """Format a moment on the clock of a zone: `2010-01-05 14:00 EST`, `2010-01-05 16:00 UTC-03:00`."""
    wall = at.astimezone(ZoneInfo(zone))
    name = wall.tzname() or ""
    if not name.isalpha():
        offset = f"{wall:%z}"
        name = f"UTC{offset[:3]}:{offset[3:5]}"
    return f"{wall:%Y-%m-%d %H:%M} {name}"


def clock_text(wall: datetime) -> str:
    """Format a wall time with its weekday, where Discord's timestamps are not rendered: `Sat 16:00`."""
    return later("@wall", at=_naive(wall), day="E")


def day_and_clock_text(wall: datetime) -> str:
    """Format a wall time with its date: `Sat, 3 Jan 16:00`."""
    return later("@wall", at=_naive(wall), day="MMMEd")


def _naive(wall: datetime) -> str:
    return wall.replace(tzinfo=None).isoformat()


@register("@wall")
def _wall(code: str, values: Mapping[str, Any]) -> str:
    at, locale = datetime.fromisoformat(values["at"]), babel_locale(code)
    written: str = (
        format_date(at, "ccc", locale) if values["day"] == "E" else format_skeleton("MMMEd", at, locale=locale)
    )
    return f"{written} {at:%H:%M}" if "T" in values["at"] else written


def duration(minutes: int) -> str:
    """Whole minutes in the largest units that fit: `1 day`, `1 hour 30 minutes`."""
    return later("@duration", minutes=minutes)


@register("@duration")
def _duration(code: str, values: Mapping[str, Any]) -> str:
    return _duration_in(code, values["minutes"])


@lru_cache(maxsize=1000)
def _duration_in(code: str, minutes: int) -> str:
    locale = babel_locale(code)
    parts: list[str] = []
    rest = minutes
    for size, unit in _UNITS:
        count, rest = divmod(rest, size)
        if count:
            parts.append(_counted(count, unit, locale))
    made = _joined(parts or [_counted(0, "duration-minute", locale)], locale)
    return made.replace(" ", "") if code in WITHOUT_BLANKS else made


def _joined(parts: list[str], locale: Locale) -> str:
    """Parts of a duration side by side. Babel knows how to do so in German for two only; three are an ordinary list."""
    try:
        return format_list(parts, "unit-narrow", locale)
    except KeyError:
        return format_list(parts, "standard", locale)


def _counted(count: int, unit: str, locale: Locale) -> str:
    """So many of a unit, written out. CLDR has no long form for Japanese and Korean: there its short one is that."""
    long: str = format_unit(count, unit, "long", locale=locale)
    return format_unit(count, unit, "short", locale=locale) if unit in long else long
