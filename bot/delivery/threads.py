"""Threads of a tournament's channel: opened with their first post, found again after a crash, unarchived for edits.

Creating a thread accepts no nonce, so the request is not repeated by the library (`no_retry`). Before a retry the bot's
unrecorded threads with the same name are searched; spare ones are deleted or archived unless people have written in
them.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

import discord

from bot.announcements.match_posts import MATCH_THREAD
from bot.delivery.deduplication import CLOCKS_DIFFER
from bot.delivery.missing_permissions import NOT_ALLOWED, notify_directors
from bot.delivery.no_retry import no_retry
from bot.delivery.outcomes import TOO_MANY_THREADS
from bot.service.service import Service
from bot.text.texts import texts
from storage.outbox import OutboxRow

T = TypeVar("T")
logger = logging.getLogger(__name__)

ARCHIVED = 50083
"""Discord's code for a change in an archived thread."""

ARCHIVE_AFTER: Literal[10080] = 10080
"""Minutes of inactivity after which Discord archives a thread: a week, Discord's maximum."""

NOTICE_WITHIN = 20
"""Messages of the channel, from the opening of a thread on, in which Discord's notice of it is searched."""


class Threads:
    """Opens and finds the threads of posts. If the bot may not open threads, posts go to the channel itself."""

    def __init__(self, client: discord.Client, service: Service) -> None:
        self._client = client
        self._service = service
        self._outbox = service.database.outbox
        self._sent = service.database.sent
        self._clock = service.clock

    async def target(self, row: OutboxRow) -> discord.abc.Messageable:
        """Return the thread of a row, opening it if necessary."""
        known = await self._outbox.thread(row.tournament_id, row.post.thread or "")
        return await self.open(row) if known is None else self._client.get_partial_messageable(known)

    async def open(self, row: OutboxRow) -> discord.abc.Messageable:
        """Open the row's thread, or return the one that a crashed process opened without recording it."""
        channel = await self._channel(row)
        if not isinstance(channel, discord.TextChannel):
            return channel
        try:
            thread = await self._find_opened(row, channel)
            if thread is None:
                await self._outbox.mark_started(row.id, at=self._clock.now())
                kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
                name = (row.post.thread_name or "")[:100]
                with no_retry():
                    thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_AFTER)
        except discord.HTTPException as error:
            is_of_match = (row.post.thread or "").startswith(MATCH_THREAD)
            if error.code not in NOT_ALLOWED and not (is_of_match and error.code in TOO_MANY_THREADS):
                raise
            logger.warning("no thread could be opened in channel %s, posting there: %s", channel.id, error)
            if is_of_match:
                await self._without_match_threads(row, channel.id)
            return channel
        await self._outbox.mark_opened(row.id, thread_id=thread.id)
        if (row.post.thread or "").startswith(MATCH_THREAD):
            await _delete_notice(channel, thread)
        return thread

    async def _without_match_threads(self, row: OutboxRow, channel_id: int) -> None:
        """Notify the directors, once, that the posts of matches go to the channel."""
        text = texts.match_posts.no_threads(channel=str(channel_id))
        await notify_directors(self._service, row.tournament_id, row.command_id, "match_threads", text)

    async def archive(self, channel_id: int) -> None:
        """Archive a thread; nothing for a channel. A failure is only logged: Discord archives it later."""
        try:
            channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
            if isinstance(channel, discord.Thread):
                await channel.edit(archived=True)
        except discord.HTTPException as error:
            logger.warning("thread %s could not be archived: %s", channel_id, error)

    async def _channel(self, row: OutboxRow) -> discord.TextChannel | discord.PartialMessageable:
        """Return the text channel; a partial one if it is of a type without threads."""
        number = row.post.channel_id or 0
        channel = self._client.get_channel(number) or await self._client.fetch_channel(number)
        return channel if isinstance(channel, discord.TextChannel) else self._client.get_partial_messageable(number)

    async def _find_opened(self, row: OutboxRow, channel: discord.TextChannel) -> discord.Thread | None:
        """Return the thread that an earlier attempt opened; of several, keep the one with most messages."""
        if row.started_at is None:
            return None
        since = discord.utils.time_snowflake(row.started_at - CLOCKS_DIFFER)
        threads = [
            thread
            for thread in await self._unrecorded(row, channel)
            if thread.name == row.post.thread_name and thread.id > since
        ]
        threads.sort(key=lambda thread: (-thread.message_count, thread.id))
        for spare in threads[1:]:
            await _remove_spare(spare)
        return threads[0] if threads else None

    async def _unrecorded(self, row: OutboxRow, channel: discord.TextChannel) -> list[discord.Thread]:
        """Return the bot's threads in a channel that are not recorded, archived ones included."""
        me = channel.guild.me.id
        threads = [thread for thread in await channel.guild.active_threads() if thread.parent_id == channel.id]
        if channel.permissions_for(channel.guild.me).read_message_history:
            threads += [thread async for thread in channel.archived_threads(limit=100)]
        return [
            thread
            for thread in threads
            if thread.owner_id == me and not await self._sent.is_of_another(row.id, thread.id)
        ]

    async def with_unarchived(self, channel_id: int, change: Callable[[], Awaitable[T]]) -> T:
        """Run a change in a thread; if the thread is archived, unarchive it and run the change again."""
        try:
            return await change()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        thread = await self._client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
        return await change()


async def _delete_notice(channel: discord.TextChannel, thread: discord.Thread) -> None:
    """Delete Discord's message that the thread was opened: the post of the round names its matches.

    A failure is only logged: the message does no harm.
    """
    try:
        async for message in channel.history(after=discord.Object(thread.id - 1), limit=NOTICE_WITHIN):
            is_of_thread = message.reference is not None and message.reference.channel_id == thread.id
            if message.type is discord.MessageType.thread_created and is_of_thread:
                await message.delete()
                return
    except discord.HTTPException as error:
        logger.warning("the notice of thread %s could not be deleted: %s", thread.id, error)


async def _remove_spare(thread: discord.Thread) -> None:
    """Delete a duplicate thread, or archive it without the permission to delete. One with messages is kept."""
    if thread.message_count:
        return
    try:
        if thread.permissions_for(thread.guild.me).manage_threads:
            await thread.delete()
        elif not thread.archived:
            await thread.edit(archived=True)
    except discord.HTTPException as error:
        logger.warning("duplicate thread %s could not be removed: %s", thread.id, error)
