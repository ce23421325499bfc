"""Times that one player proposes to the opponent."""

from __future__ import annotations

from datetime import datetime

from bot.text.times import clock_text
from formats.core.wall_clock import wall_time
from storage.people import Person


def clock_of(person: Person | None, zone: str, at: datetime) -> str:
    """Return a time on a person's clock: `Thu 19:00 (Asia/Tokyo)`.

    Without a known zone, that of the argument is used.
    """
    there = (person.zone if person is not None else None) or zone
    return f"{clock_text(wall_time(at, there))} ({there})"
