"""Reminders, the directors' digest, and what the bot says about itself. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp


def game_soon(opponent: str, side: str, at: datetime) -> str:
    """Before a game."""
    text = texts.reminders.game_soon(opponent=opponent, distance=stamp(at, "R"), at=stamp(at))
    return f"{text} {texts.reminders.you_play(side=side)}" if side else text


def confirm_due(reporter: str, silent_at: datetime | None) -> str:
    """A report that nobody answered; without `silent_at` it was made before the game was to begin."""
    if silent_at is None:
        return texts.reminders.confirm_due_early(reporter=reporter)
    return texts.reminders.confirm_due(reporter=reporter, silent_at_distance=stamp(silent_at, "R"))
