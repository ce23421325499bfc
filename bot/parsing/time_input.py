"""Parse a time that a person typed, on the clock of their time zone.

    2026-01-05 19:00     5 jan 7pm     january 5, 2027 at 19:00     5.1. 19:00     13/1 19:00
    tomorrow 18:30       fri 19:00     19:00     in 3 hours     in 2 days     <t:1736100000:F>     7pm est

- A date without a year is in the year that puts it at most a week back. A weekday, or a time alone, is the next one.
- Hours and minutes counted from now are elapsed time; days and weeks are calendar time.
- Ambiguous texts (`5/1`, `next friday`, `friday midnight`) are not guessed but returned with all meanings.
- A zone may be named at the end. The result is always an instant in UTC.

Three steps: one regular expression splits the text into pieces (`_PIECE`), a function for each kind of piece adds it to
`_Parts`, and `_walls` computes the possible wall times. Each wall time is then converted to an instant, which may not
exist or exist twice when clocks change.

Why not a library: dateparser guesses a language and finds a date in nearly any text; dateutil fills missing parts from
today, swaps days and months if only that fits, and does not notice wall times that do not exist. Here a wrong guess
moves a game, so what is not clearly one time must be refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal

from bot.parsing.zones import exact_zone
from formats.core.errors import RuleError
from formats.core.wall_clock import UnknownZoneError, instant_of, instants_of, wall_time

TimeReason = Literal[
    "nothing_said",
    "unknown_word",
    "said_twice",
    "no_time",
    "no_day",
    "impossible",
    "wrong_weekday",
    "skipped",
    "two_meanings",
]
"""Why a text is not one time.

