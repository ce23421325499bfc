"""Brings one row of the outbox to Discord: says it in its language, changes what stands or posts it anew."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from bot.announcements.rendering import said_post
from bot.charts.painter import Painter
from bot.delivery.deduplication import FoundAgain, words_of
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.live_boards import LiveBoards, is_board
from bot.delivery.message_edits import NotTakenError, change, remove
from bot.delivery.missing_permissions import NOT_ALLOWED
from bot.delivery.outcomes import ExpiredPostError, NoAccountError
from bot.delivery.scheduled_events import ScheduledEvents, is_event
from bot.delivery.threads import Threads
from bot.pictures.drawing import Picture
from bot.service.service import Service
from bot.shards.client import ShardedClient
from bot.text.catalogue import speaking
from bot.text.context import posts_language
from bot.text.messages import Message
from bot.ui.cards import editing, sending
from storage.outbox import OutboxRow, SentMessage

logger = logging.getLogger(__name__)


class Sender:
    """Carries rows out, one at a time for each target. Whatever goes wrong is raised."""

    def __init__(
        self,
        client: ShardedClient,
        service: Service,
        painter: Painter | None,
        boards: LiveBoards,
        direct: DirectMessages,
        found_again: FoundAgain,
    ) -> None:
        self._client = client
        self._service = service
        self._painter = painter
        self._boards = boards
        self._direct = direct
        self._outbox = service.database.outbox
        self._threads = Threads(client, service.database, service.clock)
        self._events = ScheduledEvents(client, service)
        self._found_again = found_again

    async def bring(self, row: OutboxRow) -> SentMessage | None:
        """Say what a row holds in the language its tournament speaks now, and bring it to Discord; where it is then."""
        language = posts_language((await self._service.loaded(row.tournament_id)).state)
        with speaking(language):
            return await self._bring_said(replace(row, post=said_post(row.post, language)))

    async def _bring_said(self, row: OutboxRow) -> SentMessage | None:
        if is_board(row):
            return await self._boards.put(row)
        if is_event(row):
            event = await self._events.put(row)
            return None if event is None else SentMessage(row.post.channel_id or 0, event)
        sent = await self._put(row, Message.model_validate(row.post.payload))
        return None if sent is None else SentMessage(sent.channel.id, sent.id)

    async def _put(self, row: OutboxRow, message: Message) -> discord.Message | None:
        """Change the earlier message, or post a new one where there is none to change or none was meant."""
        if row.post.edits is not None:
            changed = await self._edit(row, message)
            if changed is not None or row.post.key is None:
                return changed
        target = await self._target(row)
        try:
            return await self._send(row, target, message)
        except discord.NotFound:
            anew = await self._opened_anew(row)
            if anew is None:
                raise
        return await self._send(row, anew, message)

    async def _send(self, row: OutboxRow, target: discord.abc.Messageable, message: Message) -> discord.Message:
        sent = await self._found_again.message(row, target, message)
        if sent is None:
            if row.is_late(self._service.clock.now()):
                raise ExpiredPostError
            shown = sending(message, await self._pictures(message))
            await self._outbox.mark_started(row.id, at=self._service.clock.now(), words=words_of(shown))
            sent = await target.send(**shown, nonce=self._outbox.nonce(row.id))
        if message.pinned:
            await _pin(sent)
        return sent

    async def _target(self, row: OutboxRow) -> discord.abc.Messageable:
        if row.post.thread is not None:
            return await self._threads.target(row)
        if row.post.channel_id is not None:
            return self._client.get_partial_messageable(row.post.channel_id)
        person = await self._service.database.people.get(row.post.person_id or "")
        if person.discord_id is None:
            raise NoAccountError(person.id)
        return await self._direct.channel(person.id, person.discord_id)

    async def _opened_anew(self, row: OutboxRow) -> discord.abc.Messageable | None:
        """What takes the place of a thread that somebody deleted, or of direct messages whose channel is gone."""
        if row.post.thread is not None:
            return await self._threads.open(row)
        if row.post.person_id is None:
            return None
        await self._direct.forget(row.post.person_id)
        return await self._target(row)

    async def _edit(self, row: OutboxRow, message: Message) -> discord.Message | None:
        place = await self._outbox.message(row.tournament_id, row.post.edits or "")
        if place is None:
            return None
        earlier = self._client.get_partial_messageable(place.channel_id).get_partial_message(place.message_id)
        pictures = await self._pictures(message)
        shown = editing(message, pictures)
        try:
            return await change(
                self._client, lambda: self._threads.awake(place.channel_id, lambda: earlier.edit(**shown))
            )
        except discord.Forbidden as error:
            # That a channel left behind is closed to us now is no reason to hold the one there is.
            if error.code in NOT_ALLOWED and _stands_elsewhere(row, place):
                return None
            raise
        except NotTakenError as error:
            if row.post.key is None and not error.gone:
                raise error.cause from None
            # What stood in a channel that was deleted says nothing of the channel there is now.
            if not error.gone:
                await remove(earlier)
            return None

    async def _pictures(self, message: Message) -> list[Picture]:
        return [] if self._painter is None else await self._painter.pictures(message.picture_refs)


def _stands_elsewhere(row: OutboxRow, place: SentMessage) -> bool:
    """Does a message stand in another channel than its tournament's?"""
    return row.post.channel_id not in {None, place.channel_id} and row.post.thread is None


async def _pin(message: discord.Message) -> None:
    """Keep the message in sight; one that cannot be pinned has been posted all the same."""
    try:
        await message.pin()
    except discord.HTTPException as error:
        logger.warning("message %s could not be pinned: %s", message.id, error)
