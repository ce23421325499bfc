"""Connections to a PostgreSQL server, the runner of scripts, and recovery of a commit whose answer was lost.

Several processes may write concurrently: primary keys and row locks decide between them, and a read sees one snapshot
(REPEATABLE READ). The server ends a transaction that is idle for `IDLE_MS`, as that of a suspended process, and rolls
it back.
"""

from __future__ import annotations

import asyncio
import importlib.util
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.util import await_only

from storage import driver_errors
from storage.driver_errors import translated
from storage.errors import UnusableDatabaseError
from storage.postgres import reason_of
from storage.shards import Shards, named
from storage.sql import WRITES, Answer, Compiled, Runner, Script, Statement, Values, sql_text

T = TypeVar("T")

OLDEST_VERSION = 13
"""Oldest supported version: the first with `pg_xact_status`."""

OURS = frozenset({"alembic_version", "events"})
"""Tables that every database of Herald has."""

NAME = "herald"
"""Prefix of the application name of Herald's connections."""

IDLE_MS = 10_000
"""Milliseconds a transaction may be idle. This and the silence after which a lease is taken over add up to less than
the 30 seconds within which another process has to continue."""

CONNECTING_SECONDS = 10.0
ANSWER_SECONDS = 60.0
"""Timeouts in seconds for connecting and for one statement."""

PATIENCE_SECONDS = 10.0
"""Seconds of retries while a database is opened: the server may be starting as well."""

OUTCOME_SECONDS = 600.0
"""Seconds of retries when the server is asked for the outcome of a transaction."""

MIGRATING = 0x4845_5241_4C44
"""Advisory lock of the process that creates or migrates the tables ("HERALD")."""


def engine_options(*, to_write: bool, name: str = NAME) -> dict[str, Any]:
    """Return the options of connections with this application name, for writing or for reading only."""
    settings = {
        "application_name": name,
        "default_transaction_isolation": "read committed" if to_write else "repeatable read",
        "default_transaction_read_only": "off" if to_write else "on",
        "idle_in_transaction_session_timeout": str(IDLE_MS),
        "timezone": "UTC",
    }
    times = {"timeout": CONNECTING_SECONDS, "command_timeout": ANSWER_SECONDS}
    return {"connect_args": {"server_settings": settings, **times}}


async def examine(url: URL, name: str) -> None:
    """Raise UnusableDatabaseError for a database that cannot be used or is not Herald's; an empty one is accepted.

    The check changes nothing. It is repeated for `PATIENCE_SECONDS` while the server cannot be reached.
    """
    if importlib.util.find_spec("asyncpg") is None:
        raise UnusableDatabaseError(name, "no_driver")
    deadline = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return await _check_server(url, name)
        except (DBAPIError, OSError) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            reason = reason_of(cause) if isinstance(cause, Exception) else None
            if reason is None and isinstance(error, OSError):  # no route to the host, or an unknown host
                reason = "away"
            if reason is None:
                raise
            if reason != "away" or time.monotonic() > deadline:
                raise UnusableDatabaseError(name, reason, str(cause)) from error
        await asyncio.sleep(PATIENCE_SECONDS / 20)


async def _check_server(url: URL, name: str) -> None:
    async with one_connection(url) as connection:
        server = (
            await connection.execute(
                text(
                    "SELECT current_setting('server_version_num')::int / 10000, current_setting('server_encoding'),"
                    " pg_is_in_recovery()"
                )
            )
        ).one()
        tables = await connection.execute(
            text("SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = current_schema()")
        )
        names = set(tables.scalars())
    version, encoding, in_recovery = server
    if version < OLDEST_VERSION:
        raise UnusableDatabaseError(name, "old_server", str(version))
    if encoding != "UTF8":
        raise UnusableDatabaseError(name, "no_utf8", encoding)
    if in_recovery:
        raise UnusableDatabaseError(name, "standby")
    if names and not names >= OURS:
        raise UnusableDatabaseError(name, "foreign")


def one_connection(url: URL) -> AsyncConnection:
    """Return a connection outside of the pools, for one query or to listen."""
    return create_async_engine(url, poolclass=NullPool, **engine_options(to_write=False)).connect()


@asynccontextmanager
async def turn(url: URL, name: str) -> AsyncIterator[None]:
    """Hold a named lock that is shared by all processes. The server releases it when the process is killed."""
    async with one_connection(url) as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("SELECT pg_advisory_lock(hashtextextended(:name, 0))"), {"name": name})
        try:
            yield
        finally:
            await connection.invalidate()  # ends the session, and so releases the lock


async def migrate_alone(connection: AsyncConnection) -> None:
    """Wait for migrations by other processes to end, and prevent them until this transaction ends."""
    await connection.execute(sql_text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))


Notifying: TypeAlias = str
"""How a connection notifies other processes (`storage.news`): `DIRECTLY` of each change, `NEVER`, or `elsewhere`."""

DIRECTLY, NEVER, _ELSEWHERE = "directly", "never", "elsewhere"


def elsewhere(shards: Shards) -> Notifying:
    """Notify once per transaction, of changes that concern the servers of other shards."""
    return f"{_ELSEWHERE} {shards.count} {{{named(shards.held)}}}"


