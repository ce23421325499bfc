"""Schedule of calls to game servers: every minute while games end, with growing pauses while nothing happens.

For each tournament, creating games, fetching results and starting rounds are independent attempts: an error of one does
not prevent the others, and no tournament or server blocks others. One task runs per server and handles its tournaments
in turn, because servers limit concurrent requests; tasks of different servers run concurrently.

Pauses grow by `PAUSE_FACTOR` up to `LONGEST_PAUSE` and return to `SHORTEST_PAUSE` when anything new was found; an
unreachable server doubles them. Only the process that holds the lease calls servers; if it is not certain to hold it,
it waits. A change of a tournament polls its server at once, except changes made by the bridge itself, which would cause
a loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from bot.game_bridge.game_creator import GameCreator
from bot.game_bridge.result_fetcher import ResultFetcher
from bot.game_bridge.round_starter import RoundStarter
from bot.game_bridge.server_session import DATABASE_ERRORS, ServerSession
from bot.game_server_api.in_use import Opened, name_of, servers_in_use
from bot.game_server_api.port import GameServerError
from bot.game_server_api.server_health import NO_ANSWER, ServerHealth
from bot.game_server_api.token_store import TokenStore
from bot.runtime.alarms import Alarms
from bot.runtime.wakeable_loop import BackgroundTask, WakeableLoop
from bot.service.loaded import Change, LoadedTournament
from bot.service.service import Service
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.views.server_troubles import refused_text
from formats.core.errors import TournamentError
from formats.core.log import SERVER

logger = logging.getLogger(__name__)

SHORTEST_PAUSE = timedelta(minutes=1)
"""Pause after a poll that found something new."""

LONGEST_PAUSE = timedelta(minutes=15)
"""Longest pause between polls while games are open."""

PAUSE_FACTOR = 1.5
AWAY_LONG = timedelta(hours=1)
"""Directors are notified of a server without a usable answer for so long."""

RUNNING_PHASES = frozenset({"running"})


@dataclass
class Pace:
    """Time of the next poll of a tournament, and the state of its server."""

    pause: timedelta = SHORTEST_PAUSE
    at: datetime | None = None
    reachable: bool = True
    health: ServerHealth = field(default_factory=ServerHealth)

    def next(self, now: datetime, *, news: bool) -> None:
        """Schedule the next poll after a successful one at `now`."""
        self.pause = SHORTEST_PAUSE if news else min(self.pause * PAUSE_FACTOR, LONGEST_PAUSE)
        self.at = now + self.pause

    def back_off(self, now: datetime, again_in: float | None) -> None:
        """Schedule the next poll after a failure, at the time named by the server if there is one."""
        self.pause = min(self.pause * 2, LONGEST_PAUSE)
        self.at = now + max(self.pause if again_in is None else timedelta(seconds=again_in), SHORTEST_PAUSE / 60)


class Work(Protocol):
    """A kind of call to a server; `answered` if anything usable came back."""

    answered: bool


@dataclass(frozen=True, slots=True)
class Attempt:
    """Outcome of one attempt: news, or an error."""

    work: Work
    news: bool = False
    error: GameServerError | None = None

    @property
    def answered(self) -> bool:
        """Whether the server answered, even if only with a rejection."""
        return self.work.answered or (self.error is not None and self.error.trouble not in NO_ANSWER)


async def attempted(work: Work, doing: Awaitable[bool]) -> Attempt:
    """Run one attempt and return its outcome.

    Only errors of the database are raised, because they concern all tournaments.
    """
    try:
        return Attempt(work, await doing)
    except DATABASE_ERRORS:
        raise
    except GameServerError as error:
        return Attempt(work, error=error)
    except Exception as error:
        logger.exception("%s failed", type(work).__name__)
        return Attempt(work, error=GameServerError("unreadable", detail=type(error).__name__))


class GameBridge(BackgroundTask):
    """Background task that keeps all tournaments with a game server up to date with it.

    `queued` is called when posts have been added to the outbox.
    """

    def __init__(self, service: Service, alarms: Alarms, token_store: TokenStore, queued: Callable[[], None]) -> None:
        self._service = service
        self._queued = queued
        self._alarms = alarms
        self._token_store = token_store
        self._loop = WakeableLoop(self._poll_all, self._on_error, lambda: not self._polls)
        self._poll_wanted = False
        """Whether a poll was requested; the loop is also woken when one has ended."""
        self._polls: dict[str, asyncio.Task[None]] = {}
        """Running polls by server; a server that does not answer does not delay others."""
        self._poll_again: set[str] = set()
        """Servers to be polled again when their running poll ends."""
        self._paces: dict[str, Pace] = {}
        self._changed: set[str] = set()
        self._without_server: set[str] = set()
        """Cache of tournaments known to have no game server, which therefore need not be loaded."""
        self._stop_listening = service.clock.on_change(self.wake)
        service.on_change(self._on_change)
        service.on_change_elsewhere(self._on_change_elsewhere)

    def _on_change(self, change: Change) -> None:
        """Request a poll after a change of a tournament with a server."""
        self._without_server.discard(change.loaded.id)
        if change.after.settings.game_server and servers_in_use():
            if not (change.records and change.records[0].actor.startswith(SERVER)):
                self._changed.add(change.loaded.id)
            self.wake()

    def _on_change_elsewhere(self, tournament: str, server: int | None) -> None:
        """Request a poll after a change by another process."""
        if self._service.shards.has(server):
            self._without_server.discard(tournament)
            self._changed.add(tournament)
            self.wake()

    def wake(self) -> None:
        """Request a poll."""
        if servers_in_use():
            self._poll_wanted = True
            self._loop.wake()

    def forget_pauses(self) -> None:
        """Poll all servers immediately."""
        self._paces.clear()
        self.wake()

    def health(self, tournament: str) -> ServerHealth:
        """Return the state of a tournament's server, as known since the start of this process."""
        pace = self._paces.get(tournament)
        return ServerHealth() if pace is None else pace.health

    async def _stop(self) -> None:
        self._stop_listening()
        polls = list(self._polls.values())
        for poll in polls:
            poll.cancel()
        await asyncio.gather(*polls, return_exceptions=True)

    async def _poll_all(self) -> None:
        """Start polls if they were requested and this process certainly holds the lease."""
        if not self._poll_wanted:
            return
        self._poll_wanted = False
        guard = self._service.database.connections.guard
        if guard is not None and not guard.is_certain:
            self._alarms.set("game servers", SHORTEST_PAUSE, self.wake)
            return  # another process may hold the lease now, and would call the servers too
        await self._start_polls()

    def _on_error(self, error: Exception) -> None:
        if isinstance(error, DATABASE_ERRORS):
            logger.warning("game servers are not polled because of the database: %s", error)
        else:
            logger.error("polling game servers failed; trying again in a minute", exc_info=error)
        self._alarms.set("game servers", SHORTEST_PAUSE, self.wake)

    def _set_alarm(self) -> None:
        """Set the alarm for the earliest due poll."""
        now = self._service.clock.now()
        due = [pace.at for pace in self._paces.values() if pace.at is not None]
        seconds = self._service.clock.real_seconds_until(min(due)) if due else None
        if seconds is not None:
            self._alarms.set("game servers", max(timedelta(seconds=seconds), SHORTEST_PAUSE / 60), self.wake)
        elif due and min(due) <= now:
            self._alarms.set("game servers", SHORTEST_PAUSE, self.wake)

    async def _start_polls(self) -> None:
        """Start one poll for each server with running tournaments."""
        living = await self._service.database.tournaments.all(phases=RUNNING_PHASES, shards=self._service.shards)
        by_server: defaultdict[str, list[str]] = defaultdict(list)
        for row in living:
            loaded = None if row.id in self._without_server else await self._loaded(row.id)
            if loaded is None:
                continue
            if servers_in_use().get(loaded.state.settings.game_server) is not None:
                by_server[loaded.state.settings.game_server].append(row.id)
            elif not loaded.state.settings.game_server:
                self._without_server.add(row.id)
        for key, tournaments in by_server.items():
            if key in self._polls:
                self._poll_again.add(key)
            else:
                self._polls[key] = poll = asyncio.create_task(self._poll_server(key, tournaments))
                poll.add_done_callback(partial(self._poll_done, key))
        self._set_alarm()
        for gone in self._paces.keys() - {row.id for row in living}:
            del self._paces[gone]

    def _poll_done(self, key: str, poll: asyncio.Task[None]) -> None:
        """Handle the end of a server's poll, and start another if one was requested meanwhile."""
        del self._polls[key]
        if poll.cancelled():
            return
        error = poll.exception()
        if isinstance(error, Exception):
            self._on_error(error)
        else:
            self._set_alarm()
        self._poll_wanted = self._poll_wanted or key in self._poll_again
        self._poll_again.discard(key)
        self._loop.wake()

    async def _loaded(self, tournament: str) -> LoadedTournament | None:
        try:
            return await self._service.loaded(tournament)
        except TournamentError:
            return None  # an unreadable log is reported by the service

    async def _poll_server(self, key: str, tournaments: Sequence[str]) -> None:
        """Poll the tournaments of one server one after the other."""
        for tournament in tournaments:
            loaded, server = await self._loaded(tournament), servers_in_use().get(key)
            if loaded is None or server is None:
                continue
            try:
                await self._synchronize(loaded, server)
            except DATABASE_ERRORS:
                raise
            except Exception:
                logger.exception("polling %s failed for tournament %s; continuing", server.plugin.name, tournament)
                self._paces.setdefault(tournament, Pace()).back_off(self._service.clock.now(), None)

    async def _synchronize(self, loaded: LoadedTournament, server: Opened) -> None:
        """Create games, fetch results and start rounds of one tournament, if they are due."""
        pace, now = self._paces.setdefault(loaded.id, Pace()), self._service.clock.now()
        changed = loaded.id in self._changed
        self._changed.discard(loaded.id)
        if pace.at is not None and now < pace.at and not (changed and pace.reachable):
            return
        session = ServerSession(self._service, self._token_store, loaded, server, self._queued)
        due = pace.at is None or now >= pace.at
        creator, fetcher, starter = GameCreator(session), ResultFetcher(session), RoundStarter(session)
        made = await attempted(creator, creator.make())
        attempts = [made]
        if due and not (pace.at is None and made.news):  # a game created just now has no result yet
            attempts.append(await attempted(fetcher, fetcher.fetch()))
        if due or made.news:
            attempts.append(await attempted(starter, starter.start()))
        errors = [attempt.error for attempt in attempts if attempt.error is not None]
        lost = [error for error in errors if error.trouble in NO_ANSWER]
        if lost:
            pace.back_off(now, max((error.again_in for error in lost if error.again_in is not None), default=None))
        elif due:
            pace.next(now, news=any(attempt.news for attempt in attempts))
        answered = any(attempt.answered for attempt in attempts)
        if not (due or errors or answered):
            return  # the server was not called
        if bool(lost) == pace.reachable:
            reasons = "; ".join(f"{error.trouble} {error.detail}".rstrip() for error in lost) or "it answers again"
            logger.warning("%s: %s", server.plugin.name, reasons)
        pace.reachable = not lost
        pace.health = ServerHealth(
            away_since=(pace.health.away_since or now) if lost and not answered else None,
            refused=next((error.detail for error in errors if error.trouble not in NO_ANSWER), None),
            unmade=creator.unmade,
            stuck=starter.stuck if due or made.news else pace.health.stuck,
        )
        await self._notify_directors(session, creator, pace.health)

    async def _notify_directors(self, session: ServerSession, creator: GameCreator, health: ServerHealth) -> None:
        """Notify directors of a server's troubles, once a day for each kind."""
        if health.refused is not None:
            await session.notify_directors(f"refused {session.now.date()}", refused_text(session.key, health.refused))
        if health.away_since is None:
            await creator.notify_directors(AWAY_LONG)
        elif session.now - health.away_since >= AWAY_LONG:
            await session.notify_directors(
                f"away {health.away_since.date()}",
                texts.servers.away(server=name_of(session.key), since=stamp_with_distance(health.away_since)),
            )
