"""The connections of one open database: many that read, one that writes; and what it takes to use them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext, suppress
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeVar

from sqlalchemy import URL, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import dialect, postgres
from storage.dialect import READERS, file_of, image, reader_engine, script_reader, writer_engine
from storage.driver_errors import is_of_database, reason_of, translated
from storage.errors import ClosedDatabaseError, UnusableDatabaseError
from storage.postgres_connections import NAME
from storage.read_cache import ReadCache
from storage.shards import Shards
from storage.sql import Runner, Script
from storage.sqlite_file import Whereabouts, move_log_into_file
from storage.wording import waiting_for
from storage.writer import Writer

logger = logging.getLogger(__name__)

BUSY_SECONDS = 600.0
"""How long a database is waited for that another program holds, or whose server is away. Discord takes answers for 15
minutes."""

WAITED_FOR = frozenset({"busy", "away", "collided"})
"""Why a database cannot be had now, although it can perhaps in a moment."""

P = ParamSpec("P")
T = TypeVar("T")


class Guard(Protocol):
    """Whoever watches that nobody else writes into a database meanwhile."""

    @property
    def is_certain(self) -> bool:
        """Can nobody else have begun to write by now? Also asked from other threads."""
        ...

    async def require(self, connection: AsyncConnection) -> None:
        """In a transaction that writes, where it is not certain: raise where somebody else may write instead."""
        ...


class Freshness(Protocol):
    """Whoever hears what other processes write."""

    async def caught_up(self) -> None:
        """Hear of everything that others had written before this was asked."""
        ...


class Connections:
    """Runs transactions. A read sees what was committed before it began.

    A caller who is cancelled does not interrupt a transaction (that could leave a lock behind): it goes on to its end
    in a task of its own. After `close` both kinds raise ClosedDatabaseError. A database that cannot be used raises
    UnusableDatabaseError; nothing is ever written into a file that is not at its place any more.

    `busy` is true while somebody waits for a database that cannot be had now: another program holds it, or its server
    is away. A `guard`, where there is one, may refuse every transaction that writes. `timed`, where there is one, is
    told of each how many seconds it took.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.file = file_of(url)
        self._whereabouts = None if self.file is None else Whereabouts(self.file)
        self.name = f"{NAME} {secrets.token_hex(6)}"
        """What a server calls whoever writes here, and tells others who hear of it."""
        engine = writer_engine(url, lambda: self._before_connecting(to_write=True), self.name)
        self._writer = Writer(engine, self)
        event.listen(engine.sync_engine, "before_cursor_execute", self._writer.before_execute)
        self._cache = ReadCache()
        self._reader = reader_engine(url, lambda: self._before_connecting(to_write=False))
        self._scripts = script_reader(url, lambda: self._before_connecting(to_write=False), engine)
        # The engine's pool would let newcomers in before those who wait; in a crowd that leaves some behind for long.
        self._readers = asyncio.Semaphore(READERS)
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._unmoved = True  # an earlier process may have left a log behind
        self._must_empty = False
        self._written_at = time.monotonic()
        self._waiting = 0
        self.guard: Guard | None = None
        self.shards = Shards()
        """The servers this process works for."""
        self.news: Freshness | None = None
        self.is_shared = False
        """Do other processes write at the same time?"""
        self.timed: Callable[[Literal["read", "write"], float], None] | None = None

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]], *, counts: bool = True) -> T:
        """Do work that writes: all of it is kept when it ends, nothing when it raises.

        It may be done again from its start where the database was away meanwhile, and shares its transaction with other
        work that waited, which it does not see fail. What does not count leaves the database quiet.
        """
        self._refuse_if_closed()
        result: T = await self._writer.write(work, None, counts=counts)
        return result

    async def write_script(self, script: Script[T], *, counts: bool = True) -> T:
        """The same for a script, which takes far less."""
        self._refuse_if_closed()
        result: T = await self._writer.write(None, script, counts=counts)
        return result

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do work that reads one unchanging picture. Begun anew where the database went away meanwhile."""
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
        """The same for a script, which takes far less."""
        self._refuse_if_closed()
        scripts, answers = self._scripts, list[T]()
        if scripts is None:
            return await self.read(lambda connection: dialect.within(connection, script))

        async def attempt() -> None:
            with self._timed("read"):
                answers.append(await scripts.read(script))

        await self.in_time(attempt, timed=False)
        return answers[-1]

    async def cached(self, key: Hashable, tables: tuple[str, ...], read: Callable[[], Awaitable[T]]) -> T:
        """Return what `read` finds in these tables alone, from the cache where nobody has written there since."""
        self._refuse_if_closed()
        if not self.writes_alone:
            self._cache.clear()
            return await read()
        return await self._cache.get(key, tables, read)

    async def in_time(self, attempt: Callable[[], Awaitable[None]], *, timed: bool = True) -> None:
        """Make an attempt, again and again where the database cannot be had now; at last UnusableDatabaseError."""
        deadline = time.monotonic() + BUSY_SECONDS
        pauses: Iterator[float] | None = None
        waits = tried = False
        try:
            while True:
                try:
                    with self._timed("write") if timed else nullcontext():
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
                    # A connection may just be an old one, from before a restart.
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
        """Does somebody wait for a database that cannot be had now?"""
        return self._waiting > 0

    @contextmanager
    def _timed(self, kind: Literal["read", "write"]) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            if self.timed is not None:
                self.timed(kind, time.perf_counter() - began)

    @property
    def writes_alone(self) -> bool:
        """Is it certain that no other process writes what this one may have read before?"""
        return not self.is_shared and self.guard is not None and self.guard.is_certain

    def share(self, *, others: bool) -> None:
        """Do other processes write as well from now on? That change clears the cache of reads."""
        if self.is_shared != others:
            self.is_shared = others
            self._cache.clear()

    async def caught_up(self) -> None:
        """Wait until the cache holds nothing that other processes had changed before this call."""
        if self.news is not None and not self.writes_alone:
            await self.news.caught_up()

    @property
    def is_certain(self) -> bool:
        """Is it certain that this process may write, without asking the database?

        In a file it is, while the heartbeat is fresh: whoever writes holds the file, and nobody takes over meanwhile. A
        server lets others write at the same time, so there the lease is asked for, and held, in every transaction.
        """
        return self.guard is None or (self.file is not None and self.guard.is_certain)

    async def require(self, connection: AsyncConnection) -> None:
        """Raise, within a transaction, where this process may not write."""
        if self.guard is not None:
            await self.guard.require(connection)

    def wrote(self, tables: Iterable[str]) -> None:
        """Something may have been committed that writes into these tables."""
        self._cache.wrote(tables)

    def written(self, *, counts: bool) -> None:
        """Something was committed."""
        if counts:
            self._unmoved = True
            self._written_at = time.monotonic()

    def took(self, seconds: float) -> None:
        """Something was written without `in_time`."""
        if self.timed is not None:
            self.timed("write", seconds)

    def _refusal(self, error: Exception) -> UnusableDatabaseError | None:
        """What is wrong with the database, where that is what is wrong."""
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
        """Raise UnusableDatabaseError where the file is not at its place any more, or is another one."""
        if self._whereabouts is not None:
            self._whereabouts.check()

    def quiet_for(self, seconds: float) -> bool:
        """Has nothing been written for so long?"""
        return time.monotonic() - self._written_at >= seconds

    @property
    def must_empty_log(self) -> bool:
        """Was something erased that is still in the write-ahead log, because somebody read it?"""
        return self._must_empty

    async def empty_log(self) -> None:
        """Leave nothing in the write-ahead log of what was just erased: now, or as soon as nobody reads it."""
        self._unmoved = self._must_empty = True
        with suppress(UnusableDatabaseError):
            await self.move_log_into_file()

    async def move_log_into_file(self) -> None:
        """Bring what was written since the last time from the write-ahead log into the file itself, if nobody minds."""
        if self.file is None or not self._unmoved:
            return
        self.check_place()
        before, moved = self._must_empty, False
        self._unmoved = self._must_empty = False  # what is written meanwhile is for the next time
        try:
            moved = await asyncio.to_thread(move_log_into_file, self.file)
        finally:
            if not moved:
                self._unmoved, self._must_empty = True, self._must_empty or before

    def turn(self, name: str) -> AbstractAsyncContextManager[None]:
        """What only one process at a time may do: while somebody has the turn of this name, others wait for it."""
        return dialect.turn(self.url, name)

    def image(self) -> bytes:
        """Everything committed by now, as the bytes of a file."""
        return image(self.url)

    async def close(self) -> None:
        """Let what runs come to its end, and let go of all connections."""
        self._closed = True
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._writer.close()
        if self._scripts is not None:
            await self._scripts.close()
        await self._reader.dispose()

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise ClosedDatabaseError


class Part:
    """A part of a database: its methods marked `reads` or `writes` are one transaction each."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections


