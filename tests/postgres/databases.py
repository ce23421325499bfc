"""Databases for tests: a new one each, in a file, or on the server that HERALD_TEST_POSTGRES names."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from storage.database import Database
from storage.dialect import database_url
from tests.postgres.in_use import server

T = TypeVar("T")
Place: TypeAlias = Path | str
"""Where a database is: a file, or the address of one on a server."""

_TEMPLATE = f"herald_template_{os.getpid()}"
"""An empty database of Herald, of which the others are copies; each process of the tests has its own."""


async def told(address: str, *statements: str) -> None:
    """Say these to a server, each on its own."""
    engine = create_async_engine(database_url(address), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))


async def new_database(address: str, *, empty: bool = False) -> str:
    """The address of a new database on a server, with Herald's tables unless it is to be `empty`."""
    name = f"herald_{secrets.token_hex(6)}"
    if empty:
        await told(address, f"CREATE DATABASE {name}")
    else:
        await _make_template(address)
        await told(address, f"CREATE DATABASE {name} TEMPLATE {_TEMPLATE}")
    return _beside(address, name)


async def drop(address: str) -> None:
    """Drop a database, and with it the connections that are still open."""
    name = str(database_url(address).database)
    await told(_beside(address, "postgres"), f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


async def _make_template(address: str) -> None:
    if (address, _TEMPLATE) in _made:
        return
    await told(address, f"DROP DATABASE IF EXISTS {_TEMPLATE} WITH (FORCE)", f"CREATE DATABASE {_TEMPLATE}")
    async with await Database.open(_beside(address, _TEMPLATE)) as made:
        await made.connections.write(lambda connection: connection.execute(text("DELETE FROM settings")))
    _made.add((address, _TEMPLATE))


_made: set[tuple[str, str]] = set()


def _beside(address: str, name: str) -> str:
    """The address of another database on the same server."""
    return address.rpartition("/")[0] + f"/{name}"


@contextmanager
def place_for_a_test(folder: Path, file: str = "herald.db", *, empty: bool = False) -> Iterator[Place]:
    """Where a test's database is to be. One on a server is there, `empty` or with tables; it goes afterwards."""
    address = server()
    if address is None:
        yield folder / file
        return
    made = _apart(new_database(address, empty=empty))
    try:
        yield made
    finally:
        _apart(drop(made))


def _apart(work: Coroutine[Any, Any, T]) -> T:
    """Do it in a thread of its own: the loop of a test may run here."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
