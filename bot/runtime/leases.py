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
"""The lease of all the work there is with a database."""

PROCESS = "process "
"""How the leases begin that are heartbeats of processes which hold the lease of the whole bot together."""

BEAT = 4.0
"""Seconds between two heartbeats."""

LOOK = 1.0
"""Seconds between two looks at somebody else's."""

SILENCE = 15.0
"""Seconds without a heartbeat after which its holder is taken for dead: three may be late."""

CERTAIN = 10.0
"""Seconds after the last heartbeat in which nobody can have taken over."""


class Pulse(Protocol):
    """The time heartbeats are measured in. It goes on while a process is frozen, and knows no hour of the day."""

    def now(self) -> float:
        """Seconds since some moment."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class MachinePulse:
    """The machine's own; where that can be asked, it counts also while the machine is suspended."""

    def now(self) -> float:
        """Seconds since the machine was started."""
        return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def this_process() -> str:
    """What people know this process by."""
    return f"process {os.getpid()} on {socket.gethostname()} (Herald {formats.__version__})"


class Holder:
    """This process as one that holds leases: its own random name, its heart, and what it tells its host.

    `told` is called with a sentence whenever there is something for the host to know.
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
        """When the heart beat last; None where nothing is held."""

    @property
    def is_certain(self) -> bool:
        """Right after a heartbeat nobody can have taken us for dead."""
        return self._beat_at is not None and self._pulse.now() - self._beat_at <= CERTAIN

    async def _return(self, giving: Awaitable[None]) -> None:
        """Hold nothing any more. Should giving it back fail, the others find it in a while."""
        self._connections.guard = None
        self._beat_at = None
        try:
            await giving
        except (SQLAlchemyError, StorageError) as error:
            logger.warning("what this process held could not be given back: %s", error)


class Leaseholder(Holder):
    """This process, which holds a lease alone or waits for it."""

    def __init__(self, database: Database, name: str = WHOLE_BOT, **options: Any) -> None:
        """`options` are those of every `Holder`."""
        super().__init__(database, **options)
        self._name = name

    async def take(self) -> None:
        """Wait until the lease is ours. From then on nothing is written when it is ours no more."""
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
        return True

    async def keep(self) -> None:
        """Let the heart beat until cancelled; LeaseLostError when somebody else has taken over."""
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
        """LeaseLostError where somebody else has taken over."""
        await require_held(connection, self._name, self._me)

    async def release(self) -> None:
        """Give the lease back: whoever waits takes it at once."""
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
    """Wait until a lease is held by no process that may be alive, or by a holder who is `welcome`.

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
            told(f"{lease.who} has ended without giving its work back; this one takes over.")
            return lease
        if lease != seen:
            if seen is None or lease.holder != seen.holder:
                told(_in_use(lease))
            seen, seen_at = lease, now
        elif now - seen_at >= SILENCE:
            told(f"Nothing was heard of {lease.who} for {SILENCE:.0f} seconds; this one takes over.")
            return lease
        await pulse.sleep(LOOK)


async def _has_ended(leases: Leases, lease: Lease, table: ProcessTable) -> bool:
    """Is it proved that the holder of a lease has ended, or each of those who hold it together?"""
    if table.has_ended(lease.holder):
        return True
    if lease.name != WHOLE_BOT:
        return False
    together = [other.holder for other in await leases.all() if other.name.startswith(PROCESS)]
    return bool(together) and all(table.has_ended(holder) for holder in together)


async def until_it_may_be_migrated(
    place: str, pulse: Pulse | None = None, told: Callable[[str], None] = logger.warning
) -> None:
    """Wait while a process of an older version works with a database: its tables are not changed under its hands.

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
        f"Another Herald is at work with this database: {lease.who}, since {lease.since:%Y-%m-%d %H:%M} UTC. "
        f"This one waits and takes over by itself when that one ends."
    )
