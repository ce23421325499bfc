"""Every driver call of every kind of operation fails once: no driver error comes out, and nothing is half-done."""

from __future__ import annotations

import ast
import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, delete, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import connections, sqlite_connections
from storage.backup import restore_backup, write_backup
from storage.database import Database
from storage.dialect import insert_on
from storage.driver_errors import is_of_database, reason_of, translated
from storage.errors import UnusableDatabaseError
from storage.schema import settings
from storage.sql import Runner, Statement

pytestmark = pytest.mark.sqlite

BUSY, FULL, READ_ONLY, INPUT = sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR


class Faults:
    """Which call of the driver fails: the one of this number from now on, once or together with all later ones."""

    def __init__(self) -> None:
        self.calls = 0
        self._at: int | None = None
        self._code = BUSY
        self._lasts = False

    def arm(self, at: int | None, code: int = BUSY, *, lasts: bool = False) -> None:
        self.calls, self._at, self._code, self._lasts = 0, at, code, lasts

    def count(self) -> None:
        self.calls += 1
        if self._at is not None and (self.calls == self._at or (self._lasts and self.calls > self._at)):
            error = sqlite3.OperationalError("injected")
            error.sqlite_errorcode = self._code
            raise error


FAULTS = Faults()


class FaultyConnection(sqlite3.Connection):
    """A connection whose calls are counted, and fail where `FAULTS` says so."""

    def execute(self, *said: Any) -> sqlite3.Cursor:
        FAULTS.count()
        return super().execute(*said)

    def executemany(self, *said: Any) -> sqlite3.Cursor:
        FAULTS.count()
        return super().executemany(*said)

    def commit(self) -> None:
        FAULTS.count()
        super().commit()


@pytest.fixture(autouse=True)
def faults(monkeypatch: pytest.MonkeyPatch) -> Iterator[Faults]:
    connect = sqlite3.connect

    def faulty(*said: Any, **options: Any) -> sqlite3.Connection:
        FAULTS.count()
        return connect(*said, factory=FaultyConnection, **options)

    monkeypatch.setattr(sqlite3, "connect", faulty)
    monkeypatch.setattr(sqlite_connections, "BUSY_TIMEOUT_MS", 1)
    FAULTS.arm(None)
    yield FAULTS
    FAULTS.arm(None)


@pytest.fixture
async def opened(tmp_path: Path, faults: Faults) -> AsyncIterator[Database]:
    async with await Database.open(tmp_path / "herald.db") as database:
        with closing(sqlite3.connect(str(database.file))) as other:
            other.execute("SELECT count(*) FROM settings")  # the write-ahead log stays while there is a reader
            yield database
            faults.arm(None)


class Uncertain:
    """A guard that has to ask the database whether this process may write."""

    is_certain = False

    async def require(self, connection: AsyncConnection) -> None:
        await connection.execute(select(settings.c.key).limit(1))


_SET = Statement(lambda on: insert_on(on, settings).inline(), columns=["scope", "key", "value"])
_KEYS = Statement(lambda _: select(settings.c.key).where(settings.c.scope == bindparam("scope")))


def script(key: str) -> Callable[[Runner], None]:
    def run(runner: Runner) -> None:
        runner.rows(_KEYS, {"scope": "test"})
        runner.run(_SET, {"scope": "test", "key": key, "value": 1})

    return run


def work(key: str) -> Callable[[AsyncConnection], Awaitable[None]]:
    async def run(connection: AsyncConnection) -> None:
        await connection.execute(select(settings.c.key))
        await connection.execute(settings.insert().values(scope="test", key=key, value=1))

    return run


async def one_script(database: Database) -> None:
    await database.connections.write_script(script("a"))


async def one_work(database: Database) -> None:
    await database.connections.write(work("a"))


async def all_of(*operations: Awaitable[None]) -> None:
    """Wait for all of them, then raise the first error."""
    for outcome in await asyncio.gather(*operations, return_exceptions=True):
        if isinstance(outcome, BaseException):
            raise outcome


async def scripts_together(database: Database) -> None:
    write = database.connections.write_script
    await all_of(write(script("a")), write(script("b")))


async def works_together(database: Database) -> None:
    write = database.connections.write
    await all_of(write(work("a")), write(work("b")))


async def both_together(database: Database) -> None:
    write = database.connections
    await all_of(write.write_script(script("a")), write.write(work("b")), write.write_script(script("c")))


async def with_a_guard(database: Database) -> None:
    database.connections.guard = Uncertain()
    await both_together(database)