`no_time`: a day without a time. `no_day`: a month without a day. `impossible`: 30 February, 25:00. `wrong_weekday`: the
date is another day of the week. `skipped`: clocks go forward over this time; `nearest` is the first moment after it.
`two_meanings`: see `choices`.
"""

_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_LETTERS_OF_A_MONTH, _LETTERS_OF_A_DAY = 3, 2
_TOMORROW = ("tomorrow", "tomorow", "tommorow", "tommorrow", "tmr", "tmrw")
_FROM_TODAY = {"yesterday": -1, "today": 0, "tonight": 0, **dict.fromkeys(_TOMORROW, 1)}
_FILLERS = {"at", "on", "the", "of", "this", "coming", "um", "uhr", "o", "clock", "oclock"}
_WEEK = timedelta(days=7)
_YEARS_AHEAD = 8
"""Maximum distance to the next 29 February: 1896 to 1904, and 2096 to 2104."""
_HALF_DAY, _DAY = 12, 24
_YEARS = range(1970, 2200)

_TIMESTAMP = re.compile(r"<t:(\d{1,11})(?::[a-z])?>")
_COUNT = re.compile(r"(\d{1,4}|an?|one|half an?)\s*([a-z]+)\s*(?:,|and\b)?\s*|(\d{1,2})$")
LONGEST = 200
"""Maximum number of characters of a text, checked before any other processing."""

_FROM_NOW = " from now"
_UNITS = {
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes"), timedelta(minutes=1)),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours"), timedelta(hours=1)),
    **dict.fromkeys(("d", "day", "days"), timedelta(days=1)),
    **dict.fromkeys(("w", "wk", "wks", "week", "weeks"), _WEEK),
}
_PIECE = re.compile(
    r"""(?P<iso>\d{4}-\d{1,2}-\d{1,2})(?:t(?=\d))?
    | (?P<clock>\d{1,2}(?::\d{2}){1,2}(?:\s*[ap]\.?m?\.?(?![a-z]))?
        | \d{1,2}h\d{2} | \d{1,2}(?:\.\d{2})?\s*[ap]\.?m?\.?(?![a-z]) | \d{1,2}h(?![a-z]))
    | (?P<slashed>\d{1,2}[/\-]\d{1,2}(?:[/\-]\d{4})?)
    | (?P<dotted>\d{1,2}\.\d{1,2}(?:\.(?:\d{4})?)?)
    | (?P<number>\d{1,4})(?:st|nd|rd|th)?\.?(?![a-z\d])
    | (?P<zone>[a-z]+(?:/[a-z_]+)+)
    | (?P<word>[^\W\d_]+)
    | [\s,'’]+
    | (?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)


class TimeInputError(RuleError):
    """The text is not one time. `part` is the problematic piece, `position` its beginning (from 0)."""

    text: str
    reason: TimeReason
    part: str = ""
    position: int = 0
    nearest: datetime | None = None
    choices: tuple[datetime, ...] = ()


@dataclass(frozen=True)
class TypedTime:
    """A parsed time in UTC. `again`: the wall time occurs twice because clocks go back; `at` is the first."""

    at: datetime
    again: datetime | None = None


def read_time(text: str, zone: str, now: datetime) -> TypedTime:
    """Return the time that a person in `zone` means by `text` at `now`.

    Raises `TimeInputError` if it is not one time.
    """
    if len(text) > LONGEST:
        raise TimeInputError(text[:LONGEST], "unknown_word", text[:LONGEST])
    plain = "".join(sign.lower() if len(sign.lower()) == 1 else sign for sign in text.replace("\N{EN DASH}", "-"))
    at = _absolute(plain.strip(), zone, now)
    if at is not None:
        return TypedTime(at.astimezone(UTC))
    said = _Parts(text)
    for piece in _PIECE.finditer(plain):
        if piece.lastgroup is not None:
            _READERS[piece.lastgroup](said, piece[piece.lastgroup], piece.start(piece.lastgroup))
    _settle_numbers(said)
    there = said.zone or zone
    meanings = _walls(said, wall_time(now, there))
    if len(meanings) > 1:
        choices = tuple(instant_of(wall, there) for wall in meanings)
        raise TimeInputError(text, "two_meanings", text.strip(), choices=choices)
    instants = instants_of(meanings[0], there)
    if not instants:
        raise TimeInputError(text, "skipped", text.strip(), nearest=instant_of(meanings[0], there))
    return TypedTime(*instants)


def _absolute(plain: str, zone: str, now: datetime) -> datetime | None:
    """Return times that need no parsing of a wall clock: timestamps, `now`, `in 3 hours`, times with an offset."""
    stamp = _TIMESTAMP.fullmatch(plain)
    if stamp:
        return datetime.fromtimestamp(int(stamp[1]), UTC)
    if plain == "now":
        return now
    try:
        written = datetime.fromisoformat(plain.upper())
    except ValueError:
        pass
    else:
        return written if written.tzinfo and written.year in _YEARS else None
    words = " ".join(plain.split())
    for begun in ("in ", "+"):
        if words.startswith(begun) and words != begun:
            return _after(words[len(begun) :].lstrip(), zone, now)
    return _after(words.removesuffix(_FROM_NOW), zone, now) if words.endswith(_FROM_NOW) else None


def _after(count: str, zone: str, now: datetime) -> datetime | None:
    """Return `now` plus weeks and days of calendar time, then hours and minutes of elapsed time."""
    days, rest, unit, place = timedelta(), timedelta(), timedelta(), 0
    while place < len(count):
        step = _COUNT.match(count, place)
        if step is None or (step[3] and unit != _UNITS["h"]) or (step[2] and step[2] not in _UNITS):
            return None
        unit = _UNITS["m"] if step[3] else _UNITS[step[2]]
        number = step[3] or step[1]
        length = unit * int(number) if number.isdigit() else unit / 2 if number.startswith("half") else unit
        if unit >= _UNITS["d"] and length >= _UNITS["d"]:
            days += length
        else:
            rest += length
        place = step.end()
    return instant_of(wall_time(now, zone) + days, zone) + rest if days else now.astimezone(UTC) + rest


@dataclass
class _Parts:
    """The parsed pieces of a text.

    `dates`: the (year, month, day) that a date may mean. `dotted` and `numbers`: pieces whose meaning depends on the
    others, with their positions. `clock_is_plain`: without am or pm.
    """

    text: str
    clock: time | None = None
    clock_is_plain: bool = False
    midnight: bool = False
    evening: bool = False
    following: bool = False
    from_today: int | None = None
    weekday: int | None = None
    dates: list[tuple[int | None, int, int]] = field(default_factory=list)
    month: int | None = None
    dotted: tuple[str, int] | None = None
    numbers: list[tuple[str, int]] = field(default_factory=list)
    zone: str | None = None

    def refuse(self, reason: TimeReason, part: str = "", position: int = 0) -> TimeInputError:
        """Return the error that names `part` as it was typed."""
        return TimeInputError(self.text, reason, self.text[position : position + len(part)], position)

    def once(self, name: str, value: object, part: str, position: int) -> None:
        """Set a part that may occur only once."""
        if getattr(self, name) not in (None, []):
            raise self.refuse("said_twice", part, position)
        setattr(self, name, value)

    def take_clock(self, hour: int, minute: int, part: str, position: int) -> None:
        """Set a clock time if it is valid and none was set before."""
        if hour >= _DAY or minute >= 60:  # noqa: PLR2004 - minutes of an hour
            raise self.refuse("impossible", part, position)
        self.once("clock", time(hour, minute), part, position)


def _read_iso(said: _Parts, part: str, position: int) -> None:
    """Read `2026-01-05`."""
    year, month, day = map(int, part.split("-"))
    said.once("dates", [(year, month, day)], part, position)


def _read_slashed(said: _Parts, part: str, position: int) -> None:
    """Read `5/1`, day first or month first: both, unless one of them is impossible."""
    number, other, *year = map(int, re.split(r"[/-]", part))
    ways = dict.fromkeys([(other, number), (number, other)])
    dates = [(year[0] if year else None, month, day) for month, day in ways if month <= len(_MONTHS)]
    if not dates:
        raise said.refuse("impossible", part, position)
    said.once("dates", dates, part, position)


def _read_dotted(said: _Parts, part: str, position: int) -> None:
    """Read `5.1.` and `5.1.2026` as dates, day first; `19.30` may be a time."""
    day, month, *year = part.split(".")
    if year:
        said.once("dates", [(int(year[0]) if year[0] else None, int(month), int(day))], part, position)
    else:
        said.once("dotted", (part, position), part, position)


def _read_clock(said: _Parts, part: str, position: int) -> None:
    """Read a time such as `19:00`, `7pm` or `19h`."""
    hour, minute, *_ = [*map(int, re.findall(r"\d+", part)), 0]
    half = re.search("[ap]", part)
    if half:
        if not 1 <= hour <= _HALF_DAY:
            raise said.refuse("impossible", part, position)
        hour = hour % _HALF_DAY + (_HALF_DAY if half[0] == "p" else 0)
    said.take_clock(hour, minute, part, position)
    said.clock_is_plain = not half


def _read_number(said: _Parts, part: str, position: int) -> None:
    """Keep a bare number until all pieces are known."""
    said.numbers.append((part, position))


def _read_zone(said: _Parts, part: str, position: int) -> None:
    """Read the name of a zone."""
    try:
        said.once("zone", exact_zone(part), part, position)
    except UnknownZoneError as error:
        raise said.refuse("unknown_word", part, position) from error


def _read_word(said: _Parts, part: str, position: int) -> None:
    """Read a word: filler, day relative to today, noon or midnight, month, weekday, or zone."""
    month = _named(part, _MONTHS, _LETTERS_OF_A_MONTH)
    weekday = _named(part, _WEEKDAYS, _LETTERS_OF_A_DAY)
    if part in _FILLERS:
        return
    if part in _FROM_TODAY:
        said.once("from_today", _FROM_TODAY[part], part, position)
        said.evening = part == "tonight"
    elif part in ("noon", "midnight"):
        said.take_clock(_HALF_DAY if part == "noon" else 0, 0, part, position)
        said.midnight = part == "midnight"
    elif part == "next":
        said.following = True
    elif month is not None:
        said.once("month", month + 1, part, position)
    elif weekday is not None:
        said.once("weekday", weekday, part, position)
    else:
        _read_zone(said, part, position)


def _read_other(said: _Parts, part: str, position: int) -> None:
    """Refuse any other character."""
    raise said.refuse("unknown_word", part, position)


_READERS: dict[str, Callable[[_Parts, str, int], None]] = {
    "iso": _read_iso,
    "slashed": _read_slashed,
    "dotted": _read_dotted,
    "clock": _read_clock,
    "number": _read_number,
    "zone": _read_zone,
    "word": _read_word,
    "other": _read_other,
}


def _named(word: str, names: tuple[str, ...], letters: int) -> int | None:
    """Return which of `names` begins with a word of at least so many letters ("weds" for Wednesday)."""
    fitting = (place for place, name in enumerate(names) if name.startswith((word, word.removesuffix("s"))))
    return next(fitting, None) if len(word) >= letters else None


def _settle_numbers(said: _Parts) -> None:
    """Assign bare numbers: day and year next to a month, then an hour (`fri 19`) or a time (`1930`)."""
    if said.dotted:
        part, position = said.dotted
        first, second = map(int, part.split("."))
        if said.clock is None and not said.numbers and len(part.split(".")[1]) > 1:
            said.take_clock(first, second, part, position)
            said.clock_is_plain = True
        else:
            said.once("dates", [(None, second, first)], part, position)
    if said.month is not None:
        year = next((number for number in said.numbers if len(number[0]) > 2 and int(number[0]) in _YEARS), None)  # noqa: PLR2004
        day = next((number for number in said.numbers if number is not year), None)
        if day is None:
            raise said.refuse("no_day", said.text.strip())
        said.once("dates", [(int(year[0]) if year else None, said.month, int(day[0]))], *day)
        said.numbers = [number for number in said.numbers if number not in (year, day)]
    for part, position in said.numbers:
        hour, minute = divmod(int(part), 100) if len(part) > 2 else (int(part), 0)  # noqa: PLR2004 - 930, 1930
        said.take_clock(hour, minute, part, position)
        said.clock_is_plain = True


def _walls(said: _Parts, now: datetime) -> list[datetime]:
    """Return the possible wall times in order; `now` is the current time on the same clock."""
    whole = said.text.strip()
    named = [said.dates, said.weekday is not None, said.from_today is not None]
    if said.clock is None:
        raise said.refuse("no_time" if any(named) else "nothing_said", whole, said.text.find(whole))
    clock = said.clock
    if said.evening and said.clock_is_plain and 0 < clock.hour < _HALF_DAY:
        clock = clock.replace(hour=clock.hour + _HALF_DAY)
    if said.from_today is not None and (said.dates or said.weekday is not None):
        raise said.refuse("said_twice", whole, said.text.find(whole))
    walls = sorted({datetime.combine(day, clock) for day in _days(said, clock, now)})
    if said.midnight and any(named):  # the midnight at which that day begins, or the one at which it ends
        both = [wall + step for wall in walls for step in (timedelta(), timedelta(days=1))]
        walls = [wall for wall in both if wall > now] or both
    return walls


def _days(said: _Parts, clock: time, now: datetime) -> list[date]:
    """Return the possible days."""
    if said.dates:
        return _dates(said, clock, now)
    if said.from_today is not None:
        return [now.date() + timedelta(days=said.from_today)]
    step = timedelta(days=1)
    first = now.date()
    if said.weekday is not None:
        first += timedelta(days=(said.weekday - now.weekday()) % 7)
        step = _WEEK
    ends = datetime.combine(first, clock) + (timedelta(days=1) if said.midnight and step == _WEEK else timedelta())
    day = first if ends > now else first + step
    return [day, day + _WEEK] if said.following and said.weekday is not None else [day]


def _dates(said: _Parts, clock: time, now: datetime) -> list[date]:
    """Return the dates that exist and, of several meanings, fit the weekday."""
    exist = [day for year, month, day_of in said.dates for day in _dated(year, month, day_of, clock, now)]
    fit = [day for day in exist if said.weekday in (None, day.weekday())]
    if not fit:
        whole = said.text.strip()
        raise said.refuse("wrong_weekday" if exist else "impossible", whole, said.text.find(whole))
    return fit


def _dated(year: int | None, month: int, day: int, clock: time, now: datetime) -> list[date]:
    """Return the date in that year, or in the first year in which it is at most a week back; empty if there is none."""
    years = range(now.year - 1, now.year + _YEARS_AHEAD + 1) if year is None else [year] if year in _YEARS else []
    for candidate in years:
        try:
            found = date(candidate, month, day)
        except ValueError:
            continue
        if year is not None or datetime.combine(found, clock) >= now - _WEEK:
            return [found]
    return []
