"""The tournaments that have a page, as they stand now: read once for all readers, and again only when they changed."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from bot.service.loaded import LoadedTournament, last_hash
from bot.service.page_settings import PAGE, PageSettings, page_settings, read_page_settings
from bot.service.snapshots import loaded_state, undone_state
from bot.text.context import TournamentContext, context_of
from bot.text.names import Names, isolate
from bot.views.sealing import hidden_forms, public_records, public_state
from formats.core.changing import with_fields
from formats.core.engine import Engine
from formats.core.evolve import fold, undoes_before
from formats.core.log import Record, people_of
from formats.core.memoize import memoize
from formats.core.persistent import GrowingSequence
from formats.core.state import TournamentState
from formats.core.values import EntrantId
from storage.database import Database
from storage.errors import StorageError, UnknownTournamentError
from storage.tournaments import TournamentRow

logger = logging.getLogger(__name__)

FRESH_SECONDS = 0.5
"""For so long nobody looks again into the database, however many ask."""

LOOK_EVERY = 1.0
"""Seconds between two looks at a tournament whose changes somebody waits for."""

KEPT = 64
"""Tournaments that are kept in memory; the one that was asked for longest ago goes."""


@dataclass(frozen=True)
class PageNames(Names):
    """Names that keep their own direction of writing within our sentences, and mention nobody on Discord."""

    def full(self, entrant: EntrantId) -> str:
        """The whole name, isolated."""
        return isolate(super().full(entrant))


@dataclass(frozen=True, eq=False)
class Book:
    """A tournament with a page, as it stood at one moment. The same object for as long as nothing changes.

    `loaded` is the public part: what is sealed is in neither its lines nor its state, and its version counts its lines.
    `key` stands for everything a page can show of it: the public lines, the rows beside them, the page's settings.
    """

    loaded: LoadedTournament
    settings: PageSettings
    engine: Engine
    key: str

    @property
    def id(self) -> str:
        """The id of the tournament."""
        return self.loaded.id

    @cached_property
    def context(self) -> TournamentContext:
        """The tournament ready to be told about."""
        plain = context_of(self.loaded, self.engine)
        return replace(plain, names=PageNames(plain.names.display, {}, plain.names.people))


@dataclass
class _Place:
    """What is known of one tournament."""

    lock: asyncio.Lock
    whole: LoadedTournament | None = None
    looked_at: float = float("-inf")
    book: Book | None = None
    next: asyncio.Future[None] | None = None
    watchers: int = 0
    watching: asyncio.Task[None] | None = None


class Shelf:
    """Gives books, and tells who waits when one has changed.

    `tick` is a clock that only goes forward, in seconds.
    """

    def __init__(self, database: Database, engine: Engine, tick: Callable[[], float] = time.monotonic) -> None:
        self.database = database
        self.engine = engine
        self._tick = tick
        self._places: OrderedDict[str, _Place] = OrderedDict()
        self._private: OrderedDict[str, _Place] = OrderedDict()
        self._named: dict[str, tuple[int, frozenset[str]]] = {}

    async def book(self, tournament: str) -> Book | None:
        """The tournament as it stood half a second ago or later; None where it is not there or has no page."""
        place = self._places.get(tournament)
        if place is not None and self._tick() - place.looked_at < FRESH_SECONDS:
            self._places.move_to_end(tournament)
            return place.book
        return await self.look(tournament)

    async def look(self, tournament: str) -> Book | None:
        """The same as the database has it now. Whoever watches is told if it is another."""
        if tournament not in self._places and not (await read_page_settings(self.database, tournament)).shown:
            return None  # whatever else strangers ask for takes no room
        place = self._place(tournament)
        asked = self._tick()
        async with place.lock:
            if place.looked_at > asked:
                return place.book  # somebody began to look after we came
            began = self._tick()
            before = place.book
            place.book = await self._read(tournament, place)
            place.looked_at = began
            if place.book is not before and place.next is not None:
                place.next.set_result(None)
                place.next = None
        return place.book

    def _place(self, tournament: str) -> _Place:
        place = self._places.setdefault(tournament, _Place(asyncio.Lock()))
        self._places.move_to_end(tournament)
        idle = [other for other, known in self._places.items() if not known.watchers and not known.lock.locked()]
        for other in idle[: max(0, len(self._places) - KEPT)]:
            if other != tournament:
                del self._places[other]
                self._named.pop(other, None)
        return place

    async def _read(self, tournament: str, place: _Place) -> Book | None:
        settings = await read_page_settings(self.database, tournament)
        if not settings.shown:
            return None
        try:
            place.whole = await self._loaded(tournament, place.whole)
        except UnknownTournamentError:
            return None
        before, book = place.book, await asyncio.to_thread(self._book, place.whole, settings)
        return before if before is not None and before.key == book.key else book

    def _book(self, whole: LoadedTournament, settings: PageSettings) -> Book:
        shown = public_part(whole, self.engine)
        return Book(shown, settings, self.engine, _key(shown, settings))

    async def _loaded(self, tournament: str, known: LoadedTournament | None) -> LoadedTournament:
        log = self.database.log
        if known is None:
            records, payloads = await log.written(tournament)
            state, snapshots = await asyncio.to_thread(loaded_state, records)
            line_hash = await asyncio.to_thread(last_hash, records, payloads)
            beside = await self.database.tournaments.beside(tournament)
            loaded = LoadedTournament(
                tournament,
                GrowingSequence(records),
                state,
                row=beside.row,
                people=beside.people,
                staff=beside.staff,
                line_hash=line_hash,
                snapshots=snapshots,
            )
        elif await log.head(tournament) == known.state.version:
            loaded = known
        else:
            new = await log.load(tournament, after=known.state.version)
            snapshots = known.snapshots
            if undoes_before(new):
                state, snapshots = await asyncio.to_thread(undone_state, known.records, new, snapshots)
            else:
                state = await asyncio.to_thread(fold, new, known.state)
            line_hash = await asyncio.to_thread(last_hash, new, None, known.line_hash or "")
            loaded = known.with_records(new, state, line_hash, snapshots)
        return await self._with_rows(loaded)

    async def _with_rows(self, loaded: LoadedTournament) -> LoadedTournament:
        """With the rows beside the log as they are now; the same objects where they have not changed."""
        beside = await self.database.tournaments.beside(loaded.id)
        named = self._people_of(loaded)
        others = await self.database.people.many(named) if named else {}
        return replace(
            loaded,
            row=beside.row,
            people=loaded.people if loaded.people == beside.people else beside.people,
            staff=beside.staff,
            others=loaded.others if loaded.others == others else others,
        )

    def _people_of(self, loaded: LoadedTournament) -> frozenset[str]:
        """Everybody who appears in the log, which is read for that once a version."""
        version, named = self._named.get(loaded.id, (-1, frozenset()))
        if version != loaded.state.version:
            named = people_of(loaded.records)
            self._named[loaded.id] = loaded.state.version, named
        return named

    async def private(self, tournament: str) -> Book | None:
        """A tournament with a page or without: for its own players, who have shown that they are."""
        shown = await self.book(tournament)
        if shown is not None:
            return shown
        place = self._private.get(tournament) or _Place(asyncio.Lock())
        try:
            place.whole = await self._loaded(tournament, place.whole)
        except UnknownTournamentError:
            return None
        place.book = await asyncio.to_thread(self._book, place.whole, PageSettings())
        self._private[tournament] = place
        while len(self._private) > KEPT:
            self._private.popitem(last=False)
        return place.book

    async def listed(self) -> list[TournamentRow]:
        """The tournaments that are on the front page, newest first."""
        kept = await self.database.settings.with_key(PAGE)
        wanted = {
            tournament
            for tournament, value in kept.items()
            if (settings := page_settings(value)).shown and settings.found
        }
        return [row for row in await self.database.tournaments.all() if row.id in wanted] if wanted else []

    async def changes(self, tournament: str, known: str, patience: float) -> AsyncIterator[Book | None]:
        """Every book that is another than the one before, the first than the one with the key `known`.

        None after `patience` seconds in which nothing has changed. Ends when the tournament has no page any more.
        """
        book = await self.book(tournament)
        if book is None:
            return
        place = self._place(tournament)
        place.watchers += 1
        if place.watching is None:
            place.watching = asyncio.create_task(self._watch(tournament, place), name=f"watch {tournament}")
        try:
            while place.book is not None:
                if place.book.key != known:
                    known = place.book.key
                    yield place.book
                    continue
                if place.next is None:
                    place.next = asyncio.get_running_loop().create_future()
                done, _ = await asyncio.wait([place.next], timeout=patience)
                if not done:
                    yield None
        finally:
            place.watchers -= 1
            if not place.watchers and place.watching is not None:
                place.watching.cancel()
                place.watching = None

    async def _watch(self, tournament: str, place: _Place) -> None:
        """Look again and again, for as long as somebody waits."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look(tournament)
            except StorageError as error:
                logger.warning("cannot look at %s: %s", tournament, error)
            if place.book is None:
                return

    async def close(self) -> None:
        """Watch no more."""
        tasks = [place.watching for place in self._places.values() if place.watching is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def last_change(book: Book) -> datetime:
    """The moment of the last public line of its log: the same for the same key."""
    return book.loaded.records[-1].at


def public_part(whole: LoadedTournament, engine: Engine) -> LoadedTournament:
    """Return a tournament without what is sealed: lines, their part of the state, and people who wrote nothing else."""
    records, state, appearing = _public_log(whole.records, whole.state, engine)
    return replace(
        whole,
        records=records,
        state=state,
        others={person: known for person, known in whole.others.items() if person in appearing},
        line_hash=None,
        _command_ids=None,
        _appearing=appearing,
    )


@memoize(lambda *rests_on: rests_on)
def _public_log(
    records: Sequence[Record], state: TournamentState, engine: Engine
) -> tuple[Sequence[Record], TournamentState, frozenset[str]]:
    shown = public_records(records, hidden_forms(state, engine))
    return shown, with_fields(public_state(state, engine), version=len(shown)), people_of(shown)


def _key(shown: LoadedTournament, settings: PageSettings) -> str:
    """Sixteen hexadecimal digits, preceded by the number of public lines."""
    people = sorted((entrant, person.id, person.name) for entrant, person in shown.people.items())
    others = sorted((person_id, person.name) for person_id, person in shown.others.items())
    last = shown.records[-1]
    rows = repr((last.command_id, last.at, people, others, shown.staff, shown.row.title, settings))
    return f"{len(shown.records)}-{hashlib.sha256(rows.encode()).hexdigest()[:16]}"
