"""Posts what the outbox holds, each message once, in order, whatever crashes or fails in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from datetime import datetime, timedelta

import discord

from bot.announcements.dm_fallback import mention_fallback
from bot.charts.painter import Painter
from bot.delivery.back_off import BackOff
from bot.delivery.deduplication import FoundAgain
from bot.delivery.direct_messages import SECONDS_BETWEEN, DirectMessages
from bot.delivery.hold_notes import tell_of_hold, tell_of_refusal
from bot.delivery.lanes import Lanes
from bot.delivery.live_boards import LiveBoards
from bot.delivery.membership import Membership
from bot.delivery.outcomes import Again, Blocked, Delivered, Ended, Held, Outcome, outcome_of
from bot.delivery.pacing import Turns
from bot.delivery.paused_targets import Holding
from bot.delivery.sender import Sender
from bot.delivery.time_limit import DELIVERY_SECONDS, time_limit
from bot.runtime.alarms import Alarms
from bot.runtime.in_flight import InFlight
from bot.runtime.logs import ABOUT
from bot.runtime.metrics import DELIVERIES
from bot.service.recompute_after_update import Review
from bot.service.service import Service
from bot.shards.client import ShardedClient
from storage.errors import ClosedDatabaseError
from storage.outbox import BlockedGroup, OutboxRow
from storage.waiting import Waiting

logger = logging.getLogger(__name__)

RETRY_AFTER = timedelta(seconds=5)
LOOK_AT_LEAST_EVERY = timedelta(minutes=5)
DELIVERIES_PER_SECOND = 20.0
"""How many are begun in a second at most. Discord takes 50 requests of a bot, and a delivery may need several."""

BURST = 20

MOST_OPENING = 5
"""For so many people of a server at once a channel of direct messages is asked for or waited for."""

GIVING_UP_SECONDS = 5.0
"""How long whoever takes over a shard waits for what is being sent there."""

ANSWER_PATIENCE = 1.5
"""Seconds a director's answer waits to hear whether what it speaks of has been posted."""


