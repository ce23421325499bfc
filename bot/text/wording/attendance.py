"""Check-in before an event."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp_with_distance


def opens(at: datetime) -> str:
    """When it will open."""
    return texts.attendance.opens_at(at=stamp_with_distance(at))
