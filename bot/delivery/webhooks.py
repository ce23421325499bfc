"""Tells webhooks what happens: each in order, none waiting for another, again and again until it is taken.

The log is their queue (`storage.webhooks`). What is sent of a command is what it made different for everybody
(`bot.public_data.changes`), worked out when it is sent; a command that changed nothing anybody may see is passed over.
A message has an id that is made of the command, the same after any crash: receivers may get it twice, never not.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial

from bot.delivery.missing_permissions import tell_directors
from bot.delivery.webhook_sending import Answer, Sender
from bot.public_data.changes import changed
from bot.public_data.models import Changed, Notice, Tournament
from bot.public_data.showing import public_tournament
from bot.public_data.signing import signed_headers
from bot.runtime.alarms import Alarms
from bot.runtime.settings import WebhookPolicy
from bot.runtime.wakeable_loop import WakeableLoop
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.service.snapshots import loaded_state
from bot.text.catalogue import speaking
from bot.text.context import context_at, names_of, posts_language
from bot.text.texts import texts
from bot.text.wording.webhooks import host, trouble_text
from formats import __version__
from formats.core.evolve import fold, undoes_before
from formats.core.state import TournamentState
from storage.errors import ClosedDatabaseError
from storage.webhooks import Webhook

logger = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = timedelta(seconds=5), timedelta(hours=1)
PATIENCE = timedelta(days=3)
"""One that has taken nothing for so long is switched off."""

FEWEST_TRIES = 20
"""But not before so many tries: the bot may have been away for most of that time."""

AT_ONCE = 8
OVER = frozenset({"finished", "cancelled"})
RETRY_AFTER = timedelta(seconds=5)
LOOK_AT_LEAST_EVERY = timedelta(minutes=5)


def pause_after(failures: int) -> timedelta:
    """How long to wait after so many failures in a row."""
    doubled: timedelta = FIRST_WAIT * 2 ** min(failures - 1, 12)
    return min(doubled, LONGEST_WAIT)


@dataclass
class _Seen:
    """How a tournament stood when a hook was told last: so that the next change can be held against it."""

    seq: int
    state: TournamentState
    public: Tournament


class Webhooks:
    """Sends to all of them. `wake` it whenever something happened; each process for its own servers."""

    def __init__(
        self,
        service: Service,
        alarms: Alarms,
        sender: Sender,
        queued: Callable[[], None],
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._service = service
        self._alarms = alarms
        self._sender = sender
        self._queued = queued
        """Called when there is a word for directors in the outbox."""
        self._wall = wall
        self._hooks = service.database.webhooks
        self._going: dict[int, asyncio.Task[None]] = {}
        self._server_of: dict[int, int | None] = {}
        """Of hooks that are being told: the server of the tournament."""
        self._lookout = WakeableLoop(self._look, self._stumbled, is_done=lambda: not self._going)
        self._seen: dict[int, _Seen] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._stop_listening = service.clock.on_change(self.wake)

    @property
    def policy(self) -> WebhookPolicy:
        """Where the host lets them lead."""
        return self._sender.policy

    def wake(self) -> None:
        """Something happened, or time has passed."""
        self._lookout.wake()

    async def settled(self) -> None:
        """Wait until everything that can be sent now has been."""
        await self._lookout.settled()

    async def give_up(self) -> None:
        """Some shards are ours no more: wait until nobody is being told of their tournaments."""
        shards = self._service.shards
        gone = [self._going[hook] for hook, server in self._server_of.items() if not shards.has(server)]
        if gone:
            await asyncio.wait(gone)

    async def run(self) -> None:
        """Send until cancelled. Begins with what an earlier process left behind."""
        self.wake()
        try:
            await self._lookout.run()
        finally:
            self._stop_listening()
            for task in self._going.values():
                task.cancel()
            await asyncio.gather(*self._going.values(), return_exceptions=True)

    async def _look(self) -> None:
        """Let every hook go that has something to hear and need not wait."""
        now = self._service.clock.now()
        waiting: list[datetime] = []
        behind = await self._hooks.behind(self._service.shards) if self._sender.policy != "off" else []
        for hook in behind:
            if hook.id in self._going:
                continue
            if hook.next_try is not None and hook.next_try > now:
                waiting.append(hook.next_try)
                continue
            task = asyncio.create_task(self._tell(hook), name=f"webhook {hook.id}")
            self._going[hook.id] = task
            task.add_done_callback(partial(self._ended, hook.id))
        seconds = self._service.clock.real_seconds_until(min(waiting)) if waiting else None
        if seconds is not None:
            self._alarms.set("webhooks", min(timedelta(seconds=seconds), LOOK_AT_LEAST_EVERY), self.wake)

    def _stumbled(self, error: Exception) -> None:
        if isinstance(error, ClosedDatabaseError):
            raise error
        logger.error("the webhooks could not be looked through; trying again shortly", exc_info=error)
        self._alarms.set("webhooks", RETRY_AFTER, self.wake)

    def _ended(self, hook: int, _task: asyncio.Task[None]) -> None:
        self._going.pop(hook, None)
        self._server_of.pop(hook, None)
        self.wake()

    async def _tell(self, hook: Webhook) -> None:
        """Tell one hook everything it has not heard, until it fails to listen."""
        try:
            async with self._room:
                await self._catch_up(hook)
        except ClosedDatabaseError:
            return
        except Exception:
            # A mistake of ours: it is tried again like one of theirs, so that nobody's hook is forgotten.
            logger.exception("webhook %s of %s could not be told", hook.id, hook.tournament_id)
            await self._failed(hook, Answer("broken"))

    async def _catch_up(self, hook: Webhook) -> None:
        told_seq = hook.told_seq
        while True:
            loaded = await self._service.current(hook.tournament_id)
            if told_seq >= loaded.state.version or not self._service.shards.has(loaded.row.guild_id):
                return
            self._server_of[hook.id] = loaded.row.guild_id
            before = await self._before(hook.id, loaded, told_seq)
            after, moment = await asyncio.to_thread(self._next, loaded, before)
            change = changed(before.public, after.public)
            if change is not None:
                notice = Notice(type="tournament.changed", timestamp=moment, data=change)
                command = loaded.records[after.seq - 1].command_id
                answer = await self._send(hook, message_id(self._service, hook, command), notice)
                if answer.trouble is not None:
                    await self._failed(hook, answer)
                    return
            now = self._service.clock.now()
            await self._hooks.told(hook.id, after.seq, at=None if change is None else now)
            told_seq = after.seq
            if change is not None:
                hook = replace(hook, failures=0, failing_since=None)
            self._seen[hook.id] = after
            if after.state.phase in OVER:
                del self._seen[hook.id]

    async def _before(self, hook: int, loaded: LoadedTournament, seq: int) -> _Seen:
        known = self._seen.get(hook)
        if known is not None and known.seq == seq:
            return known
        return await asyncio.to_thread(self._as_it_was, loaded, seq)

    def _as_it_was(self, loaded: LoadedTournament, seq: int) -> _Seen:
        return self._shown(loaded, loaded_state(loaded.records[:seq])[0], seq)

    def _next(self, loaded: LoadedTournament, before: _Seen) -> tuple[_Seen, datetime]:
        """How it stood after the next command, and when that was."""
        first = loaded.records[before.seq]
        last = before.seq
        while last < len(loaded.records) and loaded.records[last].command_id == first.command_id:
            last += 1
        new = loaded.records[before.seq : last]
        if last == len(loaded.records):
            state = loaded.state
        elif undoes_before(tuple(new)):
            state = loaded_state(loaded.records[:last])[0]
        else:
            state = fold(new, before.state)
        return self._shown(loaded, state, last, news_after=before.seq), new[-1].at

    def _shown(
        self, loaded: LoadedTournament, state: TournamentState, seq: int, news_after: int | None = None
    ) -> _Seen:
        context = context_at(state, self._service.engine, names_of(loaded))
        after = seq if news_after is None else news_after
        return _Seen(seq, state, public_tournament(context, loaded.id, loaded.records[:seq], news_after=after))

    async def _send(self, hook: Webhook, message: str, notice: Notice) -> Answer:
        body = notice.model_dump_json().encode()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"Herald/{__version__}",
            **signed_headers(hook.secret, message, int(self._wall()), body),
        }
        return await self._sender.send(hook.address, headers, body)

    async def _failed(self, hook: Webhook, answer: Answer) -> None:
        now = self._service.clock.now()
        trouble, failures = answer.trouble or "", hook.failures + 1
        wait = max(pause_after(failures), timedelta(seconds=answer.wait))
        logger.warning("webhook %s of %s was not taken: %s", hook.id, hook.tournament_id, trouble)
        await self._hooks.failed(hook.id, trouble, at=now, next_try=now + wait)
        given_up = now - (hook.failing_since or now) >= PATIENCE and failures >= FEWEST_TRIES
        if given_up or trouble == "gone":
            await self._give_up(hook, trouble, now)

    async def _give_up(self, hook: Webhook, trouble: str, now: datetime) -> None:
        """Tell the directors that it is switched off, then do so: a crash between the two loses no word."""
        loaded = await self._service.loaded(hook.tournament_id)
        with speaking(posts_language(loaded.state)):
            text = texts.webhooks.given_up(host=host(hook.address), trouble=trouble_text(trouble))
        since = int((hook.failing_since or now).timestamp())
        about = f"webhook:{hook.id}:{since}"
        await tell_directors(self._service, hook.tournament_id, loaded.records[-1].command_id, about, text)
        self._queued()
        await self._hooks.disable(hook.id, at=now)

    async def test(self, hook: Webhook) -> str | None:
        """Send a message that says nothing, now; why it was not taken. Whatever waits goes on waiting."""
        loaded = await self._service.loaded(hook.tournament_id)
        now = self._service.clock.now()
        shown = await asyncio.to_thread(self._as_it_was, loaded, loaded.state.version)
        nothing = Changed(
            overview=shown.public.overview,
            stages=[],
            entrants=[],
            rounds=[],
            standings=[],
            draws=[],
            news=[],
            removed=[],
        )
        message = f"{self._service.database.installation}-{hook.tournament_id}-test-{int(self._wall())}"
        answer = await self._send(hook, message, Notice(type="webhook.test", timestamp=now, data=nothing))
        return answer.trouble


def message_id(service: Service, hook: Webhook, command: str) -> str:
    """The id of what is sent of a command: the same whenever it is sent, without the number of its line in the log.

    That number would count what is sealed.
    """
    about = f"{service.database.installation}-{hook.tournament_id}"
    return f"{about}-{hashlib.sha256(f'{about}-{command}'.encode()).hexdigest()[:20]}"
