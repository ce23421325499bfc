"""Notices of a tournament that are sent once, each under a name."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import dialect
from storage.dialect import within
from storage.outbox import Post, queue
from storage.parts import Part, reads, writes
from storage.schema import fallbacks
from storage.tournaments import require_tournament


class SentNotices(Part):
    """Queues notices, each the first time only."""

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
        """Queue posts the first time a notice is due; return False and queue nothing later.

        For a `BlockedGroup` the posts are sent instead of its rows.
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
        """Whether a notice whose name has this prefix was sent at a moment or later."""
        told_before = exists().where(
            fallbacks.c.tournament_id == tournament_id,
            fallbacks.c.group.startswith(beginning, autoescape=True),
            fallbacks.c.created_at >= moment,
        )
        return bool((await connection.execute(select(told_before))).scalar_one())
