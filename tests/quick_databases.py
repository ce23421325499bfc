"""Databases of tests need not outlive a power cut, and are asked the same few hundred things by thousands of tests.

So fsync is off, a statement is compiled once per process instead of once per database, and statements run in the
calling thread: without fsync, the way to the thread of a connection and back takes longer than the statement. Reads
skip SQLAlchemy's connection pool, which takes twice as long as reading. The tests of `storage` go all these ways
(`by_thread`), and so do the programs that tests start, to kill them or not, which wait for the disk too.
A new file is given the tables that the migrations have made once in the process, within the same transaction in which
they would be run; the tests of migrations run them (`by_migrations`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any, TypeVar

import pytest
import sqlalchemy
from sqlalchemy import URL, create_engine
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from storage import connections, database, dialect, sqlite_connections
from storage.migrations import known_versions, migrate
from storage.sqlite_connections import SqliteConnection

SHIPPED = sqlite_connections.SYNCHRONOUS
"""The setting of `synchronous` outside of tests."""

_dialects: dict[str, Dialect] = {}
_compiled: dict[str, Any] = {}

T = TypeVar("T")


class ThreadlessConnection(SqliteConnection):
    """Does everything where it is asked for, after whatever else is ready to run: others come between as they do else.

    Where another connection writes, the loop waits with it for SQLite's own busy timeout.
    """

    def _start(self) -> None:
        """There is no thread."""

    def _send(self, task: Callable[[], object], done: Callable[[BaseException | None], None]) -> None:
        def run() -> None:
            error: BaseException | None = None
            try:
                task()
            except BaseException as raised:  # noqa: BLE001 - raised where its caller waits
                error = raised
            done(error)

        asyncio.get_running_loop().call_soon(run)

    def stop(self) -> None:
        """Close it."""
        file, self._connection = self._connection, None
        if file is not None:
            file.close()


class Reader:
    """As much of SQLAlchemy's `AsyncConnection` as is asked of one that reads a file, and nothing waits in it.

    Others come between two statements, as they do else.
    """

    def __init__(self, engine: sqlalchemy.Engine, idle: list[Reader]) -> None:
        self._connection = engine.connect()
        self._idle = idle
        self.dialect = engine.dialect

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[None]:
        """A transaction of the file's, which SQLAlchemy need not know of."""
        file: Any = self._connection.connection.driver_connection
        file.execute("BEGIN")
        try:
            yield
        finally:
            file.execute("ROLLBACK")

    async def execute(self, *said: Any) -> sqlalchemy.CursorResult[Any]:
        """Run a statement."""
        await asyncio.sleep(0)
        return self._connection.execute(*said)

    async def exec_driver_sql(self, words: str) -> sqlalchemy.CursorResult[Any]:
        """Run a statement as it is."""
        await asyncio.sleep(0)
        return self._connection.exec_driver_sql(words)

    async def run_sync(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Do some work with the connection below."""
        await asyncio.sleep(0)
        return work(self._connection)

    async def close(self) -> None:
        """Let others have it."""
        self._idle.append(self)

    def end(self) -> None:
        """Close it."""
        self._connection.close()


class Readers:
    """Takes the place of an engine of connections that read."""

    def __init__(self, url: URL, before: Callable[[], None]) -> None:
        def opened() -> sqlite3.Connection:
            before()
            return sqlite_connections._open_sqlite(str(url.database))

        engine: Any = create_engine(
            url.set(drivername="sqlite+pysqlite"), creator=opened, poolclass=NullPool, hide_parameters=True
        )
        self._engine = _sharing_statements(engine, "reader")
        self._idle: list[Reader] = []

    async def connect(self) -> Reader:
        """A connection."""
        return self._idle.pop() if self._idle else Reader(self._engine, self._idle)

    async def dispose(self) -> None:
        """Close them all."""
        while self._idle:
            self._idle.pop().end()


MIGRATED = database._migrated
"""The function that creates the tables outside of tests."""


@cache
def _tables() -> list[str]:
    """The statements that make at once what the migrations make of an empty file."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
        made = connection.exec_driver_sql("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
        statements = [sql for (sql,) in made if "sqlite_sequence" not in sql]
    engine.dispose()
    return statements


async def _quickly_migrated(connection: AsyncConnection) -> None:
    """As the migrations do it; nothing has to be worked out for a file in which there is nothing."""
    file = await dialect.file_connection(connection)
    if file is None or (await connection.exec_driver_sql("SELECT 1 FROM sqlite_schema LIMIT 1")).first():
        await MIGRATED(connection)
        return

    def make(empty: sqlite3.Connection) -> None:
        for statement in statements:
            empty.execute(statement)
        empty.execute("INSERT INTO alembic_version VALUES (?)", known_versions()[-1:])

    statements = _tables()
    await file.run(make)


def by_migrations(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test, every database is made by all migrations, as it is by a running bot."""
    monkeypatch.setattr(database, "_migrated", MIGRATED)


def by_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test, connections live in threads of their own, as they do in a running bot."""
    monkeypatch.setattr(sqlite_connections, "SqliteConnection", SqliteConnection)
    monkeypatch.setattr(connections, "reader_engine", dialect.reader_engine)


def _with_shared_statements(*args: Any, **options: Any) -> AsyncEngine:
    made = create_async_engine(*args, **options)
    _sharing_statements(made.sync_engine, made.dialect.name)
    return made


def _sharing_statements(engine: Any, kind: str) -> sqlalchemy.Engine:
    """An engine that knows the SQL of what another one of its kind was asked: SQLAlchemy keeps that by dialect."""
    engine.dialect = _dialects.setdefault(kind, engine.dialect)
    engine.pool._dialect = engine.dialect
    engine._compiled_cache = _compiled.setdefault(kind, engine._compiled_cache)
    shared: sqlalchemy.Engine = engine
    return shared


def _quick_readers(url: URL, before: Callable[[], None]) -> AsyncEngine | Readers:
    return dialect.reader_engine(url, before) if dialect.file_of(url) is None else Readers(url, before)


@contextmanager
def quick_databases() -> Iterator[None]:
    """Every database opened in this process meanwhile is such a one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_connections, "SYNCHRONOUS", "OFF")
        patch.setattr(dialect, "create_async_engine", _with_shared_statements)
        patch.setattr(sqlite_connections, "SqliteConnection", ThreadlessConnection)
        patch.setattr(connections, "reader_engine", _quick_readers)
        patch.setattr(database, "_migrated", _quickly_migrated)
        yield