async def many_rows(database: Database) -> None:
    rows: list[Mapping[str, Any]] = [{"scope": "test", "key": key, "value": 1} for key in "ab"]
    await database.connections.write_script(lambda run: run.run_each(_SET, rows))

    async def insert(connection: AsyncConnection) -> None:
        await connection.execute(settings.insert(), [{**row, "key": f"{row['key']}2"} for row in rows])

    await database.connections.write(insert)


async def read(database: Database) -> None:
    await database.connections.read(lambda connection: connection.execute(select(settings.c.key)))


async def read_script(database: Database) -> None:
    await database.connections.read_script(lambda run: run.rows(_KEYS, {"scope": "test"}))


async def the_whole_database(database: Database) -> None:
    """What other parts do with it, by their own methods."""
    person = await database.people.for_discord(7, "Dana")
    await database.people.rename(person.id, "Kim")
    await database.settings.set("test", "a", 1)
    await database.leases.forget()
    await database.people.erase(person.id)


KINDS: list[tuple[Callable[[Database], Coroutine[Any, Any, None]], set[str]]] = [
    (one_script, {"a"}),
    (one_work, {"a"}),
    (scripts_together, {"a", "b"}),
    (works_together, {"a", "b"}),
    (both_together, {"a", "b", "c"}),
    (with_a_guard, {"a", "b", "c"}),
    (many_rows, {"a", "b", "a2", "b2"}),
    (read, set()),
    (read_script, set()),
    (the_whole_database, {"a"}),
]
kinds = pytest.mark.parametrize("kind, keys", KINDS, ids=[kind.__name__ for kind, _ in KINDS])
warm = pytest.mark.parametrize("is_warm", [True, False], ids=["warm", "first"])


async def prepared(database: Database, *, is_warm: bool) -> None:
    """The connections that are kept are there already, or have to be made."""
    FAULTS.arm(None)
    database.connections.guard = None
    if is_warm:
        await database.settings.set("other", "warm", 1)
        await read(database)
        await read_script(database)
    else:
        await database.connections._writer._disconnect()
        await database.connections._reader.dispose()
        if database.connections._scripts is not None:
            await database.connections._scripts.disconnect()
    await asyncio.sleep(0)


def kept(database: Database) -> set[str]:
    FAULTS.arm(None)
    with closing(sqlite3.connect(str(database.file))) as raw:
        return {key for (key,) in raw.execute("SELECT key FROM settings WHERE scope = 'test'")}


async def emptied(database: Database) -> None:
    FAULTS.arm(None)
    empty = delete(settings).where(settings.c.scope == "test")
    await database.connections.write(lambda connection: connection.execute(empty))


@kinds
@warm
async def test_a_call_that_finds_the_database_locked_is_retried(
    opened: Database, kind: Callable[[Database], Coroutine[Any, Any, None]], keys: set[str], is_warm: bool
) -> None:
    await prepared(opened, is_warm=is_warm)
    FAULTS.arm(None)
    await kind(opened)
    calls = FAULTS.calls
    assert calls
    for at in range(1, calls + 1):
        await emptied(opened)
        await prepared(opened, is_warm=is_warm)
        FAULTS.arm(at)
        await kind(opened)
        assert kept(opened) == keys


OTHER_CODES = [(FULL, "full"), (INPUT, "full"), (READ_ONLY, "read_only")]
LASTING = [
    pytest.param(kind, keys, is_warm, *error, id=f"{kind.__name__}-{'warm' if is_warm else 'first'}-{error[1]}")
    for number, (kind, keys) in enumerate(KINDS)
    for is_warm in (True, False)
    for error in ((BUSY, "busy"), OTHER_CODES[(2 * number + is_warm) % 3])
]
"""Every kind, warm or not, with a locked database and with one of the other errors in turn.

Storage tells a locked database apart, since it retries. The others differ only in the reason that is reported. Each of
them occurs with warm and with new connections, and each kind meets two of them.
"""


def test_every_error_that_lasts_occurs_with_every_state_of_the_connections() -> None:
    found = {(case.values[2], case.values[3]) for case in LASTING}
    assert found == set(product((True, False), (BUSY, FULL, INPUT, READ_ONLY)))
    met = [{case.values[3] for case in LASTING if case.values[0] is kind} for kind, _ in KINDS]
    assert [(len(codes), BUSY in codes) for codes in met] == [(3, True)] * len(KINDS)


