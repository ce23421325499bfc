"""Dispatcher from the outbox to Discord: sends each row once and in order per target, across crashes and outages.

Theory of operation. Posts are rows of the outbox, written in the transaction of the events that caused them. A *target*
is a channel, a thread or a person. The dispatcher loop (`run`) waits for `wake`, asks the database for the oldest
waiting row of each target, and starts a *lane* (`lanes`) for each target that may be sent to now. A lane is a task that
sends the rows of its target one after another until none is left or one has to wait. For each row it

1. ends it as expired if it has not been started and is late;
2. waits for a token of the rate limiter (`pacing`), and for a person without an open channel first for one of the
   slower limiter that guards new direct-message channels (`direct_messages`);
3. passes it to the `Sender`, which notes in the database that sending begins, sends with a nonce, and before a repeated
   attempt searches the channel for the message of the earlier one (`deduplication`);
4. maps the answer or exception to an `Outcome` (`outcomes`) and records that in the database (`_record`).

What happens next depends on the outcome. Delivered, blocked and ended rows are finished and the lane continues. `Again`
(Discord or the network is in trouble) leaves the row in place; `back_off` decides when the target, its server or all
servers are tried again. `Held` (Discord refuses until something changes) pauses the target (`paused_targets`) and
notifies the directors.

Invariants:

- Rows of one target are sent in the order of the outbox, one at a time: at most one lane per target exists, and a row
  that has to be retried stays at the head.
- `mark_started` is committed before a request that creates something, so a row without `started_at` has not been sent.
- A lane never blocks another one. They share only rate limiters and the decisions of `BackOff`.
- Only targets of this process's shards get a lane. Rate limits are divided by the share of shards.
- A wake-up is never lost: `wake` sets an event that the loop clears before it reads the database.

All state in memory can be rebuilt: after a crash the next process starts from the outbox and the stored holds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime, timedelta

import discord

from bot.announcements.dm_fallback import mention_fallback
from bot.charts.painter import Painter
from bot.delivery.back_off import BackOff
from bot.delivery.deduplication import Deduplicator
from bot.delivery.direct_messages import SECONDS_BETWEEN, DirectMessages
from bot.delivery.hold_notes import notify_of_hold, notify_of_refusal
from bot.delivery.lanes import Lanes, Sequel
from bot.delivery.live_boards import LiveBoards
from bot.delivery.membership import Membership
from bot.delivery.outcomes import Again, Blocked, Delivered, Ended, Held, Outcome, outcome_of
from bot.delivery.pacing import RateLimiter
from bot.delivery.paused_targets import PausedTargets
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
from storage.outbox import BlockedGroup, OutboxRow, SentMessage
from storage.waiting import Waiting

logger = logging.getLogger(__name__)

RETRY_AFTER = timedelta(seconds=5)
WAKE_AT_LEAST_EVERY = timedelta(minutes=5)
DELIVERIES_PER_SECOND = 20.0
"""Maximum number of deliveries started per second.

