"""Names and exclusions of people whom a change enters or reinstates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.service.loaded import Change
from bot.service.orders import Step
from bot.service.people_cache import PeopleCache
from formats.core.events import CommandUndone, EntrantRegistered, EntrantStatusChanged, Event, MemberChanged
from formats.core.log import people_of
from storage.database import Database
from storage.people import Newcomer, People, Person


def entered(events: Sequence[Event]) -> tuple[str, ...]:
    """The entrants that these events register."""
    return tuple(event.entrant for event in events if isinstance(event, EntrantRegistered))


def newcomers(events: Sequence[Event], step: Step) -> dict[str, str]:
    """The person behind each entrant that these events bring in, as far as they have an id."""
    behind = zip(entered(events), step.people, strict=False)
    return {entrant: person for entrant, person in behind if not isinstance(person, Newcomer)}


async def with_ids(steps: Sequence[Step], people: People) -> tuple[list[Step], Mapping[str, Person]]:
    """The steps with an id for each newcomer, and those who are new: they are stored with what the steps do."""
    asked = [who for step in steps for who in step.people if isinstance(who, Newcomer)]
    if not asked:
        return [*steps], {}
    reserved = await people.reserve(asked)
    behind = iter(reserved.behind)
    named = [
        replace(step, people=[next(behind).id if isinstance(who, Newcomer) else who for who in step.people])
        for step in steps
    ]
    return named, {person.id: person for person in reserved.new}


async def with_newcomers(
    planned: Change, step: Step, new: Mapping[str, Person], cache: PeopleCache, database: Database
) -> Change:
    """The change with the names of those it brings in or is about, so that the posts can speak of them."""
    behind = {**step.bindings.entrants, **newcomers(planned.events, step)}
    people, others = planned.loaded.people, planned.loaded.others
    wanted = {*behind.values(), *people_of(planned.records)} - others.keys()
    if not (wanted or behind):
        return planned
    came = {**await cache.named(wanted - new.keys()), **{who: new[who] for who in wanted & new.keys()}}
    # Without newcomers both stay the very same objects: everybody's names are derived from them.
    others = {**others, **came} if came else others
    if behind:
        people = {**people, **{entrant: others[person] for entrant, person in behind.items()}}
    guild, at = planned.loaded.row.guild_id, planned.records[0].at
    joined = (event.person for event in planned.events if isinstance(event, MemberChanged) and event.given)
    noted = [*behind.values(), *joined] if guild is not None else []
    notes = await database.exclusions.of(guild or 0, noted, at=at) if noted else {}
    return replace(planned, loaded=replace(planned.loaded, people=people, others=others, exclusions=notes))


async def lift_exclusions(change: Change, database: Database) -> None:
    """Delete the exclusions noted for a disqualification that was undone or ended by a reinstatement."""
    guild = change.loaded.row.guild_id
    if guild is None or not any(isinstance(event, EntrantStatusChanged | CommandUndone) for event in change.events):
        return
    for entrant, before in change.before.entrants.items():
        after, person = change.after.entrants.get(entrant), change.loaded.people.get(entrant)
        is_in = after is None or after.status != "disqualified"
        if before.status == "disqualified" and person is not None and is_in:
            await database.exclusions.lift(guild, person.id)
