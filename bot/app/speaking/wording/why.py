"""Headings and sentences around recorded rationale. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.wording.numbers import ordinal, points_word
from bot.app.speaking.wording.times import stamp

WHY = "Why?"
PAIRING, BYE, NO_GAME, TIME, WHOLE_ROUND, STANDING, SEED, CHANGES = (
    "The pairing",
    "The bye",
    "No game",
    "The time of the game",
    "The round as a whole",
    "The place in the standings",
    "The seed",
    "Changes after publication",
)
NOT_IN_ROUND = "Not in this round."
NUMBERS_DECIDE = "The numbers decide; nothing else had to part anybody."
NO_ROUND = "No such round has been published."
IDLE = "Not paired in this round; that is no bye."
SEEDED_BY_STRENGTH = "The order at the start goes by strength."
SEEDED_BY_STANDINGS = "The order at the start goes by the standings of the stage before."
MENDED = "mended after somebody left"
BY_DIRECTOR = "by a director"


def place(rank: int, half_points: int) -> str:
    """Where somebody stands now."""
    return f"{ordinal(rank)} with {points_word(half_points)}."


def tie_break(head: str, value: str) -> str:
    """A number that parts equal scores."""
    return f"{head}: {value}"


def seed(number: int, of: int) -> str:
    """Somebody's seed."""
    return f"Seed {number} of {of}."


def changed(at: datetime, how: str, text: str) -> str:
    """A change of a published round, with the reason given."""
    return f"{stamp(at, 'f')}, {how}" + (f": {text}" if text else ".")
