"""Leases: which process works with what. Each is a row with a heartbeat: a number that goes on while its holder lives.

Nobody compares clocks: whoever waits watches whether the heartbeat goes on, and takes over from exactly the holder and
the beat that it saw stop. `name` says what is leased: all of the bot's work, or a part of it where several share it.
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
    """Who holds what: `holder` is the process's own random name, `who` tells a person which process that is."""

    name: str
    holder: str
    who: str
    since: datetime
    beat: int


class Leases(Part):
    """Takes, keeps and gives back leases."""

    @reads_script
    def find(self, run: Runner, name: str) -> Lease | None:
        """Who holds it, as far as is known; None where nobody does."""
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
        """Take a lease that nobody holds, or that stands just as the dead `instead_of` left it; False if it does not.

        Of several that try at the same moment one succeeds.
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
        """Hold a lease together with all who come under the same `holder`; otherwise as `take`."""
        await within(connection, lambda run: _free(run, name, instead_of))
        statement = insert(connection, leases).values(name=name, holder=holder, who=who, since=at, beat=0)
        await connection.execute(statement.on_conflict_do_nothing())
        query = select(leases.c.holder).where(leases.c.name == name)
        result = await connection.execute(query.with_for_update(read=True, key_share=True))  # a file is held as a whole
        return result.scalar_one_or_none() == holder

    @reads
    async def all(self, connection: AsyncConnection) -> list[Lease]:
        """Every lease that somebody holds, by name."""
        return [_as_lease(row) for row in await connection.execute(select(leases).order_by(leases.c.name))]

    @writes
    async def bury(self, connection: AsyncConnection, dead: Lease) -> bool:
        """Whatever the holder of this lease holds is free, if it stands as it was left; False if it does not."""
        if await within(connection, lambda run: _free(run, dead.name, dead)) == 0:
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

    async def release(self, name: str, holder: str) -> None:
        """Give it back, if it is still held."""
        await self.connections.write_script(lambda run: run.run(_RELEASE, {"lease": name, "by": holder}))

    @writes
    async def leave(self, connection: AsyncConnection, holder: str, name: str, together: str, others: str) -> None:
        """Give back whatever this holder holds; also `name`, held `together`, if it is the last who holds that.

        The `others` are those with leases whose names begin so.
        """
        await connection.execute(delete(leases).where(leases.c.holder == holder))
        anybody = exists().where(leases.alias().c.name.startswith(others, autoescape=True))
        await connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == together, ~anybody))

    async def forget(self) -> None:
        """Nobody holds anything: this is a copy of the database that its holders work with."""
        await self.connections.write_script(lambda run: run.run(_FORGET, {}))


async def require_held(connection: AsyncConnection, name: str, holder: str) -> None:
    """Within somebody's transaction: LeaseLostError where the lease is held by somebody else, or nobody.

    Nobody takes it over before the transaction ends, though its holder may let its heart beat meanwhile.
    """
    await require_all(connection, {name: holder})


async def require_all(connection: AsyncConnection, held: Mapping[str, str]) -> None:
    """The same for several, by name the holder of each: LeaseLostError for the first that is not held."""
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
    """Take a lease from the dead, if it stands just as they left it; how many that were."""
    return 0 if dead is None else run.run(_FREE, {"lease": name, "by": dead.holder, "last_beat": dead.beat})


def _as_lease(row: Row[Any] | SimpleNamespace) -> Lease:
    return Lease(row.name, row.holder, row.who, row.since, row.beat)
