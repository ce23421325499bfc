"""Teams and their members, guests and whoever speaks for them. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import listed

FIELD, FIELD_HELP = Phrase("teams-field"), Phrase("teams-field-help")


def add_others(most: int) -> str:
    """How whoever entered names the others."""
    return say("teams-add-others", most=most)


def joined(name: str, entrant: str, *, team: bool) -> str:
    """Somebody may act for an entrant from now on."""
    return say("teams-joined" if team else "teams-speaks", name=name, entrant=entrant)


def left(name: str, entrant: str, *, team: bool) -> str:
    """Somebody may act for an entrant no more."""
    return say("teams-left" if team else "teams-silent", name=name, entrant=entrant)


def members(names: Sequence[str], *, team: bool) -> str:
    """Who they are, the captain first; of a guest whoever speaks for them."""
    return say("teams-members" if team else "teams-voice", names=listed(names))
