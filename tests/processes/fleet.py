"""The bot's processes of a run: started together, killed one after the other, started again by their host."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random

from bot.sandbox.server import Sandbox
from bot.sandbox.services import Exchange
from tests.chaos.running_bot import READY_SECONDS, RunningBot

LOOK = 0.05

DOWN_SECONDS = (0.0, 5.0, 25.0)
"""Real seconds until a host has a dead process back: at once, soon, or long after a standby would have taken over.

Only the first two apply to a process that is alone.
"""

STARTS = 3
"""How often a host tries to start a process."""

BETWEEN = (2, 10)
"""Requests to Discord between two deaths for each server, at least and at most."""


class Fleet:
    """Every process, whether it lives or not, and the Discord whose shards they run."""

    def __init__(self, bots: Sequence[RunningBot], sandbox: Sandbox) -> None:
        self.bots = tuple(bots)
        self._sandbox = sandbox

    async def start(self) -> None:
        """Start them all, until every shard is run; RuntimeError where that does not come about."""
        started = await asyncio.gather(*(bot.start() for bot in self.bots))
        if not all(started) or not await self.complete():
            raise RuntimeError(f"of {len(started)} processes {started.count(True)} started; shards run: {self.run_now}")

    async def complete(self) -> bool:
        """Wait until every shard is run; False where that takes too long."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                while len(self.run_now) < self._sandbox.services.shards:  # noqa: ASYNC110 - Discord tells nobody
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            return False
        return True

    @property
    def run_now(self) -> set[int]:
        """The shards that are run now."""
        return {session["shard"][0] for session in self._sandbox.gateway.as_json()["sessions"] if session["connected"]}

    async def end(self) -> None:
        """End them all."""
        await asyncio.gather(*(bot.end() for bot in self.bots))

    async def settle(self) -> bool:
        """Wait until those that live have nothing to do; False where one had no end of it."""
        return all(await asyncio.gather(*(bot.settle() for bot in self.bots if bot.alive)))

    @property
    def deaths(self) -> int:
        """How often one was killed."""
        return sum(bot.deaths for bot in self.bots)

    @property
    def cpu(self) -> float:
        """Seconds of computing of those that are no more."""
        return sum(bot.cpu for bot in self.bots)


class Killer:
    """Kill one process after the other while requests are made, and start each again after a while.

    Gaps and pauses are drawn from the seed. The next process is killed only once all are at work, so that its successor
    had the time that is promised for a failover.
    """

    def __init__(
        self,
        seed: int,
        fleet: Fleet,
        kills: int,
        servers: int,
        failed: Callable[[str], None],
        down: Sequence[float] = DOWN_SECONDS,
    ) -> None:
        self._random = Random(f"processes {seed}")
        self._between = [servers * each for each in BETWEEN]
        self._fleet = fleet
        self._down = down[:2] if len(fleet.bots) == 1 else down
        self._left = kills
        self._failed = failed
        self._next = self._random.randrange(len(fleet.bots))
        self._requests = 0
        self._wanted = self._random.randint(*self._between)
        self._returning: asyncio.Task[None] | None = None
        self._on = False

    def begin(self) -> None:
        """From now on requests count."""
        self._on = True

    def request(self, _: Exchange) -> None:
        """Discord has just done what was asked, and not answered yet: the worst moment to die."""
        if not self._on or self._left == 0 or (self._returning is not None and not self._returning.done()):
            return
        self._requests += 1
        if self._requests >= self._wanted:
            self._requests, self._wanted = 0, self._random.randint(*self._between)
            self._left -= 1
            victim = self._fleet.bots[self._next]
            self._next = (self._next + 1) % len(self._fleet.bots)
            victim.kill()
            self._returning = asyncio.create_task(self._back(victim, self._random.choice(self._down)))

    async def _back(self, bot: RunningBot, seconds: float) -> None:
        await asyncio.sleep(seconds)
        # A process that cannot reach its database at the start ends with a sentence, and its host starts it again.
        tries = 1
        while not (started := await bot.start()) and tries < STARTS:
            tries += 1
        if not started or not await self._fleet.complete():
            self._failed("a process that was killed did not come back to work")

    async def over(self) -> None:
        """Stop killing, and wait until all processes are back."""
        self._left = 0
        if self._returning is not None:
            await self._returning
