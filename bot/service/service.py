"""Carries out commands: one command, one transaction. Everything that happens to a tournament happens here."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from typing import Any, ParamSpec, TypeVar

from bot.service.beacon import Beacon, with_randomness
from bot.service.clock import Clock
from bot.service.loaded import Change, LoadedTournament, Order, announced_again
from bot.service.members import need_one_place
from bot.service.memory import Memory
from bot.service.newcomers import lift_exclusions, with_newcomers
from bot.service.paired_rounds import PairedRounds
from bot.service.planned_change import bound_rows, next_moment, planned_change
from bot.service.random_ids import Chance
from bot.service.storable import storable
from bot.service.together import Given, Step, Together, all_taken
from bot.service.work_progress import Watch
from bot.service.worker import READ_SECONDS, Decider
from bot.service.worker_jobs import outlook_of
from formats.core.commands import ChangeMember, CreateTournament, SwitchTimetable
from formats.core.decide import decide
from formats.core.engine import Engine
from formats.core.errors import TournamentError
from formats.core.events import Event
from formats.core.log import Envelope, Record
from formats.core.log_file import LogFile
from formats.core.model import Mark
from formats.core.phases import NOT_OVER
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from storage.database import Database
from storage.errors import AlreadyDoneError, StaleWriteError, StorageError
from storage.log import NO_BINDINGS, numbered
from storage.outbox import Post
from storage.people import Person
from storage.shards import Shards
from storage.tournaments import Bindings
from storage.transfer import Imported, store_log

P = ParamSpec("P")
T = TypeVar("T")
MOST_TRIES = 8


class Service:
    """The one door to all tournaments.

    `compose(change)` says what has to be posted because of a change; the posts are stored in the same transaction.
    """

    def __init__(
        self,
        database: Database,
        engine: Engine,
        clock: Clock,
        decider: Decider,
        compose: Callable[[Change], Sequence[Post]],
        beacon: Beacon | None = None,
    ) -> None:
        self.database = database
        self.engine = engine
        self.clock = clock
        self._decider = decider
        self._compose = compose
        self._beacon = beacon
        self.chance = Chance()
        self._memory = Memory(database)
        self._watches: dict[int, Watch] = {}
        self._outlooks: dict[str, tuple[int, tuple[Mark, ...]]] = {}
        self._paired = PairedRounds()
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._listeners: list[Callable[[Change], None]] = []
        self._listeners_elsewhere: list[Callable[[str, int | None], None]] = []

    @property
    def shards(self) -> Shards:
        """The servers for which this process keeps time and posts. Commands it takes for all."""
        return self.database.connections.shards

    def on_change(self, listener: Callable[[Change], None]) -> None:
        """Call `listener` after every command that was carried out."""
        self._listeners.append(listener)

    def on_change_elsewhere(self, listener: Callable[[str, int | None], None]) -> None:
        """Call `listener` when another process has written about a tournament, which is played on that server."""
        self._listeners_elsewhere.append(listener)

    def heard_of(self, tournament_id: str, server: int | None) -> None:
        """Another process has written about a tournament."""
        self._memory.heard_of(tournament_id)
        for listener in self._listeners_elsewhere:
            listener(tournament_id, server)

    def heard_of_person(self, person_id: str) -> None:
        """Another process has written about a person."""
        self._memory.heard_of_person(person_id)

    def forget(self) -> None:
        """Nobody knows what other processes have written: everything is read anew."""
        self._memory.forget()

    async def loaded(self, tournament_id: str) -> LoadedTournament:
        """The tournament as it stands; `UnknownTournamentError`."""
        return await self._memory.loaded(tournament_id)

    @asynccontextmanager
    async def for_a_moment(self, tournament_id: str) -> AsyncIterator[LoadedTournament]:
        """The tournament as it stands; it leaves memory again where it had not been asked for before."""
        was_there = self._memory.known(tournament_id) is not None
        try:
            yield await self.loaded(tournament_id)
        finally:
            if not was_there:
                self._memory.drop(tournament_id)

    async def current(self, tournament_id: str) -> LoadedTournament:
        """The tournament as it stands, also where another process may have written; `UnknownTournamentError`."""
        return await self._memory.current(tournament_id)

    async def refresh(self, tournament_id: str) -> LoadedTournament:
        """Read the rows beside the log anew, after a name, a zone or a role changed there."""
        return await self._memory.refresh(tournament_id)

    async def announce_in(self, tournament_id: str, channel_id: int) -> LoadedTournament:
        """From now on a tournament is announced in this channel; what waits for its other channels goes there too."""
        async with self._turns[tournament_id]:  # whoever is about to queue something would take the old channel
            await self.database.waiting.announce_in(tournament_id, channel_id)
            return await self.refresh(tournament_id)

    async def person(self, discord_id: int, name: str) -> Person:
        """The person with this Discord account, made where there is none, and called so everywhere from now on."""
        people, name = self.database.people, storable(name)
        found = await people.find_discord(discord_id)
        if found is not None and found.name == name:
            return found
        return await self._memory.met(lambda: people.for_discord(discord_id, name))

    async def forget_person(self, person_id: str) -> None:
        """Read anew whatever shows this person."""
        await self._memory.refresh_person(person_id)

    async def erase(self, person_id: str) -> None:
        """Forget who a person is: whatever shows them calls them by number from now on, and no team has them."""
        for tournament_id, entrant in await self.database.tournaments.person_entrants(person_id):
            loaded = await self.loaded(tournament_id)
            if loaded.state.phase in NOT_OVER and person_id in loaded.state.trace(Members).of(entrant):
                command = ChangeMember(entrant=entrant, person=person_id, given=False)
                command_id = f"forget:{person_id}:{entrant}:{loaded.state.version}"
                await self.carry_out(tournament_id, Order(command, actor=person_id, command_id=command_id))
        await self.database.people.erase(person_id)
        await self.forget_person(person_id)

    async def create(
        self, command: CreateTournament, *, actor: str, command_id: str, bindings: Bindings
    ) -> LoadedTournament:
        """Begin a tournament with its rows. A repeated command gives the tournament it made the first time."""
        at = self.clock.now()
        envelope = Envelope(command_id=command_id, actor=actor, at=at, command=self.chance.identified(command))
        events = await self._decider.decide(TournamentState(), envelope)
        try:
            tournament_id = await self.database.tournaments.next_id()
            await self.database.log.create(
                tournament_id,
                command_id=command_id,
                actor=actor,
                at=at,
                events=events,
                bindings=replace(bindings, title=command.title),
            )
        except AlreadyDoneError as done:
            return await self.loaded(done.tournament_id)
        loaded = await self._memory.read(tournament_id)
        self._tell(Change(TournamentState(), loaded, tuple(loaded.records)))
        return loaded

    async def bring_in(
        self, log: LogFile, *, actor: str, command_id: str, bindings: Bindings
    ) -> tuple[LoadedTournament, Imported]:
        """Take over a tournament from elsewhere, its people as guests. One that is on stands still at first.

        Log, rows and pause are one transaction: it comes whole, or nothing of it.
        """
        at = self.clock.now()
        beacon = None if self._beacon is None else self._beacon.chain

        def pause(state: TournamentState) -> Sequence[Record]:
            if not state.timetable_running or state.phase not in NOT_OVER:
                return ()
            command = SwitchTimetable(running=False)
            envelope = Envelope(command_id=command_id, actor=actor, at=at, command=command, beacon=beacon)
            events = decide(state, envelope, self.engine)
            return numbered(events, after=state.version, command_id=command_id, actor=actor, at=at)

        imported = await store_log(
            self.database,
            log,
            at=at,
            engine=self.engine,
            bindings=bindings,
            beacon=beacon,
            also=pause,
            posts=lambda again: self._compose(announced_again(again)),
        )
        loaded = await self._memory.read(imported.tournament_id)
        self._tell(Change(TournamentState(), loaded, tuple(loaded.records)))
        return loaded, imported

    async def begin(
        self, steps: Sequence[Step], *, actor: str, command_id: str, bindings: Bindings
    ) -> LoadedTournament:
        """Begin a tournament with several commands, the first of which creates it: all of them, or nothing.

        Raises what any of them is refused with. Repeated it gives the tournament it made the first time.
        """
        first, *others = steps
        identified = replace(first, command=lambda state: self.chance.identified(first.command(state)))
        try:
            change = await self._together(None, [identified, *others], self._given(None, actor, command_id), bindings)
        except AlreadyDoneError as done:
            return await self.loaded(done.tournament_id)
        self._tell(change)
        return change.loaded

    async def carry_out_all(self, tournament_id: str, steps: Sequence[Step], *, actor: str, command_id: str) -> Change:
        """Carry out several commands, all of them or nothing; otherwise as `carry_out`."""

        async def attempt(loaded: LoadedTournament) -> Change:
            if loaded.has_done(command_id):
                return Change(loaded.state, loaded, (), repeated=True)
            return await self._together(loaded, steps, self._given(loaded, actor, command_id))

        async with self._turns[tournament_id]:
            change = await self._on_head(tournament_id, attempt)
        if change.records:
            self._tell(change)
        return change

    async def _together(
        self, loaded: LoadedTournament | None, steps: Sequence[Step], given: Given, bindings: Bindings = NO_BINDINGS
    ) -> Change:
        together = Together(self.database, self.engine, self._compose)
        where, before, records = await together.carried_out(loaded, steps, given, bindings)
        if records:
            self._memory.drop(where)
        return Change(before, await self.loaded(where), records)

    def _given(self, loaded: LoadedTournament | None, actor: str, command_id: str) -> Given:
        """Whatever all commands of this moment have in common."""
        now = self.clock.now()
        at = now if loaded is None else next_moment(loaded, now)
        return Given(actor, command_id, at, None if self._beacon is None else self._beacon.chain)

    def watch(self, owner: int) -> Watch:
        """A new piece of work to watch, for the account that waits; it is known by its number until it is done."""
        watch = self._decider.watch()
        watch.owner = owner
        self._watches[watch.number] = watch
        return watch

    def watched(self, number: int) -> Watch | None:
        """The work of that number, if it goes on."""
        return self._watches.get(number)

    async def work(self, work: Callable[..., T], *arguments: Any, watch: Watch | None = None) -> T:
        """What a function of a module answers in the worker process."""
        try:
            return await self._decider.work(work, *arguments, watch=watch)
        finally:
            self._done(watch)

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        """What a function of a module answers that takes a moment, such as a picture, in another process."""
        return await self._decider.aside(work, *arguments)

    async def read(self, read: Callable[..., T], *arguments: Any, seconds: float = READ_SECONDS) -> T:
        """Return what a parser, a function of a module, makes of a file or a long text; `ReadingTooLongError`."""
        return await self._decider.read(read, *arguments, seconds=seconds)

    async def outlook(self, loaded: LoadedTournament, watch: Watch | None = None) -> tuple[Mark, ...]:
        """The marks of the standings in play, simulated anew; once for each state of a tournament."""
        version, marks = self._outlooks.get(loaded.id, (-1, ()))
        if version != loaded.state.version:
            marks = await self.work(outlook_of, loaded.state, watch=watch)
            self._outlooks[loaded.id] = loaded.state.version, marks
        self._done(watch)
        return marks

    def _done(self, watch: Watch | None) -> None:
        if watch is not None:
            self._watches.pop(watch.number, None)

    async def carry_out(self, tournament_id: str, order: Order, watch: Watch | None = None) -> Change:
        """Decide, store and announce one command, whoever else is writing at the same moment.

        Raises what `decide` raises; a command carried out before changes nothing and says so. Work that is stopped in
        time has done nothing.
        """
        async with self._turns[tournament_id]:
            change = await self._on_head(tournament_id, lambda loaded: self._try(loaded, order, watch))
        self._done(watch)
        if change.records:
            self._paired.forget(tournament_id)
            await lift_exclusions(change, self.database)
            self._tell(change)
        return change

    async def preview(self, tournament_id: str, order: Order, watch: Watch | None = None) -> Change:
        """What a command would do, without doing it."""
        try:
            return await self._on_head(tournament_id, lambda loaded: self._previewed(loaded, order, watch))
        finally:
            self._done(watch)

    async def preview_all(self, tournament_id: str, steps: Sequence[Step], *, actor: str, command_id: str) -> Change:
        """What several commands would do together, without doing it; people are those there are now."""

        async def attempt(loaded: LoadedTournament) -> Change:
            given = self._given(loaded, actor, command_id)
            taken = await asyncio.to_thread(all_taken, loaded.state, steps, self.engine, given)
            after = taken[-1].after if taken else loaded.state
            records = tuple(record for step in taken for record in step.done.records)
            return Change(loaded.state, replace(loaded, state=after), records)

        return await self._on_head(tournament_id, attempt)

    async def _previewed(self, loaded: LoadedTournament, order: Order, watch: Watch | None) -> Change:
        events, at = await self._decided(loaded, order, watch)
        planned = await planned_change(loaded, order, events, at)
        need_one_place(planned, order)
        return planned

    async def _on_head(
        self, tournament_id: str, attempt: Callable[[LoadedTournament], Coroutine[Any, Any, Change]]
    ) -> Change:
        """What comes of an attempt on the head of the log, whoever wrote meanwhile.

        Neither is anything refused on an older state, nor is it said that there is nothing to do.
        """
        for _ in range(MOST_TRIES):
            loaded = await self.loaded(tournament_id)
            try:
                change = await attempt(loaded)
            except StaleWriteError:
                self._memory.drop(tournament_id)
            except AlreadyDoneError:
                await self._memory.is_head(loaded)
                return Change(loaded.state, await self.loaded(tournament_id), (), repeated=True)
            except StorageError:
                raise
            except TournamentError:
                if await self._memory.is_head(loaded):
                    raise
            else:
                if change.records or change.repeated or await self._memory.is_head(loaded):
                    return change
        raise StaleWriteError(tournament_id, loaded.state.version, -1)

    async def _decided(
        self, loaded: LoadedTournament, order: Order, watch: Watch | None
    ) -> tuple[tuple[Event, ...], datetime]:
        now = self.clock.now()
        command = await with_randomness(loaded.state, order.command, self._beacon, now)
        at = next_moment(loaded, now)
        envelope = Envelope(
            command_id=order.command_id,
            actor=order.actor,
            at=at,
            command=command,
            tick=order.tick,
            beacon=None if self._beacon is None else self._beacon.chain,
            paired=self._paired.of(loaded.id, loaded.state, command),
        )
        events = await self._decider.decide(loaded.state, envelope, watch)
        self._paired.keep(loaded.id, loaded.state, command, events)
        return events, at

    async def _try(self, loaded: LoadedTournament, order: Order, watch: Watch | None) -> Change:
        if loaded.has_done(order.command_id):
            return Change(loaded.state, loaded, (), repeated=True)
        events, at = await self._decided(loaded, order, watch)
        if not events:
            return Change(loaded.state, loaded, ())
        planned = await planned_change(loaded, order, events, at)
        planned = await with_newcomers(planned, order, self._memory, self.database)
        need_one_place(planned, order)
        posts = await asyncio.to_thread(self._compose, planned)  # a round of many players takes long
        bindings = bound_rows(events, planned, order)
        await self.database.log.append(
            loaded.id,
            expected_seq=loaded.state.version,
            command_id=order.command_id,
            actor=order.actor,
            at=at,
            engine=self.engine.version,
            events=events,
            posts=posts,
            bindings=bindings,
        )
        return replace(planned, loaded=await self._memory.stored(planned.loaded, bindings))

    def _tell(self, change: Change) -> None:
        for listener in self._listeners:
            listener(change)
