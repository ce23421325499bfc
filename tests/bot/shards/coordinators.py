"""Processes that share shards, without Discord: each with its own connections and a heartbeat that tests let beat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.runtime.process_table import ProcessTable
from bot.shards.coordinator import ShardCoordinator
from bot.shards.plan import ShardPlan
from storage.database import Database
from storage.errors import LeaseLostError
from tests.bot.pulses import Still

LATEST = 30
"""Seconds after a death within which another process has to have taken over."""


class Work:
    """What a process does for its shards: here it only notes which these are."""

    def __init__(self) -> None:
        self.shards: set[int] = set()
        self.ends = asyncio.Event()
        self.ends.set()

    async def add_shards(self, added: frozenset[int]) -> None:
        self.shards |= added

    async def remove_shards(self, gone: frozenset[int]) -> None:
        """Ends when what is under way has ended."""
        await self.ends.wait()
        self.shards -= gone


Meanwhile = Callable[[], Awaitable[None]]


async def nothing() -> None:
    """Happens while Discord is asked, unless a test wants something else to."""


class Process:
    """One of several processes, with its own connections and heartbeat; `told` is what it reported to its host."""

    def __init__(
        self,
        database: Database,
        who: str,
        words: str,
        agreed: str,
        proposed: int,
        meanwhile: Meanwhile,
        table: ProcessTable | None = None,
    ) -> None:
        self.database = database
        self._proposed = proposed
        self._meanwhile = meanwhile
        self.asked = 0
        self.pulse = Still()
        self.told: list[str] = []
        self.work = Work()
        options = {"pulse": self.pulse, "who": who, "told": self.told.append, "table": table}
        plan = ShardPlan.parse(words) if words else ShardPlan()
        self.coordinator = ShardCoordinator(database, plan, self.work, agreed=agreed, proposed=self.proposed, **options)
        self.at_work = False
        self.life = asyncio.create_task(self._live())

    async def proposed(self) -> int:
        """What Discord proposes, after something else has happened."""
        self.asked += 1
        await self._meanwhile()
        return self._proposed

    async def _live(self) -> None:
        await self.coordinator.take()
        self.at_work = True
        await self.coordinator.keep()

    @property
    def runs(self) -> set[int]:
        """The shards it holds; what works for them has to know."""
        assert self.work.shards == self.coordinator.shards.held
        return set(self.coordinator.shards.held)

    async def die(self) -> None:
        """Stop its heartbeat without releasing its shards, as a crash does."""
        self.life.cancel()
        with suppress(asyncio.CancelledError, LeaseLostError):
            await self.life

    async def end(self) -> None:
        """Stop it in an orderly way."""
        await self.die()
        await self.coordinator.release()


async def seconds(number: int, *alive: Process) -> None:
    """Let time pass for those who live. At no moment is a shard run by two."""
    for _ in range(number):
        for process in alive:
            await process.pulse.pass_by(1.0, process.life)
            if process.work.ends.is_set():
                await asyncio.gather(*process.coordinator._giving.values())
            held = [shard for process in alive for shard in process.work.shards if not process.life.done()]
            assert len(held) == len(set(held))


Start = Callable[..., Awaitable[Process]]
