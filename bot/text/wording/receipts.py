"""What the bot has taken from one person."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp


def head(found: int, shown: int) -> str:
    """How many, and how many of them are listed."""
    if not found:
        return texts.receipts.nothing()
    if shown < found:
        return texts.receipts.head_latest(found=found, shown=shown)
    return texts.receipts.head(found=found)


def line(seq: int, at: datetime, what: str, *, undone: bool) -> str:
    """One of them, with its number in the log; what was taken back by a director is struck through."""
    text = f"~~{what}~~ {texts.receipts.taken_back()}" if undone else what
    return f"`{seq}` {stamp(at, 'f')} {text}"
