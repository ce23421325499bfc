"""Options that name entrants, shown and typed by name.

Prepaired games: `9 Ada - Ben, 9 Cem - bye` for the stored `9 e3 e8, 9 e4 bye`. Who may not meet: `Verein, Ada - Ben`,
with an attribute in the reader's language, for the stored `club, e3 e8`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from bot.parsing.named_entrants import NamedEntrants
from bot.parsing.search import folded
from bot.text.context import TournamentContext
from bot.text.format_texts import option_label
from formats.core.separation import ATTRIBUTES

FIELD = re.compile(r"stage\.\d+\.option\.prepaired")
KEPT_APART = re.compile(r"stage\.\d+\.option\.(?:never_meet|avoid_meeting)")
BYE = "bye"
_STORED = re.compile(r"([1-9]\d?) (\S+) (\S+)")
_TYPED = re.compile(r"([1-9]\d?)[.:]?\s+(\S.*)")
_DASH = re.compile(r"(?<!\s)\s++[-–—]\s++")
_MARKS = re.compile(r"[,;\n]")


def with_names(texts: Mapping[str, str], context: TournamentContext) -> dict[str, str]:
    """Return the texts of fields with names instead of entrants' ids."""
    return _changed(texts, _shown, _shown_apart, context)


def with_ids(texts: Mapping[str, str], context: TournamentContext) -> dict[str, str]:
    """Return the texts as they are stored. Names that match nobody, or several, stay as typed and are refused later."""
    return _changed(texts, _read, _read_apart, context)


def _changed(
    texts: Mapping[str, str],
    prepaired: Callable[[NamedEntrants, str], str],
    apart: Callable[[NamedEntrants, str], str],
    context: TournamentContext,
) -> dict[str, str]:
    """Return the texts with every entry of these fields converted."""
    entrants = context.state.entrants.values()
    active = NamedEntrants(context, [entrant.id for entrant in entrants if entrant.status == "active"])
    everybody = NamedEntrants(context, [entrant.id for entrant in entrants])

    def changed(field: str, text: str) -> str:
        entries = [entry for entry in map(str.strip, _MARKS.split(text)) if entry]
        if FIELD.fullmatch(field):
            return ", ".join(prepaired(active, entry) for entry in entries)
        return ", ".join(apart(everybody, entry) for entry in entries) if KEPT_APART.fullmatch(field) else text

    return {field: changed(field, text) for field, text in texts.items()}


def _shown(named: NamedEntrants, entry: str) -> str:
    """Return a stored entry with names."""
    found = _STORED.fullmatch(entry)
    if found is None:
        return entry
    number, *seats = found.groups()
    names = [named.refer(who, misread=_is_misread) if who in named.names else who for who in seats]
    return f"{number} {names[0]} - {names[1]}"


def _read(named: NamedEntrants, entry: str) -> str:
    """Return a typed entry with ids, or unchanged."""
    found = _TYPED.fullmatch(entry)
    if found is None:
        return entry
    seats = [_seat(named, name) for name in _DASH.split(found[2], maxsplit=1)]
    return entry if None in seats or len(seats) == 1 else f"{found[1]} {seats[0]} {seats[1]}"


def _seat(named: NamedEntrants, typed: str) -> str | None:
    """Return the id of a typed name, or None."""
    if typed.casefold() == BYE:
        return BYE
    if typed in named.names:
        return typed
    found = named.find(typed)
    return found[0] if len(found) == 1 else None


def _is_misread(name: str) -> bool:
    """Return True for a name that contains a separator or that means a bye."""
    return name.casefold() == BYE or bool(re.search(r"[,;\n]|\s[-–—]\s", name))


def _shown_apart(named: NamedEntrants, entry: str) -> str:
    """Return a stored attribute or pair with its label or names."""
    if entry in ATTRIBUTES:
        return option_label(entry)
    return " - ".join(named.refer(who, misread=_is_misread) if who in named.names else who for who in entry.split())


def _read_apart(named: NamedEntrants, entry: str) -> str:
    """Return a typed attribute or pair as it is stored, or in a form that is refused."""
    wanted = folded(entry)
    for attribute in ATTRIBUTES:
        if wanted in {attribute, folded(option_label(attribute))}:
            return attribute
    parts = entry.split()
    if all(part in named.names for part in parts):
        return entry
    seats = [_seat(named, name) for name in _DASH.split(entry, maxsplit=1)]
    if len(seats) == 1:
        return " - ".join(parts)  # two words are no pair of ids
    return entry if None in seats or BYE in seats or seats[0] == seats[1] else f"{seats[0]} {seats[1]}"
