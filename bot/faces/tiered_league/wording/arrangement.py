"""The arrangement of a new cycle, as directors look it over. Names and tiers come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.catalogue import say
from bot.text.numbers import listed
from bot.text.phrases import Phrase

TITLE = Phrase("arrangement-title")
NOT_PUBLISHED = Phrase("arrangement-not-published")
WORTH_A_LOOK = Phrase("arrangement-worth-a-look")
LEAGUES = Phrase("arrangement-leagues")
STORY = Phrase("arrangement-story")
NOTHING_ODD = Phrase("arrangement-nothing-odd")
SIGNS: Mapping[str, str] = {"up": "↑", "down": "↓", "same": "=", "new": "+"}
MOVES: Mapping[str, Phrase] = {
    "up": Phrase("arrangement-moves-up"),
    "down": Phrase("arrangement-moves-down"),
    "new": Phrase("arrangement-moves-new"),
    "same": Phrase("arrangement-moves-same"),
}
ENTRANT = Phrase("arrangement-entrant")
RATING = Phrase("arrangement-rating")
BEFORE = Phrase("arrangement-before")
NOW = Phrase("arrangement-now")
LEAGUE = Phrase("arrangement-league")
MOVE = Phrase("arrangement-move")
WHY = Phrase("arrangement-why")


def size(players: int, leagues: int, tiers: int) -> str:
    """How large it is."""
    return say("arrangement-size", players=players, leagues=leagues, tiers=tiers)


def title_kept() -> str:
    """The holder is not in the field."""
    return say("arrangement-title-kept")


def holder(name: str) -> str:
    """Name the holder of the title."""
    return say("arrangement-holder", name=name)


def moved(before: str, after: str, why: str) -> str:
    """Show a player's tier in the last cycle and now; the reason names them."""
    way = f"{before} → {after}" if before and before != after else after
    return f"**{way}** {why}"


def heading(move: str, count: int) -> str:
    """Above those who move the same way."""
    return f"{MOVES[move]()} ({count})"


def more(count: int) -> str:
    """Behind those who are named."""
    return say("arrangement-more", count=count)


def not_in(names: list[str]) -> str:
    """Name those who signed up but did not answer, and so have no place."""
    return say("arrangement-not-in", count=len(names), names=listed(names))


def without_rating(names: list[str]) -> str:
    """Name those whose place cannot be checked without a rating."""
    return say("arrangement-without-rating", count=len(names), names=listed(names))


def disqualified(names: list[str]) -> str:
    """Name those who timed out."""
    return say("arrangement-disqualified", count=len(names), names=listed(names))
