"""The channels of direct messages, once opened: Discord lets a bot open few, so each is remembered."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Part, reads, writes
from storage.dialect import insert
from storage.schema import direct_channels


class DirectChannels(Part):
    """Reads and writes which channel holds a person's direct messages."""

    @reads
    async def get(self, connection: AsyncConnection, person_id: str) -> int | None:
        """The channel that was opened to a person."""
        query = select(direct_channels.c.channel_id).where(direct_channels.c.person_id == person_id)
        return (await connection.execute(query)).scalar_one_or_none()

    @writes
    async def keep(self, connection: AsyncConnection, person_id: str, channel_id: int) -> None:
        """This channel was opened to a person."""
        statement = insert(connection, direct_channels).values(person_id=person_id, channel_id=channel_id)
        await connection.execute(
            statement.on_conflict_do_update(index_elements=["person_id"], set_={"channel_id": channel_id})
        )

    @writes
    async def forget(self, connection: AsyncConnection, person_id: str) -> None:
        """There is no such channel any more."""
        await connection.execute(delete(direct_channels).where(direct_channels.c.person_id == person_id))
