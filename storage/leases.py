"""Leases: which process works with what. Each is a row with a heartbeat: a number that goes on while its holder lives.

Nobody compares clocks: whoever waits watches whether the heartbeat goes on, and takes over from exactly the holder and
the beat that it saw stop. `name` says what is leased: all of the bot's work, or a part of it where several share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Part, reads, writes
from storage.dialect import insert
from storage.errors import LeaseLostError
from storage.schema import leases


@dataclass(frozen=True, slots=True)
class Lease:
    """Who holds what: `holder` is the process's own random name, `who` tells a person which process that is."""

    name: str
    holder: str
    who: str
    since: datetime
    beat: int


class Leases(Part):
    """Takes, keeps and gives back leases."""

    @reads
    async def find(self, connection: AsyncConnection, name: str) -> Lease | None:
        """Who holds it, as far as is known; None where nobody does."""
        return await _find(connection, name)

    @writes
    async def take(
        self,
        connection: AsyncConnection,
        name: str,
        holder: str,
        *,
        who: str,
        at: datetime,
        instead_of: Lease | None = None,
    ) -> bool:
        """Take a lease that nobody holds, or that stands just as the dead `instead_of` left it; False if it does not.

        Of several that try at the same moment one succeeds.
        """
        await _free(connection, name, instead_of)
        statement = insert(connection, leases).values(name=name, holder=holder, who=who, since=at, beat=0)
        return (await connection.execute(statement.on_conflict_do_nothing())).rowcount == 1

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
        """Hold a lease together with all who come under the same `holder`; otherwise as `take`."""
        await _free(connection, name, instead_of)
        statement = insert(connection, leases).values(name=name, holder=holder, who=who, since=at, beat=0)
        await connection.execute(statement.on_conflict_do_nothing())
        lease = await _find(connection, name, held=True)
        return lease is not None and lease.holder == holder

    @reads
    async def all(self, connection: AsyncConnection) -> list[Lease]:
        """Every lease that somebody holds, by name."""
        rows = await connection.execute(select(leases).order_by(leases.c.name))
        return [Lease(row.name, row.holder, row.who, row.since, row.beat) for row in rows]

    @writes
    async def bury(self, connection: AsyncConnection, dead: Lease) -> bool:
        """Whatever the holder of this lease holds is free, if it stands as it was left; False if it does not."""
        if await _free(connection, dead.name, dead) == 0:
            return False
        await connection.execute(delete(leases).where(leases.c.holder == dead.holder))
        return True

    async def beat(self, name: str, holder: str) -> None:
        """Say that the holder lives; LeaseLostError where it holds the lease no more."""
        alive = update(leases).where(leases.c.name == name, leases.c.holder == holder).values(beat=leases.c.beat + 1)

        async def write(connection: AsyncConnection) -> None:
            if (await connection.execute(alive)).rowcount == 0:
                await require_held(connection, name, holder)

        await self.connections.write(write, counts=False)

    @writes
    async def release(self, connection: AsyncConnection, name: str, holder: str) -> None:
        """Give it back, if it is still held."""
        await connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == holder))

    @writes
    async def leave(self, connection: AsyncConnection, holder: str, name: str, together: str, others: str) -> None:
        """Give back whatever this holder holds; also `name`, held `together`, if it is the last who holds that.

        The `others` are those with leases whose names begin so.
        """
        await connection.execute(delete(leases).where(leases.c.holder == holder))
        anybody = exists().where(leases.alias().c.name.startswith(others, autoescape=True))
        await connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == together, ~anybody))

    @writes
    async def forget(self, connection: AsyncConnection) -> None:
        """Nobody holds anything: this is a copy of the database that its holders work with."""
        await connection.execute(delete(leases))


async def require_held(connection: AsyncConnection, name: str, holder: str) -> None:
    """Within somebody's transaction: LeaseLostError where the lease is held by somebody else, or nobody.

    Nobody takes it over before the transaction ends, though its holder may let its heart beat meanwhile.
    """
    await require_all(connection, {name: holder})


async def require_all(connection: AsyncConnection, held: Mapping[str, str]) -> None:
    """The same for several, by name the holder of each: LeaseLostError for the first that is not held."""
    query = select(leases).where(leases.c.name.in_(held)).with_for_update(read=True, key_share=True)
    found = {row.name: row for row in await connection.execute(query)}  # a file is held as a whole
    for name, holder in held.items():
        if name not in found or found[name].holder != holder:
            raise LeaseLostError(name, found[name].who if name in found else None)


async def _free(connection: AsyncConnection, name: str, dead: Lease | None) -> int:
    """Take a lease from the dead, if it stands just as they left it; how many that were."""
    if dead is None:
        return 0
    same = (leases.c.name == name, leases.c.holder == dead.holder, leases.c.beat == dead.beat)
    return (await connection.execute(delete(leases).where(*same))).rowcount


async def _find(connection: AsyncConnection, name: str, *, held: bool = False) -> Lease | None:
    query = select(leases).where(leases.c.name == name)
    if held:
        query = query.with_for_update(read=True, key_share=True)  # a file is held as a whole
    row = (await connection.execute(query)).first()
    return None if row is None else Lease(row.name, row.holder, row.who, row.since, row.beat)
