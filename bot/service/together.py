"""Several commands that are one: each is decided on the state the one before it leaves, and all are stored together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.service.loaded import Change, LoadedTournament
from formats.core.commands import Command
from formats.core.decide import decide
from formats.core.engine import Engine
from formats.core.events import BeaconChain, CommandUndone, EntrantRegistered, Event, PhaseChanged, PlanChanged
from formats.core.evolve import fold
from formats.core.log import Envelope, Record
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from storage.database import Database
from storage.log import numbered
from storage.outbox import Post
from storage.together import Done, Newcomer, write_together
from storage.tournaments import Beside, Bindings


@dataclass(frozen=True)
class Step:
    """One of them, made from the state before it; `newcomers` stand behind the entrants it registers, in order."""

    command: Callable[[TournamentState], Command]
    newcomers: Sequence[Newcomer] = ()


@dataclass(frozen=True)
class Given:
    """Who gives them, under which id, when, and the chain of the beacon that is asked."""

    actor: str
    command_id: str
    at: datetime
    beacon: BeaconChain | None = None


@dataclass(frozen=True)
class Taken:
    """What one of them comes to."""

    before: TournamentState
    after: TournamentState
    done: Done


class Together:
    """Carries them out. `compose` says what has to be posted because of a change."""

    def __init__(self, database: Database, engine: Engine, compose: Callable[[Change], Sequence[Post]]) -> None:
        self._database = database
        self._engine = engine
        self._compose = compose

    async def carried_out(
        self, loaded: LoadedTournament | None, steps: Sequence[Step], given: Given, bindings: Bindings
    ) -> tuple[str, TournamentState, tuple[Record, ...]]:
        """All of them in one transaction: the tournament, its state before, and what was written.

        The first creates the tournament where there is none yet. `bindings` go with the first. Raises what any of them
        is refused with; then nothing was written.
        """
        before = TournamentState() if loaded is None else loaded.state
        taken = await asyncio.to_thread(all_taken, before, steps, self._engine, given)
        if loaded is not None and not taken:
            return loaded.id, before, ()
        first = taken[0].done
        rows = replace(bindings, title=first.bindings.title, phase=first.bindings.phase)
        done = [replace(first, bindings=rows), *(step.done for step in taken[1:])]
        by_id = {step.done.command_id: step for step in taken}
        whole = [] if loaded is None else list(loaded.records)
        others = {} if loaded is None else dict(loaded.others)
        others |= await self._database.people.many([given.actor])

        async def posts(written: Done, where: str, beside: Beside) -> Sequence[Post]:
            whole.extend(written.records)
            step = by_id[written.command_id]
            now = LoadedTournament(
                where,
                tuple(whole),
                step.after,
                row=beside.row,
                people=beside.people,
                staff=beside.staff,
                others=others | {person.id: person for person in beside.people.values()},
            )
            if not step.before.version:
                return ()
            return await asyncio.to_thread(self._compose, Change(step.before, now, written.records))

        where = await write_together(
            self._database,
            done,
            tournament_id=None if loaded is None else loaded.id,
            engine=self._engine.version,
            at=given.at,
            posts=posts,
        )
        return where, before, tuple(record for step in done for record in step.records)


def all_taken(state: TournamentState, steps: Sequence[Step], engine: Engine, given: Given) -> tuple[Taken, ...]:
    """What each of the steps does, under an id of its own; raises what any of them is refused with.

    A step that does nothing is left out.
    """
    taken: list[Taken] = []
    for number, step in enumerate(steps):
        command_id = given.command_id + "+" * number
        envelope = Envelope(
            command_id=command_id, actor=given.actor, at=given.at, command=step.command(state), beacon=given.beacon
        )
        events = decide(state, envelope, engine)
        if not events:
            continue
        records = numbered(events, after=state.version, command_id=command_id, actor=given.actor, at=given.at)
        after = fold(records, state)
        newcomers = dict(zip(entered(events), step.newcomers, strict=False))
        rows = Bindings(**repeated_in_rows(events, state, after))
        taken.append(Taken(state, after, Done(command_id, records, newcomers, rows)))
        state = after
    return tuple(taken)


def entered(events: Sequence[Event]) -> tuple[str, ...]:
    """The entrants that these events register."""
    return tuple(event.entrant for event in events if isinstance(event, EntrantRegistered))


def repeated_in_rows(events: Sequence[Event], before: TournamentState, after: TournamentState) -> dict[str, Any]:
    """What rows repeat of a log, where these events touch it: title, phase, and who may act for whom."""
    touched = any(isinstance(event, PhaseChanged | PlanChanged | CommandUndone) for event in events)
    rows: dict[str, Any] = {"title": after.title, "phase": after.phase} if touched else {}
    old, new = before.trace(Members), after.trace(Members)
    if old != new:
        changed = (entrant for entrant in {**old.by_entrant, **new.by_entrant} if old.of(entrant) != new.of(entrant))
        rows["members"] = {entrant: new.of(entrant) for entrant in changed}
    return rows
