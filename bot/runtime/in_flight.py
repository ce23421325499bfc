"""Count operations in progress, so that a stop can wait for them and start no new ones."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class InFlight:
    """Counter of operations in progress. While `closing`, callers must start nothing; `ended` waits for the rest."""

    def __init__(self) -> None:
        self.closing = False
        self._begun = 0
        self._none = asyncio.Event()
        self._none.set()

    @property
    def idle(self) -> bool:
        """Whether nothing is in progress."""
        return not self._begun

    @contextmanager
    def one(self) -> Iterator[None]:
        """Context manager that counts one operation."""
        self._begun += 1
        self._none.clear()
        try:
            yield
        finally:
            self._begun -= 1
            if not self._begun:
                self._none.set()

    async def settled(self) -> None:
        """Wait until nothing is in progress."""
        await self._none.wait()

    async def ended(self, seconds: float) -> bool:
        """Set `closing` and wait up to `seconds` for operations in progress. Return whether all have ended."""
        self.closing = True
        try:
            await asyncio.wait_for(self._none.wait(), seconds)
        except TimeoutError:
            return False
        return True


STOP_SECONDS = 9.5
"""Maximum duration of a stop. Service managers usually kill a process ten seconds after SIGTERM."""


def end_in_time() -> None:
    """Exit after `STOP_SECONDS` even if a task does not end. Accepted commands are in the database by then."""
    timer = threading.Timer(STOP_SECONDS, os._exit, [0])
    timer.daemon = True
    timer.start()
