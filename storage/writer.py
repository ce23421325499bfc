"""The single writing connection, with group commit: all waiting jobs share one transaction.

Theory of operation. Jobs that arrive while a transaction runs wait, and share the next one. Each caller gets its result
or exception after the commit, also if the job was refused, since the refusal may depend on a job before it in the same
transaction. A failed job alone is rolled back, by a savepoint:

- In a file a savepoint costs microseconds, so each job has one.
- On a server it costs two round trips, so jobs are first run without. If one of them fails, the transaction is rolled
  back and all are run again, each in a savepoint. A job may therefore run more than once.
- If the transaction as a whole fails, the jobs are run one by one.

Jobs of one transaction are independent of each other: a caller waits for its own. They are ordered by their `key` (the
tournament they write to), so that processes that share a server lock rows in the same order and do not deadlock.
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
from functools import partial
from itertools import groupby
from typing import Any, Protocol

from sqlalchemy import ExecutionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage import dialect, postgres
from storage.driver_errors import is_of_database, reason_of
from storage.postgres_connections import DIRECTLY, Notifying
from storage.sql import Runner, Script, tables_written_by
from storage.sqlite_connections import SqliteConnection

MOST_AT_ONCE = 200
"""Maximum number of jobs in one transaction: the first of them waits for the last."""

Work = Callable[[AsyncConnection], Awaitable[Any]]


@dataclass(eq=False)
class Job:
    """Something to be written, as `work` or as a `script`; `done` receives the result."""

    work: Work | None
    script: Script[Any] | None
    counts: bool
    key: str
    done: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None
    is_written: bool = False
    is_retry: bool = False
    """Whether the database refused it when it ran alone."""

    def finish(self) -> None:
        """Pass the result to the caller."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(postgres.without_values(self.error))
            self.done.exception()  # mark it as retrieved: the caller may have been cancelled


