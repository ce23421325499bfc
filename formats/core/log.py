"""The log: events in order, each with the command that caused it."""

from __future__ import annotations

from pydantic import AwareDatetime

from formats.core.commands import Command
from formats.core.events import Event, Tick
from formats.core.values import Value

TIMETABLE = "timetable"
"""The actor of commands that nobody typed."""


class Record(Value):
    """One line of the log. `seq` counts from 1; `actor` is a person's internal id or `timetable`; `at` is aware."""

    seq: int
    command_id: str
    actor: str
    at: AwareDatetime
    event: Event


class Envelope(Value):
    """A command on its way: who, when, and the id that makes a retry harmless.

    `tick` is the moment of the timetable that this command deals with, if any.
    """

    command_id: str
    actor: str
    at: AwareDatetime
    command: Command
    tick: Tick | None = None
