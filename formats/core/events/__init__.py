"""Events, the only source of truth: a tournament's state is a fold over them (see `evolve`).

Pairings, byes, draws and rationale are inside the events, so replay never computes a pairing. What older versions wrote
is read through `upcast`; how to change an event is described in `docs/storage.md`. Import all events from here; they
are in modules by subject, each of which ends with the union of its own.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, ConfigDict, Field, TypeAdapter

from formats.core.events.asking import *
from formats.core.events.branches import *
from formats.core.events.evenings import *
from formats.core.events.fact import *
from formats.core.events.field import *
from formats.core.events.games import *
from formats.core.events.lifecycle import *
from formats.core.events.rounds import *
from formats.core.events.server_games import *
from formats.core.upcast import read_payload

Event = Annotated[
    LifecycleEvent | FieldEvent | RoundEvent | GameEvent | ServerGameEvent | AskingEvent | EveningEvent | BranchEvent,
    Field(discriminator="kind"),
    BeforeValidator(read_payload),
]

EVENT: TypeAdapter[Event] = TypeAdapter(Event, config=ConfigDict(defer_build=True))
"""Reads and writes any event as JSON."""
