"""Looks at what there is to do whenever somebody wakes it, one look at a time; a look that fails ends nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


def _nothing_begun() -> bool:
    return True


class WakeableLoop:
    """Wait to be woken, look, and go on after a stumble. A wake during a look brings another look behind it.

    Args:
        look: does all there is to do by now.
        stumbled: called with what a look failed with. It says so, and sees to it that somebody wakes this again; what
            it raises ends `run`.
        is_done: False while something goes on that a look has begun, the end of which wakes this again.
    """

    def __init__(
        self,
        look: Callable[[], Awaitable[None]],
        stumbled: Callable[[Exception], None],
        is_done: Callable[[], bool] = _nothing_begun,
    ) -> None:
        self._look = look
        self._stumbled = stumbled
        self._is_done = is_done
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    def wake(self) -> None:
        """Look soon."""
        self._idle.clear()
        self._wanted.set()

    async def settled(self) -> None:
        """Wait until nothing is left to do by now."""
        await self._idle.wait()

    async def run(self) -> None:
        """Look whenever it is wanted, until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self._look()
            except Exception as error:  # noqa: BLE001 - whoever looks says what becomes of it
                self._stumbled(error)
            if not self._wanted.is_set() and self._is_done():
                self._idle.set()
