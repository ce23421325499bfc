"""Whom a change brings in or lets back in: their names, and what was noted about them on this server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.service.loaded import Change, Order
from bot.service.memory import Memory
from bot.service.together import entered
from formats.core.events import CommandUndone, EntrantStatusChanged, Event, MemberChanged
from formats.core.log import people_of
from storage.database import Database


def newcomers(events: Sequence[Event], order: Order) -> dict[str, str]:
    """The person behind each entrant that these events bring in."""
    return dict(zip(entered(events), order.people, strict=False))


async def with_newcomers(planned: Change, order: Order, memory: Memory, database: Database) -> Change:
    """The change with the names of those it brings in or is about, so that the posts can speak of them."""
    behind = {**order.bindings.entrants, **newcomers(planned.events, order)}
    known = await memory.named({*behind.values(), *people_of(planned.records)})
    if not known:
        return planned
    people, others = planned.loaded.people, planned.loaded.others
    if behind:
        people = {**people, **{entrant: known[person] for entrant, person in behind.items()}}
    if any(others.get(person_id) != person for person_id, person in known.items()):
        others = {**others, **known}
    guild, at = planned.loaded.row.guild_id, planned.records[0].at
    joined = (event.person for event in planned.events if isinstance(event, MemberChanged) and event.given)
    wanted = [*behind.values(), *joined] if guild is not None else []
    notes = await database.exclusions.of(guild or 0, wanted, at=at) if wanted else {}
    return replace(planned, loaded=replace(planned.loaded, people=people, others=others, exclusions=notes))


async def lift_exclusions(change: Change, database: Database) -> None:
    """A note that was made with a disqualification goes with it: by undo, or because somebody is let back in."""
    guild = change.loaded.row.guild_id
    if guild is None or not any(isinstance(event, EntrantStatusChanged | CommandUndone) for event in change.events):
        return
    for entrant, before in change.before.entrants.items():
        after, person = change.after.entrants.get(entrant), change.loaded.people.get(entrant)
        is_in = after is None or after.status != "disqualified"
        if before.status == "disqualified" and person is not None and is_in:
            await database.exclusions.lift(guild, person.id)
