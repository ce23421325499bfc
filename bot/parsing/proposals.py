"""Times that one player proposes to the other: what a button needs to know of one."""

from __future__ import annotations

from datetime import datetime

from bot.text.wording.times import clock_text
from formats.core.wall_clock import wall_time
from storage.people import Person


def clock_of(person: Person | None, zone: str, at: datetime) -> str:
    """What the clock of a person shows then, in the zone given where theirs is not known: `Thu 19:00 (Asia/Tokyo)`."""
    there = (person.zone if person is not None else None) or zone
    return f"{clock_text(wall_time(at, there))} ({there})"
