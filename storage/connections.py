"""The connections of one open database: many that read, one that writes; and what it takes to use them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import READERS, image, reader_engine, writer_engine
from storage.errors import ClosedDatabaseError

P = ParamSpec("P")
T = TypeVar("T")


class Connections:
    """Runs transactions. A read sees what was committed before it began.

    A caller who is cancelled does not interrupt a transaction (that could leave a lock behind): it goes on to its end
    in a task of its own. After `close` both kinds raise ClosedDatabaseError.
    """

    def __init__(self, url: URL) -> None:
        self._writer = writer_engine(url)
        self._reader = reader_engine(url)
        self._turn = asyncio.Lock()
        # The engine's pool would let newcomers in before those who wait; in a crowd that leaves some behind for long.
        self._readers = asyncio.Semaphore(READERS)
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do work that writes, one at a time: all of it is kept when it ends, nothing when it raises."""

        async def transaction() -> T:
            async with self._turn, self._writer.begin() as connection:
                return await work(connection)

        return await self._to_the_end(transaction)

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do work that reads one unchanging picture."""

        async def transaction() -> T:
            async with self._readers, self._reader.begin() as connection:
                return await work(connection)

        return await self._to_the_end(transaction)

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
