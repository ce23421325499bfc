"""Notes of directors that a person is not to take part in a server's tournaments for a time. Kept beside the logs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import insert, within
from storage.parts import Part, caches, writes
from storage.people import require_people
from storage.schema import exclusions
from storage.sql import Runner, Statement


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A note about a person: from when until when, and why. It informs; it does not exclude anybody automatically."""

    since: datetime
    until: datetime
    reason: str


class Exclusions(Part):
    """Reads and writes the notes: one per person and server, the latest."""

    @writes
    async def note(self, connection: AsyncConnection, guild_id: int, person_id: str, exclusion: Exclusion) -> None:
        """Write a note, replacing an earlier one. UnknownPersonError."""
        await within(connection, lambda run: require_people(run, [person_id]))
        values = {"since": exclusion.since, "until": exclusion.until, "reason": exclusion.reason}
        statement = insert(connection, exclusions).values(guild_id=guild_id, person_id=person_id, **values)
        await connection.execute(statement.on_conflict_do_update(index_elements=["guild_id", "person_id"], set_=values))

    async def of(self, guild_id: int, person_ids: Iterable[str], *, at: datetime) -> Mapping[str, Exclusion]:
        """Return the notes about these people that are in force at a moment, by person."""
        noted = await self._of_guild(guild_id)
        return {
            person_id: noted[person_id]
            for person_id in person_ids
            if person_id in noted and noted[person_id].until > at
        }

    @caches("exclusions", of_server=True)
    def _of_guild(self, run: Runner, guild_id: int) -> Mapping[str, Exclusion]:
        rows = run.rows(_OF_GUILD, {"guild": guild_id})
        return {row.person_id: Exclusion(row.since, row.until, row.reason) for row in rows}

    @writes
    async def lift(self, connection: AsyncConnection, guild_id: int, person_id: str) -> bool:
        """Delete a note; return False if there was none."""
        statement = delete(exclusions).where(exclusions.c.guild_id == guild_id, exclusions.c.person_id == person_id)
        return (await connection.execute(statement)).rowcount > 0

    async def drop_ended(self, *, at: datetime) -> int:
        """Delete expired notes; return how many."""
        return await self.connections.write_script(lambda run: run.run(_DROP_ENDED, {"now": at}))


_OF_GUILD = Statement(lambda _: select(exclusions).where(exclusions.c.guild_id == bindparam("guild")))
_DROP_ENDED = Statement(lambda _: delete(exclusions).where(exclusions.c.until <= bindparam("now")))
