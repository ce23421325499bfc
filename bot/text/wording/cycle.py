"""A cycle of leagues: invitations, whoever does not come, games that are not over."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp, stamp_with_distance

INVITATIONS_GO_OUT = texts.cycle.invitations_go_out
MAKES_ROOM = texts.cycle.makes_room
NEXT_GAME = texts.cycle.next_game
UNFINISHED = texts.cycle.unfinished


def unfinished(until: datetime | None) -> str:
    """To those with games that are not over, above the list of them."""
    if until is None:
        return texts.cycle.unfinished()
    return texts.cycle.unfinished_until(until=stamp_with_distance(until))


def overdue(until: datetime) -> str:
    """The day has passed."""
    return texts.cycle.overdue(until=stamp(until))


def overdue_for_directors(until: datetime) -> str:
    """To directors: it is their turn."""
    return texts.cycle.overdue_for_directors(until=stamp(until))
