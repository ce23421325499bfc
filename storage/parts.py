"""Parts of a database: classes whose methods are one transaction each, declared by `reads`, `writes` and `caches`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Connections
from storage.sql import Runner

P = ParamSpec("P")
T = TypeVar("T")


class Part:
    """Part of a database. Its methods marked `reads` or `writes` are one transaction each."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections


S = TypeVar("S", bound=Part)


def reads(
    method: Callable[Concatenate[S, AsyncConnection, P], Awaitable[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Pass the connection of a reading transaction to a method; callers omit that argument."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.connections.read(lambda connection: method(self, connection, *args, **kwargs))

    return run


def reads_script(
    method: Callable[Concatenate[S, Runner, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """As `reads`, for a method that is a script: it gets the runner, and is much cheaper."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.connections.read_script(lambda run: method(self, run, *args, **kwargs))

    return run


def caches(
    *tables: str, of_server: bool = False, alone: bool = False
) -> Callable[[Callable[Concatenate[S, Runner, P], T]], Callable[Concatenate[S, P], Coroutine[Any, Any, T]]]:
    """As `reads_script`, cached until something is written into these tables. For what nearly every command reads.

    The method reads no other tables, its arguments are hashable, and callers do not change its result. With `of_server`
    the first argument is a server or None, and nothing is cached about servers of other processes. With `alone` nothing
    is cached while other processes write: they notify nobody of these tables.
    """

    def decorate(method: Callable[Concatenate[S, Runner, P], T]) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
        read = reads_script(method)

        @wraps(method)
        async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
            connections = self.connections
            if (alone and connections.is_shared) or (of_server and not connections.shards.has(args[0])):  # type: ignore[arg-type]
                return await read(self, *args, **kwargs)
            key = (read, args, tuple(sorted(kwargs.items())))
            return await connections.cached(key, tables, lambda: read(self, *args, **kwargs))

        return run

    return decorate


def writes(
    method: Callable[Concatenate[S, AsyncConnection, P], Awaitable[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Pass the connection of a writing transaction to a method; callers omit that argument."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.connections.write(lambda connection: method(self, connection, *args, **kwargs))

    return run
