"""The live board of a tournament. Names and titles come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp


def _when(at: datetime) -> str:
    """Shorter than elsewhere: the board is read on phones."""
    return f"{stamp(at, 'f')} ({stamp(at, 'R')})"


def due(what: str, at: datetime) -> str:
    """A line of what comes next."""
    return f"{what}: {_when(at)}"


def games_until(at: datetime) -> str:
    """By when the games that are open should be over."""
    return texts.board.games_until(at=_when(at))
