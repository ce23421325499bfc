"""What has been begun and not ended: so that a stop lets it come to its end, and lets nothing new begin."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class InFlight:
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
