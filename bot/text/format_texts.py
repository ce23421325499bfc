"""Texts of formats in the language of the reader.

They are found by their codes (`formats.messages.sentences`); only names of rounds, groups and sides by their English,
because logs have these names. The messages are in `locales` of each format's folder, and in `formats/locales` for all
formats.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from bot.text.catalogue import catalogue, say
from formats.core.asking import FormField, FormLine
from formats.core.forms import FormNow
from formats.core.model import Choice, Prompt, Reason, TieBreak
from formats.messages.languages import ENGLISH
from formats.messages.parts import Value
from formats.messages.sentences import (
    PREFIX,
    ColumnText,
    as_name,
    column_texts,
    counted,
    field_text,
    labels_of,
    message_of,
)

NAME = "-name-"
"""In the ids of names, which are found by their English; values fill their places."""

LONGEST_CODE = 3
"""Numbers and letters in names, such as league `B12`, are no longer."""


def format_sentence(code: str, system: str, values: Mapping[str, Value]) -> str | None:
    """Return the sentence for a code of the format with that key, filled in; None if it has none."""
    message = message_of(catalogue(ENGLISH), code, system)
    return None if message is None else say(message, **counted(values))


def format_text(english: str) -> str:
    """Translate a name of a format; any other text is unchanged."""
    found = _found(english)
    if found is None:
        return english
    message, values = found
    return say(message, **{place: format_text(value) for place, value in values})


def columns_shown(columns: Iterable[TieBreak], system: str) -> tuple[ColumnText, ...]:
    """Return the columns of a table of the format with that key in the language of the reader."""
    return column_texts(columns, system, format_sentence)


def format_title(system: str) -> str:
    """Return the title of the format with that key in the language of the reader, or else its name."""
    return format_sentence("title", system, {}) or as_name(system)


def format_summary(system: str) -> str:
    """Return the sentence about the format with that key in the language of the reader; empty if it has none."""
    return format_sentence("summary", system, {}) or ""


def options_title(key: str, system: str) -> str:
    """Return the title of a form for options of the format with that key in the language of the reader."""
    return _text(system, "name", key)


def form_title(form: FormNow) -> str:
    """Return the title of a form in the language of the reader."""
    return title_of_form(form.key, form.system.key)


def title_of_form(key: str, system: str) -> str:
    """Return the title of a form of the format with that key, or else its name."""
    return _text(system, "form", key)


def form_field(form: str, field: FormField, system: str) -> str:
    """Return the label of a form's field in the language of the reader."""
    return _text(system, "form", form, field.name)


def form_choice(form: str, field: FormField, choice: str, system: str) -> str:
    """Return the label of a choice of a form's field in the language of the reader."""
    return _text(system, "form", form, field.name, choice)


def form_line(line: FormLine, form: str, system: str) -> str:
    """Return a line of a handed-in form: a label with the chosen option or the typed text, or a text of the format."""
    field, text = line.field, line.text
    if field is None:
        return format_text(text)
    chosen = form_choice(form, field, text, system) if text in field.choices else text
    return say("numbers-label", label=form_field(form, field, system), text=chosen)


def form_lines(form: FormNow, content: Any) -> list[str]:
    """Return the stored content of a form, line by line, in the language of the reader."""
    return [form_line(line, form.key, form.system.key) for line in form.lines(content)]


def choice_label(question: Reason, choice: Choice, system: str) -> str:
    """Return the label of an answer to a question in the language of the reader."""
    return choice.label or _text(system, "choice", question.code, choice.value)


def answer_text(prompt: Prompt, answer: str, system: str) -> str:
    """Return an answer to a prompt in the language of the reader: the label of a choice, or else the answer itself."""
    chosen = next((choice for choice in prompt.choices if choice.value == answer), None)
    return format_text(answer) if chosen is None else choice_label(prompt.question, chosen, system)


def _text(system: str, *parts: str) -> str:
    """Return the text whose code consists of these parts, or else the last of them as a name."""
    return format_sentence("_".join(parts).lower().replace(" ", "_"), system, {}) or as_name(parts[-1])


def form_help(form: FormNow) -> str:
    """Return what a form asks for in the language of the reader."""
    return format_sentence(f"form_{form.key}_help", form.system.key, {}) or ""


def field_help(name: str, system: str) -> str:
    """Return the sentence about a field of entrants of the format with that key; empty if it has none."""
    return field_text(name, system, format_sentence)


def option_label(name: str) -> str:
    """Return the label of an option or field, or else its name."""
    message = _labels().get(name)
    return say(message) if message is not None else format_text(as_name(name))


WEEK = "week"
"""In the ids of sentences about the weekly timetable, where the key of a format is elsewhere."""


def option_help(name: str, system: str = "") -> str:
    """Return the sentence about an option of the format with that key, or about a setting; empty if it has none."""
    return format_sentence(f"option_{name}", system, {}) or ""


@lru_cache(maxsize=4096)
def _found(english: str) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """The message for a name, and its parts that fill the places of the message."""
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
    """The ids of the names by their English as Fluent writes it."""
    english = catalogue(ENGLISH)
    ids: dict[str, str] = {}
    for name in english.ids:
        text = english.source(name).partition(" = ")[2].rstrip()
        if name.startswith(PREFIX) and NAME in name and text:  # none of a message whose text begins below its id
            ids.setdefault(text, name)
    return ids


@cache
def _labels() -> Mapping[str, str]:
    """The ids of the labels of options and fields by their names."""
    return labels_of(catalogue(ENGLISH))


@cache
def _names() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Names with places in them, as patterns; those that say most come first."""
    messages = [(name, text) for text, name in _ids().items() if "{ $" in text]
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
