"""The bot's process as the run sees it: started, sent the time, asked to become idle, killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import datetime, timedelta
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, TypeVar

from bot.sandbox.clock import Clock
from tests.chaos.bot_process import Place, live

T = TypeVar("T")

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.chaos.warm_server"])

READY_SECONDS = 90.0
SETTLE_SECONDS = 15.0


class BotDiedError(Exception):
    """The bot's process ended while its answer was awaited."""


class RunningBot:
    """One bot after the other at the same place.

    `skew` is how far its clock is ahead of Discord's; `starts` counts the processes, `deaths` those that were killed;
    `cpu` is how many seconds of computing those needed that are no more. `life` is what a process does.
    """

    def __init__(self, place: Place, clock: Clock, life: Callable[..., None] = live) -> None:
        self.place = place
        self._life = life
        self.skew = timedelta()
        self.starts = 0
        self.deaths = 0
        self.cpu = 0.0
        self.agenda: list[tuple[datetime, str]] = []
        self._clock = clock
        self._process: ForkServerProcess | None = None
        self._wire: Connection | None = None
        self._over = asyncio.Event()
        self._over.set()
        self._ready = asyncio.Event()
        self._settled = asyncio.Event()
        self._asked = 0
        clock.on_change(self.tell_time)

    @property
    def alive(self) -> bool:
        """Is there a process, as far as is known?"""
        return not self._over.is_set()

    @property
    def pid(self) -> int:
        """The process's id; RuntimeError where there is none."""
        if self._process is None or self._process.pid is None:
            raise RuntimeError("there is no process")
        return self._process.pid

    async def start(self) -> bool:
        """Start a process; False where it ended, or did not get to work, before it was ready."""
        self.starts += 1
        ours, theirs = PROCESSES.Pipe()
        self._over, self._ready, self._settled = asyncio.Event(), asyncio.Event(), asyncio.Event()
        when = (self._clock.now().timestamp(), self.skew.total_seconds())
        self._process = PROCESSES.Process(target=self._life, args=(self.place, theirs, *when), daemon=True)
        await asyncio.to_thread(self._process.start)
        theirs.close()
        self._wire = ours
        asyncio.get_running_loop().add_reader(ours.fileno(), self._heard)
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.unless_dead(self._ready.wait())
        except (TimeoutError, BotDiedError):
            await self.end()
            return False
        return True

    def _heard(self) -> None:
        try:
            match self._wire.recv() if self._wire is not None else ("over", None):
                case ("ready", _):
                    self._ready.set()
                case ("agenda", list(agenda)):
                    self.agenda = agenda
                case ("settled", number) if number == self._asked:
                    self._settled.set()
        except (EOFError, OSError):
            self._hang_up()

    def _hang_up(self) -> None:
        """Close the pipe to the ended process, and record that it is over."""
        if self._wire is not None:
            asyncio.get_running_loop().remove_reader(self._wire.fileno())
            self._wire.close()
            self._wire = None
        self._over.set()

    def _say(self, *words: Any) -> None:
        if self._wire is not None:
            with suppress(OSError):
                self._wire.send(words)

    def tell_time(self) -> None:
        """Tell the process what time it is."""
        self._say("now", self._clock.now().timestamp(), self.skew.total_seconds())

    async def settle(self) -> bool:
        """Wait until it has nothing to do; False where it died or had no end of it."""
        self._asked += 1
        self._settled.clear()
        self._say("settle", self._asked)
        try:
            async with asyncio.timeout(SETTLE_SECONDS):
                await self.unless_dead(self._settled.wait())
        except (TimeoutError, BotDiedError):
            return False
        return True

    async def unless_dead(self, work: Coroutine[Any, Any, T]) -> T:
        """What `work` comes to; BotDiedError as soon as the process is gone."""
        doing = asyncio.ensure_future(work)
        dying = asyncio.ensure_future(self._over.wait())
        try:
            await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                return doing.result()
            raise BotDiedError
        finally:
            for task in (doing, dying):
                task.cancel()

    def kill(self) -> None:
        """`kill -9`, between two statements of whatever it is doing."""
        if self.alive and self._process is not None and self._process.pid is not None:
            self.deaths += 1
            self.cpu += _cpu(self._process.pid)
            os.kill(self._process.pid, signal.SIGKILL)
            # At once: a later pipe may reuse the file descriptor, and its reader would then never be called.
            self._hang_up()

    async def end(self) -> None:
        """Make sure that it is gone."""
        if self._process is not None:
            self.cpu += _cpu(self._process.pid or 0)
            self._process.kill()
            await asyncio.to_thread(self._process.join, 10)
            self._process = None
        self._hang_up()


def _cpu(pid: int) -> float:
    """Seconds of computing a process has needed so far; 0 where there is none."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    user, system = int(fields[11]), int(fields[12])
    return (user + system) / os.sysconf("SC_CLK_TCK")
