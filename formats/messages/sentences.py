"""Find the sentence of a format by its code, and fill it in.

The engine hands out codes and parameters. The message for a code is `format-<key>-<code>` in `locales/en.ftl` of the
format's folder, or `format-shared-<code>` in `formats/locales/en.ftl`, with hyphens for underscores and dots. Its
variables are `$who1`, `$who2`, ... for the entrants of a reason, in order, and the names of the reason's parameters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import formats
from formats import systems
from formats.core.model import Reason, TieBreak
from formats.core.values import EntrantId, Scalar
from formats.messages.catalogue import Catalogue
from formats.messages.languages import ENGLISH
from formats.messages.parts import Value

PREFIX = "format-"
SHARED = "shared"

SMALLEST_AS_TEXT = 1000
"""Numbers from here on are written without the separators of a language."""

NO_VALUES: Mapping[str, Value] = {}

Text = Callable[[str, str, Mapping[str, Value]], str | None]
"""Returns the text for a code of the format with that key, filled in; nothing if it has none."""

_VARIABLE = re.compile(r"\$([a-zA-Z]\w*)")
_LABEL = re.compile(PREFIX + r".+?-(?:option|field)-(.+)-label")
_ENTRANT = re.compile(r"who([1-9]\d*)")


def message_of(catalogue: Catalogue, code: str, system: str = "") -> str | None:
    """Return the id of the message for a code of the format with that key; None if there is none."""
    slug = code.replace("_", "-").replace(".", "-")
    homes = (system.replace("_", "-"), SHARED) if system else (SHARED,)
    return next((name for name in (f"{PREFIX}{home}-{slug}" for home in homes) if name in catalogue.ids), None)


def labels_of(catalogue: Catalogue) -> Mapping[str, str]:
    """Return the ids of the labels of options and fields by their names, which have one label in all formats."""
    found = map(_LABEL.fullmatch, catalogue.ids)
    return {match[1].replace("-", "_"): match[0] for match in found if match is not None}


def english_text(code: str, system: str, values: Mapping[str, Value] = NO_VALUES) -> str:
    """Return the English text for a code of the format with that key; empty if it has none."""
    message = message_of(english(), code, system)
    return "" if message is None else english().said(message, values) or ""


def english_title(system: str) -> str:
    """Return the English title of the format with that key, or else its name."""
    return english_text("title", system) or as_name(system)


def as_name(key: str) -> str:
    """Return a key as a name: `group_stage` as `Group stage`."""
    return key.replace("_", " ").capitalize()


class ColumnText(NamedTuple):
    """A column of the standings as it is shown: its head and a sentence about it."""

    head: str
    help: str


def column_texts(columns: Iterable[TieBreak], system: str, text: Text = english_text) -> tuple[ColumnText, ...]:
    """Return the texts of columns of the format with that key."""
    return tuple(
        ColumnText(
            text(f"head_{column.name.lower()}", system, {}) or column.name,
            text(f"column_{(column.described_as or column.name).lower()}", system, {}) or "",
        )
        for column in columns
    )


def field_text(name: str, system: str, text: Text = english_text) -> str:
    """Return the sentence about a field of entrants of the format with that key; empty if it has none."""
    found, (stem, _, number) = text(f"field_{name}", system, {}), name.rpartition("_")
    if not found and stem and number.isdecimal():
        found = text(f"field_{stem}", system, {"number": number})
    return found or ""


def variables_of(catalogue: Catalogue, message: str) -> frozenset[str]:
    """Return the names of a message's variables."""
    return frozenset(_VARIABLE.findall(catalogue.source(message)))


def reason_values(
    reason: Reason, variables: frozenset[str], name: Callable[[EntrantId], str], shown: Callable[[str, Scalar], Value]
) -> dict[str, Value]:
    """Return the values for the variables of a reason's message. A variable that nothing fills shows as `{name}`."""
    values: dict[str, Value] = {}
    for variable in variables:
        entrant = _ENTRANT.fullmatch(variable)
        number = int(entrant[1]) - 1 if entrant else 0
        if entrant and number < len(reason.about):
            values[variable] = name(reason.about[number])
        elif not entrant and variable in reason.params:
            values[variable] = shown(variable, reason.params[variable])
        else:
            values[variable] = f"{{{number if entrant else variable}}}"
    return counted(values)


def counted(values: Mapping[str, Value]) -> dict[str, Value]:
    """Return small whole numbers as numbers, which choose between singular and plural, and large ones as text."""
    return {name: _counted(value) for name, value in values.items()}


def _counted(value: Value) -> Value:
    if isinstance(value, str) and value.isdecimal() and len(value) < len(str(SMALLEST_AS_TEXT)):
        return int(value) if str(int(value)) == value else value
    return str(value) if isinstance(value, int) and abs(value) >= SMALLEST_AS_TEXT else value


@cache
def english() -> Catalogue:
    """Return the English messages of the formats."""
    shared = Path(formats.__file__).parent / "locales" / f"{ENGLISH}.ftl"
    own = (path for root in systems.__path__ for path in sorted(Path(root).glob(f"*/locales/{ENGLISH}.ftl")))
    return Catalogue(ENGLISH, (shared, *own))
