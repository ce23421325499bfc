"""Lookup of messages that Herald has sent, as recorded by the outbox."""

from __future__ import annotations

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.outbox import OutboxRow
from storage.parts import Part, reads
from storage.schema import messages, outbox


class SentMessages(Part):
    """Reads the records of sent messages."""

    @reads
    async def is_of_another(self, connection: AsyncConnection, row_id: int, message_id: int) -> bool:
        """Whether this message, thread or event was recorded for another row, of any tournament."""
        noted = exists().where(outbox.c.message_id == message_id, outbox.c.id != row_id)
        kept = exists().where(messages.c.message_id == message_id, messages.c.row_id != row_id)
        return bool((await connection.execute(select(noted | kept))).scalar_one())

    @reads
    async def last_before(self, connection: AsyncConnection, row: OutboxRow) -> int | None:
        """Return the newest message recorded for the target of a row before sending this row began, or None."""
        query = select(func.max(outbox.c.message_id)).where(
            outbox.c.id < row.id,
            outbox.c.finished_at <= row.started_at,
            outbox.c.channel_id.is_not_distinct_from(row.post.channel_id),
            outbox.c.person_id.is_not_distinct_from(row.post.person_id),
            outbox.c.thread.is_not_distinct_from(row.post.thread),
        )
        newest: int | None = (await connection.execute(query)).scalar_one()
        return newest
