"""The log: events in order, each with the command that caused it."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import AwareDatetime

from formats.core.commands import Command
from formats.core.events import AboutPeople, BeaconChain, Event, RoundPaired, Tick
from formats.core.values import PersonId, Value

TIMETABLE = "timetable"
"""The actor of the timetable's automatic commands."""


SERVER = "server:"
"""With this begins the actor of commands of a game server; its key follows."""


def is_person(actor: str) -> bool:
    """Is an actor somebody, rather than the timetable or a game server?"""
    return actor != TIMETABLE and not actor.startswith(SERVER)


class Record(Value):
    """One line of the log.

    `seq` counts from 1; `actor` is a person's internal id, `timetable`, or a game server such as `server:online_go`;
    `at` is aware.
    """

    seq: int
    command_id: str
    actor: str
    at: AwareDatetime
    event: Event


def people_in(records: Iterable[Record]) -> frozenset[PersonId]:
    """Everybody whom events are about, by their ids; who did something is in `Record.actor`."""
    return frozenset(
        person for record in records if isinstance(record.event, AboutPeople) for person in record.event.people()
    )


def people_of(records: Iterable[Record]) -> frozenset[PersonId]:
    """Everybody who appears in a log: who did something, and whom events are about."""
    lines = tuple(records)
    return people_in(lines) | {record.actor for record in lines if is_person(record.actor)}


class Envelope(Value):
    """A command on its way: who, when, and the id that makes a retry harmless.

    `tick` is the moment of the timetable that this command deals with, if any; `beacon` the public beacon from which
    draws that it brings into sight will take their randomness, where the host can reach one. `paired` are rounds that
    the same command was found to publish on the same state: they need not be paired again.
    """

    command_id: str
    actor: str
    at: AwareDatetime
    command: Command
    tick: Tick | None = None
    beacon: BeaconChain | None = None
    paired: tuple[RoundPaired, ...] = ()
