"""The live board of a tournament. Names and titles come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.wording.numbers import counted, points_word
from bot.app.speaking.wording.times import stamp

NEXT, STANDINGS, LEADERS, GAMES = "Next", "Standings", "In the lead", "Next games"
ALL_PLAYED = "All games are played; the final standings come next."
DIRECTORS_PAIR = "The directors start the next round."
PAUSED = "The timetable is paused."
DRAFT = "Sign-up is not open."
NOT_POSTED = "There is no board yet: it comes with the sign-up."
POSTED_ANEW = "The board is posted anew, at the bottom of the channel."
NOT_PINNED = (
    "I could not pin the board of this tournament. Please give me the permission *Pin Messages* in its channel, or "
    "unpin something if the channel is full of pins; or pin the board yourself. It is kept up to date in any case."
)


def where(guild: int | None, channel: int, message: int) -> str:
    """The way to the board."""
    return f"The board stands here: https://discord.com/channels/{guild or '@me'}/{channel}/{message}"


def round_played(title: str, played: int, games: int) -> str:
    """A round, and how far it has come."""
    return f"**{title}**: {played} of {counted(games, 'game')} played"


def questions(count: int) -> str:
    """The format waits for somebody to say something."""
    return f"Waiting for {counted(count, 'answer')} before it goes on."


def _when(at: datetime) -> str:
    """Shorter than elsewhere: the board is read on phones."""
    return f"{stamp(at, 'f')} ({stamp(at, 'R')})"


def due(what: str, at: datetime) -> str:
    """A line of what comes next."""
    return f"{what}: {_when(at)}"


def games_until(at: datetime) -> str:
    """By when the games that are open should be over."""
    return f"Games are played until {_when(at)}"


def game(players: str, at: datetime) -> str:
    """A game to come."""
    return f"{stamp(at, 'f')} · {players}"


def place(rank: int, name: str, half_points: int) -> str:
    """A line of the standings."""
    return f"{rank}. **{name}** · {points_word(half_points)}"


def leader(group: str, name: str, half_points: int) -> str:
    """Who leads a group."""
    return f"{group}: **{name}** · {points_word(half_points)}"


def and_others(count: int) -> str:
    """What the board has no room for; the button shows everything."""
    return f"and {count} more"
