"""The live board of a tournament. Names and titles come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import points_word
from bot.text.wording.times import stamp

NEXT, STANDINGS, LEADERS, GAMES = (
    Phrase("board-next"),
    Phrase("board-standings"),
    Phrase("board-leaders"),
    Phrase("board-games"),
)
ALL_PLAYED = Phrase("board-all-played")
DIRECTORS_PAIR = Phrase("board-directors-pair")
PAUSED = Phrase("board-paused")
ON_HOLD = Phrase("board-on-hold")
DRAFT = Phrase("board-draft")
NOT_POSTED = Phrase("board-not-posted")
POSTED_ANEW = Phrase("board-posted-anew")
NOT_PINNED = Phrase("board-not-pinned")


def where(guild: int | None, channel: int, message: int) -> str:
    """The way to the board."""
    return say("board-where", url=f"https://discord.com/channels/{guild or '@me'}/{channel}/{message}")


def round_played(title: str, played: int, games: int) -> str:
    """A round, and how far it has come."""
    return say("board-round-played", title=title, played=played, games=games)


def questions(count: int) -> str:
    """The format waits for somebody to say something."""
    return say("board-questions", count=count)


def _when(at: datetime) -> str:
    """Shorter than elsewhere: the board is read on phones."""
    return f"{stamp(at, 'f')} ({stamp(at, 'R')})"


def due(what: str, at: datetime) -> str:
    """A line of what comes next."""
    return f"{what}: {_when(at)}"


def games_until(at: datetime) -> str:
    """By when the games that are open should be over."""
    return say("board-games-until", at=_when(at))


def game(players: str, at: datetime) -> str:
    """A game to come."""
    return f"{stamp(at, 'f')} · {players}"


def place(rank: int, name: str, came_to: str) -> str:
    """A line of the standings, with the points or how far somebody came."""
    return f"{rank}. **{name}** · {came_to}"


def leader(group: str, name: str, half_points: int) -> str:
    """Who leads a group."""
    return f"{group}: **{name}** · {points_word(half_points)}"


def and_others(count: int) -> str:
    """What the board has no room for; the button shows everything."""
    return say("board-and-others", count=count)
