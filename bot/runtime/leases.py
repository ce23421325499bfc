"""Leases of a bot or of its shards: the process that holds them works, others are standby and take over when it ends.

A process works for the whole bot, and holds the lease `bot`, or for the shards that its host named. Then it holds a
lease of each, and `bot` jointly with the processes of the other shards, under a name that contains the number of shards
and the compatibility digest (`bot/shards/agreement.py`): a process with another number or digest waits until all have
ended.

A lease is a row with a heartbeat, a counter that its holder increases every `BEAT` seconds. A standby takes over

- at once, where the rows are gone: the holder has released them;
- at once, where the holder is proved to have ended (`process_table.py`): it ran on the same kernel in the same PID
  namespace, and there is no such process any more. The name of a holder carries the facts for that, so the table needs
  no column for them, and rows of versions that wrote a bare name prove nothing. Joint holders have ended when all have;
- otherwise after `SILENCE` seconds by its own clock in which the counter stood still. No clocks are compared. A standby
  that was itself suspended, or away from the database, waits as long again.

All three delete exactly the holder and the beat that were seen, so that of several standbys one succeeds, and take all
leases in one transaction. A proof needs no waiting for what the holder was writing: a file has no writer but its
process, and on a server each transaction locks the row of the lease until it ends, so the deletion waits for it.

A holder that was frozen may find that it has lost its leases. From `CERTAIN` seconds after its last heartbeat on, every
transaction that writes reads one of them first, so it can accept nothing and send nothing. On a server, where others
write at the same time, each of its transactions does.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

import formats
from bot.runtime.process_table import ProcessTable
from storage.connections import Connections
from storage.database import Database
from storage.dialect import database_url, examine, file_of
from storage.errors import StorageError, UnusableDatabaseError
from storage.leases import Lease, Leases, require_all
from storage.migrations import may_be_in_use
from storage.postgres_connections import DIRECTLY
from storage.shards import Shards

logger = logging.getLogger(__name__)

WHOLE_BOT = "bot"
"""Name of the lease for all work with a database."""

SHARD = "shard "
"""Prefix of the leases of shards, as `shard 2`."""

JOINT = " shards, named, "
"""What the holder of a joint lease has between the number of shards and the digest."""

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


class Leaseholder:
    """Holds the leases of some `shards`, or that of the whole bot, or waits for them.

    Processes with shards work together if their shard count and `agreed` digest are equal. `told` is called with a
    sentence for each event the host should see. `table` proves that other processes have ended.
    """

    def __init__(
        self,
        database: Database,
        shards: Shards | None = None,
        *,
        agreed: str = "",
        pulse: Pulse | None = None,
        who: str | None = None,
        told: Callable[[str], None] = logger.warning,
        table: ProcessTable | None = None,
    ) -> None:
        self._connections = database.connections
        self._connections.shards = shards or Shards()
        self._leases = database.leases
        self._pulse = pulse or MachinePulse()
        self._told = told
        self._table = table or ProcessTable.here()
        me, since = self._table.marked(secrets.token_hex(8)), datetime.now(UTC)
        who = who or this_process()
        names = [WHOLE_BOT] if shards is None else [f"{SHARD}{number}" for number in sorted(shards.held)]
        self._own = [Lease(name, me, who, since) for name in names]
        self._joint: Lease | None = None
        if shards is not None:
            others = f"processes that share it in {shards.count} shards (Herald {formats.__version__})"
            self._joint = Lease(WHOLE_BOT, f"{shards.count}{JOINT}{agreed}", others, since)
        self._held = self._own if self._joint is None else [self._joint, *self._own]
        self._required = {lease.name: lease.holder for lease in self._held[:2]}
        """What a transaction reads: one lease of its own, since all are lost together, and the joint one."""
        self._beat_at: float | None = None
        """When the last heartbeat was written; None while no lease is held."""

    @property
    def is_certain(self) -> bool:
        """Whether the last heartbeat is so recent that no other process can have taken over."""
        return self._beat_at is not None and self._pulse.now() - self._beat_at <= CERTAIN

    async def take(self) -> None:
        """Wait for the leases. From then on transactions that write are guarded by `require`."""
        # A process that works alone replaces every other, whatever it holds.
        names = None if self._joint is None else {lease.name for lease in self._held}
        welcome = "" if self._joint is None else self._joint.holder
        while True:
            dead = await until_free(self._leases, names, self._pulse, self._told, table=self._table, welcome=welcome)
            now = self._pulse.now()
            if await self._leases.take(self._held, instead_of=dead):
                break
            await self._pulse.sleep(LOOK)
        self._beat_at = now
        self._connections.guard = self
        self._connections.share(others=not self._connections.shards.is_all)

    async def keep(self) -> None:
        """Write heartbeats until cancelled. LeaseLostError if another process has taken over."""
        pause = BEAT
        while True:
            await self._pulse.sleep(pause)
            now = self._pulse.now()
            try:
                await self._leases.beat(self._held)
            except (SQLAlchemyError, UnusableDatabaseError) as error:
                logger.warning("no heartbeat could be written: %s", error)
                pause = LOOK
            else:
                self._beat_at, pause = now, BEAT

    async def require(self, connection: AsyncConnection) -> None:
        """Raise LeaseLostError if another process has taken over.

        Called inside transactions, see the module docstring.
        """
        await require_all(connection, self._required)

    async def release(self) -> None:
        """Release the leases; a standby takes them at its next read, or after `SILENCE` if this fails."""
        self._connections.guard = None
        self._connections.notifies = DIRECTLY
        self._beat_at = None
        try:
            await self._leases.release(self._own, self._joint)
        except (SQLAlchemyError, StorageError) as error:
            logger.warning("the leases of this process could not be released: %s", error)


async def until_free(
    leases: Leases,
    names: Collection[str] | None,
    pulse: Pulse,
    told: Callable[[str], None],
    *,
    table: ProcessTable,
    welcome: str = "",
) -> list[Lease]:
    """Wait until no process that may be alive holds one of these leases (None: any), except the `welcome` holder.

    Return the leases as dead holders left them.
    """
    seen: dict[str, Lease] = {}
    moved: dict[str, float] = {}
    """When a lease of a holder was last seen to change."""
    reported: set[str] = set()
    looked_at = pulse.now()
    while True:
        now = pulse.now()
        if now - looked_at > SILENCE - BEAT:
            seen.clear()  # this process was suspended: unchanged counters prove nothing
        looked_at = now
        every = await leases.all()
        held = [lease for name, lease in every.items() if (names is None or name in names) and lease.holder != welcome]
        moved |= {lease.holder: now for lease in held if seen.get(lease.name) != lease}
        seen = {lease.name: lease for lease in held}
        ended = {lease.holder for lease in held if _has_ended(lease, every, table)}
        alive = [lease for lease in held if lease.holder not in ended and now - moved[lease.holder] < SILENCE]
        if not alive:
            for holder, lease in {lease.holder: lease for lease in held}.items():
                silent = f"No heartbeat of {lease.who} for {SILENCE:.0f} seconds"
                why = f"{lease.who} has ended without releasing its lease" if holder in ended else silent
                told(f"{why}; this one takes over.")
            return held
        for lease in alive:
            if lease.holder not in reported:
                reported.add(lease.holder)
                told(_in_use(lease))
        await pulse.sleep(LOOK)


def _has_ended(lease: Lease, every: Mapping[str, Lease], table: ProcessTable) -> bool:
    """Whether it is proved that the holder of a lease, or all of its joint holders, have ended."""
    if JOINT not in lease.holder:
        return table.has_ended(lease.holder)
    together = [other.holder for other in every.values() if other.name != lease.name]
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
            await until_free(leases, None, pulse or MachinePulse(), told, table=table)
    finally:
        await connections.close()


def _in_use(lease: Lease) -> str:
    use = "uses this database" if lease.name == WHOLE_BOT else f"runs {lease.name}"
    return (
        f"Another Herald {use}: {lease.who}, since {lease.since:%Y-%m-%d %H:%M} UTC. "
        f"This one waits and takes over automatically when that one ends."
    )
