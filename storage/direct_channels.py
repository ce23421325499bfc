"""The channels of direct messages, once opened: Discord lets a bot open few, so each is remembered."""

from __future__ import annotations

from functools import partial

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Part, reads_script, writes
from storage.dialect import put_on
from storage.schema import direct_channels
from storage.sql import Runner, Statement


class DirectChannels(Part):
    """Reads and writes which channel holds a person's direct messages."""

    @reads_script
    def get(self, run: Runner, person_id: str) -> int | None:
        """The channel that was opened to a person."""
        row = run.first(_CHANNEL, {"person": person_id})
        return None if row is None else int(row[0])

    async def keep(self, person_id: str, channel_id: int) -> None:
        """This channel was opened to a person."""
        values = {"person_id": person_id, "channel_id": channel_id}
        await self.connections.write_script(lambda run: run.run(_KEEP, values))

    @writes
    async def forget(self, connection: AsyncConnection, person_id: str) -> None:
        """There is no such channel any more."""
        await connection.execute(delete(direct_channels).where(direct_channels.c.person_id == person_id))


_CHANNEL = Statement(
    lambda _: select(direct_channels.c.channel_id).where(direct_channels.c.person_id == bindparam("person"))
)
_KEEP = Statement(partial(put_on, table=direct_channels), columns=direct_channels.c.keys())