class Terms(Protocol):
    """Conditions and callbacks of the writer's owner."""

    @property
    def is_certain(self) -> bool:
        """Whether this process may certainly write, without asking the database."""
        ...

    @property
    def notifies(self) -> Notifying:
        """How a server notifies other processes of what is written."""
        ...

    async def require(self, connection: AsyncConnection) -> None:
        """Raise, within a transaction, if it may not."""
        ...

    def check_place(self) -> None:
        """Raise if the file is no longer at its place."""
        ...

    async def in_time(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Run an attempt, repeated while the database is unavailable."""
        ...

    def wrote(self, tables: Iterable[str]) -> None:
        """Called when something may have been committed into these tables."""
        ...

    def written(self, *, counts: bool) -> None:
        """Called after a commit."""
        ...

    def took(self, seconds: float) -> None:
        """Called with the duration of an attempt that was made without `in_time`."""
        ...


@dataclass(eq=False)
class Writer:
    """Runs jobs in order, all that are waiting in one transaction.

    A single script is passed to the thread of the SQLite file together with its commit: no task is created, and its
    caller is the first to run afterwards. If the database refuses it, it is queued again and takes the general path.
    """

    engine: AsyncEngine
    terms: Terms
    _waiting: deque[Job] = field(default_factory=deque)
    _writing: asyncio.Task[None] | None = None
    _connection: AsyncConnection | None = None
    _file: SqliteConnection | None = None
    _tables: set[str] = field(default_factory=set)
    """Tables that the current transaction writes into."""

    _tables_by_scripts: set[str] = field(default_factory=set)
    """Of these, those that scripts write into on a server."""

    _notifies: Notifying | None = DIRECTLY
    """How the connection to a server notifies others; None if a rollback may have undone the setting."""

    _rests: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        """Start idle."""
        self._rests.set()
        self._is_file = dialect.file_of(self.engine.url) is not None

    def before_execute(
        self, _connection: object, _cursor: object, _sql: str, _values: object, context: ExecutionContext, *_: object
    ) -> None:
        """Record the tables of a statement that SQLAlchemy is about to run."""
        self._tables.update(tables_written_by(context))

    async def write(self, work: Work | None, script: Script[Any] | None, *, counts: bool, key: str = "") -> Any:
        """Run one of the two; cancelling the caller does not interrupt it."""
        job = Job(work, script, counts, key, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._go_on()
        return await job.done

    def _go_on(self) -> None:
        """Start writing in the next iteration of the loop, unless a transaction is running."""
        if self._waiting and self._rests.is_set():
            self._rests.clear()
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        file, first = self._file, self._waiting[0]
        is_alone = len(self._waiting) == 1 and first.script is not None and not first.is_retry
        if is_alone and file is not None and self.terms.is_certain:
            self._hand_over(file, self._waiting.popleft())
        else:
            # An empty context: the jobs belong to several callers.
            self._writing = asyncio.create_task(self._write_all(), context=contextvars.Context())

    def _hand_over(self, file: SqliteConnection, job: Job) -> None:
        began, terms = time.perf_counter(), self.terms

        def work(raw: sqlite3.Connection) -> None:
            try:
                _run_script(file.runner(raw, self.engine.dialect), job, apart=False)
                # The file is locked here: no other process can take over before the commit.
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
                job.finish()
            elif error is None or is_of_database(error):
                job.is_retry = True
                self._waiting.appendleft(job)
            else:
                job.error = error
                job.finish()
            self._go_on()

        file.submit(work, done)

    async def close(self) -> None:
        """Finish the waiting jobs and close the connection."""
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
                if not job.done.done():  # this task was cancelled
                    job.done.cancel()

    async def _write(self, jobs: Sequence[Job]) -> None:
        """Write these in one transaction; one by one if that fails, so that each gets its own error."""
        error: Exception | None = None
        for apart in self._ways(jobs):
            try:
                await self.terms.in_time(partial(self._transaction, jobs, apart=apart))
                error = None
                break
            except Exception as raised:  # noqa: BLE001 - passed to the caller
                error = raised
        if error is not None and len(jobs) > 1:
            for job in jobs:
                await self._write([job])
            return
        if error is not None:
            jobs[0].error = error
        for job in jobs:
            job.finish()

    def _ways(self, jobs: Sequence[Job]) -> Sequence[bool]:
        """Return whether to run jobs in savepoints, at the first attempt and at later ones."""
        if len(jobs) == 1:
            return [False]
        return [True] if self._is_file else [False, True]

    async def _transaction(self, jobs: Sequence[Job], *, apart: bool) -> None:
        for job in jobs:
            job.result = job.error = None
        connection = await self._connected()
        file = self._file
        try:
            await self._do(connection, jobs, apart=apart)
        except BaseException as error:
            lost = file is None and _spoils_all(error)
            if lost or not await dialect.rollback(connection, file):
                await self._disconnect()
            self._notifies = None
            raise
        finally:
            # Also after an error: it may have been committed with the answer lost. No caller has been informed yet.
            self._note_written(file)
        if connection.invalidated:  # the connection was lost with the answer to the commit
            await self._disconnect()
        kept = [job for job in jobs if job.error is None]
        if kept:
            self.terms.written(counts=any(job.counts for job in kept))

    def _note_written(self, file: SqliteConnection | None) -> None:
        """Invalidate cached reads of the tables into which this transaction may have written."""
        tables, self._tables = self._tables, set()
        written = self._tables_by_scripts if file is None else file.written
        tables |= written
        written.clear()
        self.terms.wrote(tables)

    async def _connected(self) -> AsyncConnection:
        """Return the connection, which stays open: connecting takes longer than most jobs."""
        if self._connection is None:
            connection = await dialect.connected(self.engine)
            self._file, self._connection = await dialect.file_connection(connection), connection
            self._tables_by_scripts, self._notifies = dialect.written_tables(connection), DIRECTLY
        return self._connection

    async def _disconnect(self) -> None:
        """Close a connection that failed; the server or SQLite rolls back what was not committed."""
        connection, self._connection, self._file = self._connection, None, None
        if connection is None:
            return
        with suppress(DBAPIError, OSError, sqlite3.Error):
            await connection.invalidate()
        with suppress(DBAPIError, OSError, sqlite3.Error):
            await connection.close()

    async def _do(self, connection: AsyncConnection, jobs: Sequence[Job], *, apart: bool) -> None:
        file = self._file
        scripts_only = all(job.script is not None for job in jobs)
        if file is None:
            await self._begin_on_server(connection)
        for is_script, some in groupby(sorted(jobs, key=_key), lambda job: job.script is not None):
            if not is_script:
                for job in some:
                    await _do_one(connection, job, apart=apart)
            elif file is not None:
                await self._do_scripts(connection, file, list(some), apart=apart, commit=scripts_only)
            else:
                scripts = partial(_run_scripts, jobs=list(some), apart=apart)
                await dialect.within(connection, scripts, relies_on_keys=not apart)
        if file is None or file.in_transaction:
            if file is not None and not self.terms.is_certain:
                await self.terms.require(connection)
            self.terms.check_place()
            await dialect.commit(connection, file, self._notifies)

    async def _begin_on_server(self, connection: AsyncConnection) -> None:
        if not self.terms.is_certain:
            await self.terms.require(connection)  # locks the lease until the commit
        wanted = self.terms.notifies
        if self._notifies != wanted:
            await dialect.set_notifying(connection, wanted)
            self._notifies = wanted

    async def _do_scripts(
        self, connection: AsyncConnection, file: SqliteConnection, jobs: Sequence[Job], *, apart: bool, commit: bool
    ) -> None:
        """Run all of these in one round trip to the thread of the file, with the commit if no lease has to be read."""

        def work(raw: sqlite3.Connection) -> None:
            _run_scripts(file.runner(raw, connection.dialect), jobs=jobs, apart=apart)
            # The file is locked here: no other process can take over before the commit.
            if commit and self.terms.is_certain:
                self.terms.check_place()
                raw.commit()

        await file.run(work)


def _key(job: Job) -> str:
    return job.key


def _run_scripts(runner: Runner, *, jobs: Iterable[Job], apart: bool) -> None:
    for job in jobs:
        _run_script(runner, job, apart=apart)


def _run_script(runner: Runner, job: Job, *, apart: bool) -> None:
    if job.script is None:
        return
    if not apart:
        job.result = job.script(runner)
        return
    try:
        job.result = runner.apart(job.script)
    except Exception as error:
        if _spoils_all(error):
            raise
        job.error = error


async def _do_one(connection: AsyncConnection, job: Job, *, apart: bool) -> None:
    if job.work is None:
        return
    if not apart:
        job.result = await job.work(connection)
        return
    point = await connection.begin_nested()
    try:
        job.result = await job.work(connection)
    except Exception as error:
        if _spoils_all(error):
            raise
        await point.rollback()
        job.error = error
    else:
        await point.commit()


def _spoils_all(error: BaseException) -> bool:
    """Whether an error concerns the whole transaction and not only the job that raised it."""
    return reason_of(error) is not None
