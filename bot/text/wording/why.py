"""Headings and sentences around recorded rationale. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp

SEEDED_BY = {
    "strength": texts.why.seeded_by_strength,
    "standings": texts.why.seeded_by_standings,
    "hand": texts.why.seeded_by_hand,
    "lot": texts.why.seeded_by_lot,
    "entry": texts.why.seeded_by_entry,
}
"""What the starting order of a stage goes by."""


def changed(at: datetime, how: str, text: str) -> str:
    """A change of a published round, with the reason given."""
    head = f"{stamp(at, 'f')}, {how}"
    return f"{head}: {text}" if text else texts.pictures.sentence(told=head)
