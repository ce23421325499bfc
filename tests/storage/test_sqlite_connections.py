import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import sqlite_connections
from storage.database import Database
from storage.schema import channels
from storage.sql import Statement
from storage.sqlite_connections import BUSY_TIMEOUT_MS, SqliteConnection
from tests.quick_databases import SHIPPED
from tests.storage.samples import begin

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def connection(place: Path) -> AsyncIterator[SqliteConnection]:
    def connect() -> sqlite3.Connection:
        made = sqlite3.connect(place, isolation_level=None)
        made.execute("CREATE TABLE one (number INTEGER PRIMARY KEY)")
        return made

    opened = await SqliteConnection(connect, begin="BEGIN IMMEDIATE").opened()
    yield opened
    await opened.close()


async def numbers(connection: SqliteConnection) -> list[Any]:
    cursor = connection.cursor()
    await cursor.execute("SELECT number FROM one ORDER BY number")
    return await cursor.fetchall()


async def test_a_statement_outside_a_transaction_begins_one(connection: SqliteConnection) -> None:
    assert not connection.in_transaction
    await connection.cursor().execute("INSERT INTO one VALUES (?)", [1])
    assert connection.in_transaction
    await connection.rollback()
    assert await numbers(connection) == []


async def test_statements_after_it_belong_to_the_same_transaction(connection: SqliteConnection) -> None:
    await connection.cursor().executemany("INSERT INTO one VALUES (?)", [(1,), (2,)])
    await connection.cursor().execute("INSERT INTO one VALUES (?)", [3])
    await connection.commit()
    assert await numbers(connection) == [(1,), (2,), (3,)]


async def test_a_refused_statement_leaves_its_transaction_to_be_ended(connection: SqliteConnection) -> None:
    await connection.cursor().execute("INSERT INTO one VALUES (?)", [1])
    with pytest.raises(sqlite3.IntegrityError):
        await connection.cursor().execute("INSERT INTO one VALUES (?)", [1])
    assert connection.in_transaction
    await connection.rollback()
    assert await numbers(connection) == []


async def test_a_cursor_tells_what_a_statement_came_to(connection: SqliteConnection) -> None:
    cursor = connection.cursor()
    await cursor.execute("INSERT INTO one VALUES (?), (?)", [4, 7])
    assert (cursor.description, cursor.rowcount, cursor.lastrowid) == (None, 2, 7)
    await cursor.execute("SELECT number AS counted FROM one")
    assert cursor.description is not None
    assert [column[0] for column in cursor.description] == ["counted"]
    assert await cursor.fetchall() == [(4,), (7,)]
    assert await cursor.fetchall() == []


async def test_where_connecting_fails_no_thread_is_left() -> None:
    threads: list[threading.Thread] = []

    def refuse() -> sqlite3.Connection:
        threads.append(threading.current_thread())
        raise sqlite3.DatabaseError("no database")

    with pytest.raises(sqlite3.DatabaseError):
        await SqliteConnection(refuse, begin="BEGIN").opened()
    threads[0].join(5)
    assert not threads[0].is_alive()


async def test_a_transaction_with_one_query_goes_to_the_thread_twice(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(database)
    await database.tournaments.person_entrants("p1")
    sent: list[str] = []
    send = SqliteConnection._send

    def counted(self: SqliteConnection, *said: Any) -> None:
        sent.append("task")
        send(self, *said)

    monkeypatch.setattr(SqliteConnection, "_send", counted)
    await database.tournaments.person_entrants("p1")
    assert sent == ["task", "task"]


async def test_what_is_submitted_is_done_within_a_transaction(connection: SqliteConnection) -> None:
    done: asyncio.Queue[BaseException | None] = asyncio.Queue()
    connection.submit(lambda file: file.execute("CREATE TABLE kept (x)").close(), done.put_nowait)
    assert await done.get() is None
    assert connection.in_transaction
    connection.submit(lambda file: file.execute("SELECT nothing").close(), done.put_nowait)
    assert isinstance(await done.get(), sqlite3.OperationalError)
    await connection.commit()
    await connection.close()
    connection.submit(lambda _: None, done.put_nowait)
    assert isinstance(await done.get(), sqlite3.ProgrammingError)


async def test_a_closed_connection_refuses_and_is_closed_once(connection: SqliteConnection) -> None:
    running = asyncio.create_task(connection.run(lambda file: file.execute("SELECT 1").fetchall()))
    await asyncio.sleep(0)
    await connection.close()
    await connection.close()
    assert await running == [(1,)]  # it came before
    assert connection.is_closed
    assert not connection.in_transaction
    with pytest.raises(sqlite3.ProgrammingError):
        await connection.run(lambda file: file.execute("SELECT 1"))


async def test_a_stopped_connection_ends_after_what_was_submitted(connection: SqliteConnection) -> None:
    done: asyncio.Queue[BaseException | None] = asyncio.Queue()
    threads: list[threading.Thread] = []
    connection.submit(lambda _: threads.append(threading.current_thread()), done.put_nowait)
    connection.stop()
    assert await done.get() is None
    await asyncio.to_thread(threads[0].join, 5)
    assert not threads[0].is_alive()
    connection.stop()


async def test_a_caller_who_is_cancelled_does_not_end_the_thread(connection: SqliteConnection) -> None:
    let_go = threading.Event()
    waiting = asyncio.create_task(connection.run(lambda _: let_go.wait(5)))
    await asyncio.sleep(0)
    waiting.cancel()
    let_go.set()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await numbers(connection) == []


async def test_scripts_note_the_tables_that_they_write_into(connection: SqliteConnection) -> None:
    statement = Statement(lambda _: insert(channels).inline(), columns=["channel_id", "tournament_id"])
    query = Statement(lambda _: select(channels.c.channel_id))

    def write(file: sqlite3.Connection) -> None:
        file.execute("CREATE TABLE channels (channel_id, tournament_id)")
        runner = connection.runner(file, SQLiteDialect_aiosqlite())
        runner.run(statement, {"channel_id": 5, "tournament_id": "t1"})
        assert runner.first(query, {}) == (5,)

    await connection.run(write)
    assert connection.written == {"channels"}


async def test_sqlite_syncs_every_commit_and_checks_references(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_connections, "SYNCHRONOUS", SHIPPED)
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": BUSY_TIMEOUT_MS}

    async def pragmas(connection: AsyncConnection) -> dict[str, object]:
        return {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in expected}

    async with await Database.open(place) as database:
        assert await database.connections.read(pragmas) == expected
        assert await database.connections.write(pragmas) == expected
