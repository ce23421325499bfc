"""How long single turns of the event loop take, by the time of the processor: a busy machine cannot lie about that."""

from __future__ import annotations

import asyncio
import asyncio.events
import time
from collections.abc import Callable
from typing import Self

from tests.on_the_spot import threads

HELD_SECONDS = 0.05
"""How long nothing a person sends may hold the event loop."""


class Turns:
    """Measures every turn while the block lasts; `longest` is in seconds. `counted` says which ones count.

    What is done apart is done in threads, as it is in a running bot.
    """

    def __init__(self, counted: Callable[[asyncio.Handle], bool] = lambda _: True) -> None:
        self.longest = 0.0
        self.spent: list[float] = []
        self._counted = counted

    def __enter__(self) -> Self:
        self._apart = threads()
        self._apart.__enter__()
        self._real = asyncio.events.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            begun = time.thread_time()
            self._real(handle)
            taken = time.thread_time() - begun
            if self._counted(handle):
                self.spent.append(taken)
                self.longest = max(self.longest, taken)

        asyncio.events.Handle._run = timed  # type: ignore[assignment,method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.events.Handle._run = self._real  # type: ignore[method-assign]
        self._apart.__exit__(None, None, None)
