"""Paused targets: Discord refuses posts there until something changes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from types import SimpleNamespace
from typing import Any, Literal

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.dialect import insert
from storage.parts import Part, reads, reads_script, writes
from storage.schema import holds
from storage.sql import Runner, Statement, from_row
from storage.targets import Target

HoldCause = Literal[
    "no_permission",
    "no_channel",
    "no_server",
    "dm_limit",
    "quarantined",
    "no_history",
    "event_limit",
    "thread_limit",
    "moderation",
]
"""Cause of a pause: missing permission; channel deleted; bot not in the server; Discord does not let the bot open more
direct messages for now, or any; the bot may not read the history after a crash, and would have to guess whether a
post is out; the server is at Discord's limit of scheduled events or open threads; a filter of the server or of
Discord rejects the words."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A paused target: cause, Discord's message, since when, and the last attempt."""

    target: Target
    cause: HoldCause
    error: str
    since: datetime
    tried_at: datetime


class Holds(Part):
    """Reads and writes pauses."""

    @reads_script
    def all(self, run: Runner) -> list[Hold]:
        """Return all pauses, oldest first."""
        return [_as_hold(row) for row in run.rows(_HELD, {})]

    @writes
    async def hold(
        self, connection: AsyncConnection, target: Target, cause: HoldCause, error: str, *, at: datetime
    ) -> Hold:
        """Pause a target. One that is paused for the same cause keeps its start."""
        query = select(holds).where(holds.c.target == target.name)
        known = (await connection.execute(query)).first()
        stays = known is not None and known.cause == cause and known.released_at is None
        values: dict[str, Any] = {
            "channel_id": target.channel_id,
            "thread": target.thread,
            "person_id": target.person_id,
            "cause": cause,
            "error": error,
            "since": known.since if stays and known is not None else at,
            "tried_at": at,
            "released_at": None,
        }
        statement = insert(connection, holds).values(target=target.name, **values)
        await connection.execute(statement.on_conflict_do_update(index_elements=["target"], set_=values))
        return Hold(target, cause, error, values["since"], at)

    @writes
    async def release(self, connection: AsyncConnection, target: Target, *, at: datetime) -> None:
        """End the pause of a target."""
        statement = update(holds).where(holds.c.target == target.name, holds.c.released_at.is_(None))
        await connection.execute(statement.values(released_at=at))

    @reads
    async def since(
        self, connection: AsyncConnection, channel_id: int, cause: HoldCause, *, after: datetime
    ) -> datetime | None:
        """Return since when a channel or thread has been paused for a cause; also one that ended `after` a moment."""
        query = select(func.min(holds.c.since)).where(
            holds.c.channel_id == channel_id,
            holds.c.cause == cause,
            holds.c.released_at.is_(None) | (holds.c.released_at > after),
        )
        first: datetime | None = (await connection.execute(query)).scalar_one_or_none()
        return first


_HELD = Statement(lambda _: select(holds).where(holds.c.released_at.is_(None)).order_by(holds.c.since, holds.c.target))


def _as_hold(row: SimpleNamespace) -> Hold:
    return from_row(Hold, row, target=Target(row.channel_id, row.thread, row.person_id))