S = TypeVar("S", bound=Part)


def reads(
    method: Callable[Concatenate[S, AsyncConnection, P], Awaitable[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Give a method the connection of a transaction that reads; its callers leave that argument out."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.connections.read(lambda connection: method(self, connection, *args, **kwargs))

    return run


def reads_script(
    method: Callable[Concatenate[S, Runner, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """As `reads`, for a method that is a script: it is given the runner, and takes far less."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.connections.read_script(lambda run: method(self, run, *args, **kwargs))

    return run


def caches(
    *tables: str,
) -> Callable[[Callable[Concatenate[S, Runner, P], T]], Callable[Concatenate[S, P], Coroutine[Any, Any, T]]]:
    """As `reads_script`, for what nearly every command reads: cached until something is written into these tables.

    The method reads no others. Its arguments can be hashed, and no caller changes its answer.
    """

    def decorate(method: Callable[Concatenate[S, Runner, P], T]) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
        read = reads_script(method)

        @wraps(method)
        async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
            key = (read, args, tuple(sorted(kwargs.items())))
            return await self.connections.cached(key, tables, lambda: read(self, *args, **kwargs))

        return run

    return decorate


def writes(
    method: Callable[Concatenate[S, AsyncConnection, P], Awaitable[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Give a method the connection of a transaction that writes; its callers leave that argument out."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.connections.write(lambda connection: method(self, connection, *args, **kwargs))

    return run
