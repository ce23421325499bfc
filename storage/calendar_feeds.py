"""The secret addresses of people's own calendars: a token each, which can be renewed."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Part, reads, writes
from storage.dialect import insert, within
from storage.people import require_people
from storage.schema import calendar_feeds


class CalendarFeeds(Part):
    """Reads and writes the tokens. Nobody has one who has not asked for it."""

    @reads
    async def token_of(self, connection: AsyncConnection, person_id: str) -> str | None:
        """The token of a person's calendar, if they have one."""
        query = select(calendar_feeds.c.token).where(calendar_feeds.c.person_id == person_id)
        return (await connection.execute(query)).scalar_one_or_none()

    @reads
    async def person_of(self, connection: AsyncConnection, token: str) -> str | None:
        """Whose calendar this token opens, if anybody's."""
        query = select(calendar_feeds.c.person_id).where(calendar_feeds.c.token == token)
        return (await connection.execute(query)).scalar_one_or_none()

    @writes
    async def set(self, connection: AsyncConnection, person_id: str, token: str, *, at: datetime) -> None:
        """From now on this token opens the person's calendar, and none before it. UnknownPersonError."""
        await within(connection, lambda run: require_people(run, [person_id]))
        values = {"token": token, "since": at}
        statement = insert(connection, calendar_feeds).values(person_id=person_id, **values)
        await connection.execute(statement.on_conflict_do_update(index_elements=["person_id"], set_=values))

    @writes
    async def drop(self, connection: AsyncConnection, person_id: str) -> bool:
        """No token opens it any more; False where none did."""
        statement = delete(calendar_feeds).where(calendar_feeds.c.person_id == person_id)
        return (await connection.execute(statement)).rowcount > 0
