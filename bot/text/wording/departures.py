"""Players who have left the server. Names come in ready to be shown."""

from __future__ import annotations

from bot.text.texts import texts
from bot.text.wording.numbers import listed


def away(names: list[str]) -> str:
    """A warning above a round that is about to be published."""
    return texts.departures.away(names=listed(names), count=len(names))
