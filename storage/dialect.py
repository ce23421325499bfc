"""Everything that differs between SQLite and PostgreSQL. No other file of this package knows which one it talks to.

SQLite is one file: write-ahead log, every commit synced to the disk, a single writer connection (several would only
wait for each other), and readers of their own that never wait for the writer.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from sqlalchemy import event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

from storage.errors import NoImageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from sqlalchemy import Connection, Table
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

BUSY_TIMEOUT_MS = 10_000
"""How long SQLite waits for another process that writes (an import from the command line) before it gives up."""

READERS = 3
MOST_TRIES = 500


def database_url(place: str | Path) -> URL:
    """The address of a database; a plain path means an SQLite file there."""
    try:
        url = make_url(str(place))
    except ArgumentError:
        return URL.create("sqlite+aiosqlite", database=str(place))
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def writer_engine(url: URL) -> AsyncEngine:
    """The engine of the one connection that writes."""
    return _engine(url, connections=1, begin="BEGIN IMMEDIATE")


def reader_engine(url: URL) -> AsyncEngine:
    """The engine of the connections that only read."""
    return _engine(url, connections=READERS, begin="BEGIN")


def _engine(url: URL, *, connections: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_reset_on_return=None,  # every transaction is ended by its `begin()` block
        json_serializer=_compact_json,
    )
    if url.get_backend_name() == "sqlite":
        _prepare_sqlite(engine, begin=begin)
    return engine


def _compact_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _prepare_sqlite(engine: AsyncEngine, *, begin: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        # The driver's own transactions would not include schema changes and would begin too late: we begin ours.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        _write_ahead(cursor)
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _write_ahead(cursor: Any) -> None:
    """Switch to the write-ahead log. For this alone SQLite does not wait where somebody else does it at that moment."""
    for _ in range(MOST_TRIES):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            await_only(asyncio.sleep(BUSY_TIMEOUT_MS / MOST_TRIES / 1000))
        else:
            return
    cursor.execute("PRAGMA journal_mode = WAL")


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


async def damage(connection: AsyncConnection) -> Sequence[str]:
    """What the database itself finds wrong with its own pages and references; empty is sound."""
    if connection.dialect.name != "sqlite":
        return []  # PostgreSQL checks references on every write and its pages by its own tools
    pages = (await connection.execute(text("PRAGMA integrity_check"))).scalars().all()
    references = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    return [str(line) for line in pages if line != "ok"] + [f"dangling reference: {tuple(row)}" for row in references]
