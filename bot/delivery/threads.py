"""Threads of a tournament's channel: opened when the first post goes into them, found again, woken up."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

import discord

from bot.delivery.asked_once import once
from bot.delivery.deduplication import CLOCKS_DIFFER
from bot.delivery.missing_permissions import NOT_ALLOWED
from bot.service.clock import Clock
from storage.database import Database
from storage.outbox import OutboxRow

T = TypeVar("T")
logger = logging.getLogger(__name__)

ASLEEP = 50083
"""Discord's code for changes in an archived thread."""

ARCHIVE_AFTER: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread: a week, the longest there is."""


class Threads:
    """Opens and finds the threads of posts. Where the bot may open none, the channel itself must do."""

    def __init__(self, client: discord.Client, database: Database, clock: Clock) -> None:
        self._client = client
        self._outbox = database.outbox
        self._sent = database.sent
        self._clock = clock

    async def target(self, row: OutboxRow) -> discord.abc.Messageable:
        """The thread a row belongs in, opened if there is none."""
        known = await self._outbox.thread(row.tournament_id, row.post.thread or "")
        return await self.open(row) if known is None else self._client.get_partial_messageable(known)

    async def open(self, row: OutboxRow) -> discord.abc.Messageable:
        """Open the row's thread, or find the one that a process opened which died before it could note that."""
        channel = await self._channel(row)
        if not isinstance(channel, discord.TextChannel):
            return channel
        try:
            thread = await self._found_again(row, channel)
            if thread is None:
                await self._outbox.mark_started(row.id, at=self._clock.now())
                kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
                name = (row.post.thread_name or "")[:100]
                with once():
                    thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_AFTER)
        except discord.Forbidden as error:
            if error.code not in NOT_ALLOWED:
                raise
            logger.warning("no threads may be opened in channel %s; posting in the channel itself", channel.id)
            return channel
        await self._outbox.mark_opened(row.id, thread_id=thread.id)
        return thread

    async def _channel(self, row: OutboxRow) -> discord.TextChannel | discord.PartialMessageable:
        """The channel; as one that only takes messages where it is of a kind that has no threads."""
        number = row.post.channel_id or 0
        channel = self._client.get_channel(number) or await self._client.fetch_channel(number)
        return channel if isinstance(channel, discord.TextChannel) else self._client.get_partial_messageable(number)

    async def _found_again(self, row: OutboxRow, channel: discord.TextChannel) -> discord.Thread | None:
        """The thread that an earlier attempt opened; of several, which its repetitions opened, only one stays."""
        if row.started_at is None:
            return None
        since = discord.utils.time_snowflake(row.started_at - CLOCKS_DIFFER)
        threads = [
            thread
            for thread in await self._unnoted(row, channel)
            if thread.name == row.post.thread_name and thread.id > since
        ]
        threads.sort(key=lambda thread: (-thread.message_count, thread.id))
        for spare in threads[1:]:
            await _put_away(spare)
        return threads[0] if threads else None

    async def _unnoted(self, row: OutboxRow, channel: discord.TextChannel) -> list[discord.Thread]:
        """The threads that we opened in a channel and did not note, also those put away meanwhile."""
        me = channel.guild.me.id
        threads = [thread for thread in await channel.guild.active_threads() if thread.parent_id == channel.id]
        if channel.permissions_for(channel.guild.me).read_message_history:
            threads += [thread async for thread in channel.archived_threads(limit=100)]
        return [
            thread
            for thread in threads
            if thread.owner_id == me and not await self._sent.is_of_another(row.id, thread.id)
        ]

    async def awake(self, channel_id: int, change: Callable[[], Awaitable[T]]) -> T:
        """Do something in a thread; one that Discord has archived is woken up first."""
        try:
            return await change()
        except discord.HTTPException as error:
            if error.code != ASLEEP:
                raise
        thread = await self._client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
        return await change()


async def _put_away(thread: discord.Thread) -> None:
    """Delete a thread that is there twice, or close it where we may not; one that people write in stays."""
    if thread.message_count:
        return
    try:
        if thread.permissions_for(thread.guild.me).manage_threads:
            await thread.delete()
        elif not thread.archived:
            await thread.edit(archived=True)
    except discord.HTTPException as error:
        logger.warning("a second thread %s could not be put away: %s", thread.id, error)