@pytest.mark.parametrize("kind, keys, is_warm, code, reason", LASTING)
async def test_what_lasts_is_refused_with_its_reason_and_nothing_is_half_done(
    opened: Database,
    kind: Callable[[Database], Coroutine[Any, Any, None]],
    keys: set[str],
    is_warm: bool,
    code: int,
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "BUSY_SECONDS", -1.0)
    monkeypatch.setattr(sqlite_connections, "OPENING_SECONDS", -1.0)
    await prepared(opened, is_warm=is_warm)
    FAULTS.arm(None)
    await kind(opened)
    calls = FAULTS.calls
    together = kind in {the_whole_database, many_rows}
    for at in range(1, calls + 1):
        await emptied(opened)
        await prepared(opened, is_warm=is_warm)
        FAULTS.arm(at, code, lasts=True)
        outcome: object = (await asyncio.gather(kind(opened), return_exceptions=True))[0]
        if outcome is None:
            assert kept(opened) == keys  # the last calls only end a transaction in which nothing was written
            continue
        assert isinstance(outcome, UnusableDatabaseError)
        assert outcome.reason == reason
        if not together:
            assert kept(opened) == set()
    await emptied(opened)
    await prepared(opened, is_warm=is_warm)
    await kind(opened)
    assert kept(opened) == keys


def test_a_driver_error_is_translated_without_what_people_wrote() -> None:
    refused = translated(sqlite3.IntegrityError("UNIQUE"), "INSERT INTO people VALUES (?)")
    assert isinstance(refused, IntegrityError)
    assert refused.params is None
    other = translated(sqlite3.OperationalError("no such table"))
    assert isinstance(other, DBAPIError)
    assert not isinstance(other, IntegrityError)
    plain = ValueError("mine")
    assert translated(plain) is plain


def test_an_error_of_other_code_is_not_one_of_the_database() -> None:
    mine = ValueError("mine")
    mine.sqlite_errorcode = BUSY  # type: ignore[attr-defined]
    assert not is_of_database(mine)
    assert reason_of(mine) is None


def modules_that_import(*drivers: str) -> set[str]:
    """The modules of this project that import one of these packages."""
    found = set()
    for package in ("storage", "bot", "formats"):
        for file in Path(package).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            # Parsing all files takes seconds.
            nodes = list(ast.walk(ast.parse(text))) if any(driver in text for driver in drivers) else []
            names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
            names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
            if {name.partition(".")[0] for name in names} & set(drivers):
                found.add(str(file))
    return found


def test_drivers_are_used_only_where_their_errors_are_translated() -> None:
    below_in_time = {"dialect", "driver_errors", "sqlite_connections", "writer"}
    of_their_own = {"backup", "sqlite_file"}
    assert modules_that_import("sqlite3", "aiosqlite", "asyncpg") == {
        *(f"storage/{name}.py" for name in below_in_time | of_their_own),
        "bot/runtime/token_lock.py",
    }


@pytest.mark.parametrize("code, reason", [(FULL, "full"), (BUSY, "busy"), (READ_ONLY, "read_only")], ids=repr)
def test_a_backup_that_cannot_be_written_says_why_and_calls_no_database_damaged(
    opened: Database, tmp_path: Path, code: int, reason: str
) -> None:
    target = tmp_path / "backup.db"
    FAULTS.arm(None)
    write_backup(str(opened.file), target)
    target.unlink()
    for at in range(1, FAULTS.calls + 1):
        FAULTS.arm(at, code)
        with pytest.raises(UnusableDatabaseError) as caught:
            write_backup(str(opened.file), target)
        assert caught.value.reason == reason
        assert list(tmp_path.glob("backup*")) == []


def test_a_backup_that_cannot_be_put_back_for_want_of_room_is_not_called_unsound(
    opened: Database, tmp_path: Path
) -> None:
    backup, target = tmp_path / "backup.db", tmp_path / "restored.db"
    write_backup(str(opened.file), backup)
    FAULTS.arm(None)
    restore_backup(backup, str(target))
    calls = FAULTS.calls
    target.unlink()
    FAULTS.arm(calls - 1, FULL)
    with pytest.raises(UnusableDatabaseError) as caught:
        restore_backup(backup, str(target))
    assert (caught.value.file, caught.value.reason) == (str(target), "full")
    assert not target.exists()


@pytest.mark.parametrize("code, reason", [(FULL, "full"), (READ_ONLY, "read_only")], ids=repr)
async def test_a_checkpoint_that_fails_names_the_reason_and_is_tried_again(
    opened: Database, code: int, reason: str
) -> None:
    await opened.settings.set("test", "a", 1)
    FAULTS.arm(2, code)  # after connecting
    with pytest.raises(UnusableDatabaseError) as caught:
        await opened.connections.move_log_into_file()
    assert caught.value.reason == reason
    assert opened.connections._unmoved
