"""Loads tournaments from stored snapshots, and writes snapshots of those that have grown since.

Theory of operation. A snapshot is a cache of a log (`storage.snapshots`), so everything here may fail or come too late
without harm: then more lines are folded. Snapshots are written outside of commands, one after the other: encoded in a
thread, in small pieces between which the event loop runs, then stored in a transaction of their own.

A snapshot is due after so many lines that folding them again would cost about as much as reading it: more of them the
longer the log, so that a line costs the same whatever the log is like (`_due`). A tournament that is evicted is
written after fewer lines, since it will be read again. At most `MOST_WAITING` wait, because they stay in memory: if
more are evicted meanwhile, those are read from their snapshots before.

A snapshot is used where its code is that of this process and its last line is the same in the log. Where it is
damaged, the log is read, and a line is logged. The blocks of a snapshot are read later. If one of them is damaged
although the digest is right, which happens to forged ones only, the act that needs it fails; the tournament is then
read from its log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from bot.service.loaded import LoadedTournament, restored
from formats.core.chain import Payload
from formats.core.log import Record
from formats.core.log_snapshot import decode, encode
from formats.core.packed import BadPackError
from storage.database import Database
from storage.errors import StorageError
from storage.log import read_lines
from storage.snapshots import StoredSnapshot, snapshot_code

logger = logging.getLogger(__name__)

GROWN_BY, EVICTED_AFTER = 256, 16
"""After how many lines more a snapshot is written, and after how many if the tournament is evicted."""

GROWN_SHARE, EVICTED_SHARE = 16, 64
"""The same as a part of all lines, in longer logs: a sixteenth, and a sixty-fourth."""

MOST_WAITING = 8
"""How many tournaments wait to be written."""

SMALL_BYTES = 40_000
"""A snapshot up to this length is read at once, in some 3 ms; a longer one in a thread."""

Read = tuple[LoadedTournament | None, Sequence[Record], Sequence[Payload]]
"""The tournament of a snapshot, if there is one, and the lines to fold onto it."""


class SnapshotStore:
    """Reads snapshots, and writes them in the background if it `writes`; the page only reads."""

    def __init__(self, database: Database, *, writes: bool) -> None:
        self._database = database
        self._writes = writes
        self._stored: dict[str, int] = {}
        """Up to which line the snapshot of each tournament goes that was read or written here."""
        self._damaged: set[str] = set()
        """Tournaments with a snapshot that is not used any more."""
        self._waiting: dict[str, LoadedTournament] = {}
        self._writing: asyncio.Task[None] | None = None

    def is_damaged(self, loaded: LoadedTournament) -> bool:
        """Was it loaded from a snapshot that turned out to be damaged?"""
        return loaded.id in self._damaged and loaded.packed_bytes > 0

    async def read(self, tournament_id: str) -> Read:
        """Read a tournament that is not in memory; UnknownTournamentError."""
        if tournament_id in self._damaged:
            return None, *await self._database.log.written(tournament_id)
        stored, rows = await self._database.snapshots.with_lines(tournament_id, snapshot_code())
        if stored is None:
            return None, *await read_lines(rows)
        try:
            loaded = await self._restored(stored)
            records, payloads = await read_lines(rows)
            if not records or records[0] != loaded.records[-1] or records[0].seq != loaded.state.version:
                raise BadPackError("another log")  # noqa: TRY301 - as where it cannot be read
        except BadPackError as error:
            self._found_damaged(tournament_id, str(error))
            return None, *await self._database.log.written(tournament_id)
        self._stored[tournament_id] = stored.version
        return loaded, records[1:], payloads[1:]

    async def _restored(self, stored: StoredSnapshot) -> LoadedTournament:
        content = stored.content
        read = partial(decode, content, partial(self._found_damaged, stored.tournament_id, "a block cannot be read"))
        snapshot = read() if len(content) <= SMALL_BYTES else await asyncio.to_thread(read)
        if snapshot.state.version != stored.version:
            raise BadPackError("another position")
        return restored(stored.tournament_id, snapshot, len(content))

    def _found_damaged(self, tournament_id: str, why: str) -> None:
        """Do not use the snapshot of a tournament any more, until another is written. Called by any thread."""
        if tournament_id not in self._damaged:
            logger.warning("the snapshot of %s is not used, its log is read instead: %s", tournament_id, why)
        self._damaged.add(tournament_id)
        self._stored.pop(tournament_id, None)

    def grown(self, loaded: LoadedTournament) -> None:
        """A tournament has been loaded or has got more lines."""
        self._offer(loaded, GROWN_BY, GROWN_SHARE)

    def evicted(self, loaded: LoadedTournament) -> None:
        """A tournament is leaving memory."""
        self._offer(loaded, EVICTED_AFTER, EVICTED_SHARE)

    def _offer(self, loaded: LoadedTournament, lines: int, share: int) -> None:
        version = loaded.state.version
        behind = version - self._stored.get(loaded.id, 0)
        if not self._writes or self.is_damaged(loaded) or behind < max(lines, version // share):
            return
        if loaded.id not in self._waiting and len(self._waiting) >= MOST_WAITING:
            return
        self._waiting[loaded.id] = loaded
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="write snapshots")

    async def settled(self) -> None:
        """Wait until everything that was due is written."""
        while self._writing is not None and not self._writing.done():
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        while self._waiting:
            tournament_id = next(iter(self._waiting))
            loaded = self._waiting.pop(tournament_id)
            try:
                content = await asyncio.to_thread(encode, loaded.as_snapshot)
                version = loaded.state.version
                await self._database.snapshots.put(StoredSnapshot(tournament_id, version, snapshot_code(), content))
            except (StorageError, ValueError) as error:
                logger.warning("the snapshot of %s could not be written: %s", tournament_id, error)
            else:
                self._stored[tournament_id] = version
                self._damaged.discard(tournament_id)
