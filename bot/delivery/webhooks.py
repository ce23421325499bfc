"""Deliver changes of tournaments to webhooks: in order per webhook, independently, at least once.

Theory of operation. The event log is the queue: a webhook stores the sequence number up to which it has received
everything (`told_seq`). For each command after it, the public view before and after are compared
(`bot.public_data.changes`) and the difference is sent; a command without a public difference only advances the number.
A webhook that is behind has a task, which sends until it is up to date or a request fails. Failures are retried with
exponential back-off; after `PATIENCE` and `FEWEST_TRIES` the webhook is disabled and the directors are notified.

Invariants:

- At most one task per webhook (`_running`), so messages of a webhook are in order.
- `told_seq` is advanced after the receiver has accepted a message: it may be sent twice after a crash, but is never
  skipped.
- The message id is a function of installation, tournament and command, so a receiver can ignore repetitions.

`_snapshots` caches the state and public view at the last delivered number, so that the next one needs no fold of the
whole log. Each process handles the tournaments of its shards.
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

from bot.delivery.missing_permissions import notify_directors
from bot.delivery.webhook_sending import Answer, WebhookSender
from bot.public_data.changes import changed
from bot.public_data.models import Changed, Notice, Tournament
from bot.public_data.showing import public_tournament
from bot.public_data.signing import signed_headers
from bot.runtime.alarms import Alarms
from bot.runtime.settings import WebhookPolicy
from bot.runtime.wakeable_loop import BackgroundTask, WakeableLoop
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.service.snapshots import loaded_state
from bot.text.catalogue import in_language
from bot.text.context import context_at, names_of, posts_language
from bot.text.texts import texts
from bot.text.webhooks import host, trouble_text
from formats import __version__
from formats.core.evolve import fold, undoes_before
from formats.core.state import TournamentState
from storage.errors import ClosedDatabaseError
from storage.webhooks import Webhook

logger = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = timedelta(seconds=5), timedelta(hours=1)
PATIENCE = timedelta(days=3)
"""A webhook that has accepted nothing for so long is disabled,"""

FEWEST_TRIES = 20
"""but not before this number of attempts: the bot may have been offline for most of the time."""

AT_ONCE = 8
"""Maximum number of webhooks served at the same time."""

OVER = frozenset({"finished", "cancelled"})
RETRY_AFTER = timedelta(seconds=5)
WAKE_AT_LEAST_EVERY = timedelta(minutes=5)
"""Maximum time between two checks while a retry is pending."""


def pause_after(failures: int) -> timedelta:
    """Return the wait after this number of consecutive failures: doubled each time, limited to `LONGEST_WAIT`."""
    doubled: timedelta = FIRST_WAIT * 2 ** min(failures - 1, 12)
    return min(doubled, LONGEST_WAIT)


@dataclass
class _Snapshot:
    """A tournament at a position of its log: state and public view, the basis for the next difference."""

    seq: int
    state: TournamentState
    public: Tournament


class Webhooks(BackgroundTask):
    """Sends to all webhooks. Call `wake` when something happened. Each process serves the servers of its shards."""

    def __init__(
        self,
        service: Service,
        alarms: Alarms,
        sender: WebhookSender,
        queued: Callable[[], None],
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._service = service
        self._alarms = alarms
        self._sender = sender
        self._queued = queued
        """Called when a message to directors was added to the outbox."""
        self._wall = wall
        self._hooks = service.database.webhooks
        self._running: dict[int, asyncio.Task[None]] = {}
        self._loop = WakeableLoop(self._start_tasks, self._on_error, is_done=lambda: not self._running)
        self._snapshots: dict[int, _Snapshot] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._stop_listening = service.clock.on_change(self.wake)

    @property
    def policy(self) -> WebhookPolicy:
        """Which addresses the host allows."""
        return self._sender.policy

    async def _stop(self) -> None:
        self._stop_listening()
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _start_tasks(self) -> None:
        """Start a task for each webhook that is behind and not waiting for a retry.

        Set the alarm for the next retry.
        """
        now = self._service.clock.now()
        waiting: list[datetime] = []
        behind = await self._hooks.behind(self._service.shards) if self._sender.policy != "off" else []
        for hook in behind:
            if hook.id in self._running:
                continue
            if hook.next_try is not None and hook.next_try > now:
                waiting.append(hook.next_try)
                continue
            task = asyncio.create_task(self._run_hook(hook), name=f"webhook {hook.id}")
            self._running[hook.id] = task
            task.add_done_callback(partial(self._ended, hook.id))
        seconds = self._service.clock.real_seconds_until(min(waiting)) if waiting else None
        if seconds is not None:
            self._alarms.set("webhooks", min(timedelta(seconds=seconds), WAKE_AT_LEAST_EVERY), self.wake)

    def _on_error(self, error: Exception) -> None:
        """Log a failed run and schedule the next one; end the loop if the database is closed."""
        if isinstance(error, ClosedDatabaseError):
            raise error
        logger.error("could not check the webhooks; retrying shortly", exc_info=error)
        self._alarms.set("webhooks", RETRY_AFTER, self.wake)

    def _ended(self, hook: int, _task: asyncio.Task[None]) -> None:
        self._running.pop(hook, None)
        self.wake()

    async def _run_hook(self, hook: Webhook) -> None:
        """Serve one webhook until it is up to date or a request fails."""
        try:
            async with self._slots:
                await self._catch_up(hook)
        except ClosedDatabaseError:
            return
        except Exception:
            # A defect of ours: retried like a failure of the receiver, so that the webhook is not left without a task.
            logger.exception("webhook %s of %s could not be served", hook.id, hook.tournament_id)
            await self._failed(hook, Answer("broken"))

    async def _catch_up(self, hook: Webhook) -> None:
        """Send the webhook the changes of each command it has not received."""
        told_seq = hook.told_seq
        while True:
            loaded = await self._service.current(hook.tournament_id)
            if told_seq >= loaded.state.version:
                return
            before = await self._before(hook.id, loaded, told_seq)
            # In a thread: folding a long log and building its public view takes too long for the event loop.
            after, moment = await asyncio.to_thread(self._next_snapshot, loaded, before)
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
            self._snapshots[hook.id] = after
            if after.state.phase in OVER:
                del self._snapshots[hook.id]

    async def _before(self, hook: int, loaded: LoadedTournament, seq: int) -> _Snapshot:
        """Return the snapshot at a sequence number: the cached one, or one folded from the log."""
        known = self._snapshots.get(hook)
        if known is not None and known.seq == seq:
            return known
        return await asyncio.to_thread(self._snapshot_at, loaded, seq)

    def _snapshot_at(self, loaded: LoadedTournament, seq: int) -> _Snapshot:
        return self._snapshot(loaded, loaded_state(loaded.records[:seq])[0], seq)

    def _next_snapshot(self, loaded: LoadedTournament, before: _Snapshot) -> tuple[_Snapshot, datetime]:
        """Return the snapshot after the next command, and the time of that command."""
        first = loaded.records[before.seq]
        last = before.seq
        while last < len(loaded.records) and loaded.records[last].command_id == first.command_id:
            last += 1
        new = loaded.records[before.seq : last]
        if last == len(loaded.records):
            state = loaded.state
        elif undoes_before(tuple(new)):  # an undo rewrites earlier state: fold from the start
            state = loaded_state(loaded.records[:last])[0]
        else:
            state = fold(new, before.state)
        return self._snapshot(loaded, state, last, news_after=before.seq), new[-1].at

    def _snapshot(
        self, loaded: LoadedTournament, state: TournamentState, seq: int, news_after: int | None = None
    ) -> _Snapshot:
        context = context_at(state, self._service.engine, names_of(loaded))
        after = seq if news_after is None else news_after
        return _Snapshot(seq, state, public_tournament(context, loaded.id, loaded.records[:seq], news_after=after))

    async def _send(self, hook: Webhook, message: str, notice: Notice) -> Answer:
        """Sign and send a notice."""
        body = notice.model_dump_json().encode()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"Herald/{__version__}",
            **signed_headers(hook.secret, message, int(self._wall()), body),
        }
        return await self._sender.send(hook.address, headers, body)

    async def _failed(self, hook: Webhook, answer: Answer) -> None:
        """Store a failure and the time of the next attempt.

        Disable the webhook if it failed for too long or answered 410 Gone.
        """
        now = self._service.clock.now()
        trouble, failures = answer.trouble or "", hook.failures + 1
        wait = max(pause_after(failures), timedelta(seconds=answer.wait))
        logger.warning("webhook %s of %s was not taken: %s", hook.id, hook.tournament_id, trouble)
        await self._hooks.failed(hook.id, trouble, at=now, next_try=now + wait)
        is_given_up = now - (hook.failing_since or now) >= PATIENCE and failures >= FEWEST_TRIES
        if is_given_up or trouble == "gone":
            await self._switch_off(hook, trouble, now)

    async def _switch_off(self, hook: Webhook, trouble: str, now: datetime) -> None:
        """Notify the directors, then disable the webhook.

        In this order, so that a crash in between does not lose the notice.
        """
        loaded = await self._service.loaded(hook.tournament_id)
        with in_language(posts_language(loaded.state)):
            text = texts.webhooks.given_up(host=host(hook.address), trouble=trouble_text(trouble))
        since = int((hook.failing_since or now).timestamp())
        about = f"webhook:{hook.id}:{since}"
        await notify_directors(self._service, hook.tournament_id, loaded.records[-1].command_id, about, text)
        self._queued()
        await self._hooks.disable(hook.id, at=now)

    async def test(self, hook: Webhook) -> str | None:
        """Send an empty notice now.

        Return why it was not accepted, None if it was. Waiting changes are not affected.
        """
        loaded = await self._service.loaded(hook.tournament_id)
        now = self._service.clock.now()
        shown = await asyncio.to_thread(self._snapshot_at, loaded, loaded.state.version)
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
    """Return the id of the message about a command: the same for each attempt.

    It does not contain the command's position in the log, which would reveal the number of sealed (not yet public)
    events.
    """
    about = f"{service.database.installation}-{hook.tournament_id}"
    return f"{about}-{hashlib.sha256(f'{about}-{command}'.encode()).hexdigest()[:20]}"
