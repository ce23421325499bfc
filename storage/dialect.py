"""All differences between SQLite and PostgreSQL. No other file of this package knows which one it uses.

SQLite is one file: write-ahead log, every commit synced to the disk, a single writing connection (several would only
wait for each other), and readers that never wait for the writer.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, closing, nullcontext
from itertools import chain, repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Dialect, Table, Text, bindparam, func, literal, select, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.elements import ClauseElement

from storage import postgres_connections as postgres
from storage import sqlite_file
from storage.errors import DamagedImageError, NoImageError
from storage.postgres_connections import Notifying
from storage.sql import Script, sql_text
from storage.sqlite_connections import OPENING_SECONDS, ScriptReader, SqliteConnection, sqlite_connection

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

T = TypeVar("T")

READERS = 3

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 2.0
"""Seconds between two attempts to reach a server that is away: the first pause and the longest."""


def database_url(place: str | Path) -> URL:
    """Return the address of a database; a plain path means an SQLite file."""
    try:
        url = make_url(str(place))
    except ArgumentError:
        return URL.create("sqlite+aiosqlite", database=str(place))
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database; None for one on a server."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def name_of(url: URL) -> str:
    """Return the name of a database for its host: the file, or the address without the password."""
    if file_of(url):
        return str(url.database)
    return url.set(drivername="postgresql")._replace(password=None).render_as_string()


def pauses(url: URL) -> Iterator[float]:
    """Return the pauses between attempts, in seconds. SQLite waits internally."""
    if file_of(url) is not None:
        return repeat(0.0)
    doubled = (min(FIRST_PAUSE * 2**step, LONGEST_PAUSE) for step in chain(range(10), repeat(10)))
    # Random, so that two transactions that collided are not repeated at the same moment.
    return (pause * random.uniform(0.5, 1.0) for pause in doubled)  # noqa: S311 - no secret


async def connected(engine: AsyncEngine) -> AsyncConnection:
    """Return a connection; ConnectionError if the server cannot be reached."""
    try:
        return await engine.connect()
    except OSError as error:  # asyncio raises a plain OSError for several failed addresses
        raise ConnectionError(str(error)) from error


async def file_connection(connection: AsyncConnection) -> SqliteConnection | None:
    """Return the SQLite connection below one of SQLAlchemy's; None for a server."""
    if connection.dialect.name != "sqlite":
        return None
    driver: Any = (await connection.get_raw_connection()).driver_connection
    return driver if isinstance(driver, SqliteConnection) else None


async def within(connection: AsyncConnection, script: Script[T], *, relies_on_keys: bool = False) -> T:
    """Run a script within the transaction of a writing connection; `relies_on_keys` is that of its runner."""
    file = await file_connection(connection)
    if file is not None:
        return await file.run(lambda raw: script(file.runner(raw, connection.dialect)))

    def run(sync: Connection) -> T:
        runner = postgres.PostgresRunner(sync, relies_on_keys=relies_on_keys)
        result = script(runner)
        runner.flush()
        return result

    return await connection.run_sync(run)


def written_tables(connection: AsyncConnection) -> set[str]:
    """Return the tables that scripts have written into on a connection to a server, to be emptied by the caller."""
    return postgres.written_tables(connection)


async def set_notifying(connection: AsyncConnection, notifies: Notifying) -> None:
    """Set how a connection to a server notifies other processes."""
    await postgres.set_notifying(connection, notifies)


async def commit(connection: AsyncConnection, file: SqliteConnection | None, notifies: Notifying | None) -> None:
    """Commit. If the answer of a server is lost, ask it for the outcome."""
    if file is None:
        await postgres.commit(connection, notifies)
        return
    await connection.commit()
    await file.commit()  # SQLAlchemy does not see what scripts have written


async def rollback(connection: AsyncConnection, file: SqliteConnection | None) -> bool:
    """Roll back; return False if the outcome is unknown."""
    try:
        await connection.rollback()
        if file is not None:
            await file.rollback()
    except (DBAPIError, OSError, sqlite3.Error):
        return False
    return True


def writer_engine(url: URL, before: Callable[[], None], name: str = postgres.NAME) -> AsyncEngine:
    """Return the engine of the writing connection; `before` is called before each connecting.

    `name` is its application name on a server.
    """
    return _engine(url, to_write=True, begin="BEGIN IMMEDIATE", before=before, name=name)


def reader_engine(url: URL, before: Callable[[], None]) -> AsyncEngine:
    """Return the engine of the read-only connections; `before` is called before each connecting."""
    return _engine(url, to_write=False, begin="BEGIN", before=before, name=postgres.NAME)


def script_reader(url: URL, before: Callable[[], None], engine: AsyncEngine) -> ScriptReader | None:
    """Return the reader of scripts, which bypasses SQLAlchemy's `engine`; None for a server."""
    if file_of(url) is None:
        return None
    return ScriptReader(lambda: sqlite_connection(str(url.database), "BEGIN", before), engine.dialect)


