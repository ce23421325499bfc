"""The one connection that writes. Whoever waits for it is written in one transaction: one commit for all of them.

Each learns what came of its own work, and only once that is certain: after the commit, also where it was refused, since
it may have been refused because of somebody written just before it. What fails is undone alone, by a savepoint.
"""

from __future__ import annotations

import asyncio
import contextvars
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Protocol

from sqlalchemy import ExecutionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage import dialect, postgres
from storage.driver_errors import is_of_database, reason_of
from storage.sql import Runner, Script, tables_written_by
from storage.sqlite_connections import SqliteConnection

MOST_AT_ONCE = 200
"""How many are written in one transaction: the first of them waits for the last."""

Work = Callable[[AsyncConnection], Awaitable[Any]]


@dataclass(eq=False)
class Job:
    """What somebody wants written, as `work` or as a `script`; `done` tells them what came of it."""

    work: Work | None
    script: Script[Any] | None
    counts: bool
    done: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None
    is_written: bool = False
    begins_anew: bool = False
    """Was it refused by the database when it came alone?"""

    async def on(self, connection: AsyncConnection) -> None:
        """Do it."""
        if self.script is not None:
            self.result = await dialect.within(connection, self.script)
        elif self.work is not None:
            self.result = await self.work(connection)

    def tell(self) -> None:
        """Whoever waits goes on."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(postgres.without_values(self.error))
            self.done.exception()  # perhaps nobody waits any more


class Terms(Protocol):
    """On what terms is written."""

    @property
    def is_certain(self) -> bool:
        """Is it certain that this process may write, without asking the database?"""
        ...

    async def require(self, connection: AsyncConnection) -> None:
        """Raise, within a transaction, where it may not."""
        ...

    def check_place(self) -> None:
        """Raise where what is written would not be kept."""
        ...

    async def in_time(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Make an attempt, again and again where the database cannot be had now."""
        ...

    def wrote(self, tables: Iterable[str]) -> None:
        """Something may have been committed that writes into these tables."""
        ...

    def written(self, *, counts: bool) -> None:
        """Something was committed."""
        ...

    def took(self, seconds: float) -> None:
        """An attempt that was made without `in_time` took so long."""
        ...


