"""Teams and their members, guests and whoever speaks for them. Names come in ready to be shown."""

from __future__ import annotations

from bot.text.texts import texts


def joined(name: str, entrant: str, *, team: bool) -> str:
    """Somebody may act for an entrant from now on."""
    return (texts.teams.joined if team else texts.teams.speaks)(name=name, entrant=entrant)


def left(name: str, entrant: str, *, team: bool) -> str:
    """Somebody may act for an entrant no more."""
    return (texts.teams.left if team else texts.teams.silent)(name=name, entrant=entrant)
