"""A cycle of leagues: invitations, whoever does not come, games that are not over."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp, stamp_with_distance

INVITATIONS_GO_OUT = Phrase("cycle-invitations-go-out")
MAKES_ROOM = Phrase("cycle-makes-room")
NEXT_GAME = Phrase("cycle-next-game")
UNFINISHED = Phrase("cycle-unfinished")


def unfinished(until: datetime | None) -> str:
    """To those with games that are not over, above the list of them."""
    if until is None:
        return say("cycle-unfinished")
    return say("cycle-unfinished-until", until=stamp_with_distance(until))


def overdue(until: datetime) -> str:
    """The day has passed."""
    return say("cycle-overdue", until=stamp(until))


def overdue_for_directors(until: datetime) -> str:
    """To directors: it is their turn."""
    return say("cycle-overdue-for-directors", until=stamp(until))
