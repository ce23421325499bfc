"""What is written on pictures besides names and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.app.speaking.wording.games import FINAL, TENTATIVE
from bot.app.speaking.wording.numbers import counted, listed

POINTS, RANK, WON, RATING, RECORD = "Points", "Rank", "Won", "Rating", "Won–lost"
START = "Start"
IN_PERCENT = "In percent."
FINAL_PLACES = "Final places"
GRAND_FINAL, WINNERS, LOSERS, THIRD_PLACE = "Final", "Winners", "Losers", "Third place"
SHADED = "Shaded players are ahead in their group."
NO_OPPONENT = {"bye": "Bye", "idle": "Not paired"}


def byes(names: Sequence[str]) -> str:
    """Who has a bye."""
    return f"Bye: {listed(names)}" if names else ""


def idle(names: Sequence[str], shown: int = 8) -> str:
    """Who is not paired; many are counted."""
    if len(names) > shown:
        return f"Not paired: {len(names)} players"
    return f"Not paired: {listed(names)}" if names else ""


def simulations(caption: str, count: int) -> str:
    """How far play has come, and from how many simulations odds are."""
    return f"{caption} · {counted(count, 'simulation')}"


def ranks(first: int, second: int) -> str:
    """What a match is for."""
    return f"ranks {first}–{second}"


def times_in(zone: str, round_title: str) -> str:
    """Whose clock a week is read on."""
    return f"{round_title} · times in {zone.rpartition('/')[2].replace('_', ' ')}"


def score_and_side(points: str, side: str) -> str:
    """Below a name on a pairing sheet."""
    return " · ".join(filter(None, (side, points)))


def game_at(wall: datetime, *, final: bool) -> str:
    """When a game is played, on the clock of the picture."""
    return f"Game: {wall:%a} {wall.day} {wall:%b}, {wall:%H:%M} ({FINAL if final else TENTATIVE})"
