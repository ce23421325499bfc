"""The live boards: one pinned message a tournament that is right after everything that happens, and after a restart.

A change of phase comes through the outbox, which also posts a board the first time. In between boards follow their
tournaments at a pace that Discord allows: what happens meanwhile is shown together. Where Discord takes no more changes
of an old message, or somebody deleted it, a new one takes its place, silently.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Collection
from datetime import timedelta

import discord

from bot.announcements.board import BOARD, PAYLOAD, board_post
from bot.charts.painter import Painter
from bot.delivery.board_contents import MadeBoards, Shown
from bot.delivery.deduplication import FoundAgain
from bot.delivery.message_edits import NotTakenError, change, remove
from bot.delivery.missing_permissions import NOT_ALLOWED, tell_directors
from bot.delivery.pacing import Turns
from bot.runtime.checkpoint import Progress
from bot.runtime.code_version import running_code
from bot.schedule.runner import LIVING
from bot.service.loaded import LoadedTournament
from bot.service.recompute_after_update import Review, at_once
from bot.service.service import Service
from bot.text.texts import texts
from bot.ui.layouts import editing_board, sending_board
from formats.core.lru import LRUCache
from storage.checkpoints import CaughtUp
from storage.outbox import OutboxRow, Post, SentMessage

logger = logging.getLogger(__name__)

PACE, OLD_PACE, OLD = 2.0, 10.0, timedelta(hours=1)
"""Seconds between two changes of a board; Discord takes fewer of a message that is `OLD`."""

POSTED = frozenset({"registration", "closed", "running"})
"""The phases in which there has to be a board."""

RETRY_AFTER = 30.0
MOST_AT_ONCE = 20
MOST_SHOWN = 200
"""Of so many boards it is known what they show. Others are changed whenever something happens, needed or not."""

NO_PIN = frozenset({30003, *NOT_ALLOWED})
NOTE = "board"
"""Under this name it is kept that directors know that the board is not pinned."""


def is_board(row: OutboxRow) -> bool:
    """Does the row mean the board instead of a message?"""
    return PAYLOAD in row.post.payload


class LiveBoards:
    """Keeps the boards of all tournaments. `queued` is called when something was put into the outbox.

    Each is followed beside the others, none waits for another; they share the `turns` of everything that is sent.
    `pace` is the shortest time between two changes of a board, in seconds.
    """

    def __init__(
        self,
        client: discord.Client,
        service: Service,
        painter: Painter | None,
        queued: Callable[[], None],
        found_again: FoundAgain,
        turns: Turns,
        review: Review | None = None,
    ) -> None:
        self._client = client
        self._sending = turns
        self._following: dict[str, asyncio.Task[None]] = {}
        self._service = service
        self._queued = queued
        self._review = review or Review(service)
        self._found_again = found_again
        self.pace = PACE
        self._outbox = service.database.outbox
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._places: dict[str, SentMessage] = {}
        self._made = MadeBoards(service.engine, painter)
        self._shown: LRUCache[str, Shown] = LRUCache(MOST_SHOWN)
        self._refused: set[str] = set()
        self._progress = Progress(service.database.caught_up, "board")
        self._changed_at: dict[str, float] = {}
        self._due: dict[str, float] = {}
        self._wanted = asyncio.Event()
        self._beginning = asyncio.Lock()
        self._look_everywhere = True
        service.on_change(lambda change: self.changed(change.loaded.id))
        service.on_change_elsewhere(self._changed_elsewhere)

    def changed(self, tournament: str) -> None:
        """Something happened that the board may have to show, soon."""
        last = self._changed_at.get(tournament)
        self._due.setdefault(tournament, 0.0 if last is None else last + self._pace(tournament))
        self._wanted.set()

    def _changed_elsewhere(self, tournament: str, server: int | None) -> None:
        if self._service.shards.has(server):
            self.changed(tournament)

    def _pace(self, tournament: str) -> float:
        place = self._places.get(tournament)
        if place is None:
            return self.pace
        age = self._service.clock.now() - discord.utils.snowflake_time(place.message_id)
        return max(self.pace, OLD_PACE) if age >= OLD else self.pace

    async def run(self) -> None:
        """Follow until cancelled. Begins with whatever an earlier process may not have shown."""
        try:
            while True:
                if self._look_everywhere:
                    await self._begin_all()
                now = time.monotonic()
                for tournament in [tournament for tournament, due in self._due.items() if due <= now]:
                    if len(self._following) < MOST_AT_ONCE:
                        self._begin(tournament)
                await self._progress.write_when_it_is_time()
                room = len(self._following) < MOST_AT_ONCE
                ahead = [due for tournament, due in self._due.items() if room and tournament not in self._following]
                ahead += [now + RETRY_AFTER] if self._look_everywhere else []
                ahead += [] if self._progress.write_at is None else [self._progress.write_at]
                await self._something_to_do(min(ahead, default=None))
        finally:
            for task in self._following.values():
                task.cancel()
            await asyncio.gather(*self._following.values(), return_exceptions=True)

    def look_again(self) -> None:
        """Another process has shown some of these boards meanwhile: nobody knows where they stand and what they say."""
        self._look_everywhere = True
        self._shown.clear()
        self._places.clear()
        self._wanted.set()

    async def _begin_all(self) -> None:
        async with self._beginning:
            rows, shards = self._service.database.caught_up, self._service.shards
            try:
                at_head = await rows.at_head("board", running_code(), LIVING, shards)
            except Exception:
                logger.exception("nobody knows which boards have to be changed; looking again shortly")
                return
            self._look_everywhere = shards != self._service.shards
            now, behind = at_once(at_head.others)
            self._review.put(self.follow_now, at_head.by_other_code, unknown=behind)
            for tournament in now:
                self.changed(tournament)

    async def follow_now(self, tournament: str) -> None:
        """Make a board right at once, if nobody is at it. Must not fail."""
        self._begin(tournament)
        if (following := self._following.get(tournament)) is not None:
            await asyncio.wait([following])

    async def write(self) -> None:
        """Write down which boards are right. Must not fail."""
        await self._progress.write()

    def try_again(self, tournaments: Collection[str]) -> None:
        """Discord may take now what it refused of these boards."""
        for tournament in self._refused & set(tournaments):
            self.changed(tournament)

    async def _something_to_do(self, soonest: float | None) -> None:
        try:
            async with asyncio.timeout(None if soonest is None else max(soonest - time.monotonic(), 0)):
                await self._wanted.wait()
        except TimeoutError:
            return
        self._wanted.clear()

    def _begin(self, tournament: str) -> None:
        """Follow one tournament, beside all others; one that is being followed has to wait for that."""
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
        """Is there a board that waits to be changed, or is being changed?"""
        return bool(self._due or self._following)

    async def settled(self) -> None:
        """Show now whatever waits to be shown."""
        async with self._beginning:
            pass
        for tournament in list(self._due):
            await self._follow(tournament)
        for turn in list(self._turns.values()):
            async with turn:
                pass

    async def _follow(self, tournament: str) -> None:
        self._due.pop(tournament, None)
        self._refused.discard(tournament)
        try:
            await self._refresh(tournament)
        except discord.HTTPException as error:
            logger.warning("the board of %s could not be changed: %s", tournament, error)
            if error.code in NOT_ALLOWED:
                self._refused.add(tournament)
            else:
                self._due[tournament] = time.monotonic() + RETRY_AFTER
        except Exception:
            logger.exception("the board of %s could not be changed", tournament)
            self._due[tournament] = time.monotonic() + RETRY_AFTER
        self._changed_at[tournament] = time.monotonic()

    async def _refresh(self, tournament: str) -> None:
        """Change the board where it stands; where that is not possible, have it posted."""
        async with self._turns[tournament], self._service.for_a_moment(tournament) as loaded:
            await self._made_right(loaded)

    async def _made_right(self, loaded: LoadedTournament) -> None:
        if not self._service.shards.has(loaded.row.guild_id):
            return
        channel = loaded.row.channel_id
        place = await self.place(loaded.id)
        if channel is None or (place is None and loaded.state.phase not in POSTED):
            return
        shown = await self._made.of(loaded)
        if place is not None and place.channel_id == channel and await self._right(loaded, place, shown):
            return
        if await self._outbox.waits(loaded.id, BOARD):
            # It will be right when it is posted; one more would take its place at once.
            return
        await self._queue(loaded, board_post(channel, anew=place is not None))

    async def _right(self, loaded: LoadedTournament, place: SentMessage, shown: Shown) -> bool:
        """Is it right where it stands, or has been made so?"""
        if shown != self._shown.get(loaded.id):
            await self._sending.turn(loaded.row.guild_id, public=True)
            if not await self._edit(loaded.id, place, shown):
                return False
        self._is_right(loaded, shown)
        return True

    def _is_right(self, loaded: LoadedTournament, shown: Shown) -> None:
        self._shown.put(loaded.id, shown)
        self._progress.add(CaughtUp(loaded.id, loaded.state.version))

    async def post_anew(self, loaded: LoadedTournament) -> None:
        """Have the board posted at the end of its channel, if the tournament has one."""
        if loaded.row.channel_id is not None:
            await self._queue(loaded, board_post(loaded.row.channel_id, anew=True))

    async def _queue(self, loaded: LoadedTournament, post: Post) -> None:
        await self._outbox.add(loaded.id, loaded.records[-1].command_id, [post], at=self._service.clock.now())
        self._queued()

    async def put(self, row: OutboxRow) -> SentMessage | None:
        """Make the board of a row right; where it stands, or None where there need not be any."""
        tournament = row.tournament_id
        async with self._turns[tournament]:
            loaded = await self._service.loaded(tournament)
            place = await self.place(tournament)
            if place is None and loaded.state.phase not in POSTED and row.post.edits is not None:
                return None
            shown = await self._made.of(loaded)
            # A board that an earlier try has posted comes first: to change the old one instead would leave two.
            sent = await self._posted_unnoted(row, place)
            stays = place is not None and row.post.edits is not None and place.channel_id == row.post.channel_id
            if sent is not None or place is None or not stays or not await self._edit(tournament, place, shown):
                place = await self._post(row, shown, place, sent)
            self._places[tournament] = place
            self._is_right(loaded, shown)
            self._changed_at[tournament] = time.monotonic()
            return place

    async def place(self, tournament: str) -> SentMessage | None:
        """Where the board stands; what was posted just now may not have been noted yet."""
        loaded = await self._service.loaded(tournament)
        if not self._service.shards.has(loaded.row.guild_id):
            return await self._outbox.message(tournament, BOARD)  # whoever posts it may have moved it
        if tournament not in self._places:
            place = await self._outbox.message(tournament, BOARD)
            if place is None:
                return None
            self._places[tournament] = place
        return self._places[tournament]

    async def _edit(self, tournament: str, place: SentMessage, shown: Shown) -> bool:
        """Change the board where it stands; False where Discord does not take that, or it is gone."""
        message = self._client.get_partial_messageable(place.channel_id).get_partial_message(place.message_id)
        changes = editing_board(shown.board, await self._made.pictures(tournament, shown))
        try:
            await change(self._client, lambda: message.edit(**changes))
        except NotTakenError:
            return False
        return True

    async def _post(
        self, row: OutboxRow, shown: Shown, old: SentMessage | None, sent: discord.Message | None
    ) -> SentMessage:
        """Post and pin the board, or change the one that was `sent` already; the `old` one is removed."""
        pictures = await self._made.pictures(row.tournament_id, shown)
        if sent is None:
            channel = self._client.get_partial_messageable(row.post.channel_id or 0)
            arguments = sending_board(shown.board, pictures, silent=old is not None)
            await self._outbox.mark_started(row.id, at=self._service.clock.now())
            sent = await channel.send(**arguments, nonce=self._outbox.nonce(row.id))
        else:
            await sent.edit(**editing_board(shown.board, pictures))
        await self._pin(row, sent)
        if old is not None and old.message_id != sent.id:
            await remove(self._client.get_partial_messageable(old.channel_id).get_partial_message(old.message_id))
        return SentMessage(sent.channel.id, sent.id)

    async def _posted_unnoted(self, row: OutboxRow, known: SentMessage | None) -> discord.Message | None:
        """The board, if an earlier try of this row has posted it and ended before that was noted."""
        channel = self._client.get_partial_messageable(row.post.channel_id or 0)

        def is_ours(old: discord.Message) -> bool:
            if not old.flags.components_v2 or (known is not None and old.id == known.message_id):
                return False
            view = discord.ui.LayoutView.from_message(old, timeout=None)
            return any(
                f":{row.tournament_id}:" in (getattr(item, "custom_id", None) or "") for item in view.walk_children()
            )

        return await self._found_again.only(row, channel, is_ours)

    async def _pin(self, row: OutboxRow, sent: discord.Message) -> None:
        try:
            await sent.pin()
        except discord.HTTPException as error:
            if error.code not in NO_PIN:
                raise
            logger.warning("the board of %s could not be pinned: %s", row.tournament_id, error)
            await tell_directors(self._service, row.tournament_id, row.command_id, NOTE, texts.board.not_pinned())
