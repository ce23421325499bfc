"""The arrangement of a new cycle, as directors look it over. Names and tiers come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking.wording.numbers import counted, listed

TITLE = "Preview: arrangement"
NOT_PUBLISHED = "Nobody else sees this yet. Look it over, then publish: all games of all leagues open at once."
WORTH_A_LOOK = "Worth a look"
LEAGUES = "Leagues"
NOTHING_ODD = "Nothing unusual: everybody who signed up has a place, and everybody has a rating."
SIGNS: Mapping[str, str] = {"up": "↑", "down": "↓", "same": "=", "new": "+"}
MOVES: Mapping[str, str] = {"up": "Up", "down": "Down", "new": "New", "same": "In the same tier"}
ENTRANT, RATING, BEFORE, NOW, LEAGUE, MOVE, WHY = "name", "rating", "last tier", "tier", "league", "move", "why"


def size(players: int, leagues: int, tiers: int) -> str:
    """How large it is."""
    return f"{counted(players, 'player')}, {counted(leagues, 'league')} in {counted(tiers, 'tier')}."


def holder(name: str) -> str:
    """Who waits for the challenger."""
    return f"**{name}** holds the title."


def moved(before: str, after: str, why: str) -> str:
    """Somebody's tier in the last cycle and now; the reason names them."""
    way = f"{before} → {after}" if before and before != after else after
    return f"**{way}** {why}"


def heading(move: str, count: int) -> str:
    """Above those who move the same way."""
    return f"{MOVES[move]} ({count})"


def not_in(names: list[str]) -> str:
    """Who signed up but has no place, for want of an answer."""
    return f"Signed up, but not in ({len(names)}): {listed(names)}. They have not accepted."


def without_rating(names: list[str]) -> str:
    """Whose place nobody can judge."""
    return f"No rating ({len(names)}): {listed(names)}. They come after everybody with one."


def disqualified(names: list[str]) -> str:
    """Who timed out."""
    return f"Disqualified in the last cycle ({len(names)}): {listed(names)}. They get no bonus."
