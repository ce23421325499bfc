"""Connections to an SQLite file, each in a thread of its own, and the runner of statements on them.

A round trip to a thread takes far longer than most statements. `aiosqlite` makes eight of them for a transaction with a
single query: a cursor for BEGIN, BEGIN itself, closing the cursor, the same and the rows for the query, and COMMIT.
Here there are two: a statement outside of a transaction begins one, a query returns its rows, and a cursor is nothing
but the result. A whole script is one round trip.

`SqliteConnection` offers SQLAlchemy's dialect `sqlite+aiosqlite` what it uses of an `aiosqlite.Connection`, so nothing
here depends on that class or its private attributes.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from types import SimpleNamespace
from typing import Any, Self, TypeVar

from sqlalchemy import Dialect

from storage.driver_errors import is_of_database, reason_of, translated
from storage.errors import ClosedDatabaseError
from storage.private_files import create_private
from storage.sql import Answer, Compiled, Runner, Script, Statement, Values

T = TypeVar("T")

BUSY_TIMEOUT_MS = 500
"""Milliseconds that SQLite itself waits for another process that writes (an import from the command line). After that
Herald retries and logs it."""

OPENING_SECONDS = 10.0
"""Seconds that opening a file waits for another process that opens it at that moment."""

SYNCHRONOUS = "FULL"
"""Sync every commit to the disk, so that a power failure loses nothing."""


CLOSED = "Cannot operate on a closed database."
"""The message of sqlite3 by which SQLAlchemy recognises a closed connection."""


class Cursor:
    """The result of a statement, as SQLAlchemy's dialect reads it."""

    def __init__(self, connection: SqliteConnection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Sequence[Any] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Iterable[Any] = ()) -> None:
        """Run a statement and fetch all its rows."""
        await self._connection.run(lambda file: self._keep(file.execute(statement, tuple(parameters))))

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Run a statement once for each of these."""
        await self._connection.run(lambda file: self._keep(file.executemany(statement, parameters)))

    async def fetchall(self) -> list[Any]:
        """Return the rows, once."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Do nothing: there is no open cursor."""

    def _keep(self, done: sqlite3.Cursor) -> None:
        self.description, self.rowcount, self.lastrowid = done.description, done.rowcount, done.lastrowid
        self._rows = done.fetchall()
        done.close()


