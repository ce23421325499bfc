"""Texts of formats in the language of the reader.

Sentences are found by their codes (`formats.messages.sentences`). Names and declared texts (titles, help, labels) are
found by their English, because logs have the English names of rounds and groups. The messages are in `locales` of each
format's folder, and in `formats/locales` for all formats.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from bot.text.catalogue import catalogue, say
from formats.core.forms import FormNow
from formats.core.model import TieBreak
from formats.messages.languages import ENGLISH
from formats.messages.parts import Value
from formats.messages.sentences import (
    PREFIX,
    ColumnText,
    as_name,
    column_texts,
    counted,
    field_sentence,
    labels_of,
    message_of,
    option_message,
)

NAME = "-name-"
"""In the ids of names: found wherever a text contains them as separate words, with the values that fill them."""

LONGEST_CODE = 3
"""Numbers and letters in names, such as league `B12`, are no longer."""


def format_sentence(code: str, system: str, values: Mapping[str, Value]) -> str | None:
    """Return the sentence for a code of the format with that key, filled in; None if it has none."""
    message = message_of(catalogue(ENGLISH), code, system)
    return None if message is None else say(message, **counted(values))


def format_text(english: str) -> str:
    """Translate a text declared by a format; unchanged where no catalogue has it."""
    found = _found(english)
    if found is None:
        return english
    message, values = found
    return say(message, **{place: format_text(value) for place, value in values})


def columns_shown(columns: Iterable[TieBreak], system: str) -> tuple[ColumnText, ...]:
    """Return the columns of a table of the format with that key in the language of the reader."""
    return column_texts(catalogue(ENGLISH), columns, system, say)


def format_title(system: str) -> str:
    """Return the title of the format with that key in the language of the reader, or else its name."""
    return format_sentence("title", system, {}) or as_name(system)


def format_summary(system: str) -> str:
    """Return the sentence about the format with that key in the language of the reader; empty if it has none."""
    return format_sentence("summary", system, {}) or ""


def form_title(form: FormNow) -> str:
    """Return the title of a form in the language of the reader."""
    return title_of_form(form.key, form.system.key)


def title_of_form(key: str, system: str) -> str:
    """Return the title of a form of the format with that key, or else its name."""
    return format_sentence(f"form_{key}", system, {}) or as_name(key)


def form_help(form: FormNow) -> str:
    """Return what a form asks for in the language of the reader."""
    return format_sentence(f"form_{form.key}_help", form.system.key, {}) or ""


def field_help(name: str, system: str) -> str:
    """Return the sentence about a field of entrants of the format with that key; empty if it has none."""
    return field_sentence(catalogue(ENGLISH), name, system, lambda message, values: say(message, **values))


def option_label(name: str) -> str:
    """Return the label of an option or field, or else its name."""
    message = _labels().get(name)
    return say(message) if message is not None else format_text(as_name(name))


WEEK = "week"
"""In the ids of sentences about the weekly timetable, where the key of a format is elsewhere."""


def option_help(name: str, system: str = "") -> str:
    """Return the sentence about an option of the format with that key, or about a setting; empty if it has none."""
    message = option_message(catalogue(ENGLISH), name, system)
    return "" if message is None else say(message)


def form_line(line: str) -> str:
    """Return a line of a handed-in form: a label with the chosen option, or the typed text."""
    label, colon, chosen = line.partition(": ")
    known = format_text(line)
    return (
        say("numbers-label", label=format_text(label), text=format_text(chosen)) if colon and known == line else known
    )


@lru_cache(maxsize=4096)
def _found(english: str) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """The message for a text, and the parts of the text that fill its places."""
    ids = _ids()
    for text in dict.fromkeys((english, english[:1].upper() + english[1:])):
        message = ids.get(text) if "{" not in text else None
        if message is not None:
            return message, ()
        for message, pattern in _names():
            match = pattern.fullmatch(text)
            if match is not None and all(map(_fills, match.groups())):
                return message, tuple(match.groupdict().items())
    return None


def _fills(part: str) -> bool:
    """Does it fill a place of a name: a number, a letter, another name?"""
    return len(part) <= LONGEST_CODE or _found(part) is not None


@cache
def _ids() -> Mapping[str, str]:
    """The ids of the messages by their English as Fluent writes it."""
    english = catalogue(ENGLISH)
    ids: dict[str, str] = {}
    for name in english.ids:
        text = english.source(name).partition(" = ")[2].rstrip()
        if name.startswith(PREFIX) and text:  # none of a message whose text begins below its id
            ids.setdefault(text, name)
    return ids


@cache
def _labels() -> Mapping[str, str]:
    """The ids of the labels of options and fields by their names."""
    return labels_of(catalogue(ENGLISH))


@cache
def _names() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Names with places in them, as patterns; those that say most come first."""
    messages = [(name, text) for text, name in _ids().items() if NAME in name and "{ $" in text]
    return tuple(
        (name, _pattern(text)) for name, text in sorted(messages, key=lambda message: -len(_fixed(message[1])))
    )


_PLACE = re.compile(r"\{ \$(\w+)(?: ->.*?\n    )? ?\}", re.DOTALL)


def _fixed(text: str) -> str:
    return _PLACE.sub("", text)


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile("".join(_pieces(text)))


def _pieces(text: str) -> Iterator[str]:
    for place, piece in enumerate(_PLACE.split(text)):
        yield f"(?P<{piece}>.+)" if place % 2 else re.escape(piece)
