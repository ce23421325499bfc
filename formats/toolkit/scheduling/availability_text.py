"""Parse availability from a line of free text.

    thu 18-22, sat 10-14        weekdays 19-23; sun any        mon-fri 18:00-22:00        daily 20-22
    sat & sun 10am-2pm          thu 22-02 (over midnight)      fri after 18               any    none

- `18-22` are start times from 18:00 up to, not including, 22:00: a player who is free until 22 does not begin a game at
  22.
- Parts are separated by commas, semicolons or new lines. Times without a day belong to the days named before them, at
  the beginning to every day (`sat 10-12, 14-16`). Days without times take the times of the next part after a comma
  (`thu, sat 10-14`), otherwise they mean the whole day (`sun`).
- A single time is one start: `fri 19` covers 19:00 to 20:00. When only one end of a range has am or pm, the other is
  chosen so that the range is shortest (`6-10pm`, `10-2pm`, `6pm-10`).
- `thu none` removes Thursday from the days before it (`daily 18-22, thu none`).
- Case, spaces, full day names, every kind of dash, "to", "and", "until" and the like are understood.

Three passes: the text is split into parts, each part into tokens (`_tokens`), and the tokens of a part are read by a
hand-written recursive descent (`_read_part`). `_lay_out` then resolves what depends on other parts. Errors carry the
position in the text, and all bad parts are reported at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from formats.core.errors import RuleError
from formats.core.weekly import DAY_MINUTES
from formats.toolkit.scheduling.availability import WeeklyPattern, merge_spans, wrap_span

TextReason = Literal["unknown_word", "bad_time", "empty_range", "missing_end", "none_with_others", "nothing_said"]
"""Why a part cannot be read.

