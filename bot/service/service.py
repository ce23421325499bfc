"""Execute commands: one command, one transaction. All changes of tournaments are made here."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

from bot.service.beacon import Beacon, with_randomness
from bot.service.clock import Clock
from bot.service.loaded import Change, LoadedTournament, announced_again, not_created_yet
from bot.service.members import need_one_place
from bot.service.newcomers import lift_exclusions, with_ids, with_newcomers
from bot.service.orders import CommandId, Order, Step
from bot.service.paired_rounds import PairedRounds
from bot.service.personal_links import live_links
from bot.service.planned_change import bound_rows, next_moment, planned_change, together
from bot.service.random_ids import Chance
from bot.service.storable import storable
from bot.service.tournament_cache import TournamentCache
from bot.service.work_progress import Watch
from bot.service.worker import READ_SECONDS, Decider
from bot.service.worker_jobs import outlook_of
from formats.core.changing import with_fields
from formats.core.commands import ChangeMember, ChangeStaff, Command, ReplacePerson, SwitchTimetable, WithdrawEntrant
from formats.core.decide import decide
from formats.core.engine import Engine
from formats.core.errors import TournamentError
from formats.core.events import FormAsked, PhaseChanged, RoundPaired
from formats.core.log import Envelope, Record
from formats.core.log_file import LogFile
from formats.core.model import Mark
from formats.core.phases import NOT_OVER, is_taken
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from storage.database import Database
from storage.errors import AlreadyDoneError, StaleWriteError, StorageError
from storage.log import LogEntry, numbered
from storage.outbox import Post
from storage.people import Person
from storage.shards import Shards
from storage.tournaments import Bindings
from storage.transfer import Imported, import_file

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
        self._cache = TournamentCache(database)
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

    def tournament_changed_elsewhere(self, tournament_id: str, server: int | None) -> None:
        """Another process has written about a tournament."""
        self._cache.changed(tournament_id)
        for listener in self._listeners_elsewhere:
            listener(tournament_id, server)

    def person_changed_elsewhere(self, person_id: str) -> None:
        """Another process has written about a person."""
        self._cache.changed_person(person_id)

    def forget(self) -> None:
        """Empty the cache after notices of other processes' writes may have been lost."""
        self._cache.forget()

    async def loaded(self, tournament_id: str) -> LoadedTournament:
        """The tournament as it stands; `UnknownTournamentError`."""
        return await self._cache.loaded(tournament_id)

    @asynccontextmanager
    async def for_a_moment(self, tournament_id: str) -> AsyncIterator[LoadedTournament]:
        """The tournament as it stands; it leaves memory again where it had not been asked for before."""
        was_there = tournament_id in self._cache
        try:
            yield await self.loaded(tournament_id)
        finally:
            if not was_there:
                self._cache.drop(tournament_id)

    async def current(self, tournament_id: str) -> LoadedTournament:
        """The tournament as it stands, also where another process may have written; `UnknownTournamentError`."""
        return await self._cache.current(tournament_id)

    async def refresh(self, tournament_id: str) -> LoadedTournament:
        """Read the rows beside the log again, after a name, a zone or a role changed there."""
        return await self._cache.read(tournament_id)

    async def announce_in(self, tournament_id: str, channel_id: int) -> LoadedTournament:
        """From now on a tournament is announced in this channel; what waits for its other channels goes there too."""
        async with self._turns[tournament_id]:  # a command being composed would queue posts for the old channel
            await self.database.waiting.announce_in(tournament_id, channel_id)
            return await self.refresh(tournament_id)

    async def play_in(self, tournament_id: str, voice_channel_id: int | None) -> LoadedTournament:
        """Set the voice channel that the posts of a tournament name; None removes it."""
        await self.database.tournaments.play_in(tournament_id, voice_channel_id)
        return await self.refresh(tournament_id)

    async def person(self, discord_id: int, name: str) -> Person:
        """The person with this Discord account, made where there is none, and called so everywhere from now on."""
        people, name = self.database.people, storable(name)
        found = await people.find_discord(discord_id)
        if found is not None and found.name == name:
            return found
        return await self._cache.met(lambda: people.for_discord(discord_id, name))

    async def forget_person(self, person_id: str) -> None:
        """Read the rows of this person again in all tournaments that show them."""
        await self._cache.refresh_person(person_id)

    async def erase(self, person_id: str) -> None:
        """Forget who a person is: they are shown by number from now on, have no role, and are in no team and series."""
        for tournament_id, member in await self.database.tournaments.roles_of(person_id):
            loaded = await self.loaded(tournament_id)
            if is_taken(ChangeStaff, loaded.state.phase):
                bindings = Bindings(staff_removed=(member,))
                step = Step(ChangeStaff(person=person_id, role=member.role, given=False), bindings=bindings)
                command_id = CommandId("forget").part(person_id, member.role, loaded.state.version)
                await self.carry_out(tournament_id, Order.of(step, actor=person_id, command_id=command_id))
        for tournament_id, entrant in await self.database.tournaments.person_entrants(person_id):
            loaded = await self.loaded(tournament_id)
            command: Command | None = None
            if loaded.state.phase in NOT_OVER and person_id in loaded.state.slice_of(Members).of(entrant):
                command = ChangeMember(entrant=entrant, person=person_id, given=False)
            elif loaded.state.phase == "series" and loaded.state.entrants[entrant].status == "active":
                command = WithdrawEntrant(entrant=entrant)
            if command is not None:
                command_id = CommandId("forget").part(person_id, entrant, loaded.state.version)
                await self.carry_out(tournament_id, Order.of(command, actor=person_id, command_id=command_id))
        await self.database.people.erase(person_id)
        await self.forget_person(person_id)

    async def hand_over(self, old: str, new: str, actor: str, command_id: CommandId) -> list[tuple[str, str]]:
        """Make a guest's tournaments those of another person, who is the same; (tournament, entrant) of each."""
        moved = await self.database.tournaments.hand_over(old, new)
        for tournament_id, entrant in moved:
            command = ReplacePerson(entrant=entrant, person=new, before=old, identity="same")
            await self._rebound(tournament_id, command, actor, command_id)
        return moved

    async def hand_back(
        self, old: str, new: str, moved: Collection[tuple[str, str]], actor: str, command_id: CommandId
    ) -> list[tuple[str, str]]:
        """Take `hand_over` back where nothing has changed since."""
        back = await self.database.tournaments.hand_back(old, new, moved)
        for tournament_id, entrant in back:
            command = ReplacePerson(entrant=entrant, person=old, before=new, identity="apart")
            await self._rebound(tournament_id, command, actor, command_id)
        return back

    async def _rebound(self, tournament_id: str, command: ReplacePerson, actor: str, command_id: CommandId) -> None:
        """Read the people of a tournament again, and record in its log who became whom, unless it was called off."""
        self._cache.changed(tournament_id)
        loaded = await self.current(tournament_id)
        if is_taken(ReplacePerson, loaded.state.phase):
            order = Order.of(command, actor=actor, command_id=command_id.part(tournament_id, command.entrant))
            await self.carry_out(tournament_id, order)

    async def create(self, order: Order) -> LoadedTournament:
        """Create a tournament by the first step of an order, with the rows that the step binds.

        Raises what any step is refused with. A repeated order returns the tournament it created the first time.
        """
        first = order.steps[0]
        command = self.chance.identified(first.command_on(TournamentState()))
        order = replace(order, steps=(replace(first, command=command), *order.steps[1:]))
        new = not_created_yet("", first.bindings, self.clock.now())
        for _ in range(MOST_TRIES):
            try:
                change = await self._written(new, order)
            except AlreadyDoneError as done:
                return await self.loaded(done.tournament_id)
            except StaleWriteError as error:  # an account of a newcomer has got a person meanwhile
                stale = error
            else:
                self._notify(change)
                return change.loaded
        raise stale

    async def bring_in(
        self, log: LogFile, *, actor: str, command_id: CommandId, bindings: Bindings
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
            envelope = Envelope(command_id=str(command_id), actor=actor, at=at, command=command, beacon=beacon)
            events = decide(state, envelope, self.engine)
            return numbered(events, after=state.version, command_id=str(command_id), actor=actor, at=at)

        imported = await import_file(
            self.database,
            log,
            at=at,
            engine=self.engine,
            bindings=bindings,
            beacon=beacon,
            also=pause,
            posts=lambda again: self._compose(announced_again(again)),
        )
        loaded = await self._cache.read(imported.tournament_id)
        self._notify(Change(TournamentState(), loaded, tuple(loaded.records)))
        return loaded, imported

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
        """Call a function of a module in the worker process."""
        try:
            return await self._decider.work(work, *arguments, watch=watch)
        finally:
            self._done(watch)

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        """Call a function that takes a moment, such as drawing a picture, in a process for short work."""
        return await self._decider.aside(work, *arguments)

    async def read(self, read: Callable[..., T], *arguments: Any, seconds: float = READ_SECONDS) -> T:
        """Return what a parser, a function of a module, makes of a file or a long text; `ReadingTooLongError`."""
        return await self._decider.read(read, *arguments, seconds=seconds)

    async def outlook(self, loaded: LoadedTournament, watch: Watch | None = None) -> tuple[Mark, ...]:
        """Return the marks of the standings in play, simulated again once for each state of a tournament."""
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
        """Decide, store and announce an order atomically, retrying on a newer state after concurrent writes.

        Raises what `decide` raises; an order carried out before changes nothing and says so. Work that is stopped in
        time has done nothing.
        """

        async def attempt(loaded: LoadedTournament) -> Change:
            if loaded.has_done(str(order.command_id)):
                return Change(loaded.state, loaded, (), repeated=True)
            return await self._written(loaded, order, watch)

        async with self._turns[tournament_id]:
            change = await self._on_head(tournament_id, attempt)
        self._done(watch)
        if change.records:
            self._paired.forget(tournament_id)
            await lift_exclusions(change, self.database)
            self._notify(change)
        return change

    async def preview(self, tournament_id: str, order: Order, watch: Watch | None = None) -> Change:
        """Return what an order would do, without storing it, with the present people."""

        async def attempt(loaded: LoadedTournament) -> Change:
            planned = await self._planned(loaded, order, watch)
            for step, change in planned:
                need_one_place(change, step)
            return _as_one(loaded, [change for _, change in planned])

        try:
            return await self._on_head(tournament_id, attempt)
        finally:
            self._done(watch)

    async def _on_head(
        self, tournament_id: str, attempt: Callable[[LoadedTournament], Coroutine[Any, Any, Change]]
    ) -> Change:
        """Return the change of an attempt made on the head of the log, repeated after concurrent writes.

        Refusals, and answers that there is nothing to do, are never based on an older state.
        """
        for _ in range(MOST_TRIES):
            loaded = await self.loaded(tournament_id)
            try:
                change = await attempt(loaded)
            except StaleWriteError:
                self._cache.changed(tournament_id)
            except AlreadyDoneError:
                await self._cache.is_head(loaded)
                return Change(loaded.state, await self.loaded(tournament_id), (), repeated=True)
            except StorageError:
                raise
            except TournamentError:
                if await self._cache.is_head(loaded):
                    raise
            else:
                if change.records or change.repeated or await self._cache.is_head(loaded):
                    return change
        raise StaleWriteError(tournament_id, loaded.state.version, -1)

    async def _planned(self, loaded: LoadedTournament, order: Order, watch: Watch | None) -> list[tuple[Step, Change]]:
        """Decide the steps one after the other; those that do something, each with its change."""
        now = self.clock.now()
        at, planned = next_moment(loaded, now), list[tuple[Step, Change]]()
        for step in order.steps:
            command = await with_randomness(loaded.state, step.command_on(loaded.state), self._beacon, now)
            envelope = Envelope(
                command_id=order.command_id.step(len(planned)),
                actor=order.actor,
                at=at,
                command=command,
                tick=step.tick,
                beacon=None if self._beacon is None else self._beacon.chain,
                paired=self._paired.of(loaded.id, loaded.state, command),
            )
            events = await self._decider.decide(loaded.state, envelope, watch)
            self._paired.keep(loaded.id, loaded.state, command, events)
            if events:
                change = await planned_change(loaded, envelope, events)
                planned.append((step, change))
                loaded = change.loaded
        return planned

    async def _written(self, loaded: LoadedTournament, order: Order, watch: Watch | None = None) -> Change:
        """Decide an order on a tournament as it stands (a new one has no id) and write it in one transaction."""
        planned = await self._planned(loaded, order, watch)
        if not planned:
            return Change(loaded.state, loaded, ())
        # Only now are ids taken: what is refused takes none.
        steps, new = await with_ids([step for step, _ in planned], self.database.people)
        tournament_id = loaded.id or await self.database.tournaments.next_id()
        known, changes, entries = replace(loaded, id=tournament_id), list[Change](), list[LogEntry]()
        for step, (_, change) in zip(steps, planned, strict=True):
            now = with_fields(change.loaded, id=tournament_id, people=known.people, others=known.others)
            named = await with_newcomers(replace(change, loaded=now), step, new, self._cache.people, self.database)
            need_one_place(named, step)
            posts = await self._posts(named)
            entries.append(LogEntry(named.records, bound_rows(named, step), posts))
            changes.append(named)
            known = named.loaded
        bindings = together(entry.bindings for entry in entries)
        await self.database.log.write(
            tournament_id,
            entries,
            engine=self.engine.version,
            at=changes[0].records[0].at,
            people=[new[who] for who in bindings.entrants.values() if who in new],
        )
        stored = await (self._cache.stored(known, bindings) if loaded.id else self._cache.read(tournament_id))
        return replace(_as_one(loaded, changes), loaded=stored)

    async def _posts(self, change: Change) -> Sequence[Post]:
        """Compose the posts of a change, in a thread where that may take long."""
        if not change.before.version:
            return ()  # it is being created
        if any(isinstance(event, FormAsked) for event in change.events):
            links = await self.database.personal_links.of(change.loaded.id)
            change = replace(change, loaded=replace(change.loaded, linked=live_links(change.loaded, links)))
        if change.loaded.is_small and not any(isinstance(event, RoundPaired | PhaseChanged) for event in change.events):
            return self._compose(change)
        return await asyncio.to_thread(self._compose, change)

    def _notify(self, change: Change) -> None:
        for listener in self._listeners:
            listener(change)


def _as_one(loaded: LoadedTournament, changes: Sequence[Change]) -> Change:
    """Several changes, one after the other, as a single one."""
    if len(changes) == 1:
        return changes[0]
    records = tuple(record for change in changes for record in change.records)
    return Change(loaded.state, changes[-1].loaded if changes else loaded, records)
