"""A whole small world for tests: a sandbox, a server with a director, and the real bot connected over real sockets."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import discord

from bot.app.worker import InlineDecider
from bot.client import Herald
from bot.sandbox.clock import Clock
from bot.sandbox.server import Sandbox
from storage.database import Database

if TYPE_CHECKING:
    from pathlib import Path

    from bot.app.service import Live
    from bot.app.worker import Decider
    from bot.sandbox.people import Person, Server

START = datetime(2026, 1, 3, 15, 0, tzinfo=UTC)
"""A Saturday, 10:00 in New York. Time stands still in tests until somebody moves it."""

ARIMAA = "preset:arimaa_world_championship_2010"
LOBBY = "lobby"


class World:
    """The world of one test. `director` owns the server; `lobby` is where tournaments are announced."""

    def __init__(self, folder: Path, start: datetime = START, decider: Decider | None = None) -> None:
        self.clock = Clock(start, running=False)
        self.sandbox = Sandbox(clock=self.clock)
        self._file = folder / "herald.db"
        self._decider = decider or InlineDecider()
        self._running: asyncio.Task[None] | None = None
        self.herald: Herald
        self.database: Database
        self.server: Server
        self.director: Person

    async def open(self) -> None:
        """Start the sandbox and the bot."""
        await self.sandbox.open()
        self.sandbox.redirect(discord)
        self.server = self.sandbox.guild("Club", owner="Omar", channels=(LOBBY, "elsewhere"))
        self.director = self.sandbox.person("Omar")
        await self.start_bot()

    async def close(self) -> None:
        """Stop everything."""
        await self.stop_bot()
        await self.sandbox.stop()

    async def start_bot(self) -> None:
        """Connect the bot, with whatever its database holds."""
        self.database = await Database.open(self._file)
        self.herald = Herald(self.database, self.clock, decider=self._decider, guild_ready_timeout=0)
        self._running = asyncio.create_task(self.herald.start(self.sandbox.token))
        waiting = asyncio.create_task(self.herald.at_work.wait())
        await asyncio.wait({self._running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            waiting.cancel()
            self._running.result()
        await waiting

    async def stop_bot(self) -> None:
        """Disconnect the bot and close its database."""
        if self._running is None:
            return
        await self.herald.close()
        with suppress(asyncio.CancelledError):
            await self._running
        await self.database.close()
        self._running = None

    async def restart_bot(self) -> None:
        """What a host does after an update."""
        await self.stop_bot()
        await self.start_bot()

    async def settled(self) -> None:
        """Wait until the timetable has nothing due and everything has been posted."""
        await self.herald.timetable.settled()
        await self.herald.announcer.settled()

    async def jump(self, by: timedelta) -> None:
        """Let this much time pass, and everything happen that is due then."""
        self.clock.advance(by)
        await self.settled()

    async def jump_to(self, at: datetime) -> None:
        """Go to a later moment, and let everything happen that is due then."""
        self.clock.to(at)
        await self.settled()

    async def players(self, *names: str, zone: str = "America/New_York") -> list[Person]:
        """New members of the server."""
        return [await self.server.join(name, zone=zone) for name in names]

    async def tournament(self, what: str = ARIMAA, title: str = "Cup", *, players: tuple[str, ...] = ()) -> Live:
        """A tournament with open sign-up in the lobby, created by the director, and these players in it."""
        await self.director.slash("/td create", channel=LOBBY, what=what, title=title)
        await self.director.slash("/td open", channel=LOBBY)
        for person in await self.players(*players):
            await person.slash("/join", channel=LOBBY)
        await self.settled()
        return await self.live()

    async def live(self, tournament_id: str = "t1") -> Live:
        """A tournament as the bot holds it."""
        return await self.herald.service.live(tournament_id)