`missing_end`: a range or a run of days is cut off. `none_with_others`: "none" beside times.
"""

LONGEST, SHOWN = 2000, 60
"""Maximum number of characters of a text, and of the part of a longer one that is quoted in the error."""

_SINGLE_START = 60
_HALF_DAY = DAY_MINUTES // 2
_DASHES = re.compile("[\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{FIGURE DASH}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}~]")
_PART = re.compile(r"([^,;\n]+)([,;\n]|$)")
_WORD = re.compile(r"(?:every|each|all)\s+day|any\s+time|[^\W\d_]+|\d+|\S")
_CLOCK = re.compile(r"(\d{1,2})(?:[:.h]?(\d{2})|h)?(?!\d)(?:\s*([ap])\.?m?\.?(?![^\W\d_]))?")
_LETTERS_OF_A_DAY = 2
_DAY_NAMES = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_DAILY = (0, 1, 2, 3, 4, 5, 6)
_DAY_GROUPS = {
    **dict.fromkeys(("daily", "everyday", "eachday"), _DAILY),
    **dict.fromkeys(("weekday", "weekdays", "workday", "workdays"), _DAILY[:5]),
    **dict.fromkeys(("weekend", "weekends"), _DAILY[5:]),
}
_NAMED_TIMES = {"noon": _HALF_DAY, "midnight": 0}

_Kind = Literal["day", "days", "time", "dash", "after", "any", "none", "filler", "unknown_word", "bad_time"]
_KINDS: dict[str, _Kind] = {
    **dict.fromkeys(("-", "to", "till", "til", "until", "thru", "through", "before"), "dash"),
    **dict.fromkeys(("after", "since"), "after"),
    **dict.fromkeys(("any", "anytime", "allday", "always", "whenever"), "any"),
    **dict.fromkeys(("none", "never", "nothing"), "none"),
    **dict.fromkeys(("and", "at", "from", "on", "every", "each", "between", "uhr", *"&+/.:'"), "filler"),
}


@dataclass(frozen=True)
class TextProblem:
    """A part that cannot be read.

    The part as typed, the reason, and the position of the problem in the whole text (from 0).
    """

    part: str
    reason: TextReason
    position: int


class AvailabilityTextError(RuleError):
    """The text cannot be read. `problems` lists every bad part, in order."""

    problems: tuple[TextProblem, ...]


@dataclass(frozen=True)
class _Token:
    """A word of the text. `value` is the day (Monday 0) or the minute of the day, `half` "a" for am or "p" for pm."""

    kind: _Kind
    position: int
    value: int = 0
    days: tuple[int, ...] = ()
    half: str = ""


@dataclass(frozen=True)
class _Part:
    """A part of the text: its days (empty if none is named) and its times in minutes of the day (ends up to 48 h)."""

    typed: str
    position: int
    days: tuple[int, ...]
    ranges: tuple[tuple[int, int], ...]
    says_none: bool
    before_comma: bool


class _UnreadableError(Exception):
    """Raised inside the parser for one part; `parse_availability` collects these."""

    def __init__(self, reason: TextReason, position: int) -> None:
        super().__init__(reason)
        self.reason: TextReason = reason
        self.position = position


def parse_availability(text: str, zone: str) -> WeeklyPattern:
    """Return the pattern that a line of text means in the time zone `zone`.

    Raises `AvailabilityTextError` with all parts that cannot be read.
    """
    if len(text) > LONGEST:
        raise AvailabilityTextError((TextProblem(text[:SHOWN], "unknown_word", 0),))
    # Lower-case letter by letter and only where the length stays the same (not "İ"), so that positions in `plain` are
    # positions in the typed text.
    plain = _DASHES.sub("-", "".join(letter.lower() if len(letter.lower()) == 1 else letter for letter in text))
    parts: list[_Part] = []
    problems: list[TextProblem] = []
    for match_of_part in _PART.finditer(plain):
        typed = text[match_of_part.start(1) : match_of_part.end(1)].strip()
        if not typed:
            continue
        try:
            days, ranges, says_none = _read_part(_tokens(match_of_part[1], match_of_part.start(1)))
        except _UnreadableError as bad:
            problems.append(TextProblem(typed, bad.reason, bad.position))
        else:
            parts.append(_Part(typed, match_of_part.start(1), days, ranges, says_none, match_of_part[2] == ","))
    if not parts and not problems:
        problems.append(TextProblem("", "nothing_said", 0))
    if len(parts) + len(problems) > 1:
        alone = (part for part in parts if part.says_none and not part.days)
        problems += [TextProblem(part.typed, "none_with_others", part.position) for part in alone]
    if problems:
        raise AvailabilityTextError(tuple(sorted(problems, key=lambda problem: problem.position)))
    return WeeklyPattern(zone=zone, spans=_lay_out(parts))


def _lay_out(parts: list[_Part]) -> tuple[tuple[int, int], ...]:
    """Give every part its days and times by the rules of the module, and return the merged spans of the week."""
    spans: tuple[tuple[int, int], ...] = ()
    days: tuple[int, ...] = _DAILY
    waiting: tuple[int, ...] = ()
    for part, following in zip(parts, [*parts[1:], None], strict=True):
        days = waiting + part.days or days
        waiting = ()
        if part.says_none:
            spans = _without_days(spans, days)
        elif not part.ranges and part.before_comma and following is not None and following.days:
            waiting = days
        else:
            ranges = part.ranges or ((0, DAY_MINUTES),)
            laid = ((day * DAY_MINUTES + start, day * DAY_MINUTES + end) for day in days for start, end in ranges)
            spans = merge_spans([*spans, *(piece for start, end in laid for piece in wrap_span(start, end))])
    return spans


def _without_days(spans: Iterable[tuple[int, int]], days: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the spans without the given days."""
    kept = [(day * DAY_MINUTES, (day + 1) * DAY_MINUTES) for day in _DAILY if day not in days]
    return merge_spans((max(start, first), min(end, last)) for start, end in spans for first, last in kept)


def _tokens(part: str, offset: int) -> list[_Token]:
    """Split a part into tokens, without fillers such as "and" or "at".

    `offset` is the position of the part in the text.
    """
    tokens: list[_Token] = []
    place = 0
    while place < len(part):
        clock, word = _CLOCK.match(part, place), _WORD.match(part, place)
        if clock is not None:
            tokens.append(_clock_token(clock, offset + place))
            place = clock.end()
        elif word is not None:
            tokens.append(_word_token("".join(word[0].split()), offset + place))
            place = word.end()
        else:
            place += 1
    return [token for token in tokens if token.kind != "filler"]


def _clock_token(clock: re.Match[str], position: int) -> _Token:
    """Return the token of a clock time such as `18`, `18:30`, `6pm` or `6.30 pm`."""
    hour, minute, half = int(clock[1]), int(clock[2] or 0), clock[3] or ""
    minutes = hour * 60 + minute
    if minute > 59 or minutes > DAY_MINUTES or (half and not 1 <= hour <= 12):  # noqa: PLR2004 - a clock's numbers
        return _Token("bad_time", position)
    if half:
        minutes = minutes % _HALF_DAY + (_HALF_DAY if half == "p" else 0)
    return _Token("time", position, minutes, half=half)


