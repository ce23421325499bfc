"""Ids of direct message channels. Discord limits how many a bot may open, so each is stored."""

from __future__ import annotations

from functools import partial

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import put_on
from storage.parts import Part, reads_script, writes
from storage.schema import direct_channels
from storage.sql import Runner, Statement


class DirectChannels(Part):
    """Reads and writes the direct message channel of each person."""

    @reads_script
    def get(self, run: Runner, person_id: str) -> int | None:
        """Return the channel of a person, or None."""
        row = run.first(_CHANNEL, {"person": person_id})
        return None if row is None else int(row[0])

    async def keep(self, person_id: str, channel_id: int) -> None:
        """Store the channel of a person."""
        values = {"person_id": person_id, "channel_id": channel_id}
        await self.connections.write_script(lambda run: run.run(_KEEP, values))

    @writes
    async def forget(self, connection: AsyncConnection, person_id: str) -> None:
        """Delete a channel that no longer exists."""
        await connection.execute(delete(direct_channels).where(direct_channels.c.person_id == person_id))


_CHANNEL = Statement(
    lambda _: select(direct_channels.c.channel_id).where(direct_channels.c.person_id == bindparam("person"))
)
_KEEP = Statement(partial(put_on, table=direct_channels), columns=direct_channels.c.keys())
