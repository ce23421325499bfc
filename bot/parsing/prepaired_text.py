"""Prepaired games by name: `9 Ada - Ben, 9 Cem - bye` is shown and typed for the stored `9 e3 e8, 9 e4 bye`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from bot.parsing.named_entrants import NamedEntrants
from bot.text.context import TournamentContext

FIELD = re.compile(r"stage\.\d+\.option\.prepaired")
BYE = "bye"
_STORED = re.compile(r"([1-9]\d?) (\S+) (\S+)")
_TYPED = re.compile(r"([1-9]\d?)[.:]?\s+(\S.*)")
_DASH = re.compile(r"(?<!\s)\s++[-–—]\s++")
_MARKS = re.compile(r"[,;\n]")


def with_names(texts: Mapping[str, str], context: TournamentContext) -> dict[str, str]:
    """Return the texts of fields with names instead of entrants' ids."""
    return _changed(texts, _shown, context)


def with_ids(texts: Mapping[str, str], context: TournamentContext) -> dict[str, str]:
    """Return the texts as they are stored. Names that match nobody, or several, stay as typed and are refused later."""
    return _changed(texts, _read, context)


def _changed(
    texts: Mapping[str, str], change: Callable[[NamedEntrants, str], str], context: TournamentContext
) -> dict[str, str]:
    """Return the texts with every entry of prepaired games converted."""
    named = NamedEntrants(
        context, [entrant.id for entrant in context.state.entrants.values() if entrant.status == "active"]
    )
    return {
        field: ", ".join(change(named, entry) for entry in map(str.strip, _MARKS.split(text)) if entry)
        if FIELD.fullmatch(field)
        else text
        for field, text in texts.items()
    }


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
