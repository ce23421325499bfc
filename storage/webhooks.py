"""Webhooks: addresses that receive every change of a tournament, in order.

The log of the tournament is their queue: a change is stored with the command that caused it, and a hook stores up to
which line it was delivered (`told_seq`). So nothing is lost between the two, however long a receiver is unavailable,
and one that was disabled continues where it stopped.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.errors import TooManyWebhooksError
from storage.parts import Part, caches, reads, writes
from storage.schema import events, webhooks
from storage.shards import ALL, Shards, of_shards
from storage.sql import Runner, Statement, from_row
from storage.tournaments import require_tournament

MOST_HOOKS = 3
"""Maximum number per tournament."""


@dataclass(frozen=True, slots=True)
class Webhook:
    """An address, the secret that signs its deliveries, and how far they are.

    `failures` counts consecutive failed attempts, the first at `failing_since`; `trouble` is the cause of the last one
    (see `bot.delivery.webhook_sending`), `next_try` the moment of the next. One with `disabled_at` receives nothing
    until it is enabled again.
    """

    id: int
    tournament_id: str
    address: str
    secret: str
    told_seq: int
    created_at: datetime
    told_at: datetime | None
    failures: int
    failing_since: datetime | None
    next_try: datetime | None
    trouble: str | None
    disabled_at: datetime | None

    def __repr__(self) -> str:
        """Return a text for logs, without the address, which may contain a key, and without the secret."""
        return f"Webhook({self.id} of {self.tournament_id}, told up to {self.told_seq})"


class Webhooks(Part):
    """Reads and writes webhooks."""

    @writes
    async def add(
        self, connection: AsyncConnection, tournament_id: str, address: str, secret: str, *, at: datetime
    ) -> int:
        """Add one that receives later changes; return its id. TooManyWebhooksError, UnknownTournamentError."""
        await require_tournament(connection, tournament_id)
        count = select(func.count()).select_from(webhooks).where(webhooks.c.tournament_id == tournament_id)
        if (await connection.execute(count)).scalar_one() >= MOST_HOOKS:
            raise TooManyWebhooksError(MOST_HOOKS)
        head = select(func.coalesce(func.max(events.c.seq), 0)).where(events.c.tournament_id == tournament_id)
        row = {
            "tournament_id": tournament_id,
            "address": address,
            "secret": secret,
            "told_seq": (await connection.execute(head)).scalar_one(),
            "created_at": at,
            "failures": 0,
        }
        made = (await connection.execute(insert(webhooks).values(row).returning(webhooks.c.id))).scalar_one()
        return int(made)

    @reads
    async def of(self, connection: AsyncConnection, tournament_id: str) -> list[Webhook]:
        """Return those of a tournament, oldest first."""
        query = select(webhooks).where(webhooks.c.tournament_id == tournament_id).order_by(webhooks.c.id)
        return [from_row(Webhook, row) for row in await connection.execute(query)]

    async def behind(self, shards: Shards = ALL) -> list[Webhook]:
        """Return those of these shards that are enabled and behind their log, oldest first."""
        return await self._behind(shards) if await self._is_any() else []

    @caches("webhooks")
    def _is_any(self, run: Runner) -> bool:
        """Whether there are any: most bots have none, and need not ask after every command."""
        return run.first(_ANY, {}) is not None

    @reads
    async def _behind(self, connection: AsyncConnection, shards: Shards) -> list[Webhook]:
        head = select(func.max(events.c.seq)).where(events.c.tournament_id == webhooks.c.tournament_id)
        query = select(webhooks).where(webhooks.c.disabled_at.is_(None), webhooks.c.told_seq < head.scalar_subquery())
        query = query.where(of_shards(webhooks, shards))
        return [from_row(Webhook, row) for row in await connection.execute(query.order_by(webhooks.c.id))]

    @writes
    async def told(self, connection: AsyncConnection, hook: int, seq: int, *, at: datetime | None) -> None:
        """Record that everything up to a line was delivered; `at` is None if there was nothing to send."""
        values: dict[str, Any] = {"told_seq": seq}
        if at is not None:
            values |= {"told_at": at, "failures": 0, "failing_since": None, "next_try": None, "trouble": None}
        await connection.execute(update(webhooks).where(webhooks.c.id == hook).values(values))

    @writes
    async def failed(
        self, connection: AsyncConnection, hook: int, trouble: str, *, at: datetime, next_try: datetime
    ) -> None:
        """Record a failed attempt."""
        values = {
            "failures": webhooks.c.failures + 1,
            "failing_since": func.coalesce(webhooks.c.failing_since, at),
            "next_try": next_try,
            "trouble": trouble,
        }
        await connection.execute(update(webhooks).where(webhooks.c.id == hook).values(values))

    @writes
    async def disable(self, connection: AsyncConnection, hook: int, *, at: datetime) -> None:
        """Disable a hook."""
        await connection.execute(update(webhooks).where(webhooks.c.id == hook).values(disabled_at=at))

    @writes
    async def enable(self, connection: AsyncConnection, tournament_id: str, hook: int) -> bool:
        """Enable a hook: try at once, continuing where it stopped; return False if the tournament has no such hook."""
        values = {"failures": 0, "failing_since": None, "next_try": None, "disabled_at": None}
        return await _changed(connection, tournament_id, hook, values)

    @writes
    async def renew(self, connection: AsyncConnection, tournament_id: str, hook: int, secret: str) -> bool:
        """Replace the secret; return False if the tournament has no such hook."""
        return await _changed(connection, tournament_id, hook, {"secret": secret})

    @writes
    async def remove(self, connection: AsyncConnection, tournament_id: str, hook: int) -> bool:
        """Delete a hook; return False if the tournament has no such hook."""
        statement = delete(webhooks).where(webhooks.c.id == hook, webhooks.c.tournament_id == tournament_id)
        return (await connection.execute(statement)).rowcount > 0


_ANY = Statement(lambda _: select(webhooks.c.id).where(webhooks.c.disabled_at.is_(None)).limit(1))


async def _changed(connection: AsyncConnection, tournament_id: str, hook: int, values: dict[str, Any]) -> bool:
    statement = update(webhooks).where(webhooks.c.id == hook, webhooks.c.tournament_id == tournament_id)
    return (await connection.execute(statement.values(values))).rowcount > 0
