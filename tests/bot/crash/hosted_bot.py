"""A bot hosted as `python -m bot` hosts it, as a process of its own whose heartbeat a test drives."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import Any

import discord
import yarl

from bot.hosting.bot_runner import Hosting
from bot.sandbox.clock import Clock
from storage.database import Database
from tests.bot.crash.club import PROCESSES, Club
from tests.bot.inline_decider import InlineDecider
from tests.patience import SECONDS


class SharedPulse:
    """A pulse that stands until the test's process lets it go on, and tells there how often somebody slept."""

    def __init__(self, seconds: Synchronized[float], sleeps: Synchronized[int]) -> None:
        self._seconds = seconds
        self._sleeps = sleeps

    def now(self) -> float:
        return self._seconds.value

    async def sleep(self, seconds: float) -> None:
        """Wait until the test has let so much time pass."""
        until = self.now() + seconds
        self._sleeps.value += 1
        while self.now() < until:  # noqa: ASYNC110 - the test is another process
            await asyncio.sleep(0.005)


def host(rest: str, gateway: str, token: str, database: str, clock: Clock, pulse: SharedPulse) -> None:
    """Host a bot until asked to stop."""
    asyncio.run(_host(rest, gateway, token, database, clock, pulse))


async def _host(rest: str, gateway: str, token: str, database: str, clock: Clock, pulse: SharedPulse) -> None:
    discord.http.Route.BASE = rest
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    options: dict[str, Any] = {"decider": InlineDecider(), "guild_ready_timeout": 0, "pictures": False, "dm_seconds": 0}
    hosting = Hosting(Path(), clock, token, pulse=pulse, **options)
    await hosting.start(await Database.open(database))
    await stopped.wait()
    await hosting.stop()


class HostedBot:
    """The test's side of such a process."""

    def __init__(self, club: Club) -> None:
        self._seconds: Synchronized[float] = PROCESSES.Value("d", 0.0)
        self._sleeps: Synchronized[int] = PROCESSES.Value("i", 0)
        self._database = str(club.file)
        urls = club.sandbox.urls
        where = (urls.rest, urls.gateway, club.sandbox.token, self._database)
        pulse = SharedPulse(self._seconds, self._sleeps)
        self.process = PROCESSES.Process(target=host, args=(*where, Clock(club.clock.now(), running=False), pulse))

    async def start(self) -> None:
        """Start it, and wait until it lets its heart beat or waits for its turn."""
        self.process.start()
        await self._slept(1)

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, as long as it sleeps, and wait until it sleeps again."""
        sleeps = self._sleeps.value
        self._seconds.value += seconds
        await self._slept(sleeps + 1)

    async def _slept(self, times: int) -> None:
        async with asyncio.timeout(SECONDS):
            while self._sleeps.value < times:
                assert self.process.is_alive()
                await asyncio.sleep(0.005)

    @property
    def name(self) -> str:
        return f"process {self.process.pid} "

    async def holds(self) -> bool:
        """Is it the one at work?"""
        async with await Database.open(self._database) as database:
            lease = (await database.leases.all()).get("bot")
            return lease is not None and lease.who.startswith(self.name)

    async def stop(self) -> None:
        """Stop it (SIGSTOP), and wait until the kernel has done so."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGSTOP)
        async with asyncio.timeout(SECONDS):
            while " T " not in Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8"):  # noqa: ASYNC110, ASYNC240
                await asyncio.sleep(0.005)

    async def end(self, number: signal.Signals) -> int | None:
        """Send it a signal, and wait until it is gone; its exit status."""
        assert self.process.pid is not None
        os.kill(self.process.pid, number)
        await asyncio.to_thread(self.process.join, SECONDS)
        return self.process.exitcode
