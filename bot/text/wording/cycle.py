"""A cycle of leagues: invitations, whoever does not come, games that are not over."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp_with_distance


def unfinished(until: datetime | None) -> str:
    """To those with games that are not over, above the list of them."""
    if until is None:
        return texts.cycle.unfinished()
    return texts.cycle.unfinished_until(until=stamp_with_distance(until))
