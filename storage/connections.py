"""The connections of one open database: many that read, one that writes; and what it takes to use them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeVar

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import READERS, file_of, image, reader_engine, writer_engine
from storage.errors import ClosedDatabaseError, UnusableDatabaseError
from storage.sqlite_file import Whereabouts, move_log_into_file, reason_of
from storage.wording import WAITING

logger = logging.getLogger(__name__)

BUSY_SECONDS = 600.0
"""How long a write waits for another program to let go of the database. Discord takes answers for 15 minutes."""

P = ParamSpec("P")
T = TypeVar("T")


class Guard(Protocol):
    """Whoever watches that nobody else writes into a database meanwhile."""

    @property
    def is_certain(self) -> bool:
        """Can nobody else have begun to write by now?"""
        ...

    async def require(self, connection: AsyncConnection) -> None:
        """In a transaction that writes, where it is not certain: raise where somebody else may write instead."""
        ...


class Connections:
    """Runs transactions. A read sees what was committed before it began.

    A caller who is cancelled does not interrupt a transaction (that could leave a lock behind): it goes on to its end
    in a task of its own. After `close` both kinds raise ClosedDatabaseError. A file that cannot be used raises
    UnusableDatabaseError; nothing is ever written into one that is not at its place any more.

    `busy` is true while a write waits for another program to let go of the database. A `guard`, where there is one, may
    refuse every transaction that writes. `timed`, where there is one, is told of each how many seconds it took.
    """

    def __init__(self, url: URL) -> None:
        self.file = file_of(url)
        self._whereabouts = None if self.file is None else Whereabouts(self.file)
        self._writer = writer_engine(url, lambda: self._before_connecting(to_write=True))
        self._reader = reader_engine(url, lambda: self._before_connecting(to_write=False))
        self._turn = asyncio.Lock()
        # The engine's pool would let newcomers in before those who wait; in a crowd that leaves some behind for long.
        self._readers = asyncio.Semaphore(READERS)
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._unmoved = False
        self._written_at = time.monotonic()
        self.busy = False
        self.guard: Guard | None = None
        self.timed: Callable[[Literal["read", "write"], float], None] | None = None

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]], *, counts: bool = True) -> T:
        """Do work that writes, one at a time: all of it is kept when it ends, nothing when it raises.

        A database that another program is writing to is waited for. What does not count leaves the database quiet.
        """

        async def transaction() -> T:
            async with self._turn:
                try:
                    with self._timed("write"):
                        return await self._written_in_time(work, counts=counts)
                finally:
                    self.busy = False

        return await self._to_the_end(transaction)

    async def _written_in_time(self, work: Callable[[AsyncConnection], Awaitable[T]], *, counts: bool) -> T:
        deadline = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                return await self._written(work, counts=counts)
            except UnusableDatabaseError as error:
                if error.reason != "busy" or time.monotonic() > deadline:
                    raise
                if not self.busy:
                    logger.warning("%s", WAITING.format(file=self.file))
                self.busy = True

    async def _written(self, work: Callable[[AsyncConnection], Awaitable[T]], *, counts: bool) -> T:
        try:
            async with self._writer.begin() as connection:
                if self.guard is not None and not self.guard.is_certain:
                    await self.guard.require(connection)
                result = await work(connection)
                self.check_place()
                if counts:
                    self._unmoved = True
                    self._written_at = time.monotonic()
                return result
        except DBAPIError as error:
            self._refuse(error)
            raise

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do work that reads one unchanging picture."""

        async def transaction() -> T:
            async with self._readers:
                try:
                    with self._timed("read"):
                        async with self._reader.begin() as connection:
                            return await work(connection)
                except DBAPIError as error:
                    self._refuse(error)
                    raise

        return await self._to_the_end(transaction)

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
        return self.guard is not None and self.guard.is_certain

    def _refuse(self, error: DBAPIError) -> None:
        """Say what is wrong with the file, where that is what is wrong."""
        reason = reason_of(error.orig)
        if reason is not None:
            if reason != "busy":
                self.check_place()
            raise UnusableDatabaseError(str(self.file), reason, str(error.orig)) from error

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

    async def move_log_into_file(self) -> None:
        """Bring what was written since the last time from the write-ahead log into the file itself, if nobody minds."""
        if self.file is not None and self._unmoved:
            self.check_place()
            self._unmoved = not await asyncio.to_thread(move_log_into_file, self.file)

    def image(self) -> bytes:
        """Everything committed by now, as the bytes of a file."""
        return image(self._writer.url)

    async def close(self) -> None:
        """Let what runs come to its end, and let go of all connections."""
        self._closed = True
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._writer.dispose()
        await self._reader.dispose()

    async def _to_the_end(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if self._closed:
            raise ClosedDatabaseError
        task = asyncio.create_task(work())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)


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


def writes(
    method: Callable[Concatenate[S, AsyncConnection, P], Awaitable[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Give a method the connection of a transaction that writes; its callers leave that argument out."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.connections.write(lambda connection: method(self, connection, *args, **kwargs))

    return run
