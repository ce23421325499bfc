"""Discord client for some of a bot's shards, with Discord's identify limit kept across processes.

Identify limit. Discord allows `max_concurrency` shards to identify at once, one of each residue (shard id modulo that
number), every five seconds, per bot and not per process. So before a shard identifies, its process takes a lock in the
database named after the residue, and holds it for `identify_seconds`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import discord
from sqlalchemy.exc import SQLAlchemyError

from storage.shards import Shards

logger = logging.getLogger(__name__)


Turn = Callable[[str], AbstractAsyncContextManager[None]]
"""Lock by name, across processes. Held while inside the context."""

IDENTIFY_SECONDS = 5.0
"""Minimum seconds between the identify messages of two shards of the same residue (Discord's limit)."""


class ShardedClient(discord.AutoShardedClient):
    """Connects to some `shards` of the bot, or without them to as many as Discord proposes.

    `turn` is the identify lock shared with the processes of the other shards.

    Attributes:
        ready_shards: shards for which all guilds have been received.
    """

    def __init__(
        self, shards: Shards | None, turn: Turn, *, identify_seconds: float = IDENTIFY_SECONDS, **options: Any
    ) -> None:
        if shards is not None:
            options |= {"shard_count": shards.count, "shard_ids": sorted(shards.held)}
        super().__init__(**options)
        self._identify_seconds = identify_seconds
        self._turn = turn
        self._lanes: int | None = None
        self._turns: list[asyncio.Task[None]] = []
        self.ready_shards: set[int] = set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by discord.py before a shard identifies: wait for the lock of its residue."""
        if self.shard_ids is None:
            await asyncio.sleep(0.0 if initial else self._identify_seconds)
            return
        if self._lanes is None:
            self._lanes = max(1, (await self.fetch_session_start_limits()).max_concurrency)
        ours = asyncio.Event()
        lane = f"identify {(shard_id or 0) % self._lanes}"
        self._turns.append(asyncio.create_task(self._have_turn(self._turn(lane), ours), name=lane))
        await ours.wait()

    async def _have_turn(self, turn: AbstractAsyncContextManager[None], ours: asyncio.Event) -> None:
        """Hold a lock until the next shard of the residue may identify, in any process."""
        try:
            async with turn:
                ours.set()
                await asyncio.sleep(self._identify_seconds)
        except (
            SQLAlchemyError,
            OSError,
        ) as error:  # without the lock Discord may reject the identify; it is then retried
            logger.warning("the lock for identifying could not be taken: %s", error)
        finally:
            ours.set()
            self._turns = [task for task in self._turns if task is not asyncio.current_task()]

    async def close(self) -> None:
        """Disconnect."""
        for task in self._turns:
            task.cancel()
        await super().close()

    async def on_shard_ready(self, number: int) -> None:
        """All guilds of a shard have been received."""
        self.ready_shards.add(number)

    async def on_ready(self) -> None:
        """All guilds of all shards have been received."""
        self.ready_shards |= set(self.shards)

    def can_see(self, server: int) -> bool:
        """Whether a server would be known if the bot were in it: its shard is ready here."""
        return Shards(self.shard_count or 1).of(server) in self.ready_shards
