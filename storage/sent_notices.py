"""What has been told of a tournament and is not told again, under a name each, and the posts that tell it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import dialect
from storage.connections import Part, reads, writes
from storage.dialect import within
from storage.outbox import Post, queue
from storage.schema import fallbacks
from storage.tournaments import require_tournament


class ToldOnce(Part):
    """Queues posts the first time only."""

    @writes
    async def first_time(
        self,
        connection: AsyncConnection,
        tournament_id: str,
        what: str,
        command_id: str,
        posts: Sequence[Post] = (),
        *,
        at: datetime,
    ) -> bool:
        """Queue posts the first time that something is to be told of a tournament; False, and nothing queued, later.

        Of a `BlockedGroup`, under its own name, it is what is posted instead of its rows.
        """
        await require_tournament(connection, tournament_id)
        statement = dialect.insert(connection, fallbacks).values(tournament_id=tournament_id, group=what, created_at=at)
        done = await connection.execute(statement.on_conflict_do_nothing())
        if done.rowcount == 0:
            return False
        await within(connection, lambda run: queue(run, tournament_id, command_id, posts, at=at))
        return True

    @reads
    async def after(self, connection: AsyncConnection, tournament_id: str, beginning: str, moment: datetime) -> bool:
        """Has anything whose name begins so been told of a tournament at a moment or later?"""
        told_before = exists().where(
            fallbacks.c.tournament_id == tournament_id,
            fallbacks.c.group.startswith(beginning, autoescape=True),
            fallbacks.c.created_at >= moment,
        )
        return bool((await connection.execute(select(told_before))).scalar_one())
