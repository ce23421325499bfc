"""Asking people for their times and saying them back. Names and summaries come in ready to be shown."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from babel.dates import get_day_names

from bot.text.catalogue import later, register, speaking
from bot.text.names import display_width
from bot.text.texts import texts
from bot.text.wording.times import stamp, stamp_with_distance
from formats.core.weekly import WEEKDAYS
from formats.messages.languages import babel_locale
from formats.toolkit.scheduling.week_table import FREE, SHARED, YOURS, WeekTable

MOST_STARTS = 6
"""Times that are listed; a picture shows all of them."""


def common(players: str, starts: Sequence[datetime]) -> str:
    """When both players of a game like to play: the first of these times."""
    if not starts:
        return texts.availability.common_none(players=players)
    times = ", ".join(stamp(at, "f") for at in starts[:MOST_STARTS])
    rest = len(starts) - MOST_STARTS
    if rest > 0:
        return texts.availability.common_more(players=players, times=times, rest=rest)
    return texts.availability.common(players=players, times=times)


def proposal(name: str, opponent: str, at: datetime, their_clock: str, your_clock: str) -> str:
    """To the opponent of whoever proposes a time."""
    return texts.availability.proposal(
        name=name, at=stamp_with_distance(at), your_clock=your_clock, their_clock=their_clock, opponent=opponent
    )


def will_propose(opponent: str, at: datetime, my_clock: str, their_clock: str) -> str:
    """To whoever wants to propose a time, before the opponent is asked."""
    return texts.availability.will_propose(
        opponent=opponent, at=stamp_with_distance(at), mine=my_clock, theirs=their_clock
    )


def legend(opponent: str | None) -> str:
    """What the marks of the table of a week mean, one a line for phones; `opponent` is the next one."""
    lines = [texts.availability.legend_shared(mark=SHARED, opponent=opponent)] if opponent is not None else []
    return "\n".join([*lines, texts.availability.legend(yours=YOURS, free=FREE)])


_WORDS = {
    "Daily": texts.availability.daily,
    "any": texts.availability.all_day,
    "Any": texts.availability.always,
    "None": texts.availability.never,
}
_ENGLISH = re.compile(r"[A-Za-z]+")


def said_pattern(pattern: str) -> str:
    """Times as the engine writes them, `Mon-Thu 18-22, Sat any`, in the language of the reader."""
    return later("@pattern", text=pattern)


@register("@pattern")
def _pattern(code: str, values: Mapping[str, Any]) -> str:
    days = _days(code)
    with speaking(code):
        return _ENGLISH.sub(lambda match: days.get(match[0]) or _said_word(match[0]), values["text"])


def _said_word(word: str) -> str:
    return _WORDS[word]() if word in _WORDS else word


def _days(code: str) -> dict[str, str]:
    """The short names of the days of the week by their English ones."""
    names = get_day_names("abbreviated", "stand-alone", babel_locale(code))
    return {day.capitalize(): names[place].rstrip(".") for place, day in enumerate(WEEKDAYS)}


def grid_of_week(grid: str) -> str:
    """A table of a week with the days at the heads of its columns in the language of the reader, as wide as before."""
    head, line, rest = grid.partition("\n")
    return f"{later('@heads', text=head)}{line}{rest}"


@register("@heads")
def _heads(code: str, values: Mapping[str, Any]) -> str:
    days = {english[:size]: name for english, name in _days(code).items() for size in (2, 3)}
    return _ENGLISH.sub(lambda match: _as_wide(days.get(match[0], match[0]), len(match[0])), values["text"])


def _as_wide(name: str, width: int) -> str:
    """The beginning of a name that is so many columns wide; letters of Japanese and Korean are two columns wide."""
    while display_width(name) > width:
        name = name[:-1]
    return " " * (width - display_width(name)) + name


def week_summary(table: WeekTable, opponent: str) -> str:
    """What was marked for a week in a line, and how much of it the opponent shares."""
    pattern = said_pattern(table.pattern)
    if table.missed:
        pattern = texts.availability.outside(pattern=pattern)
    if table.shared is None:
        return pattern
    return texts.availability.shared(pattern=pattern, shared=table.shared, marked=table.marked, opponent=opponent)
