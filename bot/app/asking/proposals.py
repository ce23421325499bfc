"""Times that one player proposes to the other: what a button needs to know of one."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.app.speaking.wording.times import clock_text
from formats.core.values import PairingId
from formats.core.wall_clock import wall_time
from storage.people import Person


def proposal_argument(pairing: PairingId, at: datetime) -> str:
    """What the button to agree carries: `s0r1b2,1767744000`."""
    return f"{pairing},{int(at.timestamp())}"


def proposal_of(argument: str) -> tuple[PairingId, datetime]:
    """The game and the time a button is about."""
    pairing, _, seconds = argument.partition(",")
    return pairing, datetime.fromtimestamp(int(seconds), UTC)


def clock_of(person: Person | None, zone: str, at: datetime) -> str:
    """What the clock of a person shows then, in the zone given where theirs is not known: `Thu 19:00 (Asia/Tokyo)`."""
    there = (person.zone if person is not None else None) or zone
    return f"{clock_text(wall_time(at, there))} ({there})"
