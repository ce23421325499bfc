"""Waiting rows of the outbox by target; moving them to another channel and queueing them again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Any

from sqlalchemy import Select, Text, and_, cast, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import within
from storage.outbox import BlockedGroup, OutboxRow, blocked_groups, oldest_row, thread_key
from storage.parts import Part, caches, reads, writes
from storage.schema import direct_channels, messages, outbox, tournaments
from storage.shards import ALL, Shards, of_shards
from storage.sql import Runner, Statement
from storage.targets import Target, of_target
from storage.tournaments import Bindings, apply_bindings, require_tournament

FEW_TARGETS = 4
"""Up to this number of targets their rows are read along: in other cases most of them would be read again and again."""


@lru_cache(maxsize=8)
def _waiting(shards: Shards) -> Statement:
    return Statement(lambda _: _first_of_each(shards))


def _first_of_each(shards: Shards) -> Select[Any]:
    """Return the first row of each target. Rows of different shards for one person are separate queues."""
    first = (
        select(
            func.min(outbox.c.id).label("row_id"),
            outbox.c.channel_id,
            outbox.c.thread,
            outbox.c.person_id,
        )
        .where(outbox.c.state == "pending", of_shards(outbox, shards))
        .group_by(outbox.c.channel_id, outbox.c.thread, outbox.c.person_id)
        .subquery()
    )
    opened = exists().where(direct_channels.c.person_id == first.c.person_id)
    return (
        select(
            first,
            outbox.c.tournament_id,
            tournaments.c.guild_id,
            or_(first.c.person_id.is_(None), opened).label("is_open"),
        )
        .join(outbox, outbox.c.id == first.c.row_id)
        .join(tournaments, tournaments.c.id == outbox.c.tournament_id)
        .order_by(first.c.row_id)
    )


@dataclass(frozen=True, slots=True)
class Waiting:
    """A target with waiting rows: its oldest row, that row's tournament and server.

    `is_open` is False for a person without an open direct message channel. `row` is the row itself if it was read, too.
    """

    target: Target
    row_id: int
    tournament_id: str
    guild_id: int | None
    is_open: bool = True
    row: OutboxRow | None = None


@dataclass(frozen=True, slots=True)
class Queue:
    """The waiting rows of a target: their number, and since when the oldest waits."""

    target: Target
    rows: int
    since: datetime


class WaitingPosts(Part):
    """Reads and moves waiting rows."""

    @caches("outbox", "direct_channels", "tournaments")
    def targets(self, run: Runner, shards: Shards = ALL) -> list[Waiting]:
        """Return every target of these shards with waiting rows, the longest waiting first."""
        return _targets(run, shards)

    @caches("outbox", "direct_channels", "tournaments", "holds", "fallbacks")
    def to_do(self, run: Runner, shards: Shards = ALL) -> tuple[list[Waiting], list[BlockedGroup]]:
        """As `targets`, together with the groups that need a fallback. If only a few targets wait, with their rows."""
        targets = _targets(run, shards)
        if len(targets) <= FEW_TARGETS:
            targets = [replace(waiting, row=oldest_row(run, waiting.target, shards)) for waiting in targets]
        return targets, blocked_groups(run, shards)

    @reads
    async def queues(self, connection: AsyncConnection, shards: Shards = ALL) -> list[Queue]:
        """Return the queue of each target of these shards."""
        target = (outbox.c.channel_id, outbox.c.thread, outbox.c.person_id)
        query = select(*target, func.count().label("rows"), func.min(outbox.c.created_at).label("since"))
        query = query.where(outbox.c.state == "pending", of_shards(outbox, shards)).group_by(*target)
        return [
            Queue(Target(row.channel_id, row.thread, row.person_id), row.rows, row.since)
            for row in await connection.execute(query)
        ]

    @reads
    async def tournaments(self, connection: AsyncConnection, target: Target) -> list[str]:
        """Return the tournaments with waiting rows for a target."""
        query = select(outbox.c.tournament_id).where(outbox.c.state == "pending", *of_target(outbox, target))
        return list((await connection.execute(query.distinct().order_by(outbox.c.tournament_id))).scalars())

    @reads
    async def unreached(self, connection: AsyncConnection, tournament_id: str) -> list[str]:
        """Return the people who did not receive the last direct message of a tournament."""
        query = select(outbox.c.person_id, outbox.c.state).where(
            outbox.c.tournament_id == tournament_id,
            outbox.c.person_id.is_not(None),
            outbox.c.state.in_(("sent", "blocked")),
        )
        last = {row.person_id: row.state for row in await connection.execute(query.order_by(outbox.c.id))}
        return [person for person, state in last.items() if state == "blocked"]

    @writes
    async def post_again(self, connection: AsyncConnection, tournament_id: str, *, at: datetime) -> int:
        """Queue undelivered posts again that Discord refused or that could not be sent to people; return how many.

        Expired posts, and those without a text because a person was erased, stay undelivered.
        """
        ended = or_(
            outbox.c.state == "blocked", and_(outbox.c.state == "failed", outbox.c.cause.in_(("refused", "broken")))
        )
        statement = update(outbox).where(
            outbox.c.tournament_id == tournament_id,
            ended,
            or_(outbox.c.expires_at.is_(None), outbox.c.expires_at > at),
            cast(outbox.c.payload, Text) != "{}",
        )
        done = await connection.execute(statement.values(state="pending", cause=None, finished_at=None))
        return done.rowcount

    @writes
    async def announce_in(self, connection: AsyncConnection, tournament_id: str, channel_id: int) -> int:
        """Set the channel of a tournament, and move its waiting posts there, as `move` does."""
        await require_tournament(connection, tournament_id)
        await within(connection, lambda run: apply_bindings(run, tournament_id, Bindings(channel_id=channel_id)))
        return await _moved(connection, tournament_id, channel_id)

    @writes
    async def move(self, connection: AsyncConnection, tournament_id: str, channel_id: int) -> int:
        """Move a tournament's waiting posts for other channels to this one; return how many.

        Its threads are created there again if something waits for them.
        """
        return await _moved(connection, tournament_id, channel_id)


def _targets(run: Runner, shards: Shards) -> list[Waiting]:
    return [
        Waiting(
            Target(row.channel_id, row.thread, row.person_id),
            row.row_id,
            row.tournament_id,
            row.guild_id,
            bool(row.is_open),
        )
        for row in run.rows(_waiting(shards), {})
    ]


async def _moved(connection: AsyncConnection, tournament_id: str, channel_id: int) -> int:
    elsewhere = and_(
        outbox.c.tournament_id == tournament_id,
        outbox.c.state == "pending",
        outbox.c.channel_id.is_not(None),
        outbox.c.channel_id != channel_id,
    )
    threads = select(outbox.c.thread).where(elsewhere, outbox.c.thread.is_not(None)).distinct()
    keys = [thread_key(thread) for thread in (await connection.execute(threads)).scalars()]
    await connection.execute(
        delete(messages).where(messages.c.tournament_id == tournament_id, messages.c.key.in_(keys))
    )
    return (await connection.execute(update(outbox).where(elsewhere).values(channel_id=channel_id))).rowcount
