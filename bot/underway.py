"""What has been begun and not ended: so that a stop lets it come to its end, and lets nothing new begin.

And a crowd that begins in the same moment.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager


class Underway:
    """Counts what is under way. Once `closing`, nothing should begin; `ended` waits for what has begun."""

    def __init__(self) -> None:
        self.closing = False
        self._begun = 0
        self._none = asyncio.Event()
        self._none.set()

    @property
    def idle(self) -> bool:
        """Is nothing under way?"""
        return not self._begun

    @contextmanager
    def one(self) -> Iterator[None]:
        """One of them, from its beginning to its end."""
        self._begun += 1
        self._none.clear()
        try:
            yield
        finally:
            self._begun -= 1
            if not self._begun:
                self._none.set()

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        await self._none.wait()

    async def ended(self, seconds: float) -> bool:
        """Let nothing new begin, and wait so long for what has begun; whether all of it has ended."""
        self.closing = True
        try:
            await asyncio.wait_for(self._none.wait(), seconds)
        except TimeoutError:
            return False
        return True


STOP_SECONDS = 9.5
"""How long a stop may take in all. Whoever runs a service usually gives it ten seconds and then kills it."""


def end_in_time() -> None:
    """End the process even where something does not come to its end. What was accepted is in the database by then."""
    timer = threading.Timer(STOP_SECONDS, os._exit, [0])
    timer.daemon = True
    timer.start()


AT_ONCE = 8
MANY_WAITING = 24
"""Whoever comes behind more than so many is told at once that it takes a moment."""

LONGEST_TURN_SECONDS = 0.5
"""Whoever takes longer, as for a simulation, keeps nobody out."""


class Crowd:
    """Lets a few work at a time.

    Those who wait cost nothing meanwhile, so that everybody is told in time that it takes a moment: Discord gives each
    of them three seconds.
    """

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    @asynccontextmanager
    async def turn(self, tell: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """Wait for one's turn, in the order of coming; `tell` says that it takes a moment, to whoever comes late."""
        self._waiting += 1
        try:
            if self._waiting > MANY_WAITING:
                await tell()
            await self._room.acquire()
        finally:
            self._waiting -= 1
        holding = [self._room]

        def leave() -> None:
            while holding:
                holding.pop().release()

        over = asyncio.get_running_loop().call_later(LONGEST_TURN_SECONDS, leave)
        try:
            yield
        finally:
            over.cancel()
            leave()
