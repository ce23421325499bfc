"""Checkpoints: up to which version the timetable and the boards have processed each log.

A start reads only tournaments whose log has grown since.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import partial
from typing import Literal

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import put_on
from storage.parts import Part, reads
from storage.schema import caught_up, events, tournaments
from storage.shards import ALL, Shards
from storage.sql import Statement, Values

Follower = Literal["timetable", "board"]
"""What is derived from a log and kept outside of it: the next deadline, and the live board."""


@dataclass(frozen=True, slots=True)
class CaughtUp:
    """A follower has processed a tournament up to `version`; `due_at` is its next deadline, if any."""

    tournament_id: str
    version: int
    due_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class AtHead:
    """Checkpoints of tournaments, newest first.

    Attributes:
        right: written at the head of the log by the same code, with the next deadline.
        by_other_code: written at the head of the log by other code.
        others: the log has grown since, or there is no checkpoint; with the lengths of their logs.
    """

    right: dict[str, datetime | None]
    by_other_code: dict[str, datetime | None]
    others: dict[str, int]


class CaughtUpRows(Part):
    """Reads and writes checkpoints. Rows save work and may be missing; the log is authoritative."""

    @reads
    async def at_head(
        self,
        connection: AsyncConnection,
        follower: Follower,
        code: str,
        phases: Collection[str],
        shards: Shards = ALL,
    ) -> AtHead:
        """Return the checkpoints of the tournaments of these shards in these phases, for this version of the code."""
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
        """Write a checkpoint, replacing the previous one."""
        if not rows:
            return
        values: list[Values] = [{**asdict(row), "follower": follower, "code": code} for row in rows]
        await self.connections.write_script(lambda run: run.run_each(_NOTE, values))


_NOTE = Statement(partial(put_on, table=caught_up), columns=caught_up.c.keys())