Discord allows a bot 50 requests per second, and one delivery can need several.
"""

BURST = 20
"""Number of deliveries that may start at once after a pause (capacity of the token bucket)."""


MAX_OPENING = 5
"""Maximum number of lanes per server that ask or wait for a new direct-message channel at the same time."""

ANSWER_PATIENCE = 1.5
"""Maximum number of seconds that an answer to a director waits for the posts that it mentions."""


class Announcer:
    """Background task that delivers the outbox. Call `wake` when something was queued.

    Each target has its own lane, see `Lanes`. Lanes share the rate limit, see `RateLimiter`, and the retry times in an
    outage, see `BackOff`. `boards` has its own schedule and must be run as a separate task. `dm_seconds` is the time
    between two direct-message channels that are opened. All methods must be called in the event loop's thread.
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
        self._notices = service.database.notices
        self._waiting = service.database.waiting
        self.limiter = RateLimiter(DELIVERIES_PER_SECOND, BURST)
        deduplicator = Deduplicator(client, service.database)
        self.boards = LiveBoards(client, service, painter, self.wake, deduplicator, self.limiter, review)
        self.direct = DirectMessages(client, service, dm_seconds)
        self.paused_targets = PausedTargets(service.database.holds, service.clock)
        self._sender = Sender(client, service, painter, self.boards, self.direct, deduplicator, self.limiter)
        self._back_off = BackOff(service.clock.now)
        self._lanes = Lanes(self._outbox, self._deliver, self._lane_ended)
        self.membership = Membership(client, service, self.wake)
        self._wakeup = asyncio.Event()
        self._dispatching = False
        self._waiting_to_open = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.posts = InFlight()
        """Deliveries in progress. Once it is closed, no new one starts."""
        self._progressed = asyncio.Event()
        self.answer_patience = ANSWER_PATIENCE
        self._stop_listening = service.clock.on_change(self.wake)

    def wake(self) -> None:
        """Check the outbox soon: something was queued, or the reason for a wait may be gone."""
        self._idle.clear()
        self._wakeup.set()

    async def settled(self) -> None:
        """Wait until everything that can be sent now has been sent."""
        await self._idle.wait()

    @property
    def holds_posts(self) -> bool:
        """Whether any target is paused, of any tournament."""
        return bool(self.paused_targets.all)

    def in_trouble(self, server: int | None) -> bool:
        """Whether nothing reaches a server at the moment because of an outage (not because of its permissions)."""
        return self._back_off.in_trouble(server)

    async def wait_until_tried(self, channel_id: int | None) -> None:
        """Wait until posts for a channel were sent or cannot be sent now, for at most `answer_patience` seconds."""
        try:
            async with asyncio.timeout(self.answer_patience):
                while not (self._idle.is_set() or self.posts.closing) and self._is_busy_in(channel_id):
                    self._progressed.clear()
                    await self._progressed.wait()
        except TimeoutError:
            return

    def _is_busy_in(self, channel_id: int | None) -> bool:
        """Whether a post for a channel is being sent or may still have to be dispatched."""
        return self._has_undispatched or self._lanes.busy_in(channel_id or 0)

    def try_now(self, channels: Collection[int] | None = None) -> None:
        """Retry paused targets after a change: those of these channels, or all. For all, also end every back-off."""
        self.paused_targets.try_again(lambda hold: channels is None or hold.target.channel_id in channels)
        if channels is None:
            self._back_off.forget()
        self.wake()

    async def run(self) -> None:
        """Deliver until cancelled, starting with rows that an earlier process left."""
        self.wake()
        # Discord's limits apply to the bot, not to a process.
        self.limiter.share = self._service.shards.share
        self.direct.set_share(self._service.shards.share)
        try:
            await self._load_holds()
            while True:
                await self._wakeup.wait()
                self._wakeup.clear()
                try:
                    await self._dispatch()
                except Exception:
                    logger.exception("could not dispatch the outbox; retrying shortly")
                    self._wake_after(RETRY_AFTER)
        finally:
            self._stop_listening()
            await self._lanes.stop()

    async def _load_holds(self) -> None:
        """Load the paused targets, given the targets with waiting posts of these shards and of all shards."""
        anywhere = {waiting.target for waiting in await self._waiting.targets()}
        here = {waiting.target for waiting in await self._waiting.targets(self._service.shards)}
        await self.paused_targets.load(here, anywhere)

    def _wake_after(self, delay: timedelta) -> None:
        self._alarms.set("outbox", delay, self.wake)

    @property
    def _has_undispatched(self) -> bool:
        """Whether something may be queued for which no lane has been started yet."""
        return self._wakeup.is_set() or self._dispatching

    async def _dispatch(self) -> None:
        """Start the lanes that can be started, then update `settled` and notify `wait_until_tried`."""
        if self.posts.closing:
            return
        self._dispatching = True
        try:
            await self._start_lanes()
        finally:
            self._dispatching = False
            self._settle()
            self._progressed.set()

    async def _start_lanes(self) -> None:
        """Start a lane for each target with waiting posts that is not paused and not in back-off."""
        began = self._service.clock.now()
        shards, ended_before = self._service.shards, self._lanes.ended_so_far
        targets, blocked = await self._waiting.to_do(shards)
        await self.paused_targets.retain({waiting.target for waiting in targets})
        if self._lanes.ended_so_far != ended_before:  # a lane may have sent a row after it was read here
            targets = [replace(waiting, row=None) for waiting in targets]
        # Public posts first: starting lanes for hundreds of people takes a while, too.
        for waiting in sorted(targets, key=lambda waiting: waiting.target.person_id is not None):
            target = waiting.target
            if target in self._lanes or not self.paused_targets.may_go(target) or not self._has_room(waiting):
                continue
            if self._back_off.may_go(target, waiting.guild_id):
                self._lanes.start(waiting)
        if await self._fall_back(blocked):
            self.wake()
        # Moments before `began` need no alarm: such a target has a lane now, or waits for the end of another lane (the
        # probe of a breaker), and `_lane_ended` wakes the loop.
        self._wake_at_first(self._back_off.soonest(began), self.paused_targets.soonest(began))

    def _has_room(self, waiting: Waiting) -> bool:
        """Whether one more lane may start.

        Many lanes that wait for the slow limiter of new direct-message channels would be of no use.
        """
        return waiting.is_open or self._lanes.opening_for(waiting.guild_id) < MAX_OPENING

    def _wake_at_first(self, *moments: datetime | None) -> None:
        """Set the alarm for the first of these moments.

        If the clock is stopped (in the sandbox), no alarm is set: the clock wakes the announcer when it is moved.
        """
        at = min((moment for moment in moments if moment is not None), default=None)
        seconds = None if at is None else self._service.clock.real_seconds_until(at)
        if seconds is not None:
            self._wake_after(min(timedelta(seconds=seconds), WAKE_AT_LEAST_EVERY))

    def _lane_ended(self, waiting: Waiting, broke_off: bool) -> None:  # noqa: FBT001 - as `Lanes` calls it
        """Release what the lane occupied in the back-off, or count a failure if it ended with an exception.

        Then dispatch again.
        """
        if broke_off:
            self._back_off.failed(waiting.target, waiting.guild_id)
        else:
            self._back_off.ended(waiting.target)
        self._progressed.set()
        self.wake()

    async def _deliver(self, row: OutboxRow, server: int | None) -> Sequel | None:
        """Send a row. Return how its lane continues, or None if the lane has to end."""
        ABOUT.set(row.command_id)
        target, now = row.post.target, self._service.clock.now()
        if row.started_at is None and row.is_late(now):
            logger.info("message %s of %s has expired", row.id, row.tournament_id)
            await self._outbox.end(row.id, "expired", at=now)
            return Sequel()
        if target.person_id is not None:
            await self._acquire_to_open(target.person_id, server)
        await self.limiter.acquire(server, public=target.person_id is None)
        if self.posts.closing:
            return None
        with self.posts.one():
            outcome = await self._outcome(row, server)
            if not isinstance(outcome, Held):
                await self.paused_targets.release(target)
            return await self._record(row, server, outcome)

    async def _acquire_to_open(self, person_id: str, server: int | None) -> None:
        """Wait until a channel to the person may be opened.

        While all other lanes are done, the announcer counts as settled.
        """
        if await self.direct.may_open(person_id):
            return
        self._waiting_to_open += 1
        self._settle()
        try:
            await self.direct.acquire(server)
        finally:
            self._waiting_to_open -= 1
            self._idle.clear()

    def _settle(self) -> None:
        """Set the idle event if every running lane only waits to open a direct-message channel."""
        if len(self._lanes) == self._waiting_to_open and not self._has_undispatched:
            self._idle.set()

    async def _outcome(self, row: OutboxRow, server: int | None) -> Outcome:
        """Send a row within the time limit and map the result or exception to an outcome."""
        try:
            async with time_limit(self._client, DELIVERY_SECONDS):
                # Discord limits edits to about one per second and channel, so an edit with a newer one queued is
                # skipped.
                return Delivered(None if row.overtaken else await self._sender.deliver(row))
        except ClosedDatabaseError:
            raise
        except Exception as error:
            outcome = outcome_of(error, row, in_server=self._is_in(server))
            if not isinstance(error, discord.DiscordException | OSError):
                # Probably a defect of ours: log the traceback, which the outcome does not keep.
                logger.exception("message %s of %s could not be sent", row.id, row.tournament_id)
            return outcome

    def _is_in(self, server: int | None) -> bool:
        """Whether the bot is in a server. True as long as its shard is not connected, when that is unknown."""
        return server is None or self._client.get_guild(server) is not None or not self._client.can_see(server)

    async def _record(self, row: OutboxRow, server: int | None, outcome: Outcome) -> Sequel | None:
        """Store the outcome of a row. Return how its lane continues, or None if the lane has to end."""
        target, now, sequel = row.post.target, self._service.clock.now(), Sequel()
        DELIVERIES.labels(type(outcome).__name__.lower()).inc()
        match outcome:
            case Delivered(place):
                following = await self._mark_delivered(row, place, at=now)
                sequel = Sequel(row=following, was_last=following is None)
            case Blocked():
                await self.membership.check_person(row.tournament_id, target.person_id or "")
                await self._outbox.mark_blocked(row.id, at=now)
            case Ended(cause, error):
                logger.error("message %s of %s will not be sent (%s): %s", row.id, row.tournament_id, cause, error)
                await self._outbox.end(row.id, cause, at=now, error=error)
                if cause in {"refused", "broken"}:
                    await notify_of_refusal(self._service, row)
            case Held("no_channel") if await self._follow_channel(row):
                self.wake()
                return sequel
            case Held():
                await self._outbox.mark_tried(row.id, outcome.error)
                hold = self.paused_targets.make_hold(target, outcome)
                # Notify before the hold is stored. After a crash in between the target is refused again, and the
                # notice, which is recorded, is not sent twice; in the other order it would never be sent.
                if await notify_of_hold(self._service, hold, row):
                    await self.paused_targets.hold(hold)
                else:
                    self.wake()  # moved while Discord refused it: the row has another target now
                return None
            case Again():
                return await self._retry_later(row, server, outcome)
        self._back_off.succeeded(target, server)
        return sequel

    async def _mark_delivered(self, row: OutboxRow, place: SentMessage | None, *, at: datetime) -> OutboxRow | None:
        """Mark a row sent, or done without a message; return the next row of its target."""
        target = row.post.target
        if place is None:
            return await self._outbox.mark_done(row.id, at=at, target=target)
        channel_id, message_id = place.channel_id, place.message_id
        return await self._outbox.mark_sent(row.id, channel_id=channel_id, message_id=message_id, at=at, target=target)

    async def _follow_channel(self, row: OutboxRow) -> bool:
        """Move what waits for a deleted channel to the tournament's current channel.

        False if that is the same one or none.
        """
        channel = (await self._service.loaded(row.tournament_id)).row.channel_id
        if row.post.channel_id is None or channel in {None, row.post.channel_id}:
            return False
        await self._waiting.move(row.tournament_id, channel)
        return True

    async def _retry_later(self, row: OutboxRow, server: int | None, outcome: Again) -> Sequel | None:
        """Leave the row at the head of its target.

        Return the wait that Discord asked for, or None to use the back-off.
        """
        target = row.post.target
        logger.warning("message %s of %s failed and will be retried: %s", row.id, row.tournament_id, outcome.error)
        await self._outbox.mark_tried(row.id, outcome.error)
        if outcome.after is None:
            self._back_off.failed(target, server)
            return None
        return Sequel(outcome.after)

    async def _fall_back(self, groups: Iterable[BlockedGroup]) -> bool:
        """For each group of blocked direct messages, mention its people in the channel, in one message.

        Whether a post was queued.
        """
        queued = False
        for group in groups:
            loaded = await self._service.loaded(group.tournament_id)
            people = await self._service.database.people.many(row.post.person_id or "" for row in group.rows)
            # People who left the server have not closed their direct messages, and cannot read the channel.
            away = await self.membership.departed(loaded)
            here = [people[row.post.person_id or ""] for row in group.rows if row.post.person_id not in away]
            now, command_id = self._service.clock.now(), group.rows[0].command_id
            # Once per person and event: the mention says where later messages can be read.
            not_informed = [
                person
                for person in here
                if await self._notices.first_time(loaded.id, f"closed:{person.id}", command_id, at=now)
            ]
            posts = mention_fallback(loaded, not_informed)
            queued |= await self._notices.first_time(group.tournament_id, group.group, command_id, posts, at=now)
        return queued
