"""Secret tokens of personal calendar addresses. A token can be renewed."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import insert, within
from storage.parts import Part, reads, writes
from storage.people import require_people
from storage.schema import calendar_feeds


class CalendarFeeds(Part):
    """Reads and writes tokens. Only people who asked for a calendar have one."""

    @reads
    async def token_of(self, connection: AsyncConnection, person_id: str) -> str | None:
        """Return the token of a person's calendar, or None."""
        query = select(calendar_feeds.c.token).where(calendar_feeds.c.person_id == person_id)
        return (await connection.execute(query)).scalar_one_or_none()

    @reads
    async def person_of(self, connection: AsyncConnection, token: str) -> str | None:
        """Return the id of the person whose calendar this token opens, or None."""
        query = select(calendar_feeds.c.person_id).where(calendar_feeds.c.token == token)
        return (await connection.execute(query)).scalar_one_or_none()

    @writes
    async def set(self, connection: AsyncConnection, person_id: str, token: str, *, at: datetime) -> None:
        """Replace the token of a person's calendar; UnknownPersonError."""
        await within(connection, lambda run: require_people(run, [person_id]))
        values = {"token": token, "since": at}
        statement = insert(connection, calendar_feeds).values(person_id=person_id, **values)
        await connection.execute(statement.on_conflict_do_update(index_elements=["person_id"], set_=values))

    @writes
    async def drop(self, connection: AsyncConnection, person_id: str) -> bool:
        """Delete the token of a person; return False if there was none."""
        statement = delete(calendar_feeds).where(calendar_feeds.c.person_id == person_id)
        return (await connection.execute(statement)).rowcount > 0
