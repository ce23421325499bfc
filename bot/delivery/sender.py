"""Send one outbox row to Discord: render it, then edit the earlier message or post a new one.

Sequence for a new message: search for one of an earlier attempt (`deduplication`), store `started_at` and the digest of
the words, send with the row's nonce, pin if wanted. The caller stores the message id afterwards. The digest is stored
because the text may be rendered differently when the row is tried again (another language or release).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.announcements.rendering import said_post
from bot.charts.painter import Painter
from bot.delivery.deduplication import Deduplicator, words_of
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.live_boards import LiveBoards, is_board
from bot.delivery.message_edits import NotTakenError, change, remove
from bot.delivery.missing_permissions import NOT_ALLOWED
from bot.delivery.outcomes import ExpiredPostError, NoAccountError
from bot.delivery.pacing import RateLimiter
from bot.delivery.scheduled_events import ScheduledEvents, is_event
from bot.delivery.threads import Threads
from bot.pictures.drawing import Picture
from bot.service.service import Service
from bot.shards.client import ShardedClient
from bot.text.catalogue import in_language, language
from bot.text.context import posts_language
from bot.text.messages import Message, PictureRef
from bot.ui.cards import editing, editing_text, sending
from formats.core.lru import LRUCache
from storage.outbox import OutboxRow, SentMessage

logger = logging.getLogger(__name__)

MOST_POSTED = 1000
"""Size of the LRU cache of pictures in posted messages. Those of any other message are painted again at its edit."""


class Sender:
    """Sends rows, at most one at a time for each target (the caller guarantees that). All errors are raised."""

    def __init__(
        self,
        client: ShardedClient,
        service: Service,
        painter: Painter | None,
        boards: LiveBoards,
        direct: DirectMessages,
        deduplicator: Deduplicator,
        limiter: RateLimiter,
    ) -> None:
        self._client = client
        self._limiter = limiter
        self._service = service
        self._painter = painter
        self._boards = boards
        self._direct = direct
        self._outbox = service.database.outbox
        self._threads = Threads(client, service)
        self._events = ScheduledEvents(client, service)
        self._deduplicator = deduplicator
        self._posted_pictures: LRUCache[int, tuple[tuple[PictureRef, ...], str, int]] = LRUCache(MOST_POSTED)
        """By message: which pictures it has, in which language, and how many they are."""

    async def deliver(self, row: OutboxRow) -> SentMessage | None:
        """Render a row in the tournament's current language and send it.

        Return the message's place, None if nothing was posted.
        """
        language = posts_language((await self._service.loaded(row.tournament_id)).state)
        with in_language(language):
            return await self._deliver_rendered(replace(row, post=said_post(row.post, language)))

    async def _deliver_rendered(self, row: OutboxRow) -> SentMessage | None:
        """Send a board, an event or a message, according to the row's payload."""
        if is_board(row):
            return await self._boards.put(row)
        if is_event(row):
            event = await self._events.put(row)
            return None if event is None else SentMessage(row.post.channel_id or 0, event)
        sent = await self._put(row, Message.model_validate(row.post.payload))
        return None if sent is None else SentMessage(sent.channel.id, sent.id)

    async def _put(self, row: OutboxRow, message: Message) -> discord.Message | None:
        """Edit or delete the earlier message; post a new one if none was meant or it cannot be edited."""
        if message.then == "delete":
            await self._delete(row)
            return None
        sent = await self._edit_or_post(row, message)
        if sent is not None and message.then == "archive":
            await self._threads.archive(sent.channel.id)
        return sent

    async def _edit_or_post(self, row: OutboxRow, message: Message) -> discord.Message | None:
        """Do what `_put` says with a message that is to stay."""
        if row.post.edits is not None:
            changed = await self._edit(row, message)
            if changed is not None or row.post.key is None:
                return changed
        target = await self._target(row)
        try:
            return await self._send(row, target, message)
        except discord.NotFound:
            reopened = await self._reopened(row)
            if reopened is None:
                raise
        return await self._send(row, reopened, message)

    async def _send(self, row: OutboxRow, target: discord.abc.Messageable, message: Message) -> discord.Message:
        """Post a message, unless an earlier attempt has; pin it if wanted."""
        sent = await self._deduplicator.find_message(row, target, message)
        if sent is None:
            if row.is_late(self._service.clock.now()):
                raise ExpiredPostError
            pictures = await self._pictures(message)
            shown = sending(message, pictures)
            await self._outbox.mark_started(row.id, at=self._service.clock.now(), words=words_of(shown))
            sent = await target.send(**shown, nonce=self._outbox.nonce(row.id))
            self._note_pictures(sent.id, message, pictures)
        if message.pinned:
            await _pin(sent)
        return sent

    async def _target(self, row: OutboxRow) -> discord.abc.Messageable:
        """Return the thread, channel or direct-message channel of a row.

        NoAccountError for a person without Discord account.
        """
        if row.post.thread is not None:
            return await self._threads.target(row)
        if row.post.channel_id is not None:
            return self._client.get_partial_messageable(row.post.channel_id)
        person = await self._service.database.people.get(row.post.person_id or "")
        if person.discord_id is None:
            raise NoAccountError(person.id)
        return await self._direct.channel(person.id, person.discord_id)

    async def _reopened(self, row: OutboxRow) -> discord.abc.Messageable | None:
        """Open a replacement for a deleted thread or direct-message channel; None for other channels."""
        if row.post.thread is not None:
            return await self._threads.open(row)
        if row.post.person_id is None:
            return None
        await self._direct.forget(row.post.person_id)
        return await self._target(row)

    async def _edit(self, row: OutboxRow, message: Message) -> discord.Message | None:
        """Edit the message of an earlier row. Return None if there is none or it has to be replaced."""
        place = await self._outbox.message(row.tournament_id, row.post.edits or "")
        if place is None:
            return None
        earlier = self._client.get_partial_messageable(place.channel_id).get_partial_message(place.message_id)
        pictures: Sequence[Picture] = ()
        kept = self._kept_pictures(place.message_id, message)
        if kept:
            shown = editing_text(message, kept)
        else:
            pictures = await self._pictures(message)
            shown = editing(message, pictures)
        try:
            edited = await change(
                self._client,
                place,
                self._limiter.old_edits,
                self._service.clock.now(),
                lambda: self._threads.with_unarchived(place.channel_id, lambda: earlier.edit(**shown)),
            )
        except discord.Forbidden as error:
            # No access to the tournament's former channel must not pause its current one.
            if error.code in NOT_ALLOWED and _is_elsewhere(row, place):
                return None
            raise
        except NotTakenError as error:
            if row.post.key is None and not error.gone:
                raise error.cause from None
            # A message that is gone, perhaps with its channel, says nothing about the current channel: post a new one
            # there.
            if not error.gone:
                await remove(earlier)
            return None
        if not kept:
            self._note_pictures(place.message_id, message, pictures)
        return edited

    async def _delete(self, row: OutboxRow) -> None:
        """Delete the message of an earlier row, if there is one."""
        place = await self._outbox.message(row.tournament_id, row.post.edits or "")
        if place is not None:
            earlier = self._client.get_partial_messageable(place.channel_id).get_partial_message(place.message_id)
            await self._threads.with_unarchived(place.channel_id, lambda: remove(earlier))

    async def _pictures(self, message: Message) -> list[Picture]:
        return [] if self._painter is None else await self._painter.pictures(message.picture_refs)

    def _note_pictures(self, message_id: int, message: Message, pictures: Sequence[Picture]) -> None:
        """Remember which pictures a posted message has."""
        if pictures and not message.files:
            self._posted_pictures.put(message_id, (message.picture_refs, language(), len(pictures)))
        else:
            self._posted_pictures.remove(message_id)

    def _kept_pictures(self, message_id: int, message: Message) -> int:
        """Return how many pictures a posted message keeps when it is edited to this one: all of its own, or 0."""
        picture_refs, in_language, count = self._posted_pictures.get(message_id) or ((), "", 0)
        same = (picture_refs, in_language) == (message.picture_refs, language()) and not message.files
        return count if same else 0


def _is_elsewhere(row: OutboxRow, place: SentMessage) -> bool:
    """Whether a message was posted in another channel than the tournament's current one."""
    return row.post.channel_id not in {None, place.channel_id} and row.post.thread is None


async def _pin(message: discord.Message) -> None:
    """Pin the message. A failure is only logged: the message has been posted."""
    try:
        await message.pin()
    except discord.HTTPException as error:
        logger.warning("message %s could not be pinned: %s", message.id, error)
