"""What the bot has taken from one person."""

from __future__ import annotations

from bot.app.wording.numbers import counted

TITLE, YOU = "What arrived from you", "You"


def head(found: int, shown: int) -> str:
    """How many, and how many of them are listed."""
    if not found:
        return "Nothing yet."
    text = f"{counted(found, 'entry', 'entries')} in the log, newest first"
    return f"{text}; these are the latest {shown}." if shown < found else f"{text}."
