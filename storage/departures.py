"""People who have left a server they play in. Kept beside the log: returning restores everything."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import insert, within
from storage.parts import Part, reads_script, writes
from storage.people import require_people
from storage.schema import departures
from storage.sql import Runner, Statement


class Departures(Part):
    """Reads and writes who has left which server, and when that was noticed."""

    @writes
    async def mark(self, connection: AsyncConnection, guild_id: int, person_id: str, *, at: datetime) -> bool:
        """Record that a person has left; return False and keep the earlier moment if that is known.

        Raises UnknownPersonError.
        """
        await within(connection, lambda run: require_people(run, [person_id]))
        statement = insert(connection, departures).values(guild_id=guild_id, person_id=person_id, noticed_at=at)
        return (await connection.execute(statement.on_conflict_do_nothing())).rowcount > 0

    @writes
    async def unmark(self, connection: AsyncConnection, guild_id: int, person_id: str) -> bool:
        """Record that a person is back; return False if no departure was recorded."""
        statement = delete(departures).where(departures.c.guild_id == guild_id, departures.c.person_id == person_id)
        return (await connection.execute(statement)).rowcount > 0

    @reads_script
    def of_guild(self, run: Runner, guild_id: int) -> Mapping[str, datetime]:
        """Return everybody who has left a server, with the moment that was noticed."""
        return {row.person_id: row.noticed_at for row in run.rows(_OF_GUILD, {"guild": guild_id})}

    @reads_script
    def guilds_left(self, run: Runner) -> frozenset[int]:
        """Return the servers with departures."""
        return frozenset(row.guild_id for row in run.rows(_GUILDS_LEFT, {}))


_OF_GUILD = Statement(
    lambda _: select(departures.c.person_id, departures.c.noticed_at).where(departures.c.guild_id == bindparam("guild"))
)
_GUILDS_LEFT = Statement(lambda _: select(departures.c.guild_id).distinct())
