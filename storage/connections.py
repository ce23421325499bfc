"""Connections of one open database: several readers, one writer, and retries while it is unavailable."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from typing import Any, Literal, Protocol, TypeVar

from sqlalchemy import URL, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import dialect, postgres
from storage.dialect import READERS, file_of, image, reader_engine, script_reader, writer_engine
from storage.driver_errors import is_of_database, reason_of, translated
from storage.errors import ClosedDatabaseError, UnusableDatabaseError
from storage.news import TABLES, Change
from storage.postgres_connections import DIRECTLY, NAME, NEVER, Notifying, elsewhere
from storage.read_cache import ReadCache
from storage.shards import Shards
from storage.sql import Script
from storage.sqlite_file import Whereabouts, move_log_into_file
from storage.wording import waiting_for
from storage.writer import Writer

logger = logging.getLogger(__name__)

BUSY_SECONDS = 600.0
"""Seconds of retries while another program locks a database or its server is away. Discord accepts answers for 15
minutes."""

WAITED_FOR = frozenset({"busy", "away", "collided"})
"""Reasons for which a transaction is retried."""

T = TypeVar("T")


class Guard(Protocol):
    """Protects a database from being written by two processes."""

    @property
    def is_certain(self) -> bool:
        """Whether no other process can have begun to write by now. Also read from other threads."""
        ...

    async def require(self, connection: AsyncConnection) -> None:
        """Within a writing transaction, if that is not certain: raise if another process may write instead."""
        ...


class Freshness(Protocol):
    """Receives notifications about what other processes write about the servers of this one, and about people."""

    @property
    def listens(self) -> bool:
        """Whether they are being received."""
        ...


class Connections:
    """Runs transactions. A read sees what was committed before it began.

    Cancelling a caller does not interrupt a transaction (that could leave a lock behind); it ends in a task of its own.
    After `close` all methods raise ClosedDatabaseError. An unavailable database raises UnusableDatabaseError; nothing
    is written into a file that has been moved, deleted or replaced.

    `busy` is true while a transaction waits for the database. A `guard` may refuse writing transactions. `timed`, if
    set, is called with the duration of each transaction in seconds.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.file = file_of(url)
        self._whereabouts = None if self.file is None else Whereabouts(self.file)
        self.name = f"{NAME} {secrets.token_hex(6)}"
        """The application name of these connections, by which other processes recognise who sent a notification."""
        engine = writer_engine(url, lambda: self._before_connecting(to_write=True), self.name)
        self._writer = Writer(engine, self)
        event.listen(engine.sync_engine, "before_cursor_execute", self._writer.before_execute)
        self._cache = ReadCache()
        self._reader = reader_engine(url, lambda: self._before_connecting(to_write=False))
        self._scripts = script_reader(url, lambda: self._before_connecting(to_write=False), engine)
        # The engine's pool is not fair: under load some callers would wait for very long.
        self._readers = asyncio.Semaphore(READERS)
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._unmoved = True  # an earlier process may have left a write-ahead log
        self._must_empty = False
        self._written_at = time.monotonic()
        self._waiting = 0
        self.guard: Guard | None = None
        self.shards = Shards()
        """The shards of this process."""
        self.news: Freshness | None = None
        self.is_shared = False
        """Whether other processes write at the same time."""
        self.notifies: Notifying = DIRECTLY
        self.timed: Callable[[Literal["read", "write"], float], None] | None = None

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]], *, counts: bool = True) -> T:
        """Run work that writes. Everything is committed when it returns, nothing if it raises.

        The work is repeated from its start if the database was unavailable, and shares a transaction with other work
        that was waiting, isolated from the failures of the others. With `counts=False` it does not count as activity
        (`quiet_for`).
        """
        self._refuse_if_closed()
        result: T = await self._writer.write(work, None, counts=counts)
        return result

    async def write_script(self, script: Script[T], *, counts: bool = True, key: str = "") -> T:
        """Run a script that writes; much cheaper than `write`.

        Scripts that share a transaction are run in the order of their keys, such as the tournaments that they lock.
        """
        self._refuse_if_closed()
        result: T = await self._writer.write(None, script, counts=counts, key=key)
        return result

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run work that reads, on one snapshot. Repeated from its start if the database was unavailable."""
        self._refuse_if_closed()
        answers: list[T] = []

        async def transaction() -> None:
            async with self._readers:
                with self._timed("read"):
                    connection = await dialect.connected(self._reader)
                    try:
                        async with connection.begin():
                            answers.append(await work(connection))
                    finally:
                        await connection.close()

        task = asyncio.create_task(self.in_time(transaction, timed=False))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await asyncio.shield(task)
        return answers[-1]

    async def read_script(self, script: Script[T]) -> T:
        """Run a script that reads; much cheaper than `read`."""
        self._refuse_if_closed()
        scripts, answers = self._scripts, list[T]()
        if scripts is None:
            return await self.read(lambda connection: dialect.within(connection, script))

        async def attempt() -> None:
            began = time.perf_counter()
            try:
                answers.append(await scripts.read(script))
            finally:
                self._report("read", began)

        await self.in_time(attempt, timed=False)
        return answers[-1]

    async def cached(self, key: Hashable, tables: tuple[str, ...], read: Callable[[], Awaitable[T]]) -> T:
        """Return what `read` finds in these tables, from the cache if nothing was written into them since."""
        self._refuse_if_closed()
        if not self.may_cache:
            self._cache.clear()
            return await read()
        return await self._cache.get(key, tables, read)

    def changed(self, change: Change) -> None:
        """Invalidate cached reads that a change by another process concerns."""
        if change.topic == "person" or self.shards.has(change.server):
            self._cache.wrote(TABLES.get(change.topic, ()))

    def forget(self) -> None:
        """Invalidate all cached reads: changes by other processes may have been missed."""
        self._cache.clear()

    async def in_time(self, attempt: Callable[[], Awaitable[None]], *, timed: bool = True) -> None:
        """Run an attempt, repeated while the database is unavailable; UnusableDatabaseError at the end of the time."""
        deadline = time.monotonic() + BUSY_SECONDS
        pauses: Iterator[float] | None = None
        waits = tried = False
        try:
            while True:
                try:
                    if not timed:
                        return await attempt()
                    with self._timed("write"):
                        return await attempt()
                except Exception as raised:
                    error = translated(raised)
                    refusal = self._refusal(error)
                    if refusal is None:
                        if is_of_database(error):
                            raise postgres.without_values(error) from None
                        raise
                    if refusal.reason not in WAITED_FOR or self._closed or (tried and time.monotonic() > deadline):
                        raise refusal from error
                    # The first failure may only be a pooled connection from before a restart.
                    if not waits and (refusal.reason == "busy" or (refusal.reason == "away" and tried)):
                        waits = True
                        self._begin_to_wait(refusal)
                    tried = True
                pauses = pauses or dialect.pauses(self.url)
                await asyncio.sleep(next(pauses))
        finally:
            self._waiting -= waits

    def _begin_to_wait(self, refusal: UnusableDatabaseError) -> None:
        if not self.busy:
            logger.warning("%s", waiting_for(refusal))
        self._waiting += 1

    @property
    def busy(self) -> bool:
        """Whether a transaction waits because the database is unavailable."""
        return self._waiting > 0

    @contextmanager
    def _timed(self, kind: Literal["read", "write"]) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self._report(kind, began)

    def _report(self, kind: Literal["read", "write"], began: float) -> None:
        if self.timed is not None:
            self.timed(kind, time.perf_counter() - began)

    def share(self, *, others: bool) -> None:
        """Set whether other processes write, too, and are notified. A change clears the cache of reads.

        A process that comes next misses nothing: it holds its leases before it reads.
        """
        self.notifies = elsewhere(self.shards) if others else NEVER
        if self.is_shared != others:
            self.is_shared = others
            self._cache.clear()

    @property
    def may_cache(self) -> bool:
        """Whether no other process writes, or what others write about servers of this one is notified."""
        if self.guard is None or not self.guard.is_certain:
            return False
        return not self.is_shared or (self.news is not None and self.news.listens)

    def must_ask(self, server: int | None) -> bool:
        """Whether a tournament of a server may have been changed by another process without a notification."""
        return self.news is not None and not self.is_ours(server)

    def is_ours(self, server: int | None) -> bool:
        """Whether a server is one of this process, and changes about it by others are notified."""
        return self.may_cache and self.shards.has(server)

    @property
    def is_certain(self) -> bool:
        """Whether this process may certainly write, without asking the database.

        On SQLite that is so while the heartbeat is recent: the writer has locked the file, and a takeover has to wait
        for it. A server lets others write concurrently, so each transaction reads and locks the lease there.
        """
        return self.guard is None or (self.file is not None and self.guard.is_certain)

    async def require(self, connection: AsyncConnection) -> None:
        """Raise, within a transaction, if this process may not write."""
        if self.guard is not None:
            await self.guard.require(connection)

    def wrote(self, tables: Iterable[str]) -> None:
        """Invalidate cached reads of these tables: something may have been committed there."""
        self._cache.wrote(tables)

    def written(self, *, counts: bool) -> None:
        """Note that something was committed."""
        if counts:
            self._unmoved = True
            self._written_at = time.monotonic()

    def took(self, seconds: float) -> None:
        """Report the duration of a transaction that was run without `in_time`."""
        if self.timed is not None:
            self.timed("write", seconds)

    def _refusal(self, error: Exception) -> UnusableDatabaseError | None:
        """Return what is wrong with the database if an error says so, else None."""
        reason = reason_of(error)
        if reason is None:
            return None
        if reason != "busy":
            self.check_place()
        cause = error.orig if isinstance(error, DBAPIError) else error
        return UnusableDatabaseError(dialect.name_of(self.url), reason, str(cause))

    def _before_connecting(self, *, to_write: bool) -> None:
        if self._whereabouts is not None:
            self._whereabouts.before_connecting(to_write=to_write)

    def check_place(self) -> None:
        """Raise UnusableDatabaseError if the file has been moved, deleted or replaced."""
        if self._whereabouts is not None:
            self._whereabouts.check()

    def quiet_for(self, seconds: float) -> bool:
        """Whether nothing has been written for this long."""
        return time.monotonic() - self._written_at >= seconds

    @property
    def must_empty_log(self) -> bool:
        """Whether erased data is still in the write-ahead log, because a reader held it."""
        return self._must_empty

    async def empty_log(self) -> None:
        """Remove erased data from the write-ahead log: now, or as soon as no reader holds it."""
        self._unmoved = self._must_empty = True
        with suppress(UnusableDatabaseError):
            await self.move_log_into_file()

    async def move_log_into_file(self) -> None:
        """Checkpoint the write-ahead log into the file, if something was written and no reader is in the way."""
        if self.file is None or not self._unmoved:
            return
        self.check_place()
        before, moved = self._must_empty, False
        self._unmoved = self._must_empty = False  # later writes set it again
        try:
            moved = await asyncio.to_thread(move_log_into_file, self.file)
        finally:
            if not moved:
                self._unmoved, self._must_empty = True, self._must_empty or before

    def turn(self, name: str) -> AbstractAsyncContextManager[None]:
        """Return a lock by name across processes."""
        return dialect.turn(self.url, name)

    def image(self) -> bytes:
        """Return everything committed by now, as the bytes of a file."""
        return image(self.url)

    async def close(self) -> None:
        """Wait for running transactions and close all connections."""
        self._closed = True
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._writer.close()
        if self._scripts is not None:
            await self._scripts.close()
        await self._reader.dispose()

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise ClosedDatabaseError
