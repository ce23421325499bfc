"""What the bot has taken from one person."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp

TITLE = Phrase("receipts-title")


def head(found: int, shown: int) -> str:
    """How many, and how many of them are listed."""
    if not found:
        return say("receipts-nothing")
    if shown < found:
        return say("receipts-head-latest", found=found, shown=shown)
    return say("receipts-head", found=found)


def line(seq: int, at: datetime, what: str, *, undone: bool) -> str:
    """One of them, with its number in the log; what was taken back by a director is struck through."""
    text = f"~~{what}~~ {say('receipts-taken-back')}" if undone else what
    return f"`{seq}` {stamp(at, 'f')} {text}"
