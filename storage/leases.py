"""Leases: which process runs the bot, or some of its shards. Each is a row with a heartbeat counter.

Clocks are never compared: a waiting process observes whether the counter still grows, and takes over from exactly the
holder and counter that it saw stop. `name` says what is leased: the whole bot, or a part of it where several processes
share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Row, bindparam, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Part, reads, reads_script, writes
from storage.dialect import insert, insert_on, within
from storage.errors import LeaseLostError
from storage.schema import leases
from storage.sql import Runner, Statement


@dataclass(frozen=True, slots=True)
class Lease:
    """A lease: `holder` is the random name of a process, `who` describes it for people."""

    name: str
    holder: str
    who: str
    since: datetime
    beat: int


class Leases(Part):
    """Takes, renews and releases leases."""

    @reads_script
    def find(self, run: Runner, name: str) -> Lease | None:
        """Return the lease of this name, or None."""
        row = run.row(_OF_NAME, {"lease": name})
        return None if row is None else _as_lease(row)

    async def take(
        self,
        name: str,
        holder: str,
        *,
        who: str,
        at: datetime,
        instead_of: Lease | None = None,
    ) -> bool:
        """Take a lease that is free or unchanged since the dead `instead_of` was read; return False otherwise.

        Of several concurrent attempts one succeeds.
        """

        def script(run: Runner) -> bool:
            _free(run, name, instead_of)
            return run.run(_TAKE, {"name": name, "holder": holder, "who": who, "since": at, "beat": 0}) == 1

        return await self.connections.write_script(script)

    @writes
    async def share(
        self,
        connection: AsyncConnection,
        name: str,
        holder: str,
        *,
        who: str,
        at: datetime,
        instead_of: Lease | None = None,
    ) -> bool:
        """Hold a lease jointly with all processes that use the same `holder`; otherwise as `take`."""
        await within(connection, lambda run: _free(run, name, instead_of))
        statement = insert(connection, leases).values(name=name, holder=holder, who=who, since=at, beat=0)
        await connection.execute(statement.on_conflict_do_nothing())
        query = select(leases.c.holder).where(leases.c.name == name)
        result = await connection.execute(query.with_for_update(read=True, key_share=True))  # a file is held as a whole
        return result.scalar_one_or_none() == holder

    @reads
    async def all(self, connection: AsyncConnection) -> list[Lease]:
        """Return all leases, by name."""
        return [_as_lease(row) for row in await connection.execute(select(leases).order_by(leases.c.name))]

    @writes
    async def bury(self, connection: AsyncConnection, dead: Lease) -> bool:
        """Free all leases of the holder of this one if it has not changed; return False otherwise."""
        if await within(connection, lambda run: _free(run, dead.name, dead)) == 0:
            return False
        await connection.execute(delete(leases).where(leases.c.holder == dead.holder))
        return True

    async def beat(self, name: str, holder: str) -> None:
        """Increment the heartbeat counter; LeaseLostError if the lease is no longer held."""
        alive = update(leases).where(leases.c.name == name, leases.c.holder == holder).values(beat=leases.c.beat + 1)

        async def write(connection: AsyncConnection) -> None:
            if (await connection.execute(alive)).rowcount == 0:
                await require_held(connection, name, holder)

        await self.connections.write(write, counts=False)

    async def release(self, name: str, holder: str) -> None:
        """Release a lease if it is still held."""
        await self.connections.write_script(lambda run: run.run(_RELEASE, {"lease": name, "by": holder}))

    @writes
    async def leave(self, connection: AsyncConnection, holder: str, name: str, together: str, others: str) -> None:
        """Release all leases of this holder, and the joint one `name` if it is the last holder.

        The joint one is held as `together`; other holders are recognised by leases whose names begin with `others`.
        """
        await connection.execute(delete(leases).where(leases.c.holder == holder))
        anybody = exists().where(leases.alias().c.name.startswith(others, autoescape=True))
        await connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == together, ~anybody))

    async def forget(self) -> None:
        """Delete all leases: this is a copy of the database that their holders use."""
        await self.connections.write_script(lambda run: run.run(_FORGET, {}))


async def require_held(connection: AsyncConnection, name: str, holder: str) -> None:
    """Within a transaction: raise LeaseLostError if the lease is free or held by another process.

    The row is locked, so that no process takes it over before the transaction ends; its heartbeat can still be written.
    """
    await require_all(connection, {name: holder})


async def require_all(connection: AsyncConnection, held: Mapping[str, str]) -> None:
    """As `require_held`, for several leases given as holder by name: LeaseLostError for the first that is not held."""
    query = select(leases).where(leases.c.name.in_(held)).with_for_update(read=True, key_share=True)
    rows_by_name = {row.name: row for row in await connection.execute(query)}  # a file is held as a whole
    for name, holder in held.items():
        if name not in rows_by_name or rows_by_name[name].holder != holder:
            raise LeaseLostError(name, rows_by_name[name].who if name in rows_by_name else None)


_OF_NAME = Statement(lambda _: select(leases).where(leases.c.name == bindparam("lease")))
_TAKE = Statement(
    lambda dialect: insert_on(dialect, leases).on_conflict_do_nothing().inline(),
    columns=["name", "holder", "who", "since", "beat"],
)
_HELD = (leases.c.name == bindparam("lease"), leases.c.holder == bindparam("by"))
_RELEASE = Statement(lambda _: delete(leases).where(*_HELD))
_FREE = Statement(lambda _: delete(leases).where(*_HELD, leases.c.beat == bindparam("last_beat")))
_FORGET = Statement(lambda _: delete(leases))


def _free(run: Runner, name: str, dead: Lease | None) -> int:
    """Delete a lease if it is unchanged since it was read; return the number of rows."""
    return 0 if dead is None else run.run(_FREE, {"lease": name, "by": dead.holder, "last_beat": dead.beat})


def _as_lease(row: Row[Any] | SimpleNamespace) -> Lease:
    return Lease(row.name, row.holder, row.who, row.since, row.beat)
