"""What people read while something long is being worked out."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

WAITING = Phrase("waiting-waiting")
DATABASE = Phrase("waiting-database")
DONE_ALREADY = Phrase("waiting-done-already")
STOPPING = Phrase("waiting-stopping")

BAR = 20


def so_far(step: int, done: int, total: int) -> str:
    """How far it has come, as a bar and in numbers."""
    filled = BAR * done // total
    return say("waiting-so-far", step=step, done=done, total=total, filled="█" * filled, bar="░" * (BAR - filled))
