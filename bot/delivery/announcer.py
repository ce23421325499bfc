"""Posts what the outbox holds, each message once, in order, whatever crashes in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta

import discord

from bot.alarms import Alarms
from bot.app.picturing.painter import Painter
from bot.app.posting.dm_fallback import mention_fallback
from bot.app.posting.saying import said_post
from bot.app.speaking.catalogue import speaking
from bot.app.speaking.context import posts_language
from bot.app.speaking.messages import Message
from bot.app.speaking.wording.mishaps import UNREADABLE
from bot.app.tournaments.service import Service
from bot.delivery.found_again import FoundAgain, UnreadableHistoryError, words_of
from bot.delivery.live_boards import Boards, is_board
from bot.delivery.message_edits import NotTakenError, change
from bot.delivery.missing_permissions import tell_directors
from bot.delivery.scheduled_events import ScheduledEvents, is_event
from bot.delivery.threads import Threads
from bot.pictures.studio import Picture
from bot.ui.cards import editing, sending
from bot.underway import Underway
from storage.outbox import BlockedGroup, OutboxRow, SentMessage

logger = logging.getLogger(__name__)

MOST_ATTEMPTS = 8
RETRY_AFTER = timedelta(seconds=5)
NO_DIRECT_MESSAGES = frozenset({50007, 50278})
GONE_FOR_GOOD = frozenset({10003, 10008, 10013, 50001, 50013})
UNREADABLE_AGAIN_AFTER = timedelta(minutes=1)


class Announcer:
    """The dispatcher between the outbox and Discord. `wake` it whenever something was queued.

    `boards` have their own pace, and have to be run beside it.
    """

    def __init__(
        self, client: discord.Client, service: Service, alarms: Alarms, painter: Painter | None = None
    ) -> None:
        self._client = client
        self._alarms = alarms
        self._service = service
        self._painter = painter
        self._outbox = service.database.outbox
        self._found_again = FoundAgain(client, service.database)
        self._threads = Threads(client, service.database, service.clock)
        self._events = ScheduledEvents(client, service)
        self.boards = Boards(client, service, painter, self.wake, self._found_again)
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self.posts = Underway()
        """What is being posted; once it is closed, nothing more is."""

    def wake(self) -> None:
        """Something waits to be posted."""
        self._idle.clear()
        self._wanted.set()

    async def settled(self) -> None:
        """Wait until everything that can be posted now has been."""
        await self._idle.wait()

    async def run(self) -> None:
        """Post until cancelled. Begins with what an earlier process left behind."""
        self.wake()
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self._empty()
            except Exception:
                logger.exception("the outbox could not be emptied; trying again shortly")
                self._later(RETRY_AFTER)

    def _later(self, delay: timedelta) -> None:
        self._alarms.set("outbox", delay, self.wake)

    async def _empty(self) -> None:
        while True:
            if self.posts.closing:
                return
            work = await self._outbox.work(now=self._service.clock.now())
            if work.rows:
                await asyncio.gather(*(self._deliver(row) for row in work.rows))
            elif not await self._fall_back(work.groups):
                break
        if not self._wanted.is_set():
            self._idle.set()
        if work.retry is not None:
            wait = self._service.clock.real_seconds_until(work.retry)
            self._later(RETRY_AFTER if wait is None else timedelta(seconds=min(wait, 60.0)))

    async def _deliver(self, row: OutboxRow) -> None:
        if not self.posts.closing:
            with self.posts.one():
                await self._deliver_now(row)

    async def _deliver_now(self, row: OutboxRow) -> None:
        now = self._service.clock.now()
        try:
            # Discord lets a channel's messages be changed about once a second: only the last change counts.
            place = None if row.overtaken else await self._bring(row)
        except discord.HTTPException as error:
            await self._failed(row, error)
        except UnreadableHistoryError as error:
            await self._wait_for_history(row, error)
        except (OSError, TimeoutError, discord.DiscordException, LookupError) as error:
            await self._retry(row, str(error) or type(error).__name__)
        else:
            if place is None:
                await self._outbox.mark_done(row.id, at=now)
            else:
                await self._outbox.mark_sent(row.id, channel_id=place.channel_id, message_id=place.message_id, at=now)

    async def _bring(self, row: OutboxRow) -> SentMessage | None:
        """Say what a row holds in the language its tournament speaks now, and bring it to Discord; where it is then."""
        language = posts_language((await self._service.loaded(row.tournament_id)).state)
        with speaking(language):
            return await self._bring_said(replace(row, post=said_post(row.post, language)))

    async def _bring_said(self, row: OutboxRow) -> SentMessage | None:
        if is_board(row):
            return await self.boards.put(row)
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
            if row.post.thread is None:
                raise
        # Somebody deleted the thread.
        return await self._send(row, await self._threads.open(row), message)

    async def _send(self, row: OutboxRow, target: discord.abc.Messageable, message: Message) -> discord.Message:
        sent = await self._found_again.message(row, target, message)
        if sent is None:
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
            message = f"{person.id} has no Discord account"
            raise LookupError(message)
        return await self._client.create_dm(discord.Object(id=person.discord_id))

    async def _edit(self, row: OutboxRow, message: Message) -> discord.Message | None:
        place = await self._outbox.message(row.tournament_id, row.post.edits or "")
        if place is None:
            return None
        earlier = self._client.get_partial_messageable(place.channel_id).get_partial_message(place.message_id)
        pictures = await self._pictures(message)
        shown = editing(message, pictures)
        try:
            return await change(lambda: self._threads.awake(place.channel_id, lambda: earlier.edit(**shown)))
        except NotTakenError as error:
            if row.post.key is None:
                raise error.cause from None
            if not error.gone:
                await earlier.delete()
            return None

    async def _pictures(self, message: Message) -> list[Picture]:
        return [] if self._painter is None else await self._painter.pictures(message.picture_refs)

    async def _wait_for_history(self, row: OutboxRow, error: UnreadableHistoryError) -> None:
        """Nobody can say whether the message is there: it waits, and the directors hear why, once a channel."""
        logger.warning("message %s of %s has to wait: %s", row.id, row.tournament_id, error)
        retry_at = self._service.clock.now() + UNREADABLE_AGAIN_AFTER
        await self._outbox.mark_failed(row.id, str(error), retry_at=retry_at)
        about, text = f"history of {error.channel_id}", UNREADABLE(channel=str(error.channel_id))
        await tell_directors(self._service, row.tournament_id, row.command_id, about, text)

    async def _failed(self, row: OutboxRow, error: discord.HTTPException) -> None:
        now = self._service.clock.now()
        if row.post.person_id is not None and error.code in NO_DIRECT_MESSAGES:
            await self._outbox.mark_blocked(row.id, at=now)
        elif error.code in GONE_FOR_GOOD or 400 <= error.status < 429:  # noqa: PLR2004 - the range of refusals
            logger.error("message %s of %s was refused: %s", row.id, row.tournament_id, error)
            await self._outbox.give_up(row.id, str(error), at=now)
        else:
            await self._retry(row, str(error))

    async def _retry(self, row: OutboxRow, error: str) -> None:
        now = self._service.clock.now()
        if row.attempts + 1 >= MOST_ATTEMPTS:
            logger.error("message %s of %s was given up: %s", row.id, row.tournament_id, error)
            await self._outbox.give_up(row.id, error, at=now)
            return
        logger.warning("message %s of %s will be tried again: %s", row.id, row.tournament_id, error)
        await self._outbox.mark_failed(row.id, error, retry_at=now + RETRY_AFTER * 2**row.attempts)

    async def _fall_back(self, groups: Iterable[BlockedGroup]) -> bool:
        """Mention in the channel, in one message, those whose direct messages are closed."""
        queued = False
        for group in groups:
            loaded = await self._service.loaded(group.tournament_id)
            people = await self._service.database.people.many(row.post.person_id or "" for row in group.rows)
            posts = mention_fallback(loaded, [people[row.post.person_id or ""] for row in group.rows])
            queued |= await self._outbox.add_fallback(
                group, group.rows[0].command_id, posts, at=self._service.clock.now()
            )
        return queued


async def _pin(message: discord.Message) -> None:
    """Keep the message in sight; one that cannot be pinned has been posted all the same."""
    try:
        await message.pin()
    except discord.HTTPException as error:
        logger.warning("message %s could not be pinned: %s", message.id, error)
