"""A client of Discord whose shards come and go while it runs. discord.py knows only those it begins with."""

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
"""While somebody is in the turn of a name, nobody else is, in whichever process."""

IDENTIFY_SECONDS = 5.0
"""So long after one shard has said who it is may the next one do so."""


async def proposed_shards(token: str) -> int:
    """Into how many shards Discord would have a bot divided now; discord.LoginFailure where it knows no such bot."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        number, _, _ = await client.http.get_bot_gateway()
    return number


class ShardedClient(discord.AutoShardedClient):
    """Connects to some of the bot's shards, `identify_seconds` after one another.

    Attributes:
        ready_shards: those that have told all their servers.
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
        """Connect to these, instead of all that Discord proposes, taking turns with other processes."""
        self._turn = turn
        self.shard_count, self.shard_ids = shards.count, sorted(shards.held)

    async def launch_shards(self) -> None:
        """As discord.py calls it when it connects. It takes none for all of them, so none waits until there is one."""
        while self.shard_ids == []:
            self._any.clear()
            await self._any.wait()
        self._begun = True
        await super().launch_shards()
        self._launched.set()

    def connect_to(self, numbers: Collection[int]) -> None:
        """Connect to these shards as well, as soon as those are there with which it begins."""
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
        """Wait until those are with which it began: discord.py counts them, and must not count others."""
        await self._launched.wait()
        await self.wait_until_ready()
        if self._turn is not None:
            # Never again as many at once: it would start over with all when one more comes.
            self._connection.shard_ids = range((self.shard_count or 0) + 1)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """As discord.py calls it before a shard says who it is."""
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
        """Have a turn until the next shard of this lane may come, in whichever process."""
        try:
            async with turn:
                ours.set()
                await asyncio.sleep(self._identify_seconds)
        except (SQLAlchemyError, OSError) as error:  # Discord sends away who comes too early, and we come again
            logger.warning("no turn to identify could be had: %s", error)
        finally:
            ours.set()
            self._turns = [task for task in self._turns if task is not asyncio.current_task()]

    async def close(self) -> None:
        """Leave Discord."""
        for task in (*self._turns, *self._launching.values()):
            task.cancel()
        await super().close()

    async def disconnect_from(self, numbers: Collection[int]) -> None:
        """Leave these shards, and forget their servers."""
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
        """A shard has told all its servers."""
        self.ready_shards.add(number)

    async def on_ready(self) -> None:
        """All with which it began have."""
        self.ready_shards |= set(self.shards)

    def can_see(self, server: int) -> bool:
        """Would we know a server if the bot were in it?"""
        count = self.shard_count or 1
        return Shards(count).of(server) in self.ready_shards


async def _leave_it(_error: Exception | None = None) -> None:
    """In place of what would bring a shard back."""
