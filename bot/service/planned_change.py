"""What a command would change: the next lines of a log and when, the state after them, the rows that repeat them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import ParamSpec, TypeVar

from bot.service.loaded import Change, LoadedTournament, Order, last_hash
from bot.service.newcomers import newcomers
from bot.service.snapshots import undone_state
from bot.service.together import repeated_in_rows
from formats.core.events import Event
from formats.core.evolve import fold, undoes_before
from formats.core.log import Record
from storage.log import numbered
from storage.tournaments import Bindings

P = ParamSpec("P")
T = TypeVar("T")
STEP_BACK = timedelta(hours=1)
"""By how much a machine's clock may be put back without anybody having to know. Beyond that the times of the log were
wrong, and `verify` tells so."""

MANY_EVENTS = 20
"""More than so many of one command are looked at apart from the event loop."""


async def planned_change(loaded: LoadedTournament, order: Order, events: tuple[Event, ...], at: datetime) -> Change:
    """The change these events make. An undo is folded from a state before it, apart, as many events are."""
    records = numbered(events, after=loaded.state.version, command_id=order.command_id, actor=order.actor, at=at)
    snapshots = None
    if undoes_before(records):
        state, snapshots = await asyncio.to_thread(undone_state, loaded.records, records, loaded.snapshots)
    else:
        state = await _apart_if_many(records, fold, records, loaded.state)
    last = await _apart_if_many(records, last_hash, records, None, loaded.line_hash or "")
    return Change(loaded.state, loaded.with_records(records, state, last, snapshots), records)


async def _apart_if_many(records: Sequence[Record], work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What a function makes of these records, which are few as a rule."""
    if len(records) > MANY_EVENTS:
        return await asyncio.to_thread(work, *args, **kwargs)
    return work(*args, **kwargs)


def next_moment(loaded: LoadedTournament, now: datetime) -> datetime:
    """The moment of the next line of a log: not before the last one, however the clock was put right since."""
    last = loaded.records[-1].at
    return last if now < last <= now + STEP_BACK else now


def bound_rows(events: tuple[Event, ...], planned: Change, order: Order) -> Bindings:
    """The rows that repeat the log, and the people behind new entrants."""
    return replace(
        order.bindings,
        **repeated_in_rows(events, planned.before, planned.after),
        entrants={**order.bindings.entrants, **newcomers(events, order)},
    )
