"""Headings and sentences around recorded rationale. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.numbers import ordinal, sentence
from bot.text.wording.times import stamp

WHY = texts.why.why
PAIRING, BYE, NO_GAME, TIME, RESULT, WHOLE_ROUND, STANDING, SEED, CHANGES = (
    texts.why.pairing,
    texts.why.bye,
    texts.why.no_game,
    texts.why.time,
    texts.why.result,
    texts.why.whole_round,
    texts.why.standing,
    texts.why.seed,
    texts.why.changes,
)
NOT_IN_ROUND = texts.why.not_in_round
NUMBERS_DECIDE = texts.why.numbers_decide
NO_ROUND = texts.why.no_round
IDLE = texts.why.idle
SEEDED_BY = {
    "strength": texts.why.seeded_by_strength,
    "standings": texts.why.seeded_by_standings,
    "hand": texts.why.seeded_by_hand,
    "lot": texts.why.seeded_by_lot,
    "entry": texts.why.seeded_by_entry,
}
"""What the starting order of a stage goes by."""
MENDED = texts.why.mended
BY_DIRECTOR = texts.why.by_director


def place(rank: int, came_to: str) -> str:
    """Where somebody stands now."""
    return texts.why.place(rank=ordinal(rank), came_to=came_to)


def tie_break(head: str, value: str) -> str:
    """A number that parts equal scores."""
    return f"{head}: {value}"


def seed(number: int, of: int) -> str:
    """Somebody's seed."""
    return texts.why.seed_2(number=number, of=of)


def changed(at: datetime, how: str, text: str) -> str:
    """A change of a published round, with the reason given."""
    head = f"{stamp(at, 'f')}, {how}"
    return f"{head}: {text}" if text else sentence(head)


def read_a_rule(rule: str) -> str:
    """Below reasons: how to open a rule they cite."""
    return texts.why.read_a_rule(rule=rule)
