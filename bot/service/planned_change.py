"""A command's planned change: the next lines of a log, the state after them, the rows derived from them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.service.loaded import Change, LoadedTournament, extended
from bot.service.newcomers import newcomers
from bot.service.orders import Step
from formats.core.events import CommandUndone, Event, PhaseChanged, PlanChanged
from formats.core.evolve import undoes_before
from formats.core.log import Envelope
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from storage.log import NO_BINDINGS, numbered
from storage.tournaments import Bindings

STEP_BACK = timedelta(hours=1)
"""By how much a machine's clock may be put back without anybody having to know. Beyond that the times of the log were
wrong, and `verify` tells so."""

MANY_EVENTS = 20
"""More than so many of one command are looked at apart from the event loop."""


async def planned_change(loaded: LoadedTournament, envelope: Envelope, events: Sequence[Event]) -> Change:
    """The change these events make. An undo is folded from a state before it, apart, as many events are."""
    records = numbered(
        events, after=loaded.state.version, command_id=envelope.command_id, actor=envelope.actor, at=envelope.at
    )
    if len(records) > MANY_EVENTS or undoes_before(records):
        return Change(loaded.state, await asyncio.to_thread(extended, loaded, records), records)
    return Change(loaded.state, extended(loaded, records), records)


def next_moment(loaded: LoadedTournament, now: datetime) -> datetime:
    """The moment of the next line of a log: not before the last one, however the clock was put right since."""
    last = loaded.records[-1].at if loaded.records else now
    return last if now < last <= now + STEP_BACK else now


def bound_rows(planned: Change, step: Step) -> Bindings:
    """The rows that repeat the log, and the people behind new entrants."""
    return replace(
        step.bindings,
        **repeated_in_rows(planned.events, planned.before, planned.after),
        entrants={**step.bindings.entrants, **newcomers(planned.events, step)},
    )


def repeated_in_rows(events: Sequence[Event], before: TournamentState, after: TournamentState) -> dict[str, Any]:
    """Return the columns derived from the log that these events change: title, phase, and members."""
    touched = any(isinstance(event, PhaseChanged | PlanChanged | CommandUndone) for event in events)
    rows: dict[str, Any] = {"title": after.title, "phase": after.phase} if touched else {}
    old, new = before.slice_of(Members), after.slice_of(Members)
    if old != new:
        changed = (entrant for entrant in {**old.by_entrant, **new.by_entrant} if old.of(entrant) != new.of(entrant))
        rows["members"] = {entrant: new.of(entrant) for entrant in changed}
    return rows


def together(bindings: Iterable[Bindings]) -> Bindings:
    """Merge several changes to rows, in order."""
    whole = NO_BINDINGS
    for each in bindings:
        if each == NO_BINDINGS:
            continue
        whole = replace(
            whole,
            **each.columns,
            entrants={**whole.entrants, **each.entrants},
            members={**whole.members, **each.members},
            staff_added=(*whole.staff_added, *each.staff_added),
            staff_removed=(*whole.staff_removed, *each.staff_removed),
        )
    return whole
