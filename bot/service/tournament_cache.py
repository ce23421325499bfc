"""LRU cache of loaded tournaments, bounded by bytes, for the bot and for the public page.

Theory of operation. An entry is an immutable `LoadedTournament`: the log, the state that it folds to, and the rows
beside the log. Nothing is ever changed in place, so an entry may be used for as long as wanted, also after it has been
evicted or replaced. Loading and catching up are one function: `_with_new_lines` folds the lines that are not in the
entry yet. Where there is no entry it starts from the stored snapshot (`snapshot_store`), else from the first line.

There are two ways of learning that a tournament has changed:

- The bot writes, also snapshots, and is notified of what other processes write about the servers of its shards. It
  gives the cache what it has written (`stored`) and calls `changed`, `changed_person` or `forget` for the rest.
  `loaded` answers from the entry until one of these has marked it stale, if the tournament is of such a server. For
  others, and while no notifications are received, it asks as for the page. Where a notification may be missing,
  `current` and `is_head` compare the entry with the log.
- The page only reads, and is not notified (`notified=False`). Each `loaded` asks the database for the lines after
  those in the entry, for the rows and for the names of people. Where all are as before, it returns the very same
  object.

Invariants:

- An entry never goes back: lines that were read replace those of an entry only if they are more of them. A read that
  began before a write ends with what was written, also if the entry was evicted between (`_versions`).
- A change that is notified during a read makes that read start again (`_changes`), since its rows may be older than
  the notification. Of two concurrent reads the one that asked for the rows later wins (`_rows_read`).
- A write is given to the cache after its transaction has been committed. A write that fails changes nothing here; one
  that was too late marks the entry stale. A load that fails keeps nothing: the next one tries again, from the entry
  that was there before.
- The sizes of all entries add up to at most `most_bytes`, except for the entry that was loaded last and those that
  are in use (`in_use`): they would stay in memory anyway. Memoized results keep evicted tournaments in memory, so they
  are dropped each time a quarter of `most_bytes` has been evicted.

Not thread-safe: only the event loop uses a cache; folding many lines happens in a thread, on values of its own.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from typing import Any

from bot.service.loaded import LoadedTournament, extended, not_created_yet
from bot.service.people_cache import ANYBODY, MOST_PEOPLE, PeopleCache
from bot.service.snapshot_store import SnapshotStore
from formats.core import memoize
from formats.core.changing import with_fields
from formats.core.evolve import FEW
from storage.database import Database
from storage.log import NO_BINDINGS
from storage.people import Person
from storage.tournaments import Bindings, TournamentRow

MOST_BYTES = 30_000_000
"""The estimated size of all entries."""

BASE_BYTES, BYTES_PER_STORED_BYTE, BYTES_PER_SNAPSHOT_BYTE = 40_000, 16, 12
"""The estimated size of an entry: from the bytes of its events as they are stored, or of the JSON of its snapshot.
Measured with the logs in `tests/0.1`, Swiss tournaments of 8, 64 and 128 players and a league of 310: the memory that
folding takes is 0.66 to 1.08 times the estimate (`python -m tests.bench.cache_sizes`); what decoding a snapshot takes
is 0.8 to 1.1 times of it with a Swiss tournament of 32 players and that league."""


def size_of(loaded: LoadedTournament) -> int:
    """Return about how many bytes a loaded tournament takes."""
    from_snapshot = BYTES_PER_SNAPSHOT_BYTE * loaded.snapshot_size + loaded.packed_bytes
    return BASE_BYTES + from_snapshot + BYTES_PER_STORED_BYTE * loaded.stored_bytes


class TournamentCache:
    """Loaded tournaments; the least recently used are evicted.

    `notified`: the owner calls `stored`, `changed`, `changed_person` and `forget`. Otherwise the database is asked.
    """

    def __init__(self, database: Database, *, notified: bool = True, most_bytes: int = MOST_BYTES) -> None:
        self._database = database
        self._notified = notified
        self._most_bytes = most_bytes
        self._entries: OrderedDict[str, LoadedTournament] = OrderedDict()
        self._bytes = 0
        self._stale: set[str] = set()
        """The tournaments that have changed since they were read last, also those that are not in the cache."""
        self._uses: Counter[str] = Counter()
        self._reading = count(1)
        self._rows_read: dict[str, int] = {}
        """The number of the read whose rows are in the entry."""
        self._versions: dict[str, int] = {}
        """The newest version that was in the cache since the last read began, also if it has been evicted."""
        self._changes: Counter[str] = Counter()
        """How many changes by other processes were notified, by tournament or `ANYBODY`."""
        self._evicted_bytes = 0
        self.snapshots = SnapshotStore(database, writes=notified)
        self.people = PeopleCache(database.people, MOST_PEOPLE if notified else 0)

    def __contains__(self, tournament_id: str) -> bool:
        """Is there an entry, stale or not?"""
        return tournament_id in self._entries

    def known(self, tournament_id: str) -> LoadedTournament | None:
        """Return the tournament if it is in the cache and not stale."""
        if tournament_id in self._stale:
            return None
        entry = self._entries.get(tournament_id)
        return None if entry is not None and self.snapshots.is_damaged(entry) else entry

    @contextmanager
    def in_use(self, tournament_id: str) -> Iterator[None]:
        """Do not evict a tournament during this context."""
        self._uses[tournament_id] += 1
        try:
            yield
        finally:
            self._uses[tournament_id] -= 1
            self._uses += Counter()  # removes zeros

    def drop(self, tournament_id: str) -> None:
        """Evict a tournament."""
        if gone := self._remove(tournament_id):
            self.snapshots.evicted(gone)
            self._evicted_bytes += size_of(gone)
            if self._evicted_bytes > self._most_bytes // 4:
                self._evicted_bytes = 0
                memoize.forget()

    def _remove(self, tournament_id: str) -> LoadedTournament | None:
        gone = self._entries.pop(tournament_id, None)
        if gone is not None:
            self._bytes -= size_of(gone)
        return gone

    def changed(self, tournament_id: str) -> None:
        """Another process has written about a tournament; what is being read may be older."""
        self._changes[tournament_id] += 1
        self._stale.add(tournament_id)

    def changed_person(self, person_id: str) -> None:
        """Another process has written about a person."""
        self._changes[ANYBODY] += 1
        self.people.forget(person_id)
        self._stale.update(self._showing(person_id))

    def forget(self) -> None:
        """Evict everything: other processes may have written anything."""
        self._changes[ANYBODY] += 1
        self.people.forget(ANYBODY)
        self._entries.clear()
        self._bytes = 0

    def _changes_of(self, tournament_id: str) -> tuple[int, int]:
        return self._changes[tournament_id], self._changes[ANYBODY]

    def _showing(self, person_id: str) -> list[str]:
        return [
            loaded.id
            for loaded in self._entries.values()
            if loaded.entrants_of(person_id)
            or any(member.person_id == person_id for member in loaded.staff)
            or person_id in loaded.others
        ]

    def _keep(self, loaded: LoadedTournament) -> LoadedTournament:
        self._remove(loaded.id)
        self._entries[loaded.id] = loaded
        self._versions[loaded.id] = loaded.state.version
        self._bytes += size_of(loaded)
        self.snapshots.grown(loaded)
        if self._bytes > self._most_bytes:
            for other in [other for other in self._entries if other != loaded.id and not self._uses[other]]:
                self.drop(other)
                if self._bytes <= self._most_bytes:
                    break
        return loaded

    async def loaded(self, tournament_id: str) -> LoadedTournament:
        """Return the tournament as it was when this was called, or later; `UnknownTournamentError`.

        What another process has just written may be missing until its notification arrives.
        """
        known = self.known(tournament_id)
        if known is None or not self._notified or self._must_ask(known):
            return await self.read(tournament_id)
        self._entries.move_to_end(tournament_id)
        return known

    def _must_ask(self, loaded: LoadedTournament) -> bool:
        return self._database.connections.must_ask(loaded.row.guild_id)

    async def current(self, tournament_id: str) -> LoadedTournament:
        """Return the tournament as it is in the database, also where another process may have written."""
        known = self.known(tournament_id)
        if known is not None and self._notified and not self._database.connections.is_ours(known.row.guild_id):
            await self.is_head(known)
        return await self.loaded(tournament_id)

    async def is_head(self, loaded: LoadedTournament) -> bool:
        """Compare a tournament with its log in the database. If the log is longer, the entry is stale from now on."""
        if await self._database.log.head(loaded.id) == loaded.state.version:
            return True
        if self._entries.get(loaded.id) is loaded:
            self._stale.add(loaded.id)
        return False

    async def read(self, tournament_id: str) -> LoadedTournament:
        """Read the new lines of a tournament's log and all rows beside it; `UnknownTournamentError`."""
        changes = self._changes_of(tournament_id)
        self._versions.pop(tournament_id, None)
        return await self._with_rows(await self._with_new_lines(tournament_id), changes)

    async def refresh_person(self, person_id: str) -> None:
        """Read the rows of all tournaments in the cache that show this person."""
        self.people.forget(person_id)
        await self._refresh_showing(person_id)

    async def met(self, write: Callable[[], Awaitable[Person]]) -> Person:
        """Write a person and read the rows of all tournaments in the cache that show them."""
        person = await self.people.written(write)
        await self._refresh_showing(person.id)
        return person

    async def _refresh_showing(self, person_id: str) -> None:
        for tournament_id in self._showing(person_id):
            if tournament_id in self:
                await self.read(tournament_id)

    async def stored(self, loaded: LoadedTournament, bindings: Bindings) -> LoadedTournament:
        """Keep a tournament whose change was stored, with what changed beside the log.

        Of the rows only those of newcomers are read: a crowd that signs up must not read itself again and again.
        """
        changes = self._changes_of(loaded.id)
        came = await self.people.named(set(bindings.entrants.values()))
        if loaded.id in self._stale or self._changes_of(loaded.id) != changes:
            return await self.read(loaded.id)  # another process has written after this command, or renamed newcomers
        known = self.known(loaded.id)
        is_newer = known is not None and known.state.version > loaded.state.version
        staff_changed = bindings.staff_added or bindings.staff_removed
        is_known = known is not None and not is_newer and not self._must_ask(known)
        if known is None or not is_known or staff_changed or len(came) < len(set(bindings.entrants.values())):
            return await self._with_rows(loaded, changes)
        if bindings != NO_BINDINGS:
            # A concurrent read may have read the rows from before this write.
            self._rows_read[loaded.id] = next(self._reading)
        # People may have been renamed since the command was decided.
        is_same = loaded.others is known.others or loaded.others.keys() <= known.others.keys()
        others = known.others if is_same else {**loaded.others, **known.others}
        # Without newcomers it stays the very same object: everybody's names are derived from it.
        entered = {entrant: came[person] for entrant, person in bindings.entrants.items()}
        people = {**known.people, **entered} if entered else known.people
        return self._keep(
            replace(
                loaded,
                row=_bound(known.row, bindings),
                people=people,
                staff=known.staff,
                others=others,
                exclusions=known.exclusions,
            )
        )

    async def _with_new_lines(self, tournament_id: str) -> LoadedTournament:
        """Read the lines that are not in the entry yet, or the whole log where there is no entry, and fold them."""
        kept = self._entries.get(tournament_id)
        if kept is not None and not self.snapshots.is_damaged(kept):
            records, payloads = await self._database.log.written(tournament_id, after=kept.state.version)
        else:
            kept, records, payloads = await self.snapshots.read(tournament_id)
        if kept is not None and not records:
            return kept
        start = kept or not_created_yet(tournament_id, NO_BINDINGS, records[0].at)
        if len(records) <= FEW:
            return extended(start, records, payloads)
        return await asyncio.to_thread(extended, start, records, payloads)

    async def _with_rows(self, log: LoadedTournament, changes: tuple[int, int]) -> LoadedTournament:
        tournament_id = log.id
        while True:
            began = next(self._reading)
            beside = await self._database.tournaments.beside(tournament_id)
            others = {person.id: person for person in beside.people.values()}
            others |= await self.people.named(log.appearing - others.keys())
            if began > self._rows_read.get(tournament_id, 0):
                break
            # A read that began later has ended already: these rows may be older than its rows.
        if self._changes_of(tournament_id) != changes:
            return await self.read(tournament_id)  # what was read may be older than the change
        # No `await` from here on: what was written while this was read must not be lost.
        self._rows_read[tournament_id] = began
        self._stale.discard(tournament_id)
        newest = self._entries.get(tournament_id)
        if newest is not None and newest.state.version > log.state.version:
            log, others = newest, {**others, **newest.others}
        elif newest is None and log.state.version < self._versions.get(tournament_id, 0):
            return await self.read(tournament_id)  # it grew, and was evicted, while this was read
        rows: dict[str, Any] = {"row": beside.row, "people": beside.people, "staff": beside.staff}
        read = {**rows, "others": others, "exclusions": {}}
        new = {name: value for name, value in read.items() if value != getattr(log, name)}
        return self._keep(with_fields(log, **new) if new else log)


def _bound(row: TournamentRow, bindings: Bindings) -> TournamentRow:
    """Return the row of a tournament after these changes to what it repeats of the log."""
    changed = bindings.columns
    return replace(row, **changed) if changed else row
