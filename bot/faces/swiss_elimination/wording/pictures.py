"""Texts in pictures of the playoffs."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

BRACKETS = {
    "winners": Phrase("playoff-pictures-winners"),
    "losers": Phrase("playoff-pictures-losers"),
    "placement": Phrase("playoff-pictures-placement"),
    "championship": Phrase("playoff-pictures-championship"),
}
"""Brackets of the match table in one word, beside their colours."""


def revealed(told: int, seats: int) -> str:
    """Of how many the place is known so far."""
    return say("playoff-pictures-revealed", told=told, seats=seats)
