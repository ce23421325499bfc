"""Cache of the public parts of tournaments with a page, computed again after changes.

The tournaments themselves are in a `TournamentCache` that asks the database. A lock for each lets one reader ask at a
time; answers are `FRESH_SECONDS` old at most. Open pages wait for the next change: while there are any, one task asks
every `LOOK_EVERY` seconds, and the tournament is not evicted. What else is known of a tournament is removed when it is
evicted, so that the bound of the cache is the bound of everything here.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from bot.service.loaded import LoadedTournament
from bot.service.page_settings import PAGE, PageSettings, page_settings, read_page_settings
from bot.service.tournament_cache import MOST_BYTES, TournamentCache
from bot.text.context import TournamentContext, context_of
from bot.text.names import Names, isolate
from bot.views.sealing import hidden_forms, public_records, public_state
from formats.core.changing import with_fields
from formats.core.engine import Engine
from formats.core.log import Record, people_of
from formats.core.memoize import memoize
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


@dataclass(frozen=True)
class PageNames(Names):
    """Names that keep their own direction of writing within our sentences, and mention nobody on Discord."""

    def full(self, entrant: EntrantId) -> str:
        """The whole name, isolated."""
        return isolate(super().full(entrant))


@dataclass(frozen=True, eq=False)
class PublicTournament:
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
        """The tournament with its names, for texts and views."""
        plain = context_of(self.loaded, self.engine)
        return replace(plain, names=PageNames(plain.names.display, {}, plain.names.people))


@dataclass
class _Place:
    """What is known of one tournament."""

    lock: asyncio.Lock
    whole: LoadedTournament | None = None
    looked_at: float = float("-inf")
    public: PublicTournament | None = None
    next: asyncio.Future[None] | None = None
    watchers: int = 0
    watching: asyncio.Task[None] | None = None


class PublicTournaments:
    """Cache of the tournaments with a page, which notifies open streams of changes.

    `tick` is a clock that only goes forward, in seconds.
    """

    def __init__(
        self,
        database: Database,
        engine: Engine,
        tick: Callable[[], float] = time.monotonic,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self.database = database
        self.engine = engine
        self._tick = tick
        self._cache = TournamentCache(database, notified=False, most_bytes=most_bytes)
        self._places: dict[str, _Place] = {}

    async def public(self, tournament: str) -> PublicTournament | None:
        """The tournament as it stood half a second ago or later; None where it is not there or has no page."""
        place = self._places.get(tournament)
        if place is not None and self._tick() - place.looked_at < FRESH_SECONDS:
            return place.public
        return await self.look(tournament)

    async def look(self, tournament: str) -> PublicTournament | None:
        """The same as the database has it now. Open streams are notified if it has changed."""
        if tournament not in self._places and not (await read_page_settings(self.database, tournament)).shown:
            return None  # whatever else strangers ask for takes no room
        place = self._place(tournament)
        asked = self._tick()
        async with place.lock:
            if place.looked_at > asked:
                return place.public  # another reader began to look after we came
            began = self._tick()
            before = place.public
            place.public = await self._read(tournament, place)
            place.looked_at = began
            if place.public is not before and place.next is not None:
                place.next.set_result(None)
                place.next = None
        return place.public

    def _place(self, tournament: str) -> _Place:
        place = self._places.setdefault(tournament, _Place(asyncio.Lock()))
        for other in self._places.keys() - {tournament}:
            known = self._places[other]
            if other not in self._cache and not known.watchers and not known.lock.locked():
                del self._places[other]
        return place

    async def _read(self, tournament: str, place: _Place) -> PublicTournament | None:
        settings = await read_page_settings(self.database, tournament)
        if not settings.shown:
            return None
        try:
            whole = await self._cache.loaded(tournament)
        except UnknownTournamentError:
            return None
        before, is_same = place.public, place.whole is whole
        place.whole = whole
        if before is not None and is_same and before.settings == settings:
            return before
        public = await asyncio.to_thread(self._shown_of, whole, settings)
        return before if before is not None and before.key == public.key else public

    def _shown_of(self, whole: LoadedTournament, settings: PageSettings) -> PublicTournament:
        shown = public_part(whole, self.engine)
        return PublicTournament(shown, settings, self.engine, _key(shown, settings))

    async def private(self, tournament: str) -> PublicTournament | None:
        """A tournament with a page or without: for its own players, who have shown that they are."""
        shown = await self.public(tournament)
        if shown is not None:
            return shown
        try:
            whole = await self._cache.loaded(tournament)
        except UnknownTournamentError:
            return None
        return await asyncio.to_thread(self._shown_of, whole, PageSettings())

    async def listed(self) -> list[TournamentRow]:
        """The tournaments that are on the front page, newest first."""
        kept = await self.database.settings.with_key(PAGE)
        wanted = {
            tournament
            for tournament, value in kept.items()
            if (settings := page_settings(value)).shown and settings.found
        }
        return [row for row in await self.database.tournaments.all() if row.id in wanted] if wanted else []

    async def changes(
        self, tournament: str, known: str, patience: float
    ) -> AsyncGenerator[PublicTournament | None, None]:
        """Yield the tournament after each change, and at first unless its key is `known`.

        None after `patience` seconds in which nothing has changed. Ends when the tournament has no page any more.
        """
        public = await self.public(tournament)
        if public is None:
            return
        place = self._place(tournament)
        place.watchers += 1
        if place.watching is None:
            place.watching = asyncio.create_task(self._watch(tournament, place), name=f"watch {tournament}")
        try:
            with self._cache.in_use(tournament):
                while place.public is not None:
                    if place.public.key != known:
                        known = place.public.key
                        yield place.public
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
        """Look again and again, for as long as a stream is open."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look(tournament)
            except StorageError as error:
                logger.warning("cannot look at %s: %s", tournament, error)
            if place.public is None:
                return

    async def close(self) -> None:
        """Watch no more."""
        tasks = [place.watching for place in self._places.values() if place.watching is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def last_change(public: PublicTournament) -> datetime:
    """The moment of the last public line of its log: the same for the same key."""
    return public.loaded.records[-1].at


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
    place = (shown.row.title, shown.row.guild_id, shown.row.channel_id)
    rows = repr((last.command_id, last.at, people, others, shown.staff, place, settings))
    return f"{len(shown.records)}-{hashlib.sha256(rows.encode()).hexdigest()[:16]}"
