import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from storage.database import Database
from storage.errands import Connection
from tests.storage.samples import begin

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def connection(place: Path) -> AsyncIterator[Connection]:
    def connect() -> sqlite3.Connection:
        made = sqlite3.connect(place, isolation_level=None)
        made.execute("CREATE TABLE one (number INTEGER PRIMARY KEY)")
        return made

    opened = await Connection(connect, begin="BEGIN IMMEDIATE").opened()
    yield opened
    await opened.close()


async def numbers(connection: Connection) -> list[Any]:
    cursor = connection.cursor()
    await cursor.execute("SELECT number FROM one ORDER BY number")
    return await cursor.fetchall()


async def test_a_statement_outside_a_transaction_begins_one(connection: Connection) -> None:
    assert not connection.in_transaction
    await connection.cursor().execute("INSERT INTO one VALUES (?)", [1])
    assert connection.in_transaction
    await connection.rollback()
    assert await numbers(connection) == []


async def test_statements_after_it_belong_to_the_same_transaction(connection: Connection) -> None:
    await connection.cursor().executemany("INSERT INTO one VALUES (?)", [(1,), (2,)])
    await connection.cursor().execute("INSERT INTO one VALUES (?)", [3])
    await connection.commit()
    assert await numbers(connection) == [(1,), (2,), (3,)]


async def test_a_refused_statement_leaves_its_transaction_to_be_ended(connection: Connection) -> None:
    await connection.cursor().execute("INSERT INTO one VALUES (?)", [1])
    with pytest.raises(sqlite3.IntegrityError):
        await connection.cursor().execute("INSERT INTO one VALUES (?)", [1])
    assert connection.in_transaction
    await connection.rollback()
    assert await numbers(connection) == []


async def test_a_cursor_tells_what_a_statement_came_to(connection: Connection) -> None:
    cursor = connection.cursor()
    await cursor.execute("INSERT INTO one VALUES (?), (?)", [4, 7])
    assert (cursor.description, cursor.rowcount, cursor.lastrowid) == (None, 2, 7)
    await cursor.execute("SELECT number AS counted FROM one")
    assert cursor.description is not None
    assert [column[0] for column in cursor.description] == ["counted"]
    assert await cursor.fetchall() == [(4,), (7,)]
    assert await cursor.fetchall() == []


async def test_where_connecting_fails_no_thread_is_left() -> None:
    def refuse() -> sqlite3.Connection:
        raise sqlite3.DatabaseError("no database")

    connection = Connection(refuse, begin="BEGIN")
    with pytest.raises(sqlite3.DatabaseError):
        await connection.opened()
    assert not connection._thread.is_alive()


async def test_a_transaction_with_one_query_is_two_errands(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(database)
    await database.tournaments.entrant_person("t1", "e1")
    errands: list[str] = []
    run = Connection._execute

    async def counted(self: Connection, work: Any, *arguments: Any) -> Any:
        errands.append(work.__name__)
        return await run(self, work, *arguments)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(Connection, "_execute", counted)
    await database.tournaments.entrant_person("t1", "e1")
    assert errands == ["_within_a_transaction", "commit"]


async def test_what_is_handed_over_is_done_within_a_transaction_and_told(connection: Connection) -> None:
    told: asyncio.Queue[BaseException | None] = asyncio.Queue()
    connection.hand_over(lambda file: file.execute("CREATE TABLE kept (x)").close(), told.put_nowait)
    assert await told.get() is None
    assert connection.in_transaction
    connection.hand_over(lambda file: file.execute("SELECT nothing").close(), told.put_nowait)
    assert isinstance(await told.get(), sqlite3.OperationalError)
    await connection.commit()
    await connection.close()
    connection.hand_over(lambda _: None, told.put_nowait)
    assert isinstance(await told.get(), sqlite3.ProgrammingError)
