"""Leader election: the process that holds the lease runs the bot, others are standby and take over when it ends.

A lease is a row with a heartbeat, a counter that its holder increases every `BEAT` seconds. A standby takes over

- at once, where the row is gone: the holder has released it;
- at once, where the holder is proved to have ended (`process_table.py`): it ran on the same kernel in the same PID
  namespace, and there is no such process any more. The name of a holder carries the facts for that, so the table needs
  no column for them, and rows of versions that wrote a bare name prove nothing;
- otherwise after `SILENCE` seconds by its own clock in which the counter stood still. No clocks are compared.

All three delete exactly the holder and the beat that were seen, so that of several standbys one succeeds. A proof needs
no waiting for what the holder was writing: a file has no writer but its process, and on a server each transaction locks
the row of the lease until it ends, so the deletion waits for it.

A holder that was frozen may find that it has lost the lease. From `CERTAIN` seconds after its last heartbeat on, every
transaction that writes reads the lease first, so it can accept nothing and send nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

import formats
from bot.runtime.process_table import ProcessTable
from storage.connections import Connections
from storage.database import Database
from storage.dialect import database_url, examine, file_of
from storage.errors import StorageError, UnusableDatabaseError
from storage.leases import Lease, Leases, require_held
from storage.migrations import may_be_in_use

logger = logging.getLogger(__name__)

WHOLE_BOT = "bot"
"""Name of the lease for all work with a database."""

PROCESS = "process "
"""Prefix of the leases that are heartbeats of processes sharing the lease of the whole bot."""

BEAT = 4.0
"""Seconds between two heartbeats."""

LOOK = 1.0
"""Seconds between two reads of another process's lease."""

SILENCE = 15.0
"""Seconds without a heartbeat after which a holder counts as dead: three heartbeats may be late."""

CERTAIN = 10.0
"""Seconds after the last heartbeat in which no other process can have taken over.

It must be less than `SILENCE`, with a margin for the duration of a write.
"""


class Pulse(Protocol):
    """Clock for heartbeats: monotonic, and continuing while a process is stopped or the machine suspended."""

    def now(self) -> float:
        """Seconds since some moment."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class MachinePulse:
    """The machine's clock: CLOCK_BOOTTIME (which includes suspension) if available, else the monotonic clock."""

    def now(self) -> float:
        """Seconds since the machine was started."""
        return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def this_process() -> str:
    """Return a description of this process for people."""
    return f"process {os.getpid()} on {socket.gethostname()} (Herald {formats.__version__})"


class Holder:
    """A process that holds leases: random name, time of its heartbeat, and messages to the host.

    `told` is called with a sentence for each event the host should see. `table` proves that other processes have ended.
    """

    def __init__(
        self,
        database: Database,
        *,
        pulse: Pulse | None = None,
        who: str | None = None,
        told: Callable[[str], None] = logger.warning,
        table: ProcessTable | None = None,
    ) -> None:
        self._connections = database.connections
        self._leases = database.leases
        self._pulse = pulse or MachinePulse()
        self._who = who or this_process()
        self._told = told
        self._table = table or ProcessTable.here()
        self._me = self._table.marked(secrets.token_hex(8))
        self._beat_at: float | None = None
        """When the last heartbeat was written; None while no lease is held."""

    @property
    def is_certain(self) -> bool:
        """Whether the last heartbeat is so recent that no other process can have taken over."""
        return self._beat_at is not None and self._pulse.now() - self._beat_at <= CERTAIN

    async def _return(self, giving: Awaitable[None]) -> None:
        """Stop holding leases and release them. If that fails, others take over after `SILENCE`."""
        self._connections.guard = None
        self._connections.notifies = "directly"
        self._beat_at = None
        try:
            await giving
        except (SQLAlchemyError, StorageError) as error:
            logger.warning("the leases of this process could not be released: %s", error)


