"""What directors are offered where a field cannot play. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.numbers import listed
from bot.text.wording.times import stamp_with_distance


def answers_awaited(names: list[str], until: datetime) -> str:
    """Who may still answer, so that nobody has to be left out yet."""
    return texts.remedies.answers_awaited(names=listed(names), count=len(names), until=stamp_with_distance(until))