def _word_token(word: str, position: int) -> _Token:
    """Return the token of a word or sign; day names may be shortened to two letters."""
    if word in _KINDS:
        return _Token(_KINDS[word], position)
    if word in _DAY_GROUPS:
        return _Token("days", position, days=_DAY_GROUPS[word])
    if word in _NAMED_TIMES:
        return _Token("time", position, _NAMED_TIMES[word], half="named")
    if len(word) >= _LETTERS_OF_A_DAY:
        for day, name in enumerate(_DAY_NAMES):
            if name.startswith((word, word.removesuffix("s"))):  # "tues" is short for Tuesday, "weds" for Wednesdays
                return _Token("day", position, day)
    return _Token("bad_time" if word.isdigit() else "unknown_word", position)


def _read_part(tokens: list[_Token]) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...], bool]:
    """Return the days and the times of a part, and whether it says "none"."""
    for token in tokens:
        if token.kind in ("unknown_word", "bad_time"):
            raise _UnreadableError(token.kind, token.position)
    days: list[int] = []
    ranges: list[tuple[int, int]] = []
    nones = [token for token in tokens if token.kind == "none"]
    rest = [token for token in tokens if token.kind != "none"]
    while rest:
        token = rest[0]
        if token.kind == "any":
            ranges.append((0, DAY_MINUTES))
            taken = 1
        elif token.kind in ("day", "days"):
            read, taken = _read_days(rest)
            days += read
        else:
            time_range, taken = _read_range(rest)
            ranges.append(time_range)
        rest = rest[taken:]
    if nones and ranges:
        raise _UnreadableError("none_with_others", nones[0].position)
    return tuple(days), tuple(ranges), bool(nones)


def _read_days(tokens: list[_Token]) -> tuple[tuple[int, ...], int]:
    """Read a group of days, a day, or a run that may cross the end of the week (`fri-mon`).

    Returns the days and the number of tokens read.
    """
    first, *rest = tokens[:3]
    if first.kind == "days":
        return first.days, 1
    if not rest or rest[0].kind != "dash" or (rest[1:] and rest[1].kind == "time"):  # "fri until 14" is not a run
        return (first.value,), 1
    if not rest[1:] or rest[1].kind != "day":
        raise _UnreadableError("missing_end", rest[0].position)
    last = rest[1].value
    return tuple((first.value + step) % 7 for step in range((last - first.value) % 7 + 1)), 3


def _read_range(tokens: list[_Token]) -> tuple[tuple[int, int], int]:
    """Read `18-22`, `18`, `after 18` or `until 22`; return minutes of the day and the number of tokens read."""
    first, *rest = tokens[:3]
    if first.kind == "time" and (not rest or rest[0].kind != "dash"):
        return (first.value, first.value + _SINGLE_START), 1
    last = rest[-1] if rest else first
    taken = 3
    if first.kind in ("after", "dash"):
        last, taken = (rest[0] if rest else first), 2
    if last.kind != "time" or len(rest) + 1 < taken:
        raise _UnreadableError("missing_end", first.position)
    if first.kind == "after":
        start, end = last.value, DAY_MINUTES
    elif first.kind == "dash":
        start, end = 0, last.value or DAY_MINUTES
    else:
        start, end = _range_between(first, last)
    if start >= end:
        raise _UnreadableError("empty_range", first.position)
    return (start, end), taken


def _range_between(first: _Token, last: _Token) -> tuple[int, int]:
    """Return the shortest range that two clock times can mean; equal times give an empty range.

    A time without am or pm may be meant 12 hours later if the other end has one (`6-10pm`, `10am-2`).
    """
    starts, ends = [first.value], [last.value]
    if first.half and not last.half and last.value < _HALF_DAY + 60:
        ends.append((last.value + _HALF_DAY) % DAY_MINUTES)
    if last.half in ("a", "p") and not first.half and first.value < _HALF_DAY + 60:
        starts.append((first.value + _HALF_DAY) % DAY_MINUTES)
    length, start = min(((end - start) % DAY_MINUTES, start) for start in starts for end in ends)
    if (first.value, last.value) == (0, DAY_MINUTES):
        return 0, DAY_MINUTES
    return start, start + length
