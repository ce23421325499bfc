"""The English catalogues of what formats say, written from their declarations for those who translate."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from bot.text.format_texts import NAME, PREFIX, fluent, variable
from formats import registry
from formats.core.asking import EntrantField, EntrantForm
from formats.core.attendance import FORM as CHECK_IN_FORM
from formats.core.contract import Format
from formats.core.model import TieBreak
from formats.core.plan import Settings, StagePlan
from formats.core.rules import declared_forms, declared_group_columns, entrant_fields_of
from formats.core.sentences import places_in
from formats.core.weekly import WeekPlan
from formats.toolkit.boards import GAP_WORDS
from formats.toolkit.brackets.format import BracketFormat, BracketOptions
from formats.toolkit.brackets.words import BRACKET_NAMES, BRACKET_WORDS
from formats.toolkit.invitation import INVITATION
from formats.toolkit.seeding import SEEDING_WORDS, STRENGTH_FIELDS
from formats.toolkit.sides import SIDE_WORDS
from formats.toolkit.tie_breaks import TIE_BREAK_WORDS, TIE_BREAKS

SHARED = "shared"
SHARED_FILE = "formats/locales/en.ftl"

HEAD = """\
### {what} Written by `make reference` from the declarations: change the English
### there, and translate the file beside this one.
"""
SHARED_HEAD = HEAD.format(what="What several formats and the engine say.")

Text = tuple[str, str, str]
"""What follows the prefix and the home in the id, the text in English, and where it is shown."""


def format_catalogues() -> dict[str, str]:
    """The files by their paths in the project: one for what formats share, one for each format that says more."""
    shared = list(_shared())
    files = {SHARED_FILE: _file(SHARED, SHARED_HEAD, shared, ())}
    known = [text for _, text, _ in shared]
    for key, system in registry.systems().items():
        head = HEAD.format(what=f"What the format {system.title} says.")
        files[f"formats/systems/{key}/locales/en.ftl"] = _file(key, head, _of_format(system), known)
    return files


def _file(home: str, head: str, texts: Iterable[Text], known: Iterable[str]) -> str:
    """One message a text, but for those that are known already."""
    known_texts, lines, ids = set(known), [head], set()
    patterns: list[re.Pattern[str]] = []
    for what, text, where in texts:
        if not text or text in known_texts or any(pattern.fullmatch(text) for pattern in patterns):
            continue
        if what.startswith(NAME.strip("-")) and places_in(text):
            patterns.append(re.compile(re.sub(r"\\{\w+\\}", "[0-9]+", re.escape(text))))
        known_texts.add(text)
        name = f"{PREFIX}{home.replace('_', '-')}-{what}"
        while name in ids:
            name += "-2"
        ids.add(name)
        lines.append(f"# {where}{_variables(text)}\n{name} = {fluent(text)}\n")
    return "\n".join(lines)


def _variables(text: str) -> str:
    """What the variables of a sentence are, for those who translate it."""
    places = sorted(places_in(text), key=lambda place: (not place.isdigit(), place))
    if not places:
        return ""
    return ". " + ", ".join(f"${variable(place)}" + (" a player" if place.isdigit() else "") for place in places)


def _shared() -> Iterator[Text]:
    yield from _sentences(registry.engine().words, "Why a game has its time")
    for words in (SIDE_WORDS, GAP_WORDS, SEEDING_WORDS, TIE_BREAK_WORDS, BRACKET_WORDS):
        yield from _sentences(words, "A reason")
    yield from _names(BRACKET_NAMES)
    yield from _tie_breaks((*TIE_BREAKS.values(), *BracketFormat.tie_breaks))
    yield from _entrant_fields(STRENGTH_FIELDS)
    yield from _form(INVITATION)
    yield from _form(CHECK_IN_FORM)
    for model in (BracketOptions, Settings, StagePlan, WeekPlan):
        yield from _options(model)


def _of_format(system: Format[Any]) -> Iterator[Text]:
    yield "title", system.title, "The name of the format"
    yield "summary", system.summary, "A sentence about the format"
    yield from _sentences(system.words, "A reason")
    yield from _names(system.names)
    yield from _tie_breaks((*system.tie_breaks, *system.tie_breaks_of(system.read_options({}))))
    yield from _tie_breaks(declared_group_columns(system))
    yield from _entrant_fields(entrant_fields_of(system))
    for form in declared_forms(system):
        yield from _form(form)
    yield from _options(system.options)


def _sentences(words: Mapping[str, str], where: str) -> Iterator[Text]:
    for code, sentence in words.items():
        yield _slug(code), sentence, f"{where} ({code})"


def _names(names: Iterable[str]) -> Iterator[Text]:
    for name in names:
        yield NAME.strip("-") + "-" + _slug(name), name, "A name of rounds, groups, sides or choices"


def _tie_breaks(columns: Iterable[TieBreak]) -> Iterator[Text]:
    for column in columns:
        slug = _slug(column.head)
        yield f"head-{slug}", column.head, "The head of a column of the standings, at most 12 characters"
        yield f"column-{slug}", column.help, f"What the column {column.head} is"


def _entrant_fields(fields: Iterable[EntrantField]) -> Iterator[Text]:
    for field in fields:
        yield f"field-{_slug(field.name)}", field.help, f"What {field.name} is, a column of an import"
        if field.asked:
            yield f"field-{_slug(field.name)}-label", _label_of(field.name), "The label of a field, asked on joining"


def _form(form: EntrantForm) -> Iterator[Text]:
    slug = _slug(form.key)
    yield f"form-{slug}", form.title, "The title of a form, also a button"
    yield f"form-{slug}-help", form.help, "Above the form"
    for field in form.fields:
        yield f"form-{slug}-{_slug(field.name)}", field.label, "The label of a field, at most 45 characters"
        for value, label in field.choices:
            yield f"form-{slug}-{_slug(field.name)}-{_slug(value)}", label, "A choice"


def _options(model: type[BaseModel]) -> Iterator[Text]:
    for name, field in model.model_fields.items():
        if model not in {Settings, StagePlan, WeekPlan}:
            yield (
                f"option-{_slug(name)}-label",
                field.title or _label_of(name),
                "The label of an option, at most 45 characters",
            )
        yield f"option-{_slug(name)}", field.description or "", f"The option {name}; at most 100 characters are shown"


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"[{}]", "", text).lower().replace("'", "")).strip("-") or "empty"


def _label_of(name: str) -> str:
    return name.replace("_", " ").capitalize()
