"""Threads of a tournament's channel: opened when the first post goes into them, found again, woken up."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Literal, TypeVar

import discord

from bot.app.tournaments.clock import Clock
from bot.delivery.missing_permissions import NOT_ALLOWED
from storage.outbox import Outbox, OutboxRow

T = TypeVar("T")
logger = logging.getLogger(__name__)

ASLEEP = 50083
"""Discord's code for changes in an archived thread."""

ARCHIVE_AFTER: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread: a week, the longest there is."""

SEARCH_BACK = timedelta(minutes=10)


class Threads:
    """Opens and finds the threads of posts. Where the bot may open none, the channel itself must do."""

    def __init__(self, client: discord.Client, outbox: Outbox, clock: Clock) -> None:
        self._client = client
        self._outbox = outbox
        self._clock = clock

    async def target(self, row: OutboxRow) -> discord.abc.Messageable:
        """The thread a row belongs in, opened if there is none."""
        known = await self._outbox.thread(row.tournament_id, row.post.thread or "")
        return await self.open(row) if known is None else self._client.get_partial_messageable(known)

    async def open(self, row: OutboxRow) -> discord.abc.Messageable:
        """Open the row's thread, or find the one that a process opened which died before it could note that."""
        channel = await self._channel(row)
        try:
            thread = await self._found_again(row, channel)
            if thread is None:
                await self._outbox.mark_started(row.id, at=self._clock.now())
                kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
                name = (row.post.thread_name or "")[:100]
                thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_AFTER)
        except discord.Forbidden as error:
            if error.code not in NOT_ALLOWED:
                raise
            logger.warning("no threads may be opened in channel %s; posting in the channel itself", channel.id)
            return channel
        await self._outbox.mark_opened(row.id, thread_id=thread.id)
        return thread

    async def _channel(self, row: OutboxRow) -> discord.TextChannel:
        number = row.post.channel_id or 0
        channel = self._client.get_channel(number) or await self._client.fetch_channel(number)
        if not isinstance(channel, discord.TextChannel):
            message = f"channel {number} has no threads"
            raise LookupError(message)  # noqa: TRY004 - nothing is wrong with our own code
        return channel

    async def _found_again(self, row: OutboxRow, channel: discord.TextChannel) -> discord.Thread | None:
        me = self._client.user
        if row.started_at is None or me is None:
            return None
        since = row.started_at - SEARCH_BACK
        known = set((await self._outbox.threads(row.tournament_id)).values())
        for thread in await channel.guild.active_threads():
            ours = thread.owner_id == me.id and thread.parent_id == channel.id and thread.id not in known
            if ours and thread.name == row.post.thread_name and thread.created_at and thread.created_at >= since:
                return thread
        return None

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
