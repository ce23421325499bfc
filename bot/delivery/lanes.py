"""One lane for each target: a task that sends what waits for it, in order, and holds up nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from storage.outbox import Outbox, OutboxRow
from storage.targets import Target
from storage.waiting import Waiting

logger = logging.getLogger(__name__)

Carry = Callable[[OutboxRow, int | None], Awaitable[float | None]]
"""Brings a row to its target for the sake of a server, and notes what became of it. Answers after how many seconds, by
the clock on the wall, the lane goes on; None where it has to wait for something else."""


class Lanes:
    """The lanes that are being emptied.

    `ended` is called whenever one has come to its end, with whether it broke off: the database did not take what was to
    be noted, say, and will not do so a moment later either.

    `carry` brings a row to Discord.
    """

    def __init__(self, outbox: Outbox, carry: Carry, ended: Callable[[Waiting, bool], None]) -> None:
        self._outbox = outbox
        self._carry = carry
        self._ended = ended
        self._running: dict[Target, asyncio.Task[None]] = {}
        self._begun: dict[Target, Waiting] = {}
        self._asked: set[Target] = set()

    def __contains__(self, target: Target) -> bool:
        """Is it being emptied? Then it also takes along what has come meanwhile."""
        if target in self._running:
            self._asked.add(target)
            return True
        return False

    def __len__(self) -> int:
        return len(self._running)

    def busy_in(self, channel_id: int) -> bool:
        """Is something being sent to a channel or one of its threads?"""
        return any(target.channel_id == channel_id for target in self._running)

    def opening_for(self, server: int | None) -> int:
        """How many lanes of a server began with somebody to whom no channel had been opened."""
        return sum(not begun.is_open and begun.guild_id == server for begun in self._begun.values())

    def empty(self, waiting: Waiting) -> None:
        """Send what waits for a target which is not being emptied."""
        task = asyncio.create_task(self._empty(waiting), name=f"lane {waiting.target.name}")
        self._running[waiting.target] = task
        self._begun[waiting.target] = waiting
        task.add_done_callback(lambda done: self._done(waiting, done))

    async def _empty(self, waiting: Waiting) -> None:
        target, server = waiting.target, waiting.guild_id
        while True:
            self._asked.discard(target)
            row = await self._outbox.head(target, self._outbox.connections.shards)
            if row is None:
                if target in self._asked:
                    continue
                return
            rest = await self._carry(row, server)
            if rest is None:
                return
            await asyncio.sleep(rest)

    def _done(self, waiting: Waiting, task: asyncio.Task[None]) -> None:
        target = waiting.target
        del self._running[target], self._begun[target]
        self._asked.discard(target)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logger.error("the lane to %s broke off", target.name, exc_info=error)
        self._ended(waiting, error is not None)

    async def leave(self, is_ours: Callable[[int | None], bool], seconds: float) -> None:
        """Nothing is under way any more for servers that are not ours; what takes longer than so is broken off."""
        tasks = [self._running[target] for target, begun in self._begun.items() if not is_ours(begun.guild_id)]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def stop(self) -> None:
        """Let go of all lanes where they are."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
