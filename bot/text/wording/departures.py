"""Players who have left the server. Names come in ready to be shown."""

from __future__ import annotations

from bot.text.texts import texts
from bot.text.wording.numbers import listed


def has_left(name: str, games: int) -> str:
    """A director is asked what becomes of somebody who has left; `games` of theirs are open."""
    return texts.departures.has_left(name=name, games=games)


def voice_left(name: str, guest: str) -> str:
    """A director learns that a guest's voice has left; the guest plays on."""
    return texts.departures.voice_left(name=name, guest=guest)


def opponent_left(name: str) -> str:
    """Those who wait for a game with somebody who has left."""
    return texts.departures.opponent_left(name=name)


def away(names: list[str]) -> str:
    """A warning above a round that is about to be published."""
    return texts.departures.away(names=listed(names), count=len(names))


def kept(name: str) -> str:
    """A director keeps somebody in."""
    return texts.departures.kept(name=name)


def replacing(name: str) -> str:
    """How a director gives the seat to somebody else."""
    return texts.departures.replacing(name=name)