@dataclass(eq=False)
class Writer:
    """Writes what is given to it, in this order, as much at once as waits.

    A script that comes alone is handed to the thread of the file with the commit: no task is made for it, and its
    caller is the first to run when it comes back. Where the database refuses, it begins anew on the way of all others.
    """

    engine: AsyncEngine
    terms: Terms
    _waiting: deque[Job] = field(default_factory=deque)
    _writing: asyncio.Task[None] | None = None
    _connection: AsyncConnection | None = None
    _file: SqliteConnection | None = None
    _tables: set[str] = field(default_factory=set)
    """What the transaction that is under way writes into."""

    _rests: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        """Nothing waits."""
        self._rests.set()

    def before_execute(
        self, _connection: object, _cursor: object, _sql: str, _values: object, context: ExecutionContext, *_: object
    ) -> None:
        """Note into which tables a statement writes that SQLAlchemy is about to run."""
        self._tables.update(tables_written_by(context))

    async def write(self, work: Work | None, script: Script[Any] | None, *, counts: bool) -> Any:
        """Do one of the two; a caller who is cancelled does not interrupt it."""
        job = Job(work, script, counts, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._go_on()
        return await job.done

    def _go_on(self) -> None:
        """Write what waits, and whatever else comes in this turn of the loop, unless something is being written."""
        if self._waiting and self._rests.is_set():
            self._rests.clear()
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        file, first = self._file, self._waiting[0]
        is_alone = len(self._waiting) == 1 and first.script is not None and not first.begins_anew
        if is_alone and file is not None and self.terms.is_certain:
            self._hand_over(file, self._waiting.popleft())
        else:
            # Nobody's own context: it is written for many.
            self._writing = asyncio.create_task(self._write_all(), context=contextvars.Context())

    def _hand_over(self, file: SqliteConnection, job: Job) -> None:
        began, terms = time.perf_counter(), self.terms

        def work(raw: sqlite3.Connection) -> None:
            try:
                _do_script(raw, file.runner(raw, self.engine.dialect), job, apart=False)
                # Here the file is ours alone: nobody can take over before the commit.
                if terms.is_certain:
                    terms.check_place()
                    raw.commit()
            finally:
                job.is_written = not raw.in_transaction
                if not job.is_written:
                    raw.rollback()

        def done(error: BaseException | None) -> None:
            terms.took(time.perf_counter() - began)
            self._note_written(file)
            self._rests.set()
            if error is None and job.is_written:
                terms.written(counts=job.counts)
                job.tell()
            elif error is None or is_of_database(error):
                job.begins_anew = True
                self._waiting.appendleft(job)
            else:
                job.error = error
                job.tell()
            self._go_on()

        file.submit(work, done)

    async def close(self) -> None:
        """Write what waits, then let go of the connection."""
        await self._rests.wait()
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()
        await self.engine.dispose()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._write_some([self._waiting.popleft() for _ in range(min(MOST_AT_ONCE, len(self._waiting)))])
        finally:
            self._rests.set()

    async def _write_some(self, jobs: Sequence[Job]) -> None:
        try:
            await self._write(jobs)
        finally:
            for job in jobs:
                if not job.done.done():  # this task was ended
                    job.done.cancel()

    async def _write(self, jobs: Sequence[Job]) -> None:
        """Write these together; one by one where they cannot be, so that each learns what is wrong with its own."""
        try:
            await self.terms.in_time(lambda: self._transaction(jobs))
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            if len(jobs) > 1:
                for job in jobs:
                    await self._write([job])
                return
            jobs[0].error = error
        for job in jobs:
            job.tell()

    async def _transaction(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            job.result = job.error = None
        connection = await self._connected()
        file = self._file
        try:
            await self._do(connection, jobs)
        except BaseException as error:
            lost = file is None and _spoils_all(error)
            if lost or not await dialect.rollback(connection, file):
                await self._disconnect()
            raise
        finally:
            # Whether it was kept or not: it may have been, with the answer lost. Nobody has been told yet.
            self._note_written(file)
        if connection.invalidated:  # it was lost with the answer to the commit
            await self._disconnect()
        kept = [job for job in jobs if job.error is None]
        if kept:
            self.terms.written(counts=any(job.counts for job in kept))

    def _note_written(self, file: SqliteConnection | None) -> None:
        """Invalidate what was read from the tables into which this transaction may have written."""
        tables, self._tables = self._tables, set()
        if file is not None:
            tables |= file.written
            file.written.clear()
        self.terms.wrote(tables)

    async def _connected(self) -> AsyncConnection:
        """The connection, which stays open: to get one takes longer than most of what is written."""
        if self._connection is None:
            connection = await dialect.connected(self.engine)
            self._file, self._connection = await dialect.file_connection(connection), connection
        return self._connection

    async def _disconnect(self) -> None:
        """Let go of a connection that failed; nothing of what was not committed stays."""
        connection, self._connection, self._file = self._connection, None, None
        if connection is None:
            return
        with suppress(DBAPIError, OSError, sqlite3.Error):
            await connection.invalidate()
        with suppress(DBAPIError, OSError, sqlite3.Error):
            await connection.close()

    async def _do(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        file, apart = self._file, len(jobs) > 1
        scripts_only = all(job.script is not None for job in jobs)
        for is_script, some in groupby(jobs, lambda job: job.script is not None):
            if is_script and file is not None:
                await self._do_scripts(connection, file, list(some), apart=apart, commit=scripts_only)
            else:
                for job in some:
                    await _do_one(connection, job, apart=apart)
        if file is None or file.in_transaction:
            if not self.terms.is_certain:
                await self.terms.require(connection)
            self.terms.check_place()
            await dialect.commit(connection, file)

    async def _do_scripts(
        self, connection: AsyncConnection, file: SqliteConnection, jobs: Sequence[Job], *, apart: bool, commit: bool
    ) -> None:
        """Run all of these in one go in the thread of the file, with the commit if nothing has to be asked before."""

        def work(raw: sqlite3.Connection) -> None:
            runner = file.runner(raw, connection.dialect)
            for job in jobs:
                _do_script(raw, runner, job, apart=apart)
            # Here the file is ours alone: nobody can take over before the commit.
            if commit and self.terms.is_certain:
                self.terms.check_place()
                raw.commit()

        await file.run(work)


def _do_script(raw: sqlite3.Connection, runner: Runner, job: Job, *, apart: bool) -> None:
    if job.script is None:
        return
    if not apart:
        job.result = job.script(runner)
        return
    raw.execute("SAVEPOINT job")
    try:
        job.result = job.script(runner)
    except Exception as error:
        if _spoils_all(error):
            raise
        raw.execute("ROLLBACK TO job")
        job.error = error
    raw.execute("RELEASE job")


async def _do_one(connection: AsyncConnection, job: Job, *, apart: bool) -> None:
    if not apart:
        await job.on(connection)
        return
    point = await connection.begin_nested()
    try:
        await job.on(connection)
    except Exception as error:
        if _spoils_all(error):
            raise
        await point.rollback()
        job.error = error
    else:
        await point.commit()


def _spoils_all(error: BaseException) -> bool:
    """Is it no matter of one's own work, but of the whole transaction?"""
    return reason_of(error) is not None
