"""Several whole bots on one database and one pretend Discord with shards, each with a heartbeat that a test drives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord

from bot.hosting.bot_runner import Hosting
from bot.hosting.client import Herald
from bot.runtime.permissions import NEEDED
from bot.sandbox.clock import Clock
from bot.sandbox.people import Person, Reply, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.world.models import Channel
from bot.shards.plan import shards_of
from storage.database import Database
from storage.errors import LeaseLostError
from storage.shards import Shards
from tests.bot.inline_decider import InlineDecider
from tests.bot.pulses import Still
from tests.bot.world import AT_ONCE, START, UNHURRIED
from tests.patience import PATIENT, SECONDS
from tests.postgres.databases import Place


class Process:
    """One of them."""

    def __init__(self, place: Place, clock: Clock, token: str, words: str, who: str) -> None:
        self._place = place
        self.pulse = Still()
        self.who = who
        self.told: list[str] = []
        options: dict[str, Any] = {"decider": InlineDecider(), "pictures": False, "dm_seconds": 0}
        options |= {"guild_ready_timeout": 0, "identify_seconds": 0}
        shards = shards_of(words) if words else None
        self.hosting = Hosting(Path(), clock, token, pulse=self.pulse, shards=shards, **options)

    async def start(self) -> None:
        """Start it, and wait until its heart beats or it waits for its turn."""
        await self.hosting.start(await Database.open(self._place))
        leaseholder = self.hosting._leaseholder
        leaseholder._told = self.told.append
        self.herald.boards.pace = UNHURRIED
        self.herald.announcer.limiter.per_second = AT_ONCE
        self.herald.announcer.answer_patience = SECONDS
        await self.pulse.asleep(self.life)

    @property
    def life(self) -> asyncio.Task[None]:
        return self.hosting._tasks[0]

    @property
    def herald(self) -> Herald:
        return self.hosting.herald

    @property
    def runs(self) -> Shards:
        """The shards it runs."""
        return self.hosting.database.connections.shards

    async def at_work(self) -> None:
        """Wait until it posts, keeps time, and is connected to all its shards."""
        async with asyncio.timeout(SECONDS):
            await self.herald.at_work.wait()
            while not self.runs.held <= self.herald.ready_shards:  # noqa: ASYNC110 - discord.py tells no other way
                await asyncio.sleep(0.01)

    async def settled(self) -> None:
        """Wait until nothing is due and everything has been posted."""
        await self.herald.timetable.settled()
        await self.herald.announcer.settled()
        await self.herald.boards.settled()
        await self.herald.announcer.settled()

    async def die(self) -> None:
        """Gone without a word: nothing is given back, nothing under way comes to its end."""
        life = self.hosting._tasks.pop(0)
        self.herald.alarms.stop()
        for task in self.herald._background:
            task.cancel()
        life.cancel()
        with suppress(asyncio.CancelledError, LeaseLostError):
            await life
        await asyncio.gather(*self.herald._background, return_exceptions=True)
        await self.herald.close()
        await self.hosting.database.close()


class Neighbourhood:
    """A pretend Discord, a server on each shard, and the processes that look after them."""

    def __init__(self, place: Place, count: int) -> None:
        self._place = place
        self.count = count
        self.clock = Clock(START, running=False)
        self.sandbox = Sandbox(
            clock=self.clock, bot_permissions=NEEDED.value, limits=PATIENT, shards=count, lanes=count
        )
        self.servers: list[Server] = []
        self.processes: list[Process] = []

    async def start(self, words: str = "", who: str = "") -> Process:
        """One process more; without words its host has said nothing of shards."""
        who = who or f"process {len(self.processes) + 1}"
        process = Process(self._place, self.clock, self.sandbox.token, words, who)
        self.processes.append(process)
        await process.start()
        return process

    def add_servers(self) -> None:
        """One on each shard, in the order of shards."""
        servers: dict[int, Server] = {}
        number = 0
        while len(servers) < self.count:
            number += 1
            self.clock.advance(timedelta(milliseconds=1))
            server = self.sandbox.guild(f"Club {number}", owner=f"Omar {number}", channels=(f"lobby-{number}",))
            servers.setdefault(Shards(self.count).of(server.id), server)
        self.servers = [servers[shard] for shard in range(self.count)]

    def director(self, shard: int) -> Person:
        """Who owns the server of a shard."""
        server = self.servers[shard]
        return server.owner

    async def seconds(self, number: int, *alive: Process) -> None:
        """Let time pass for the hearts of those who live."""
        for _ in range(number):
            for process in alive or self.alive:
                await process.pulse.pass_by(1.0, process.life)

    @property
    def alive(self) -> list[Process]:
        """Those that have not died."""
        return [process for process in self.processes if process.hosting._tasks]

    async def settled(self) -> None:
        """Wait until no process has work left."""
        for process in self.alive:
            if process.herald.at_work.is_set():
                await process.settled()

    async def jump(self, by: timedelta) -> None:
        """Let this much time pass in tournaments."""
        self.clock.advance(by)
        await self.settled()

    async def td(self, shard: int, command: str, **options: Any) -> Reply:
        """The director of a shard's server uses a command there."""
        reply = await self.director(shard).slash(command, channel=self.lobby(shard), **options)
        await self.settled()
        return reply

    def lobby(self, shard: int) -> Channel:
        """Where tournaments of a shard's server are announced."""
        return next(
            channel for channel in self.sandbox.world.channels.values() if channel.guild_id == self.servers[shard].id
        )


@asynccontextmanager
async def neighbourhood(place: Place, count: int) -> AsyncIterator[Neighbourhood]:
    """Such a place; all its processes end with it."""
    made = Neighbourhood(place, count)
    await made.sandbox.open()
    made.sandbox.redirect(discord)
    made.add_servers()
    try:
        yield made
    finally:
        for process in made.alive:
            await process.hosting.stop()
        await made.sandbox.stop()