async def set_notifying(connection: AsyncConnection, notifies: Notifying) -> None:
    """Set how a connection notifies other processes, also in the current transaction."""
    await connection.execute(sql_text("SELECT set_config('herald.notifies', :way, false)"), {"way": notifies})


async def commit(connection: AsyncConnection, notifies: Notifying | None) -> None:
    """Commit. If the connection is lost before the answer, reconnect and ask the server for the outcome.

    Raises the driver's error if the transaction was not committed.
    """
    query = "SELECT pg_current_xact_id_if_assigned()::text"
    if notifies is not None and notifies.startswith(_ELSEWHERE):
        query = f"{query} FROM herald_notify_collected()"
    number = (await connection.execute(sql_text(query))).scalar_one()
    try:
        await connection.commit()
    except (DBAPIError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if number is None or cause is None or reason_of(cause) != "away":
            raise
        if not await _was_committed(connection.engine.url, number):
            raise


async def _was_committed(url: URL, number: str) -> bool:
    """Return whether a transaction was committed; the server decides when it notices the lost connection."""
    deadline = time.monotonic() + OUTCOME_SECONDS
    while True:
        try:
            async with one_connection(url) as connection:
                query = text("SELECT pg_xact_status(CAST(CAST(:number AS text) AS xid8))")
                status = (await connection.execute(query, {"number": number})).scalar_one()
        except (DBAPIError, OSError):
            if time.monotonic() > deadline:
                raise
        else:
            if status != "in progress":
                return bool(status == "committed")
        await asyncio.sleep(0.1)


class PostgresRunner(Runner):
    """Runs statements on the driver's connection below SQLAlchemy's, in the same transaction.

    Theory of operation. Most of a statement's cost is its round trip, and a cursor of SQLAlchemy takes several times
    the CPU of asyncpg, which prepares each text once. So `run_each`, which returns nothing, only collects rows by
    statement. `flush` sends them, one round trip for all rows of a statement, before the next statement with a result
    and at the end. Rows of one statement keep their order. A violation of a key appears at the flush, not in the script
    that wrote the row, so scripts that must fail alone are flushed one by one (`apart`).

    Used inside `AsyncConnection.run_sync`, whose greenlet waits for the driver. The tables that statements write into
    are added to `written_tables` of the connection.
    """

    def __init__(self, connection: Connection, *, relies_on_keys: bool = False) -> None:
        self.relies_on_keys = relies_on_keys
        self._rows: dict[str, list[Answer]] = {}
        self._dialect = connection.dialect
        raw: Any = connection.connection.driver_connection
        self._raw = raw
        self._written = written_tables(connection)
        if not raw.is_in_transaction():
            # SQLAlchemy begins the driver's transaction with its first statement only.
            connection.exec_driver_sql("SELECT 1", execution_options={WRITES: ()})

    def first(self, statement: Statement, values: Values) -> Answer | None:
        """As `Runner` has it."""
        known = statement.on(self._dialect)
        row = self._sent(known, self._raw.fetchrow, values)
        return None if row is None else tuple(row)

    def rows(self, statement: Statement, values: Values) -> list[SimpleNamespace]:
        """As `Runner` has it."""
        known = statement.on(self._dialect)
        return [known.named(row) for row in self._sent(known, self._raw.fetch, values)]

    def run(self, statement: Statement, values: Values) -> int:
        """As `Runner` has it."""
        known = statement.on(self._dialect)
        status: str = self._sent(known, self._raw.execute, values)
        _, _, count = status.rpartition(" ")  # as in "INSERT 0 1"
        return int(count) if count.isdecimal() else -1

    def run_each(self, statement: Statement, rows: list[Values]) -> None:
        """As `Runner` has it."""
        known = statement.on(self._dialect)
        if rows:
            self._written.update(known.writes)
            self._rows.setdefault(known.text, []).extend(known.bound(row) for row in rows)

    def apart(self, script: Script[T]) -> T:
        """As `Runner` has it."""
        self._command("SAVEPOINT script")
        try:
            result = script(self)
            self.flush()
        except Exception as error:
            self._rows.clear()
            if driver_errors.reason_of(error) is None:
                self._command("ROLLBACK TO script; RELEASE script")
            raise
        self._command("RELEASE script")
        return result

    def _command(self, sql: str) -> None:
        self.flush()
        _wait_for(sql, self._raw.execute(sql))

    def flush(self) -> None:
        """Send the collected rows."""
        collected, self._rows = self._rows, {}
        for sql, rows in collected.items():
            one = len(rows) == 1
            _wait_for(sql, self._raw.execute(sql, *rows[0]) if one else self._raw.executemany(sql, rows))

    def _sent(self, known: Compiled, send: Callable[..., Awaitable[Any]], values: Values) -> Any:
        self.flush()
        self._written.update(known.writes)
        return _wait_for(known.text, send(known.text, *known.bound(values)))


def _wait_for(sql: str, running: Awaitable[Any]) -> Any:
    try:
        return await_only(running)
    except Exception as error:
        raise translated(error, sql) from error


def written_tables(connection: Connection | AsyncConnection) -> set[str]:
    """Return the tables that scripts have written into on a connection; the code that ends a transaction empties it."""
    written: set[str] = connection.info.setdefault("written tables", set())
    return written
