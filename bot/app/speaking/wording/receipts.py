"""What the bot has taken from one person."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.catalogue import Phrase
from bot.app.speaking.wording.numbers import counted
from bot.app.speaking.wording.times import stamp

TITLE = Phrase("receipts-title")


def head(found: int, shown: int) -> str:
    """How many, and how many of them are listed."""
    if not found:
        return "Nothing yet."
    text = f"{counted(found, 'entry', 'entries')} in the log, newest first"
    return f"{text}; these are the latest {shown}." if shown < found else f"{text}."


def line(seq: int, at: datetime, what: str, *, undone: bool) -> str:
    """One of them, with its number in the log; what was taken back by a director is struck through."""
    return f"`{seq}` {stamp(at, 'f')} " + (f"~~{what}~~ (taken back)" if undone else what)