class Announcer:
    """The dispatcher between the outbox and Discord. `wake` it whenever something was queued.

    Each target has a lane of its own, see `Lanes`; what they share is the pace, see `Turns`, and the patience in an
    outage, see `BackOff`. `boards` have their own pace, and have to be run beside it. `dm_seconds` is the time between
    two channels of direct messages that are opened.
    """

    def __init__(
        self,
        client: ShardedClient,
        service: Service,
        alarms: Alarms,
        painter: Painter | None = None,
        *,
        dm_seconds: float = SECONDS_BETWEEN,
        review: Review | None = None,
    ) -> None:
        self._client = client
        self._alarms = alarms
        self._service = service
        self._outbox = service.database.outbox
        self._told = service.database.told
        self._waiting = service.database.waiting
        self.turns = Turns(DELIVERIES_PER_SECOND, BURST)
        found_again = FoundAgain(client, service.database)
        self.boards = LiveBoards(client, service, painter, self.wake, found_again, self.turns, review)
        self.direct = DirectMessages(client, service, dm_seconds)
        self.holding = Holding(service.database.holds, service.clock)
        self._courier = Sender(client, service, painter, self.boards, self.direct, found_again)
        self._back_off = BackOff(service.clock.now)
        self._lanes = Lanes(self._outbox, self._carry, self._lane_ended)
        self.membership = Membership(client, service, self.wake)
        self._wanted = asyncio.Event()
        self._in_look = False
        self._patient = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.posts = InFlight()
        """What is being posted; once it is closed, nothing more is."""
        self._news = asyncio.Event()
        self.answer_patience = ANSWER_PATIENCE
        self._stop_listening = service.clock.on_change(self.wake)

    def wake(self) -> None:
        """Something waits to be posted, or what was in its way may be gone."""
        self._idle.clear()
        self._wanted.set()

    async def settled(self) -> None:
        """Wait until everything that can be posted now has been."""
        await self._idle.wait()

    @property
    def holds_posts(self) -> bool:
        """Is anything held, of whichever tournament?"""
        return bool(self.holding.all)

    def in_trouble(self, server: int | None) -> bool:
        """Does nothing reach a server at the moment, through no fault of anybody there?"""
        return self._back_off.in_trouble(server)

    async def tried(self, channel_id: int | None) -> None:
        """Wait, not for long, until what is to be posted in a channel has been, or cannot be now."""
        try:
            async with asyncio.timeout(self.answer_patience):
                while not (self._idle.is_set() or self.posts.closing) and self._is_busy_in(channel_id):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return

    def _is_busy_in(self, channel_id: int | None) -> bool:
        return self._looking or self._lanes.busy_in(channel_id or 0)

    def try_now(self, channels: Collection[int] | None = None) -> None:
        """Something changed: try what is held, of these channels or of all, and what waits for Discord."""
        self.holding.try_again(lambda hold: channels is None or hold.target.channel_id in channels)
        if channels is None:
            self._back_off.forget()
        self.wake()

    async def run(self) -> None:
        """Post until cancelled. Begins with what an earlier process left behind."""
        self.wake()
        self._keep_to_share()
        try:
            await self._load_holds()
            while True:
                await self._wanted.wait()
                self._wanted.clear()
                try:
                    await self._look()
                except Exception:
                    logger.exception("the outbox could not be looked through; trying again shortly")
                    self._later(RETRY_AFTER)
        finally:
            self._stop_listening()
            await self._lanes.stop()

    def _keep_to_share(self) -> None:
        """Discord counts what the bot does, in whichever process."""
        self.turns.share = self._service.shards.share
        self.direct.keep_to(self._service.shards.share)

    async def _load_holds(self) -> None:
        anywhere = {waiting.target for waiting in await self._waiting.targets()}
        here = {waiting.target for waiting in await self._waiting.targets(self._service.shards)}
        await self.holding.load(here, anywhere)

    async def take_up(self) -> None:
        """There are more servers to post for: begin with what somebody else left behind there."""
        self._keep_to_share()
        await self._load_holds()
        self.boards.look_again()
        self.wake()

    async def give_up(self) -> None:
        """There are fewer: end what is under way for the others."""
        self._keep_to_share()
        await self._lanes.leave(self._service.shards.has, GIVING_UP_SECONDS)

    def _later(self, delay: timedelta) -> None:
        self._alarms.set("outbox", delay, self.wake)

    @property
    def _looking(self) -> bool:
        """Is there something queued that no lane has been given yet?"""
        return self._wanted.is_set() or self._in_look

    async def _look(self) -> None:
        """Let every lane go that has something to send and need not wait."""
        if self.posts.closing:
            return
        self._in_look = True
        try:
            await self._let_go()
        finally:
            self._in_look = False
            self._settle()
            self._news.set()

    async def _let_go(self) -> None:
        began = self._service.clock.now()
        shards = self._service.shards
        targets, blocked = await self._waiting.to_do(shards)
        await self.holding.keep_only({waiting.target for waiting in targets})
        # Public posts first: to look at what hundreds of people are to be told takes a while, too.
        for waiting in sorted(targets, key=lambda waiting: waiting.target.person_id is not None):
            target = waiting.target
            if target in self._lanes or not self.holding.may_go(target) or not self._has_room(waiting):
                continue
            if self._back_off.may_go(target, waiting.guild_id):
                self._lanes.empty(waiting)
        if await self._fall_back(blocked):
            self.wake()
        # What might have gone before that is under way, or goes when something else has ended: then we are woken.
        self._look_again(self._back_off.soonest(began), self.holding.soonest(began))

    def _has_room(self, waiting: Waiting) -> bool:
        """May one more lane be begun? There is no use in many that wait for a turn to write to somebody new."""
        return waiting.is_open or self._lanes.opening_for(waiting.guild_id) < MOST_OPENING

    def _look_again(self, *moments: datetime | None) -> None:
        """Look again at the first of these moments; where the clock stands still, whoever moves it wakes us."""
        at = min((moment for moment in moments if moment is not None), default=None)
        seconds = None if at is None else self._service.clock.real_seconds_until(at)
        if seconds is not None:
            self._later(min(timedelta(seconds=seconds), LOOK_AT_LEAST_EVERY))

    def _lane_ended(self, waiting: Waiting, broke_off: bool) -> None:  # noqa: FBT001 - as `Lanes` calls it
        if broke_off:
            self._back_off.failed(waiting.target, waiting.guild_id)
        else:
            self._back_off.ended(waiting.target)
        self._news.set()
        self.wake()

    async def _carry(self, row: OutboxRow, server: int | None) -> float | None:
        """Bring a row to Discord; after how many seconds its lane goes on, None where it has to wait."""
        ABOUT.set(row.command_id)
        target, now = row.post.target, self._service.clock.now()
        if row.started_at is None and row.is_late(now):
            logger.info("message %s of %s came too late to be of use", row.id, row.tournament_id)
            await self._outbox.end(row.id, "expired", at=now)
            return 0.0
        if target.person_id is not None:
            await self._turn_to_open(target.person_id, server)
        await self.turns.turn(server, public=target.person_id is None)
        if self.posts.closing or not self._service.shards.has(server):
            return None
        with self.posts.one():
            outcome = await self._outcome(row, server)
            if not isinstance(outcome, Held):
                await self.holding.release(target)
            return await self._noted(row, server, outcome)

    async def _turn_to_open(self, person_id: str, server: int | None) -> None:
        """Wait until the person may be written to; meanwhile nothing that may be sent now is left for them."""
        if await self.direct.has_turn(person_id):
            return
        self._patient += 1
        self._settle()
        try:
            await self.direct.turn(server)
        finally:
            self._patient -= 1
            self._idle.clear()

    def _settle(self) -> None:
        """Say so where nothing more can be sent now."""
        if len(self._lanes) == self._patient and not self._looking:
            self._idle.set()

    async def _outcome(self, row: OutboxRow, server: int | None) -> Outcome:
        try:
            async with time_limit(self._client, DELIVERY_SECONDS):
                # Discord lets a channel's messages be changed about once a second: only the last change counts.
                return Delivered(None if row.overtaken else await self._courier.bring(row))
        except ClosedDatabaseError:
            raise
        except Exception as error:
            outcome = outcome_of(error, row, in_server=self._is_in(server))
            if not isinstance(error, discord.DiscordException | OSError):
                logger.exception("message %s of %s could not be sent", row.id, row.tournament_id)
            return outcome

    def _is_in(self, server: int | None) -> bool:
        return server is None or self._client.get_guild(server) is not None or not self._client.can_see(server)

    async def _noted(self, row: OutboxRow, server: int | None, outcome: Outcome) -> float | None:
        """Note what became of a row; after how many seconds its lane goes on, None where it has to wait."""
        target, now = row.post.target, self._service.clock.now()
        DELIVERIES.labels(type(outcome).__name__.lower()).inc()
        match outcome:
            case Delivered(None):
                await self._outbox.mark_done(row.id, at=now)
            case Delivered(place) if place is not None:
                await self._outbox.mark_sent(row.id, channel_id=place.channel_id, message_id=place.message_id, at=now)
            case Blocked():
                await self.membership.look_at(row.tournament_id, target.person_id or "")
                await self._outbox.mark_blocked(row.id, at=now)
            case Ended(cause, error):
                logger.error("message %s of %s will not be sent (%s): %s", row.id, row.tournament_id, cause, error)
                await self._outbox.end(row.id, cause, at=now, error=error)
                if cause in {"refused", "broken"}:
                    await tell_of_refusal(self._service, row)
            case Held("no_channel") if await self._moved(row):
                self.wake()
                return 0.0
            case Held():
                await self._outbox.mark_tried(row.id, outcome.error)
                hold = self.holding.held(target, outcome)
                # Told first: who is killed in between finds it held again, and knows that it was told.
                if await tell_of_hold(self._service, hold, row):
                    await self.holding.hold(hold)
                else:
                    self.wake()  # it was moved while Discord refused it, and waits where it can be sent
                return None
            case Again():
                return await self._wait(row, server, outcome)
        self._back_off.succeeded(target, server)
        return 0.0

    async def _moved(self, row: OutboxRow) -> bool:
        """What waits for a channel that is gone goes where its tournament is announced by now, if that is elsewhere."""
        channel = (await self._service.loaded(row.tournament_id)).row.channel_id
        if row.post.channel_id is None or channel in {None, row.post.channel_id}:
            return False
        await self._waiting.move(row.tournament_id, channel)
        return True

    async def _wait(self, row: OutboxRow, server: int | None, outcome: Again) -> float | None:
        target = row.post.target
        logger.warning("message %s of %s will be tried again: %s", row.id, row.tournament_id, outcome.error)
        await self._outbox.mark_tried(row.id, outcome.error)
        if outcome.after is None:
            self._back_off.failed(target, server)
        return outcome.after

    async def _fall_back(self, groups: Iterable[BlockedGroup]) -> bool:
        """Mention in the channel, in one message, those whose direct messages are closed."""
        queued = False
        for group in groups:
            loaded = await self._service.loaded(group.tournament_id)
            people = await self._service.database.people.many(row.post.person_id or "" for row in group.rows)
            # Who has left has not closed anything, and reads no channel either.
            away = await self.membership.departed(loaded)
            here = [people[row.post.person_id or ""] for row in group.rows if row.post.person_id not in away]
            now, command_id = self._service.clock.now(), group.rows[0].command_id
            # Once for each event: after that everything waits where the mention said that it does.
            unheard = [
                person
                for person in here
                if await self._told.first_time(loaded.id, f"closed:{person.id}", command_id, at=now)
            ]
            posts = mention_fallback(loaded, unheard)
            queued |= await self._told.first_time(group.tournament_id, group.group, command_id, posts, at=now)
        return queued
