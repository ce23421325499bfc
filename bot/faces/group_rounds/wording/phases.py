"""The way from the groups to the final. Names and titles come in ready to be shown."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

TO_COME = Phrase("phases-to-come")
GOES_ON = Phrase("phases-goes-on")


def opens(games: int) -> str:
    """Count the games that a previewed round would open."""
    return say("phases-opens", games=games)


def others(count: int) -> str:
    """Members of a group that are not named."""
    return say("phases-others", count=count)
