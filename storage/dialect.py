"""Everything that differs between SQLite and PostgreSQL. No other file of this package knows which one it talks to.

SQLite is one file: write-ahead log, every commit synced to the disk, a single writer connection (several would only
wait for each other), and readers of their own that never wait for the writer.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.errands import Connection
from storage.errors import DamagedImageError, NoImageError

BUSY_TIMEOUT_MS = 500
"""How long SQLite itself waits for another process that writes (an import from the command line); then we go on to
wait, and say so."""

OPENING_SECONDS = 10.0
"""How long opening a file waits where another process opens it at that moment."""

READERS = 3

SYNCHRONOUS = "FULL"
"""When SQLite waits until what it wrote is on the disk: at every commit, so that a power cut takes nothing back."""


def database_url(place: str | Path) -> URL:
    """The address of a database; a plain path means an SQLite file there."""
    try:
        url = make_url(str(place))
    except ArgumentError:
        return URL.create("sqlite+aiosqlite", database=str(place))
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for one on a server."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def writer_engine(url: URL, before: Callable[[], None]) -> AsyncEngine:
    """The engine of the one connection that writes; `before` is called whenever it is about to connect."""
    return _engine(url, connections=1, begin="BEGIN IMMEDIATE", before=before)


def reader_engine(url: URL, before: Callable[[], None]) -> AsyncEngine:
    """The engine of the connections that only read; `before` is called whenever one is about to connect."""
    return _engine(url, connections=READERS, begin="BEGIN", before=before)


def _engine(url: URL, *, connections: int, begin: str, before: Callable[[], None]) -> AsyncEngine:
    options: dict[str, Any] = {}
    if url.get_backend_name() == "sqlite":
        options["async_creator"] = lambda: _sqlite_connection(str(url.database), begin, before)
    return create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_reset_on_return=None,  # every transaction is ended by its `begin()` block
        json_serializer=_compact_json,
        hide_parameters=True,  # what people wrote must not stand in an error
        **options,
    )


def _compact_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


async def _sqlite_connection(file: str, begin: str, before: Callable[[], None]) -> Connection:
    before()
    return await Connection(lambda: _open_sqlite(file), begin=begin).opened()


def _open_sqlite(file: str) -> sqlite3.Connection:
    # The driver's own transactions would not include schema changes and would begin too late: we begin ours.
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        _write_ahead(connection)
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:  # the file is no database
        connection.close()
        raise
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. For this alone SQLite does not wait where somebody else does it at that moment."""
    deadline = time.monotonic() + OPENING_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


def insert(connection: AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that can say what to do on a conflict (both dialects word it the same way)."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def append_only(dialect_name: str, table: str) -> list[str]:
    """Statements that make a table refuse every change and removal of its rows."""
    if dialect_name == "postgresql":
        refuse = f"$$ BEGIN RAISE EXCEPTION '{table} is append-only'; END $$"
        events = f"BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} FOR EACH STATEMENT"
        return [
            f"CREATE FUNCTION {table}_append_only() RETURNS trigger LANGUAGE plpgsql AS {refuse}",
            f"CREATE TRIGGER {table}_append_only {events} EXECUTE FUNCTION {table}_append_only()",
        ]
    refuse = f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
    return [
        f"CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table} {refuse}" for verb in ("UPDATE", "DELETE")
    ]


def image(url: URL) -> bytes:
    """A database as the bytes of an SQLite file: what was committed by now, nothing of what is being written."""
    if url.get_backend_name() != "sqlite":
        raise NoImageError(url.get_backend_name())
    with closing(sqlite3.connect(str(url.database), isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT 1 FROM sqlite_schema").fetchone()  # from here on the picture does not change
        return connection.serialize()


def copy_file(url: URL, target: Path) -> None:
    """Copy what was committed by now into a new SQLite file at `target`, which then needs no other file beside it.

    No process works with the copy yet, so nobody holds a lease of it.
    Others may write meanwhile. Raises NoImageError for other databases, DamagedImageError where the copy is not sound.
    """
    if url.get_backend_name() != "sqlite":
        raise NoImageError(url.get_backend_name())
    with closing(sqlite3.connect(str(url.database))) as source, closing(sqlite3.connect(target)) as copy:
        source.execute(f"PRAGMA busy_timeout = {OPENING_SECONDS * 1000:.0f}")
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        if copy.execute("SELECT 1 FROM sqlite_schema WHERE name = 'leases'").fetchone():
            copy.execute("DELETE FROM leases")
            copy.commit()
        found = [line for (line,) in copy.execute("PRAGMA integrity_check") if line != "ok"]
        found += [f"dangling reference: {row}" for row in copy.execute("PRAGMA foreign_key_check")]
    if found:
        raise DamagedImageError(found[0])


async def damage(connection: AsyncConnection) -> Sequence[str]:
    """What the database itself finds wrong with its own pages and references; empty is sound."""
    if connection.dialect.name != "sqlite":
        return []  # PostgreSQL checks references on every write and its pages by its own tools
    pages = (await connection.execute(text("PRAGMA integrity_check"))).scalars().all()
    references = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    return [str(line) for line in pages if line != "ok"] + [f"dangling reference: {tuple(row)}" for row in references]
