"""Arguments of buttons and forms: the typed fields in a custom id, written and parsed in one place.

A class for each kind of argument declares its fields. They are written in order with a dot between them:
`s0r3b2.1767744000`. They are texts, numbers, truth values (`1`, `0`) and moments (seconds since 1970); the last may be
left out where it has a default, or be any number of texts. Where there are more parts than fields, the first field has
the dots. No argument has a colon: those of ids are written as `~`.

Version 0.1 wrote a comma in place of the dot in some; they are named in `older`, because its messages are still in
channels.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from datetime import UTC, datetime
from typing import Any, ClassVar, Self, dataclass_transform, get_args, get_origin, get_type_hints

DOT, COLON, FOR_COLONS = ".", ":", "~"
LONGEST_NUMBER = 20


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Argument:
    """The base of all arguments. Every subclass is made a frozen dataclass."""

    older: ClassVar[str] = ""
    """What stood between the parts in version 0.1, where it was no dot."""

    def __init_subclass__(cls) -> None:
        """Generate the constructor and the comparison from the fields."""
        super().__init_subclass__()
        dataclass(frozen=True)(cls)

    def __str__(self) -> str:
        """Return the argument as it is written in a custom id."""
        parts: list[str] = []
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None:
                parts += map(_written, value) if isinstance(value, tuple) else [_written(value)]
        return DOT.join(parts)

    @classmethod
    def read(cls, text: str) -> Self:
        """The argument out of a custom id; `ValueError` where it is none of this kind."""
        kinds = _kinds(cls)
        parts = text.replace(cls.older, DOT).split(DOT) if cls.older else text.split(DOT)
        if get_origin(kinds[-1][1]) is tuple:
            several = tuple(filter(None, parts[len(kinds) - 1 :]))
            values = [*_read_all(kinds[:-1], parts), several]
            return cls(*values)
        surplus = len(parts) - len(kinds)
        if surplus > 0:
            parts = [DOT.join(parts[: surplus + 1]), *parts[surplus + 1 :]]
        try:
            return cls(*_read_all(kinds, parts))
        except TypeError as error:  # parts are missing
            raise ValueError(text) from error


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, datetime):
        return str(int(value.timestamp()))
    return str(value).replace(COLON, FOR_COLONS)


def _read_all(kinds: list[tuple[str, Any]], parts: list[str]) -> list[Any]:
    return [_read(kind, part) for (_, kind), part in zip(kinds, parts, strict=False)]


def _read(kind: Any, part: str) -> Any:
    if kind is str:
        return part
    number = whole_number(part)
    return bool(number) if kind is bool else datetime.fromtimestamp(number, UTC) if kind is datetime else number


def whole_number(text: str) -> int:
    """A number from a custom id; `ValueError` where there is none, or one that no button of ours holds."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise ValueError(text)
    return int(text)


def _kinds(kind: type[Argument]) -> list[tuple[str, Any]]:
    """The fields with what they hold, `X | None` as X."""
    hints = get_type_hints(kind)
    kinds: list[tuple[str, Any]] = []
    for field in fields(kind):
        hint = hints[field.name]
        if field.default is not MISSING and type(None) in get_args(hint):
            (hint,) = (part for part in get_args(hint) if part is not type(None))
        kinds.append((field.name, hint))
    return kinds


class NumberOf(Argument):
    """One of the choices of a form or question, counted from 0: `coming.0`."""

    key: str
    number: int


class NoteAbout(Argument):
    """A note about a game: which note, and which of its choices or seats, counted from 0."""

    pairing: str
    note: str
    which: int | None = None


class LoserOf(Argument):
    """A game, and the entrant who lost it."""

    pairing: str
    loser: str


class MinutesFor(Argument):
    """A game, and how much longer the opponent is waited for."""

    older: ClassVar[str] = ","

    pairing: str
    minutes: int


class GamesWon(Argument):
    """A match, or a round (`s0r3`) for one's match in it, and the games won by oneself and by the opponent."""

    where: str
    mine: int
    theirs: int


class TimeFor(Argument):
    """A game, and a time for it."""

    older: ClassVar[str] = ","

    pairing: str
    at: datetime


class Entrants(Argument):
    """Any number of entrants."""

    entrants: tuple[str, ...]


class CommandRef(Argument):
    """A command of the log; its id without colons, so it is only compared."""

    command_id: str


class DraftWay(Argument):
    """A draft, and the chosen way to finish it; empty for the only one."""

    token: str
    way: str = ""


class DraftNumber(Argument):
    """A draft, and a number, such as that of a page."""

    token: str
    number: int


class DraftTime(Argument):
    """A draft, and a time for it."""

    token: str
    at: datetime


class ZoneDraft(Argument):
    """A time zone, and what has been begun."""

    older: ClassVar[str] = ","

    zone: str
    token: str


class SeenRounds(Argument):
    """Rounds (`s0r3`, see `RoundRange`), and the fingerprint of what was shown of them."""

    rounds: str
    seen: str = ""


class FormFor(Argument):
    """A form, and the entrant it is filled in for where that is another person."""

    form: str
    entrant: str | None = None


class ServerGame(Argument):
    """A game on a game server, and the pairing it is a game of."""

    pairing: str
    game: str
