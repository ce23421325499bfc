"""Live boards: one pinned message per tournament, kept equal to its state at a rate that Discord allows.

Theory of operation. A board is a function of the tournament's state, so updates are not queued: `changed` only marks a
tournament as due, and the loop (`run`) builds the board from the latest state when the tournament's `pace` has passed
since its last edit. Changes in between are merged into one edit, and an edit that would change nothing is skipped
(`_shown` holds what was sent last). The picture follows more slowly than the text (`board_pictures`). The first post of
a board, changes of phase and replacements go through the outbox (`put`), which keeps them in order with the other posts
of the channel. If Discord accepts no more edits of an old message, or it was deleted, a replacement is queued and
posted silently.

Which boards are current is stored as a checkpoint (tournament and version, per release of the code), so that a restart
updates only boards whose log has grown, and re-examines those that another release of the code has built.

Invariants:

- `_locks[tournament]` is held while a board is edited or posted, so edits from the loop and posts from the outbox do
  not overlap.
- At most one board message per tournament is current; a replaced one is deleted after its successor is posted.
- A failed update stays due. One refused for lack of permissions waits for `try_again`.
- `_places`, `_shown` and `_pictures` are caches of this process. They are cleared when other processes may have changed
  boards (`check_all`).
- A tournament whose picture is outdated is due, and not added to the checkpoint.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Collection

import discord

from bot.announcements.board import BOARD, PAYLOAD, board_post
from bot.charts.painter import Painter
from bot.delivery.board_contents import BoardBuilder, Painted, Shown
from bot.delivery.board_pictures import BoardPictures
from bot.delivery.deduplication import Deduplicator
from bot.delivery.message_edits import NotTakenError, change, is_old, remove
from bot.delivery.missing_permissions import NOT_ALLOWED, notify_directors
from bot.delivery.pacing import RateLimiter
from bot.runtime.checkpoint import Checkpoint
from bot.runtime.code_version import running_code
from bot.schedule.runner import LIVING
from bot.service.loaded import LoadedTournament
from bot.service.recompute_after_update import Review, at_once
from bot.service.service import Service
from bot.text.texts import texts
from bot.ui.layouts import editing_board, editing_board_texts, sending_board
from formats.core.lru import LRUCache
from storage.checkpoints import CaughtUp
from storage.outbox import OutboxRow, Post, SentMessage

logger = logging.getLogger(__name__)

PACE, OLD_PACE = 2.0, 10.0
"""Minimum seconds between two edits of a board (`PACE`), more (`OLD_PACE`) for messages older than an hour.

Discord limits edits of messages older than an hour more strictly (error 30046).
"""

POSTED = frozenset({"registration", "closed", "running", "series"})
"""Phases in which a tournament must have a board."""

RETRY_AFTER = 30.0
MOST_AT_ONCE = 20
MOST_SHOWN = 200
"""Size of the LRU cache of what boards show. Others are edited on each change, even if the edit changes nothing."""

NO_PIN = frozenset({30003, *NOT_ALLOWED})
"""Discord's codes for a message that cannot be pinned: too many pins in the channel, or no permission."""

NOTE = "board"
"""Key under which it is recorded that the directors were notified of a board that could not be pinned."""


def is_board(row: OutboxRow) -> bool:
    """Whether the row posts the board instead of a message."""
    return PAYLOAD in row.post.payload


