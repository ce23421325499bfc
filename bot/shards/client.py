"""Discord client whose shards can be added and removed while it runs; discord.py supports a fixed set only.

Shards known before the client connects are passed to discord.py (`shard_ids`). Later ones are launched individually,
after the first ones are ready, because discord.py counts the ready ones of its initial set. Removal closes the shard's
connection, prevents its reconnection and removes its guilds from the cache. This uses private attributes of discord.py
2, marked below.

Identify limit. Discord allows `max_concurrency` shards to identify at once, one of each residue (shard id modulo that
number), every five seconds, per bot and not per process. So before a shard identifies, its process takes a lock in the
database named after the residue, and holds it for `identify_seconds`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Any

import discord
from discord.gateway import DiscordWebSocket
from sqlalchemy.exc import SQLAlchemyError

from storage.shards import Shards

logger = logging.getLogger(__name__)


Turn = Callable[[str], AbstractAsyncContextManager[None]]
"""Lock by name, across processes. Held while inside the context."""

IDENTIFY_SECONDS = 5.0
"""Minimum seconds between the identify messages of two shards of the same residue (Discord's limit)."""


async def proposed_shards(token: str) -> int:
    """Return the number of shards that Discord recommends. discord.LoginFailure for an invalid token."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        number, _, _ = await client.http.get_bot_gateway()
    return number


class ShardedClient(discord.AutoShardedClient):
    """Connects to some of the bot's shards, at least `identify_seconds` apart.

    Attributes:
        ready_shards: shards for which all guilds have been received.
    """

    def __init__(self, *, identify_seconds: float = IDENTIFY_SECONDS, **options: Any) -> None:
        super().__init__(**options)
        self._identify_seconds = identify_seconds
        self._turn: Turn | None = None
        self._lanes: int | None = None
        self._turns: list[asyncio.Task[None]] = []
        self.ready_shards: set[int] = set()
        self._begun = False
        self._any = asyncio.Event()
        self._launched = asyncio.Event()
        self._launching: dict[int, asyncio.Task[None]] = {}

    def begin_with(self, shards: Shards, turn: Turn) -> None:
        """Connect to these shards instead of all that Discord recommends.

        `turn` is the identify lock shared with other processes.
        """
        self._turn = turn
        self.shard_count, self.shard_ids = shards.count, sorted(shards.held)

    async def launch_shards(self) -> None:
        """Called by discord.py on connecting.

        Waits until there is a shard: discord.py takes an empty list for all shards.
        """
        while self.shard_ids == []:
            self._any.clear()
            await self._any.wait()
        self._begun = True
        await super().launch_shards()
        self._launched.set()

    def connect_to(self, numbers: Collection[int]) -> None:
        """Connect to these shards too, after the initial ones are ready."""
        if not self._begun:
            self.shard_ids = sorted({*(self.shard_ids or ()), *numbers})
            self._any.set()
            return
        for number in sorted(numbers):
            self._launching[number] = asyncio.create_task(self._launch(number), name=f"shard {number}")

    async def _launch(self, number: int) -> None:
        await self._first_are_ready()
        if number not in self.shards:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)

    async def _first_are_ready(self) -> None:
        """Wait until the initial shards are ready. discord.py counts them and must not count others."""
        await self._launched.wait()
        await self.wait_until_ready()
        if self._turn is not None:
            # discord.py would repeat its initial sequence when as many shards as `shard_ids` are ready, so exceed the
            # number.
            self._connection.shard_ids = range((self.shard_count or 0) + 1)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by discord.py before a shard identifies: wait for the lock of its residue."""
        if self._turn is None:
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
        for task in (*self._turns, *self._launching.values()):
            task.cancel()
        await super().close()

    async def disconnect_from(self, numbers: Collection[int]) -> None:
        """Disconnect these shards and remove their guilds from the cache."""
        if not self._begun:
            self.shard_ids = sorted({*(self.shard_ids or ())} - set(numbers))
            return
        await self._first_are_ready()
        running: dict[int, Any] = self._AutoShardedClient__shards  # type: ignore[attr-defined]  # it has no door for it
        for number in numbers:
            launching = self._launching.pop(number, None)
            if launching is not None:
                launching.cancel()
                await asyncio.gather(launching, return_exceptions=True)
            self.ready_shards.discard(number)
            shard = running.pop(number, None)
            if shard is not None:
                shard.reidentify = shard.reconnect = _leave_it  # it may be waiting for its turn to come back
                await shard.close()
        for guild in [guild for guild in self.guilds if guild.shard_id in numbers]:
            self._connection._remove_guild(guild)  # noqa: SLF001 - nor for this

    async def on_shard_ready(self, number: int) -> None:
        """All guilds of a shard have been received."""
        self.ready_shards.add(number)

    async def on_ready(self) -> None:
        """All guilds of the initial shards have been received."""
        self.ready_shards |= set(self.shards)

    def can_see(self, server: int) -> bool:
        """Whether a server would be known if the bot were in it: its shard is ready here."""
        count = self.shard_count or 1
        return Shards(count).of(server) in self.ready_shards


async def _leave_it(_error: Exception | None = None) -> None:
    """Replacement for the methods that would reconnect a shard."""