class SqliteConnection:
    """A connection in a thread; statements outside of a transaction begin one with `begin`.

    The thread runs one function after the other. Cancelling a caller does not interrupt the running one. `written` are
    the tables that scripts have written into; the code that ends the transaction empties it.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], *, begin: str) -> None:
        self._connect = connect
        self._begin = begin
        self._connection: sqlite3.Connection | None = None  # read by SQLAlchemy's dialect: None means closed
        self._tasks: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self.written: set[str] = set()

    async def opened(self) -> Self:
        """Start the thread and connect; raises what connecting raised."""
        self._start()
        try:
            self._connection = await self._result(self._connect)
        finally:
            if self._connection is None:
                self._tasks.put(None)
        return self

    @property
    def is_closed(self) -> bool:
        """Whether the connection is closed."""
        return self._connection is None

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return self._connection is not None and self._connection.in_transaction

    def cursor(self) -> Cursor:
        """Return a cursor for one statement."""
        return Cursor(self)

    async def commit(self) -> None:
        """Commit an open transaction."""
        if self._connection is not None and self._connection.in_transaction:
            await self._result(self._connection.commit)

    async def rollback(self) -> None:
        """Roll back an open transaction."""
        if self._connection is not None and self._connection.in_transaction:
            await self._result(self._connection.rollback)

    async def create_function(self, *definition: Any, deterministic: bool) -> None:
        """Define a function for statements, as SQLAlchemy's dialect does for every connection."""
        if self._connection is not None:
            await self._result(partial(self._connection.create_function, *definition, deterministic=deterministic))

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function in the thread, within a transaction, and return its result."""
        if self._connection is None:
            raise sqlite3.ProgrammingError(CLOSED)
        return await self._result(self._within_a_transaction(self._connection, work))

    def submit(
        self, work: Callable[[sqlite3.Connection], object], done: Callable[[BaseException | None], None]
    ) -> None:
        """Run a function in the thread, within a transaction; then call `done` in the loop with the exception or None.

        For the hottest paths: no task is created. `work` may end the transaction itself.
        """
        if self._connection is None:
            asyncio.get_running_loop().call_soon(done, sqlite3.ProgrammingError(CLOSED))
        else:
            self._send(self._within_a_transaction(self._connection, work), done)

    async def close(self) -> None:
        """Close the connection after what was submitted before, and end the thread."""
        file, self._connection = self._connection, None
        if file is not None:
            try:
                await self._result(file.close)
            finally:
                self._tasks.put(None)

    def stop(self) -> None:
        """As `close`, without waiting."""
        file, self._connection = self._connection, None
        if file is not None:
            self._tasks.put(file.close)
            self._tasks.put(None)

    def runner(self, file: sqlite3.Connection, dialect: Dialect) -> SqliteRunner:
        """Return the runner of a script, for use in the thread."""
        return SqliteRunner(file, dialect, self.written)

    def _within_a_transaction(
        self, file: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]
    ) -> Callable[[], T]:
        def run() -> T:
            if not file.in_transaction:
                file.execute(self._begin)
            return work(file)

        return run

    async def _result(self, task: Callable[[], T]) -> T:
        finished = asyncio.get_running_loop().create_future()
        results: list[T] = []

        def done(error: BaseException | None) -> None:
            if finished.done():  # the caller was cancelled
                return
            if error is None:
                finished.set_result(None)
            else:
                finished.set_exception(error)

        self._send(lambda: results.append(task()), done)
        await finished
        return results[0]

    def _start(self) -> None:
        # Daemon: an unclosed connection must not keep the process from ending.
        Thread(target=self._run_tasks, name="sqlite", daemon=True).start()

    def _send(self, task: Callable[[], object], done: Callable[[BaseException | None], None]) -> None:
        """Run a task in the thread; then call `done` in the loop with the exception or None."""
        loop = asyncio.get_running_loop()

        def run() -> None:
            error: BaseException | None = None
            try:
                task()
            except BaseException as raised:  # noqa: BLE001 - raised where its caller waits
                error = raised
            with suppress(RuntimeError):  # the loop was closed, so no caller waits
                loop.call_soon_threadsafe(done, error)

        self._tasks.put(run)

    def _run_tasks(self) -> None:
        while (task := self._tasks.get()) is not None:
            task()


class SqliteRunner(Runner):
    """Runs statements on a connection to an SQLite file, in its thread.

    The tables they write into are added to `tables`.
    """

    def __init__(self, file: sqlite3.Connection, dialect: Dialect, tables: set[str]) -> None:
        self._file = file
        self._dialect = dialect
        self._tables = tables

    def first(self, statement: Statement, values: Values) -> Answer | None:
        """As `Runner` has it."""
        cursor = self._execute(statement.on(self._dialect), values)
        row: Answer | None = cursor.fetchone()
        cursor.close()
        return row

    def rows(self, statement: Statement, values: Values) -> list[SimpleNamespace]:
        """As `Runner` has it."""
        known = statement.on(self._dialect)
        return [known.named(row) for row in self._execute(known, values).fetchall()]

    def run(self, statement: Statement, values: Values) -> int:
        """As `Runner` has it."""
        return self._execute(statement.on(self._dialect), values).rowcount

    def apart(self, script: Script[T]) -> T:
        """As `Runner` has it."""
        self._file.execute("SAVEPOINT script")
        try:
            result = script(self)
        except Exception as error:
            if reason_of(error) is None:
                self._file.execute("ROLLBACK TO script")
                self._file.execute("RELEASE script")
            raise
        self._file.execute("RELEASE script")
        return result

    def run_each(self, statement: Statement, rows: list[Values]) -> None:
        """As `Runner` has it."""
        known = statement.on(self._dialect)
        for row in rows:
            self._execute(known, row)

    def _execute(self, known: Compiled, values: Values) -> sqlite3.Cursor:
        self._tables.update(known.writes)
        try:
            return self._file.execute(known.text, known.bound(values))
        except sqlite3.Error as error:
            raise translated(error, known.text) from error


class ScriptReader:
    """Runs reading scripts, each on one snapshot, on a connection of its own; `connect` opens one.

    A transaction through SQLAlchemy takes ten times as long as most scripts.
    """

    def __init__(self, connect: Callable[[], Awaitable[SqliteConnection]], dialect: Dialect) -> None:
        self._connect = connect
        self._dialect = dialect
        self._file: SqliteConnection | None = None
        self._opening = asyncio.Lock()
        self._is_closed = False

    async def read(self, script: Script[T]) -> T:
        """Return the result of a script. After an error of the database the next one gets a new connection."""
        file = self._file
        if file is None or file.is_closed:
            file = await self._opened()
        connection = file

        def work(raw: sqlite3.Connection) -> T:
            try:
                return script(connection.runner(raw, self._dialect))
            finally:
                raw.rollback()  # nothing was written

        try:
            return await file.run(work)
        except Exception as error:
            if is_of_database(error) and self._file is file:
                await self.disconnect()
            raise

    async def _opened(self) -> SqliteConnection:
        async with self._opening:
            if self._is_closed:
                raise ClosedDatabaseError
            if self._file is None or self._file.is_closed:
                self._file = await self._connect()
            return self._file

    async def close(self) -> None:
        """Close the connection after the running read; no other is opened."""
        async with self._opening:
            self._is_closed = True
            await self.disconnect()

    async def disconnect(self) -> None:
        """Close the connection after the running read; the next script opens a new one."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(sqlite3.Error):
                await file.close()


async def sqlite_connection(file: str, begin: str, before: Callable[[], None]) -> SqliteConnection:
    """Open a file, created if missing, after calling `before`."""
    before()
    return await SqliteConnection(lambda: _open_sqlite(file), begin=begin).opened()


def _open_sqlite(file: str) -> sqlite3.Connection:
    with suppress(OSError):  # it exists; or it cannot be created, which SQLite reports below
        create_private(Path(file))
    # The driver's own transactions would not include schema changes and would begin too late: we begin ours.
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        _write_ahead(connection)
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # overwrite erased data, whatever SQLite's compile-time default
    except sqlite3.Error:  # the file is not a database
        connection.close()
        raise
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. Only for this, SQLite does not wait for another process that does the same."""
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
