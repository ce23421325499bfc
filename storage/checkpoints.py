"""Up to where timetable and boards have followed each log, so that a start need not read what has not changed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import partial
from typing import Literal

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Part, reads
from storage.dialect import put_on
from storage.schema import caught_up, events, tournaments
from storage.shards import ALL, Shards
from storage.sql import Statement, Values

Follower = Literal["timetable", "board"]
"""What follows from a log and is kept outside of it: what comes due next, and what the live board shows."""


@dataclass(frozen=True, slots=True)
class CaughtUp:
    """A follower has dealt with a tournament up to `version`; `due_at` is when something comes due next, if it does."""

    tournament_id: str
    version: int
    due_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class AtHead:
    """What is written down about tournaments, newest first.

    Attributes:
        right: those of which it was written at the head of their log by the same code, with what is due next.
        by_other_code: those of which other code wrote it at the head of their log.
        others: those that have gone on since, or of which nothing is written down, with the lines of their logs.
    """

    right: dict[str, datetime | None]
    by_other_code: dict[str, datetime | None]
    others: dict[str, int]


class CaughtUpRows(Part):
    """Reads and writes how far followers are. Rows save work and may be missing; the truth is in the log."""

    @reads
    async def at_head(
        self,
        connection: AsyncConnection,
        follower: Follower,
        code: str,
        phases: Collection[str],
        shards: Shards = ALL,
    ) -> AtHead:
        """What is known of the tournaments of these shards in these phases, to whoever runs this `code`."""
        head = (
            select(func.max(events.c.seq))
            .where(events.c.tournament_id == tournaments.c.id)
            .correlate(tournaments)
            .scalar_subquery()
        )
        mine = (caught_up.c.tournament_id == tournaments.c.id) & (caught_up.c.follower == follower)
        query = (
            select(tournaments.c.id, head, caught_up.c.version, caught_up.c.due_at, caught_up.c.code)
            .select_from(tournaments.outerjoin(caught_up, mine))
            .where(tournaments.c.phase.in_(phases), shards.where(tournaments.c.guild_id))
            .order_by(tournaments.c.created_at.desc(), tournaments.c.id.desc())
        )
        at_head = AtHead({}, {}, {})
        for tournament_id, lines, version, due_at, written_by in await connection.execute(query):
            if version is None or version != lines:
                at_head.others[tournament_id] = lines or 0
            else:
                (at_head.right if written_by == code else at_head.by_other_code)[tournament_id] = due_at
        return at_head

    async def note(self, follower: Follower, code: str, rows: Sequence[CaughtUp]) -> None:
        """Write down how far a follower is, in place of what was there."""
        if not rows:
            return
        values: list[Values] = [{**asdict(row), "follower": follower, "code": code} for row in rows]
        await self.connections.write_script(lambda run: run.run_each(_NOTE, values))


_NOTE = Statement(partial(put_on, table=caught_up), columns=caught_up.c.keys())
