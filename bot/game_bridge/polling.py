"""When game servers are asked: every minute while games end, ever less while nothing happens.

Making games, fetching results and starting rounds are attempts of their own, per tournament: none stops another, and no
tournament or server stops the others.
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

from bot.game_bridge.fetching import Fetching
from bot.game_bridge.making import Making
from bot.game_bridge.server_session import DATABASE_ERRORS, ServerSession
from bot.game_bridge.starting import Starting
from bot.game_server_api.in_use import Opened, servers_in_use
from bot.game_server_api.port import GameServerError
from bot.game_server_api.server_health import NO_ANSWER, ServerHealth
from bot.game_server_api.token_store import TokenStore
from bot.runtime.alarms import Alarms
from bot.runtime.wakeable_loop import WakeableLoop
from bot.service.loaded import Change, LoadedTournament
from bot.service.service import Service
from bot.text.wording.servers import away
from bot.views.server_troubles import refused_text
from formats.core.errors import TournamentError
from formats.core.log import SERVER

logger = logging.getLogger(__name__)

SOON = timedelta(minutes=1)
"""After something has happened servers are asked again so long after."""

SELDOM = timedelta(minutes=15)
"""And never less often, while games are open."""

SLOWER = 1.5
AWAY_LONG = timedelta(hours=1)
"""Directors are told of a server that has given no answer for so long."""

LIVING = frozenset({"running"})


@dataclass
class Pace:
    """When a tournament's server is asked next, and what it refuses."""

    pause: timedelta = SOON
    at: datetime | None = None
    reachable: bool = True
    health: ServerHealth = field(default_factory=ServerHealth)

    def next(self, now: datetime, *, news: bool) -> None:
        """Asked at `now`."""
        self.pause = SOON if news else min(self.pause * SLOWER, SELDOM)
        self.at = now + self.pause

    def back_off(self, now: datetime, again_in: float | None) -> None:
        """The server wants to be left alone, or is away."""
        self.pause = min(self.pause * 2, SELDOM)
        self.at = now + max(self.pause if again_in is None else timedelta(seconds=again_in), SOON / 60)


