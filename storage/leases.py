"""Leases: which process runs the bot, or some of its shards. Each is a row with a heartbeat counter.

Clocks are never compared: a waiting process observes whether the counter still grows, and takes over from exactly the
holder and counter that it saw stop. `name` says what is leased: the whole bot, or a shard where several processes share
it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import bindparam, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import insert_on
from storage.errors import LeaseLostError
from storage.parts import Part, reads_script
from storage.schema import leases
from storage.sql import Runner, Statement, from_row


@dataclass(frozen=True, slots=True)
class Lease:
    """A lease: `holder` is the random name of a process, `who` describes it for people.

    A joint lease has a holder that several processes have in common.
    """

    name: str
    holder: str
    who: str
    since: datetime
    beat: int = 0


class Leases(Part):
    """Takes, renews and releases leases."""

    @reads_script
    def all(self, run: Runner) -> dict[str, Lease]:
        """Return all leases, by name."""
        return {row.name: from_row(Lease, row) for row in run.rows(_ALL, {})}

    async def take(self, wanted: Sequence[Lease], *, instead_of: Sequence[Lease] = ()) -> bool:
        """Take leases, all of them or none; return False if another holder has one.

        Those of the dead, which must be unchanged since they were read, are freed first, with all others of the same
        holders. So a holder needs to read one of its leases to know that it still has them all.
        """

        def script(run: Runner) -> None:
            for dead in instead_of:
                if run.run(_FREE, {"lease": dead.name, "by": dead.holder, "last_beat": dead.beat}):
                    run.run(_RELEASE_ALL, {"by": dead.holder})
            for lease in _in_order(wanted):
                if run.run(_TAKE, asdict(lease)) != 1 and run.row(_SHARED, _key(lease)) is None:
                    raise _HeldByAnotherError

        try:
            await self.connections.write_script(script)
        except _HeldByAnotherError:
            return False
        return True

    async def beat(self, held: Sequence[Lease]) -> None:
        """Increment the heartbeat counters; LeaseLostError if one of the leases is no longer held."""

        def script(run: Runner) -> None:
            for lease in _in_order(held):
                if run.run(_BEAT, _key(lease)) != 1:
                    row = run.row(_OF_NAME, {"lease": lease.name})
                    raise LeaseLostError(lease.name, None if row is None else row.who)

        await self.connections.write_script(script, counts=False)

    async def release(self, held: Sequence[Lease], joint: Lease | None = None) -> None:
        """Release leases that are still held, and a joint one if no other lease is left then."""

        def script(run: Runner) -> None:
            for lease in _in_order(held):
                run.run(_RELEASE, _key(lease))
            if joint is not None and run.row(_LOCKED, _key(joint)) is not None:  # processes that join it have ended
                run.run(_RELEASE_LAST, _key(joint))

        await self.connections.write_script(script)

    async def forget(self) -> None:
        """Delete all leases: this is a copy of the database that their holders use."""
        await self.connections.write_script(lambda run: run.run(_FORGET, {}))


async def require_all(connection: AsyncConnection, held: Mapping[str, str]) -> None:
    """Within a transaction: raise LeaseLostError for the first of these leases, given as holder by name, not held so.

    The rows are locked, so that no process takes them over before the transaction ends; heartbeats can still be
    written.
    """
    query = select(leases).where(leases.c.name.in_(held)).with_for_update(read=True, key_share=True)
    rows_by_name = {row.name: row for row in await connection.execute(query)}  # a file is held as a whole
    for name, holder in held.items():
        if name not in rows_by_name or rows_by_name[name].holder != holder:
            raise LeaseLostError(name, rows_by_name[name].who if name in rows_by_name else None)


class _HeldByAnotherError(Exception):
    """Another process holds a wanted lease: roll back."""


_HELD = (leases.c.name == bindparam("lease"), leases.c.holder == bindparam("by"))
_ALL = Statement(lambda _: select(leases))
_OF_NAME = Statement(lambda _: select(leases).where(leases.c.name == bindparam("lease")))
_SHARED = Statement(lambda _: select(leases).where(*_HELD).with_for_update(read=True, key_share=True))
_LOCKED = Statement(lambda _: select(leases).where(*_HELD).with_for_update())
_TAKE = Statement(
    lambda dialect: insert_on(dialect, leases).on_conflict_do_nothing().inline(),
    columns=["name", "holder", "who", "since", "beat"],
)
_BEAT = Statement(lambda _: update(leases).where(*_HELD).values(beat=leases.c.beat + 1))
_RELEASE = Statement(lambda _: delete(leases).where(*_HELD))
_RELEASE_LAST = Statement(
    lambda _: delete(leases).where(*_HELD, ~exists().where(leases.alias().c.name != bindparam("lease")))
)
_RELEASE_ALL = Statement(lambda _: delete(leases).where(leases.c.holder == bindparam("by")))
_FREE = Statement(lambda _: delete(leases).where(*_HELD, leases.c.beat == bindparam("last_beat")))
_FORGET = Statement(lambda _: delete(leases))


def _in_order(wanted: Sequence[Lease]) -> list[Lease]:
    """Sort by name, so that processes lock rows in one order."""
    return sorted(wanted, key=lambda lease: lease.name)


def _key(lease: Lease) -> dict[str, str]:
    return {"lease": lease.name, "by": lease.holder}
