"""Teams and their members, guests and whoever speaks for them. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.texts import texts
from bot.text.wording.numbers import listed

FIELD, FIELD_HELP = texts.teams.field, texts.teams.field_help


def add_others(most: int) -> str:
    """How whoever entered names the others."""
    return texts.teams.add_others(most=most)


def joined(name: str, entrant: str, *, team: bool) -> str:
    """Somebody may act for an entrant from now on."""
    return (texts.teams.joined if team else texts.teams.speaks)(name=name, entrant=entrant)


def left(name: str, entrant: str, *, team: bool) -> str:
    """Somebody may act for an entrant no more."""
    return (texts.teams.left if team else texts.teams.silent)(name=name, entrant=entrant)


def members(names: Sequence[str], *, team: bool) -> str:
    """Who they are, the captain first; of a guest whoever speaks for them."""
    return (texts.teams.members if team else texts.teams.voice)(names=listed(names))
