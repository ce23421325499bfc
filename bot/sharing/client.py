"""A client of Discord whose shards come and go while it runs. discord.py knows only those it begins with."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Any

import discord
from discord.gateway import DiscordWebSocket

from storage.shards import Shards

logger = logging.getLogger(__name__)


IDENTIFY_SECONDS = 5.0
"""So long after one shard has said who it is may the next one do so."""


class ShardedClient(discord.AutoShardedClient):
    """Connects to some of the bot's shards, `identify_seconds` after one another.

    Attributes:
        ready_shards: those that have told all their servers.
    """

    def __init__(self, *, identify_seconds: float = IDENTIFY_SECONDS, **options: Any) -> None:
        super().__init__(**options)
        self._identify_seconds = identify_seconds
        self.ready_shards: set[int] = set()
        self._begun = False
        self._launched = asyncio.Event()
        self._launching: dict[int, asyncio.Task[None]] = {}

    def begin_with(self, shards: Shards) -> None:
        """Connect to these, instead of all that Discord proposes."""
        self.shard_count, self.shard_ids = shards.count, sorted(shards.held)

    async def launch_shards(self) -> None:
        """As discord.py calls it when it connects."""
        self._begun = True
        if self.shard_ids == []:  # discord.py would take that for all of them
            self._connection.shard_count, self._connection.shard_ids = self.shard_count, range(1)
        else:
            await super().launch_shards()
        self._launched.set()

    def connect_to(self, numbers: Collection[int]) -> None:
        """Connect to these shards as well, as soon as those are there with which it begins."""
        if not self._begun:
            self.shard_ids = sorted({*(self.shard_ids or ()), *numbers})
            return
        for number in sorted(numbers):
            self._launching[number] = asyncio.create_task(self._launch(number), name=f"shard {number}")

    async def _launch(self, number: int) -> None:
        await self._launched.wait()
        if number not in self.shards:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 - theirs
        """As discord.py calls it before a shard says who it is."""
        if not initial:
            await asyncio.sleep(self._identify_seconds)

    async def disconnect_from(self, numbers: Collection[int]) -> None:
        """Leave these shards, and forget their servers."""
        if not self._begun:
            self.shard_ids = sorted({*(self.shard_ids or ())} - set(numbers))
            return
        await self._launched.wait()
        running: dict[int, Any] = self._AutoShardedClient__shards  # type: ignore[attr-defined]  # it has no door for it
        for number in numbers:
            launching = self._launching.pop(number, None)
            if launching is not None:
                launching.cancel()
                await asyncio.gather(launching, return_exceptions=True)
            self.ready_shards.discard(number)
            shard = running.pop(number, None)
            if shard is not None:
                await shard.close()
        for guild in [one for one in self.guilds if one.shard_id in numbers]:
            self._connection._remove_guild(guild)  # noqa: SLF001 - nor for this

    async def on_shard_ready(self, number: int) -> None:
        """A shard has told all its servers."""
        self.ready_shards.add(number)

    def can_see(self, server: int) -> bool:
        """Would we know a server if the bot were in it?"""
        count = self.shard_count or 1
        return Shards(count).of(server) in self.ready_shards
