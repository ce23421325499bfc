"""A connection to an SQLite file that asks little of the thread it lives in.

aiosqlite keeps every connection in a thread of its own. An errand to that thread and back takes far longer than most
statements, and the drivers' usual way makes eight of them for a transaction with a single query: a cursor for BEGIN,
BEGIN itself, the cursor put away, the same and the rows for the query, and COMMIT. Here there are two: a statement
outside a transaction begins one, a query brings its rows along, and cursors are nothing but the answer.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

import aiosqlite

CHUNK = 64
"""Rows that are fetched at once where somebody iterates over a cursor; nobody does."""


class Cursor:
    """What a statement came to, as SQLAlchemy asks for it."""

    def __init__(self, connection: Connection) -> None:
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
        await self._connection.errand(lambda file: self._keep(file.execute(statement, tuple(parameters))))

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Run a statement once for each of these."""
        await self._connection.errand(lambda file: self._keep(file.executemany(statement, parameters)))

    async def fetchall(self) -> list[Any]:
        """The rows, once."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Nothing is open."""

    def _keep(self, done: sqlite3.Cursor) -> None:
        self.description, self.rowcount, self.lastrowid = done.description, done.rowcount, done.lastrowid
        self._rows = done.fetchall()
        done.close()


class Connection(aiosqlite.Connection):
    """Begins a transaction with `begin` whenever a statement comes outside of one."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], *, begin: str) -> None:
        super().__init__(connect, CHUNK)
        self._begin = begin
        # Whoever forgets to close a connection must not be kept from ending.
        self._thread.daemon = True

    async def opened(self) -> Self:
        """Start the thread and connect; raises what connecting raised."""
        try:
            await self
        except BaseException:
            # The thread was told to stop, and will tell the loop that it has, which must still be there then.
            await asyncio.to_thread(self._thread.join)
            raise
        return self

    def cursor(self) -> Cursor:  # type: ignore[override]  # there is nothing to wait for
        """A cursor for one statement."""
        return Cursor(self)

    async def commit(self) -> None:
        """Keep what was written, if anything was."""
        if self.in_transaction:
            await super().commit()

    async def rollback(self) -> None:
        """Undo what was written, if anything was."""
        if self.in_transaction:
            await super().rollback()

    async def errand(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Let the thread do some work, within a transaction."""
        await self._execute(self._within_a_transaction, work)  # type: ignore[no-untyped-call]

    def hand_over(
        self, work: Callable[[sqlite3.Connection], None], told: Callable[[BaseException | None], None]
    ) -> None:
        """Let the thread do some work, within a transaction, and wait for nothing.

        The loop tells what it raised. Nobody but `work` has said then what becomes of the transaction.
        """
        loop = asyncio.get_running_loop()
        if not self._running or self._connection is None:
            loop.call_soon(told, sqlite3.ProgrammingError("Connection closed"))
            return

        def errand() -> None:
            error: BaseException | None = None
            try:
                self._within_a_transaction(work)
            except BaseException as raised:  # noqa: BLE001 - whoever is told decides
                error = raised
            loop.call_soon_threadsafe(told, error)

        self._send(errand)

    def _send(self, errand: Callable[[], None]) -> None:
        """Let the thread run an errand."""
        self._tx.put_nowait((None, errand))

    def _within_a_transaction(self, work: Callable[[sqlite3.Connection], None]) -> None:
        if not self._conn.in_transaction:
            self._conn.execute(self._begin)
        work(self._conn)
