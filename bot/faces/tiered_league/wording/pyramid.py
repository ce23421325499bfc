"""Texts in pictures of the pyramid."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

LEAGUES = Phrase("pyramid-leagues")
MOVES = Phrase("pyramid-moves")
THIS_CYCLE = Phrase("pyramid-this-cycle")
NEXT_CYCLE = Phrase("pyramid-next-cycle")
CHAMPION = Phrase("pyramid-champion")
CARRIED = Phrase("pyramid-carried")


def tier(letter: str) -> str:
    """A level of the pyramid."""
    return say("pyramid-tier", letter=letter)
