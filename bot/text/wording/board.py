"""The live board of a tournament. Names and titles come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.numbers import points_word
from bot.text.wording.times import stamp

NEXT, STANDINGS, LEADERS, GAMES = (
    texts.board.next,
    texts.board.standings,
    texts.board.leaders,
    texts.board.games,
)
ALL_PLAYED = texts.board.all_played
DIRECTORS_PAIR = texts.board.directors_pair
PAUSED = texts.board.paused
ON_HOLD = texts.board.on_hold
DRAFT = texts.board.draft
NOT_POSTED = texts.board.not_posted
POSTED_ANEW = texts.board.posted_anew
NOT_PINNED = texts.board.not_pinned


def where(guild: int | None, channel: int, message: int) -> str:
    """The way to the board."""
    return texts.board.where(url=f"https://discord.com/channels/{guild or '@me'}/{channel}/{message}")


def round_played(title: str, played: int, games: int) -> str:
    """A round, and how far it has come."""
    return texts.board.round_played(title=title, played=played, games=games)


def questions(count: int) -> str:
    """The format waits for somebody to say something."""
    return texts.board.questions(count=count)


def _when(at: datetime) -> str:
    """Shorter than elsewhere: the board is read on phones."""
    return f"{stamp(at, 'f')} ({stamp(at, 'R')})"


def due(what: str, at: datetime) -> str:
    """A line of what comes next."""
    return f"{what}: {_when(at)}"


def games_until(at: datetime) -> str:
    """By when the games that are open should be over."""
    return texts.board.games_until(at=_when(at))


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
    return texts.board.and_others(count=count)
