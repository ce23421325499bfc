"""Texts that ask people for their times and confirm them. Names and summaries come in ready to be shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from babel.dates import get_day_names

from bot.text.catalogue import in_language, later, register
from bot.text.names import display_width
from bot.text.texts import texts
from formats.core.weekly import WEEKDAYS
from formats.messages.languages import babel_locale

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
    with in_language(code):
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
