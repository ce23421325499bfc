"""What people read while something long is being worked out."""

from __future__ import annotations

from bot.text.texts import texts

BAR = 20


def so_far(step: int, done: int, total: int) -> str:
    """How far it has come, as a bar and in numbers."""
    filled = BAR * done // total
    return texts.waiting.so_far(step=step, done=done, total=total, filled="█" * filled, bar="░" * (BAR - filled))
