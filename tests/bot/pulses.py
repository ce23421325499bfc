"""Time for heartbeats in tests: it stands until a test lets it pass."""

from __future__ import annotations

import asyncio
from typing import Any


class Still:
    """A pulse in which no time passes but by `pass_by`."""

    def __init__(self) -> None:
        self._now = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._asleep = asyncio.Event()

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until a test has let so much time pass."""
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, waking))
        self._asleep.set()
        await waking

    async def asleep(self, life: asyncio.Task[Any]) -> None:
        """Wait until the task with this pulse sleeps, or has ended."""
        asleep = asyncio.create_task(self._asleep.wait())
        await asyncio.wait([asleep, life], return_when=asyncio.FIRST_COMPLETED)
        asleep.cancel()

    async def pass_by(self, seconds: float, life: asyncio.Task[Any]) -> None:
        """Let time pass, and the task with this pulse run as far as it then does."""
        await self.asleep(life)
        self._now += seconds
        woken = [waking for until, waking in self._sleepers if until <= self._now]
        if not woken or life.done():
            return
        self._sleepers = [sleeper for sleeper in self._sleepers if sleeper[1] not in woken]
        self._asleep.clear()
        for waking in woken:
            if not waking.done():
                waking.set_result(None)
        await self.asleep(life)