class Leaseholder(Holder):
    """Holds a lease exclusively, or waits for it."""

    def __init__(self, database: Database, name: str = WHOLE_BOT, **options: Any) -> None:
        """`options` are those of every `Holder`."""
        super().__init__(database, **options)
        self._name = name

    async def take(self) -> None:
        """Wait for the lease. From then on transactions that write are guarded by `require`."""
        while True:
            dead = await until_free(self._leases, self._name, self._pulse, self._told, table=self._table)
            if await self._taken(dead):
                return
            await self._pulse.sleep(LOOK)

    async def _taken(self, dead: Lease | None) -> bool:
        now = self._pulse.now()
        at = datetime.now(UTC)
        if not await self._leases.take(self._name, self._me, who=self._who, at=at, instead_of=dead):
            return False
        self._beat_at = now
        self._connections.guard = self
        self._connections.share(others=False)
        return True

    async def keep(self) -> None:
        """Write heartbeats until cancelled. LeaseLostError if another process has taken over."""
        pause = BEAT
        while True:
            await self._pulse.sleep(pause)
            now = self._pulse.now()
            try:
                await self._leases.beat(self._name, self._me)
            except (SQLAlchemyError, UnusableDatabaseError) as error:
                logger.warning("no heartbeat could be written: %s", error)
                pause = LOOK
            else:
                self._beat_at, pause = now, BEAT

    async def require(self, connection: AsyncConnection) -> None:
        """Raise LeaseLostError if another process has taken over.

        Called inside transactions, see the module docstring.
        """
        await require_held(connection, self._name, self._me)

    async def release(self) -> None:
        """Release the lease; a standby takes it at its next read."""
        await self._return(self._leases.release(self._name, self._me))


def _nobody(_holder: str) -> bool:
    return False


async def until_free(
    leases: Leases,
    name: str,
    pulse: Pulse,
    told: Callable[[str], None],
    *,
    table: ProcessTable,
    welcome: Callable[[str], bool] = _nobody,
) -> Lease | None:
    """Wait until a lease is held by no process that may be alive, or by a `welcome` holder.

    Return the lease as a dead holder left it, or None.
    """
    seen: Lease | None = None
    seen_at = 0.0
    while True:
        now = pulse.now()
        lease = await leases.find(name)
        if lease is None or welcome(lease.holder):
            return None
        if await _has_ended(leases, lease, table):
            told(f"{lease.who} has ended without releasing its lease; this one takes over.")
            return lease
        if lease != seen:
            if seen is None or lease.holder != seen.holder:
                told(_in_use(lease))
            seen, seen_at = lease, now
        elif now - seen_at >= SILENCE:
            told(f"No heartbeat of {lease.who} for {SILENCE:.0f} seconds; this one takes over.")
            return lease
        await pulse.sleep(LOOK)


async def _has_ended(leases: Leases, lease: Lease, table: ProcessTable) -> bool:
    """Whether it is proved that the holder of a lease, or all of its holders, have ended."""
    if table.has_ended(lease.holder):
        return True
    if lease.name != WHOLE_BOT:
        return False
    together = [other.holder for other in await leases.all() if other.name.startswith(PROCESS)]
    return bool(together) and all(table.has_ended(holder) for holder in together)


async def until_it_may_be_migrated(
    place: str, pulse: Pulse | None = None, told: Callable[[str], None] = logger.warning
) -> None:
    """Wait while a process of an older version uses a database, whose tables must not be changed meanwhile.

    Raises UnusableDatabaseError for a database that must not be opened at all.
    """
    url = database_url(place)
    file = file_of(url)
    if file is not None and not file.is_file():
        return
    await examine(url)
    connections = Connections(url)
    try:
        if await connections.read(lambda connection: connection.run_sync(may_be_in_use)):
            leases, table = Leases(connections), ProcessTable.here()
            await until_free(leases, WHOLE_BOT, pulse or MachinePulse(), told, table=table)
    finally:
        await connections.close()


def _in_use(lease: Lease) -> str:
    return (
        f"Another Herald uses this database: {lease.who}, since {lease.since:%Y-%m-%d %H:%M} UTC. "
        f"This one waits and takes over automatically when that one ends."
    )
