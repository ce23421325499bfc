"""Headings and sentences around recorded rationale. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import ordinal, sentence
from bot.text.wording.times import stamp

WHY = Phrase("why-why")
PAIRING, BYE, NO_GAME, TIME, RESULT, WHOLE_ROUND, STANDING, SEED, CHANGES = (
    Phrase("why-pairing"),
    Phrase("why-bye"),
    Phrase("why-no-game"),
    Phrase("why-time"),
    Phrase("why-result"),
    Phrase("why-whole-round"),
    Phrase("why-standing"),
    Phrase("why-seed"),
    Phrase("why-changes"),
)
NOT_IN_ROUND = Phrase("why-not-in-round")
NUMBERS_DECIDE = Phrase("why-numbers-decide")
NO_ROUND = Phrase("why-no-round")
IDLE = Phrase("why-idle")
SEEDED_BY = {
    "strength": Phrase("why-seeded-by-strength"),
    "standings": Phrase("why-seeded-by-standings"),
    "hand": Phrase("why-seeded-by-hand"),
    "lot": Phrase("why-seeded-by-lot"),
    "entry": Phrase("why-seeded-by-entry"),
}
"""What the starting order of a stage goes by."""
MENDED = Phrase("why-mended")
BY_DIRECTOR = Phrase("why-by-director")


def place(rank: int, came_to: str) -> str:
    """Where somebody stands now."""
    return say("why-place", rank=ordinal(rank), came_to=came_to)


def tie_break(head: str, value: str) -> str:
    """A number that parts equal scores."""
    return f"{head}: {value}"


def seed(number: int, of: int) -> str:
    """Somebody's seed."""
    return say("why-seed-2", number=number, of=of)


def changed(at: datetime, how: str, text: str) -> str:
    """A change of a published round, with the reason given."""
    head = f"{stamp(at, 'f')}, {how}"
    return f"{head}: {text}" if text else sentence(head)


def read_a_rule(rule: str) -> str:
    """Below reasons: how to open a rule they cite."""
    return say("why-read-a-rule", rule=rule)
