"""When game servers are asked: every minute while games end, ever less while nothing happens."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.alarms import Alarms
from bot.app.game_servers.in_use import Opened, servers_in_use
from bot.app.game_servers.port import GameServerError
from bot.app.game_servers.vault import Vault
from bot.app.speaking.wording.servers import away
from bot.app.tournaments.loaded import Change, LoadedTournament
from bot.app.tournaments.service import Service
from bot.game_bridge.desk import Desk
from bot.game_bridge.fetching import Fetching
from bot.game_bridge.making import Making
from bot.lookout import Lookout
from formats.core.errors import TournamentError
from formats.core.log import SERVER
from storage.errors import ClosedDatabaseError, LeaseLostError, StaleWriteError, UnusableDatabaseError

logger = logging.getLogger(__name__)

SOON = timedelta(minutes=1)
"""After something has happened servers are asked again so long after."""

SELDOM = timedelta(minutes=15)
"""And never less often, while games are open."""

SLOWER = 1.5
AWAY_LONG = timedelta(hours=1)
"""Directors are told of a server that has given no answer for so long."""

LIVING = frozenset({"running"})
PASSING_ERRORS = (UnusableDatabaseError, ClosedDatabaseError, LeaseLostError, StaleWriteError)


@dataclass
class Pace:
    """When a tournament's server is asked next."""

    pause: timedelta = SOON
    at: datetime | None = None
    reachable: bool = True
    away_since: datetime | None = None

    def next(self, now: datetime, *, news: bool) -> None:
        """Asked at `now`."""
        self.pause = SOON if news else min(self.pause * SLOWER, SELDOM)
        self.at = now + self.pause

    def stumbled(self, now: datetime, error: GameServerError) -> None:
        """The server wants to be left alone, or is away."""
        self.away_since = self.away_since or now
        self.pause = min(self.pause * 2, SELDOM)
        wanted = timedelta(seconds=error.again_in or 0)
        self.at = now + max(self.pause if error.again_in is None else wanted, SOON / 60)


class GameBridge:
    """Keeps all tournaments with a game server up to date with it. Works with the servers in use."""

    def __init__(self, service: Service, alarms: Alarms, vault: Vault) -> None:
        self._service = service
        self._alarms = alarms
        self._vault = vault
        self._lookout = Lookout(self._look_at_all, self._stumbled)
        self._keeping_up = asyncio.Lock()
        """Held while something is asked or made for a tournament."""
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
            self._lookout.wake()

    def forget_pauses(self) -> None:
        """Ask all servers again at once."""
        self._paces.clear()
        self.wake()

    def away_since(self, tournament: str) -> datetime | None:
        """Since when a tournament's server has given no answer; None where it has."""
        pace = self._paces.get(tournament)
        return None if pace is None else pace.away_since

    async def settled(self) -> None:
        """Wait until everything that can be done by now has been done."""
        await self._lookout.settled()

    async def give_up(self) -> None:
        """Some shards are ours no more: wait until nothing is asked or made for their tournaments."""
        async with self._keeping_up:
            pass

    async def run(self) -> None:
        """Keep up until cancelled."""
        self.wake()
        try:
            await self._lookout.run()
        finally:
            self._stop_listening()

    async def _look_at_all(self) -> None:
        guard = self._service.database.connections.guard
        if guard is not None and not guard.is_certain:
            self._alarms.set("game servers", SOON, self.wake)
            return  # another process may be at work: it asks
        await self._look()
        self._set_alarm()

    def _stumbled(self, error: Exception) -> None:
        if isinstance(error, PASSING_ERRORS):
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
        living = await self._service.database.tournaments.all(phases=LIVING, shards=self._service.shards)
        for row in living:
            if row.id in self._elsewhere:
                continue
            try:
                loaded = await self._service.loaded(row.id)
            except TournamentError:
                continue  # a log that cannot be read is told of elsewhere
            server = servers_in_use().get(loaded.state.settings.game_server)
            if server is not None:
                async with self._keeping_up:
                    await self._keep_up(loaded, server)
            elif not loaded.state.settings.game_server:
                self._elsewhere.add(row.id)
        for gone in self._paces.keys() - {row.id for row in living}:
            del self._paces[gone]

    async def _keep_up(self, loaded: LoadedTournament, server: Opened) -> None:
        if not self._service.shards.has(loaded.row.guild_id):
            return
        pace, now = self._paces.setdefault(loaded.id, Pace()), self._service.clock.now()
        changed = loaded.id in self._changed
        self._changed.discard(loaded.id)
        if pace.at is not None and now < pace.at and not (changed and pace.reachable):
            return
        desk = Desk(self._service, self._vault, loaded, server)
        try:
            news, refusal = await _made(desk)
            if pace.at is None and news:
                pace.next(now, news=True)  # what was made this moment has not been played
            elif pace.at is None or now >= pace.at:
                pace.next(now, news=await Fetching(desk).fetch() or news)
            if refusal is not None:
                raise refusal
            if not pace.reachable:
                logger.warning("%s answers again", server.plugin.name)
            pace.reachable, pace.away_since = True, None
        except GameServerError as error:
            if pace.reachable:
                logger.warning("%s is left alone for a while: %s %s", server.plugin.name, error.trouble, error.detail)
            pace.reachable = False
            pace.stumbled(now, error)
            if pace.away_since is not None and now - pace.away_since >= AWAY_LONG:
                # Once of all that begins in a day.
                about = f"away {pace.away_since.date()}"
                await desk.tell_directors(about, away(server.plugin.key, pace.away_since))


async def _made(desk: Desk) -> tuple[bool, GameServerError | None]:
    """Make what is to be made. Where the host's key is refused for that, what came of other games may still be told."""
    try:
        return await Making(desk).make(), None
    except GameServerError as error:
        if error.trouble != "refused":
            raise
        return False, error