class LiveBoards:
    """Updates the boards of all tournaments. `queued` is called when something was added to the outbox.

    Boards are updated concurrently; they share the rate limiter (`limiter`) of all deliveries. `pace` is the minimum
    time between two edits of a board, in seconds.
    """

    def __init__(
        self,
        client: discord.Client,
        service: Service,
        painter: Painter | None,
        queued: Callable[[], None],
        deduplicator: Deduplicator,
        limiter: RateLimiter,
        review: Review | None = None,
    ) -> None:
        self._client = client
        self._limiter = limiter
        self._following: dict[str, asyncio.Task[None]] = {}
        self._service = service
        self._queued = queued
        self._review = review or Review(service)
        self._deduplicator = deduplicator
        self.pace = PACE
        self._outbox = service.database.outbox
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._places: dict[str, SentMessage] = {}
        self._builder = BoardBuilder(service, painter)
        self._shown: LRUCache[str, Shown] = LRUCache(MOST_SHOWN)
        self._pictures = BoardPictures()
        self._late: set[str] = set()
        """Tournaments whose boards have an outdated picture."""
        self._refused: set[str] = set()
        self._checkpoint = Checkpoint(service.database.caught_up, "board")
        self._changed_at: dict[str, float] = {}
        self._due: dict[str, float] = {}
        self._wanted = asyncio.Event()
        self._load_lock = asyncio.Lock()
        self._check_all = True
        service.on_change(lambda change: self.changed(change.loaded.id))
        service.on_change_elsewhere(self._changed_elsewhere)

    def changed(self, tournament: str) -> None:
        """Mark the board as due: its tournament has changed."""
        last = self._changed_at.get(tournament)
        self._set_due(tournament, 0.0 if last is None else last + self._pace(tournament))
        self._wanted.set()

    def _set_due(self, tournament: str, at: float) -> None:
        """Have the board updated at this moment of the monotonic clock, or earlier if it is due earlier."""
        self._due[tournament] = min(self._due.get(tournament, at), at)

    def _changed_elsewhere(self, tournament: str, server: int | None) -> None:
        """Mark the board as due if the server belongs to this process."""
        if self._service.shards.has(server):
            self.changed(tournament)

    def _pace(self, tournament: str) -> float:
        """Return the minimum seconds between two edits of this board."""
        place = self._places.get(tournament)
        if place is None:
            return self.pace
        return max(self.pace, OLD_PACE) if is_old(place.message_id, self._service.clock.now()) else self.pace

    async def run(self) -> None:
        """Update boards until cancelled, starting with those that an earlier process may not have updated."""
        try:
            while True:
                if self._check_all:
                    await self._load_outdated()
                now = time.monotonic()
                for tournament in [tournament for tournament, due in self._due.items() if due <= now]:
                    if len(self._following) < MOST_AT_ONCE:
                        self._start(tournament)
                await self._checkpoint.write_when_it_is_time()
                room = len(self._following) < MOST_AT_ONCE
                ahead = [due for tournament, due in self._due.items() if room and tournament not in self._following]
                ahead += [now + RETRY_AFTER] if self._check_all else []
                ahead += [] if self._checkpoint.write_at is None else [self._checkpoint.write_at]
                await self._something_to_do(min(ahead, default=None))
        finally:
            for task in self._following.values():
                task.cancel()
            await asyncio.gather(*self._following.values(), return_exceptions=True)

    def check_all(self) -> None:
        """Check all boards again: another process has updated some of them, so their place and content are unknown."""
        self._check_all = True
        self._shown.clear()
        self._pictures.forget()
        self._places.clear()
        self._wanted.set()

    async def _load_outdated(self) -> None:
        """Mark the boards whose checkpoint is behind the log as due; hand those of another release to the review."""
        async with self._load_lock:
            rows = self._service.database.caught_up
            self._check_all = False
            try:
                at_head = await rows.at_head("board", running_code(), LIVING, self._service.shards)
            except Exception:
                logger.exception("could not read which boards are outdated; retrying shortly")
                self._check_all = True
                return
            now, behind = at_once(at_head.others)
            self._review.put(self.follow_now, at_head.by_other_code, unknown=behind)
            for tournament in now:
                self.changed(tournament)

    async def follow_now(self, tournament: str) -> None:
        """Update a board now, or wait for its running update. Does not raise."""
        self._start(tournament)
        if (following := self._following.get(tournament)) is not None:
            await asyncio.wait([following])

    async def write(self) -> None:
        """Store which boards are current. Does not raise."""
        await self._checkpoint.write()

    def try_again(self, tournaments: Collection[str]) -> None:
        """Retry boards of these tournaments that Discord refused: a permission may have changed."""
        for tournament in self._refused & set(tournaments):
            self.changed(tournament)

    async def _something_to_do(self, soonest: float | None) -> None:
        """Wait until a board was marked, at most until `soonest` on the monotonic clock."""
        try:
            async with asyncio.timeout(None if soonest is None else max(soonest - time.monotonic(), 0)):
                await self._wanted.wait()
        except TimeoutError:
            return
        self._wanted.clear()

    def _start(self, tournament: str) -> None:
        """Start the update of one board as a task. If one is running, the board stays due and is updated after it."""
        if tournament in self._following:
            return
        task = asyncio.create_task(self._follow(tournament), name=f"board of {tournament}")
        self._following[tournament] = task

        def done(_task: asyncio.Task[None]) -> None:
            del self._following[tournament]
            self._wanted.set()

        task.add_done_callback(done)

    @property
    def busy(self) -> bool:
        """Whether a board is due or being updated."""
        return bool(self._due or self._following)

    async def settled(self) -> None:
        """Update all due boards now, with their pictures (for tests)."""
        async with self._load_lock:
            pass
        for tournament in list(self._due):
            await self._follow(tournament, paint=True)
        for lock in list(self._locks.values()):
            async with lock:
                pass

    async def _follow(self, tournament: str, *, paint: bool = False) -> None:
        """Update a board, with `paint` also its picture; on failure mark it for a retry, or as refused."""
        self._due.pop(tournament, None)
        self._refused.discard(tournament)
        try:
            await self._refresh(tournament, paint=paint)
        except discord.HTTPException as error:
            logger.warning("the board of %s could not be updated: %s", tournament, error)
            if error.code in NOT_ALLOWED:
                self._refused.add(tournament)
            else:
                self._due[tournament] = time.monotonic() + RETRY_AFTER
        except Exception:
            logger.exception("the board of %s could not be updated", tournament)
            self._due[tournament] = time.monotonic() + RETRY_AFTER
        self._changed_at[tournament] = time.monotonic()

    async def _refresh(self, tournament: str, *, paint: bool) -> None:
        """Edit the board in place; if that is not possible, queue a replacement."""
        async with self._locks[tournament], self._service.for_a_moment(tournament) as loaded:
            await self._update_or_post(loaded, paint=paint)

    async def _update_or_post(self, loaded: LoadedTournament, *, paint: bool) -> None:
        """Bring the board up to date unless an equal one is posted or one waits in the outbox."""
        if not self._service.shards.has(loaded.row.guild_id):
            return
        channel = loaded.row.channel_id
        place = await self.place(loaded.id)
        if channel is None or (place is None and loaded.state.phase not in POSTED):
            return
        shown = await self._builder.build(loaded)
        stays = place is not None and place.channel_id == channel
        if place is not None and stays and await self._updated_in_place(loaded, place, shown, paint=paint):
            return
        if await self._outbox.waits(loaded.id, BOARD):
            # The queued post will show the latest state; another one would only replace it at once.
            return
        await self._queue(loaded, board_post(channel, at_end=place is not None))

    async def _updated_in_place(
        self, loaded: LoadedTournament, place: SentMessage, shown: Shown, *, paint: bool
    ) -> bool:
        """Edit the posted board if its content has changed. False if Discord does not accept the edit."""
        known = self._shown.get(loaded.id)
        due = self._pictures.due(place.message_id, shown) if shown != known or loaded.id in self._late else None
        paints = due is not None and (paint or due <= time.monotonic())
        if shown != known or paints:
            await self._limiter.acquire(loaded.row.guild_id, public=True)
            if not await self._edit(loaded, place, shown, paint=paints):
                return False
        self._mark_current(loaded, shown, picture_due=None if paints else due)
        return True

    def _mark_current(self, loaded: LoadedTournament, shown: Shown, picture_due: float | None = None) -> None:
        """Remember what the board shows, and add it to the checkpoint unless its picture is outdated."""
        self._shown.put(loaded.id, shown)
        if picture_due is None:
            self._late.discard(loaded.id)
            self._checkpoint.add(CaughtUp(loaded.id, loaded.state.version))
        else:
            self._late.add(loaded.id)
            self._set_due(loaded.id, picture_due)

    async def repost(self, loaded: LoadedTournament) -> None:
        """Queue a new board message at the end of the channel, if the tournament has a channel."""
        if loaded.row.channel_id is not None:
            await self._queue(loaded, board_post(loaded.row.channel_id, at_end=True))

    async def _queue(self, loaded: LoadedTournament, post: Post) -> None:
        """Add a post to the outbox and wake the announcer."""
        await self._outbox.add(loaded.id, loaded.records[-1].command_id, [post], at=self._service.clock.now())
        self._queued()

    async def put(self, row: OutboxRow) -> SentMessage | None:
        """Deliver an outbox row for a board: edit it or post it. Return its place, or None if no board is needed."""
        tournament = row.tournament_id
        async with self._locks[tournament]:
            loaded = await self._service.loaded(tournament)
            place = await self.place(tournament)
            if place is None and loaded.state.phase not in POSTED and row.post.edits is not None:
                return None
            shown = await self._builder.build(loaded)
            # If an earlier attempt posted a board, it is the current one: editing the old one would leave two.
            sent = await self._find_unrecorded(row, place)
            stays = place is not None and row.post.edits is not None and place.channel_id == row.post.channel_id
            if sent is not None or place is None or not stays or not await self._edit(loaded, place, shown):
                place = await self._post(loaded, row, shown, place, sent)
            self._places[tournament] = place
            self._mark_current(loaded, shown)
            self._changed_at[tournament] = time.monotonic()
            return place

    async def place(self, tournament: str) -> SentMessage | None:
        """Return where the board is posted, including one posted just now whose row is not marked as sent yet."""
        loaded = await self._service.loaded(tournament)
        if not self._service.shards.has(loaded.row.guild_id):
            return await self._outbox.message(tournament, BOARD)  # not cached: its process may have moved it
        if tournament not in self._places:
            place = await self._outbox.message(tournament, BOARD)
            if place is None:
                return None
            self._places[tournament] = place
        return self._places[tournament]

    async def _edit(self, loaded: LoadedTournament, place: SentMessage, shown: Shown, *, paint: bool = True) -> bool:
        """Edit the board message; False if Discord accepts no more edits of it, or it was deleted.

        With `paint` its picture is painted if another one is posted; otherwise it is kept.
        """
        message = self._client.get_partial_messageable(place.channel_id).get_partial_message(place.message_id)
        paint = paint and self._pictures.due(place.message_id, shown) is not None
        painted = await self._builder.painted(loaded, shown) if paint else Painted()
        if paint:
            changes = editing_board(shown.board.with_section(painted.worth), painted.picture)
        else:
            kept = self._pictures.kept(place.message_id, shown)
            changes = editing_board_texts(shown.board.with_section(kept.worth), kept.alt, kept.note)
        try:
            await change(
                self._client,
                place,
                self._limiter.old_edits,
                self._service.clock.now(),
                lambda: message.edit(**changes),
            )
        except NotTakenError:
            return False
        if paint:
            self._pictures.painted(place.message_id, shown, painted, self._service.clock.now())
        return True

    async def _post(
        self,
        loaded: LoadedTournament,
        row: OutboxRow,
        shown: Shown,
        old: SentMessage | None,
        sent: discord.Message | None,
    ) -> SentMessage:
        """Post and pin the board, or edit the already posted one (`sent`); delete the `old` one."""
        painted = await self._builder.painted(loaded, shown)
        board = shown.board.with_section(painted.worth)
        if sent is None:
            channel = self._client.get_partial_messageable(row.post.channel_id or 0)
            arguments = sending_board(board, painted.picture, silent=old is not None)
            await self._outbox.mark_started(row.id, at=self._service.clock.now())
            sent = await channel.send(**arguments, nonce=self._outbox.nonce(row.id))
        else:
            await sent.edit(**editing_board(board, painted.picture))
        self._pictures.painted(sent.id, shown, painted, self._service.clock.now())
        await self._pin(row, sent)
        if old is not None and old.message_id != sent.id:
            await remove(self._client.get_partial_messageable(old.channel_id).get_partial_message(old.message_id))
        return SentMessage(sent.channel.id, sent.id)

    async def _find_unrecorded(self, row: OutboxRow, known: SentMessage | None) -> discord.Message | None:
        """Return the board message if an earlier attempt of this row posted it without recording it."""
        channel = self._client.get_partial_messageable(row.post.channel_id or 0)

        def is_ours(old: discord.Message) -> bool:
            if not old.flags.components_v2 or (known is not None and old.id == known.message_id):
                return False
            view = discord.ui.LayoutView.from_message(old, timeout=None)
            return any(
                f":{row.tournament_id}:" in (getattr(item, "custom_id", None) or "") for item in view.walk_children()
            )

        return await self._deduplicator.find_only(row, channel, is_ours)

    async def _pin(self, row: OutboxRow, sent: discord.Message) -> None:
        """Pin the board; if that is refused, notify the directors once."""
        try:
            await sent.pin()
        except discord.HTTPException as error:
            if error.code not in NO_PIN:
                raise
            logger.warning("the board of %s could not be pinned: %s", row.tournament_id, error)
            await notify_directors(self._service, row.tournament_id, row.command_id, NOTE, texts.board.not_pinned())