def _engine(url: URL, *, to_write: bool, begin: str, before: Callable[[], None], name: str) -> AsyncEngine:
    options: dict[str, Any]
    if file_of(url) is None:
        options = postgres.engine_options(to_write=to_write, name=name)
    else:
        options = {"async_creator": lambda: sqlite_connection(str(url.database), begin, before)}
    return create_async_engine(
        url,
        pool_size=1 if to_write else READERS,
        max_overflow=0,
        pool_reset_on_return=None,  # every transaction is ended by the code that began it
        json_serializer=_compact_json,
        hide_parameters=True,  # an error must not contain what people typed
        **options,
    )


_compact_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


async def examine(url: URL) -> None:
    """Raise UnusableDatabaseError for a database that must not be created or written. Nothing is changed."""
    file = file_of(url)
    if file is None:
        await postgres.examine(url, name_of(url))
    else:
        await asyncio.to_thread(sqlite_file.examine, file)


def turn(url: URL, name: str) -> AbstractAsyncContextManager[None]:
    """Return a lock by name across processes; a file has one process only."""
    return nullcontext() if file_of(url) is not None else postgres.turn(url, name)


async def migrate_alone(connection: AsyncConnection) -> None:
    """Lock the tables against migration by others until the transaction ends; a file is locked anyway."""
    if connection.dialect.name == "postgresql":
        await postgres.migrate_alone(connection)


def insert(connection: AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an INSERT that supports ON CONFLICT (both dialects use the same syntax)."""
    return insert_on(connection.dialect, table)


def insert_on(dialect: Dialect, table: Table) -> sqlite.Insert | postgresql.Insert:
    """As `insert`, for a dialect."""
    if dialect.name == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - 60 ms of a start on SQLite

    return postgresql.insert(table)


def put_on(dialect: Dialect, table: Table) -> ClauseElement:
    """Return a statement that writes a whole row, replacing the one with the same primary key."""
    statement = insert_on(dialect, table)
    rest = {column.name: statement.excluded[column.name] for column in table.c if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=rest).inline()


def alone(dialect: Dialect, parameter: str) -> ClauseElement:
    """Return a statement that waits until no other transaction has run the same one with the same text.

    A writer of a file is alone anyway.
    """
    if dialect.name == "sqlite":
        return select(literal(1))
    return select(func.pg_advisory_xact_lock(func.hashtextextended(bindparam(parameter, type_=Text), 0)))


def append_only(dialect_name: str, table: str) -> list[str]:
    """Return statements that make a table reject every update and deletion."""
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


async def counter(connection: AsyncConnection, table: str) -> int:
    """Return the highest id that a table has ever assigned, also to deleted rows; 0 if none."""
    words = {
        "postgresql": "SELECT coalesce(pg_sequence_last_value(CAST(:name || '_id_seq' AS regclass)), 0)",
        "sqlite": "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = :name",
    }
    return int((await connection.execute(sql_text(words[connection.dialect.name]), {"name": table})).scalar_one())


async def set_counter(connection: AsyncConnection, table: str, last: int) -> None:
    """Set the last assigned id of a new table."""
    if last == 0:
        return
    if connection.dialect.name == "postgresql":
        words = ["SELECT setval(CAST(:name || '_id_seq' AS regclass), :last)"]
    else:
        words = ["DELETE FROM sqlite_sequence WHERE name = :name", "INSERT INTO sqlite_sequence VALUES (:name, :last)"]
    for word in words:
        await connection.execute(sql_text(word, "sqlite_sequence"), {"name": table, "last": last})


async def next_ids(connection: AsyncConnection, table: str, count: int) -> list[int]:
    """Reserve the next `count` ids of a table: no row gets them unless it names one."""
    if connection.dialect.name == "postgresql":
        words = "SELECT nextval(CAST(:name || '_id_seq' AS regclass)) FROM generate_series(1, :count)"
        return list((await connection.execute(sql_text(words), {"name": table, "count": count})).scalars())
    last = await counter(connection, table)
    if count:
        await set_counter(connection, table, last + count)
    return [*range(last + 1, last + count + 1)]


def image(url: URL) -> bytes:
    """Return a database as the bytes of an SQLite file: everything committed by now."""
    if url.get_backend_name() != "sqlite":
        raise NoImageError(url.get_backend_name())
    with closing(sqlite3.connect(str(url.database), isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT 1 FROM sqlite_schema").fetchone()  # begins the snapshot
        return connection.serialize()


def copy_file(url: URL, target: Path) -> None:
    """Copy everything committed by now into a new SQLite file at `target`, without leases and files beside it.

    Others may write meanwhile. Raises NoImageError for other databases, DamagedImageError if the copy is not sound.
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
        damage = [line for (line,) in copy.execute("PRAGMA integrity_check") if line != "ok"]
        damage += [f"dangling reference: {row}" for row in copy.execute("PRAGMA foreign_key_check")]
    if damage:
        raise DamagedImageError(damage[0])


async def damage(connection: AsyncConnection) -> Sequence[str]:
    """Return what the database finds wrong with its own pages and references; empty if it is sound."""
    if connection.dialect.name != "sqlite":
        return []  # PostgreSQL checks references on every write and its pages by its own tools
    pages = (await connection.execute(text("PRAGMA integrity_check"))).scalars().all()
    references = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    return [str(line) for line in pages if line != "ok"] + [f"dangling reference: {tuple(row)}" for row in references]