class Work(Protocol):
    """One thing that is asked of a server; `answered` where something usable came back."""

    answered: bool


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of one thing that was asked: news, or why not."""

    work: Work
    news: bool = False
    error: GameServerError | None = None

    @property
    def answered(self) -> bool:
        """Has the server answered, if only that it refuses?"""
        return self.work.answered or (self.error is not None and self.error.trouble not in NO_ANSWER)


async def attempted(work: Work, doing: Awaitable[bool]) -> Attempt:
    """Try one thing: whatever goes wrong with it stops nothing else. Troubles of our database are not its own."""
    try:
        return Attempt(work, await doing)
    except DATABASE_ERRORS:
        raise
    except GameServerError as error:
        return Attempt(work, error=error)
    except Exception as error:
        logger.exception("%s failed", type(work).__name__)
        return Attempt(work, error=GameServerError("unreadable", detail=type(error).__name__))


class GameBridge:
    """Keeps all tournaments with a game server up to date with it. Works with the servers in use.

    `queued` is called when posts have been queued.
    """

    def __init__(self, service: Service, alarms: Alarms, vault: TokenStore, queued: Callable[[], None]) -> None:
        self._service = service
        self._queued = queued
        self._alarms = alarms
        self._vault = vault
        self._lookout = WakeableLoop(self._look_at_all, self._stumbled, lambda: not self._looks)
        self._wanted = False
        """Is a look wanted, or has only one ended?"""
        self._looks: dict[str, asyncio.Task[None]] = {}
        """The looks that go on, by server: one that hangs holds up no other server."""
        self._keeping_up: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """By server; held while something is asked of it or made there for a tournament."""
        self._again: set[str] = set()
        """Servers to be looked at once more when their look ends."""
        self._paces: dict[str, Pace] = {}
        self._changed: set[str] = set()
        self._elsewhere: set[str] = set()
        """Tournaments without a game server: they need not be loaded to know that."""
        self._stop_listening = service.clock.on_change(self.wake)
        service.on_change(self._on_change)
        service.on_change_elsewhere(self._on_change_elsewhere)

    def _on_change(self, change: Change) -> None:
        self._elsewhere.discard(change.loaded.id)
        if change.after.settings.game_server and servers_in_use():
            if not (change.records and change.records[0].actor.startswith(SERVER)):
                self._changed.add(change.loaded.id)
            self.wake()

    def _on_change_elsewhere(self, tournament: str, server: int | None) -> None:
        if self._service.shards.has(server):
            self._elsewhere.discard(tournament)
            self._changed.add(tournament)
            self.wake()

    def wake(self) -> None:
        """Look soon."""
        if servers_in_use():
            self._wanted = True
            self._lookout.wake()

    def forget_pauses(self) -> None:
        """Ask all servers again at once."""
        self._paces.clear()
        self.wake()

    def health(self, tournament: str) -> ServerHealth:
        """What a tournament's server refuses, as far as we know since the start of this process."""
        pace = self._paces.get(tournament)
        return ServerHealth() if pace is None else pace.health

    async def settled(self) -> None:
        """Wait until everything that can be done by now has been done."""
        await self._lookout.settled()

    async def give_up(self) -> None:
        """Some shards are ours no more: wait until nothing is asked or made for their tournaments."""
        for lock in list(self._keeping_up.values()):
            async with lock:
                pass

    async def run(self) -> None:
        """Keep up until cancelled."""
        self.wake()
        try:
            await self._lookout.run()
        finally:
            self._stop_listening()
            looks = list(self._looks.values())
            for look in looks:
                look.cancel()
            await asyncio.gather(*looks, return_exceptions=True)

    async def _look_at_all(self) -> None:
        if not self._wanted:
            return
        self._wanted = False
        guard = self._service.database.connections.guard
        if guard is not None and not guard.is_certain:
            self._alarms.set("game servers", SOON, self.wake)
            return  # another process may be at work: it asks
        await self._look()

    def _stumbled(self, error: Exception) -> None:
        if isinstance(error, DATABASE_ERRORS):
            logger.warning("the bridge to game servers waits: %s", error)
        else:
            logger.error("the bridge to game servers stumbled; trying again in a minute", exc_info=error)
        self._alarms.set("game servers", SOON, self.wake)

    def _set_alarm(self) -> None:
        now = self._service.clock.now()
        due = [pace.at for pace in self._paces.values() if pace.at is not None]
        seconds = self._service.clock.real_seconds_until(min(due)) if due else None
        if seconds is not None:
            self._alarms.set("game servers", max(timedelta(seconds=seconds), SOON / 60), self.wake)
        elif due and min(due) <= now:
            self._alarms.set("game servers", SOON, self.wake)

    async def _look(self) -> None:
        """Look at all tournaments: those of one server one after the other, servers at the same time."""
        living = await self._service.database.tournaments.all(phases=LIVING, shards=self._service.shards)
        by_server: defaultdict[str, list[str]] = defaultdict(list)
        for row in living:
            loaded = None if row.id in self._elsewhere else await self._loaded(row.id)
            if loaded is None:
                continue
            if servers_in_use().get(loaded.state.settings.game_server) is not None:
                by_server[loaded.state.settings.game_server].append(row.id)
            elif not loaded.state.settings.game_server:
                self._elsewhere.add(row.id)
        for key, tournaments in by_server.items():
            if key in self._looks:
                self._again.add(key)
            else:
                self._looks[key] = look = asyncio.create_task(self._look_on(key, tournaments))
                look.add_done_callback(partial(self._looked, key))
        self._set_alarm()
        for gone in self._paces.keys() - {row.id for row in living}:
            del self._paces[gone]

    def _looked(self, key: str, look: asyncio.Task[None]) -> None:
        """A look at a server has ended; what was wanted of it meanwhile comes next."""
        del self._looks[key]
        if look.cancelled():
            return
        error = look.exception()
        if isinstance(error, Exception):
            self._stumbled(error)
        else:
            self._set_alarm()
        self._wanted = self._wanted or key in self._again
        self._again.discard(key)
        self._lookout.wake()

    async def _loaded(self, tournament: str) -> LoadedTournament | None:
        try:
            return await self._service.loaded(tournament)
        except TournamentError:
            return None  # a log that cannot be read is told of elsewhere

    async def _look_on(self, key: str, tournaments: Sequence[str]) -> None:
        for tournament in tournaments:
            loaded, server = await self._loaded(tournament), servers_in_use().get(key)
            if loaded is None or server is None:
                continue
            async with self._keeping_up[key]:
                try:
                    await self._keep_up(loaded, server)
                except DATABASE_ERRORS:
                    raise
                except Exception:
                    logger.exception("%s failed for %s; the others go on", server.plugin.name, tournament)
                    self._paces.setdefault(tournament, Pace()).back_off(self._service.clock.now(), None)

    async def _keep_up(self, loaded: LoadedTournament, server: Opened) -> None:
        if not self._service.shards.has(loaded.row.guild_id):
            return
        pace, now = self._paces.setdefault(loaded.id, Pace()), self._service.clock.now()
        changed = loaded.id in self._changed
        self._changed.discard(loaded.id)
        if pace.at is not None and now < pace.at and not (changed and pace.reachable):
            return
        desk = ServerSession(self._service, self._vault, loaded, server, self._queued)
        due = pace.at is None or now >= pace.at
        making, fetching, starting = Making(desk), Fetching(desk), Starting(desk)
        made = await attempted(making, making.make())
        attempts = [made]
        if due and not (pace.at is None and made.news):  # what was made this moment has not been played
            attempts.append(await attempted(fetching, fetching.fetch()))
        if due or made.news:
            attempts.append(await attempted(starting, starting.start()))
        errors = [attempt.error for attempt in attempts if attempt.error is not None]
        lost = [error for error in errors if error.trouble in NO_ANSWER]
        if lost:
            pace.back_off(now, max((error.again_in for error in lost if error.again_in is not None), default=None))
        elif due:
            pace.next(now, news=any(attempt.news for attempt in attempts))
        answered = any(attempt.answered for attempt in attempts)
        if not (due or errors or answered):
            return  # nothing was asked
        if bool(lost) == pace.reachable:
            reasons = "; ".join(f"{error.trouble} {error.detail}".rstrip() for error in lost) or "it answers again"
            logger.warning("%s: %s", server.plugin.name, reasons)
        pace.reachable = not lost
        pace.health = ServerHealth(
            away_since=(pace.health.away_since or now) if lost and not answered else None,
            refused=next((error.detail for error in errors if error.trouble not in NO_ANSWER), None),
            unmade=making.unmade,
            stuck=starting.stuck if due or made.news else pace.health.stuck,
        )
        await self._tell(desk, making, pace.health)

    async def _tell(self, desk: ServerSession, making: Making, health: ServerHealth) -> None:
        """Tell directors what is the matter, once of all that begins in a day."""
        if health.refused is not None:
            await desk.tell_directors(f"refused {desk.now.date()}", refused_text(desk.key, health.refused))
        if health.away_since is None:
            await making.tell(AWAY_LONG)
        elif desk.now - health.away_since >= AWAY_LONG:
            await desk.tell_directors(f"away {health.away_since.date()}", away(desk.key, health.away_since))
