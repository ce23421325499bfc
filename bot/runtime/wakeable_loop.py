"""Run a job each time it is woken, one run at a time. A failed run is reported and does not stop the loop.

Invariants:

- No lost wake-up: the event is cleared before a run, so a wake during the run causes another run after it. Several
  wakes during one run cause one.
- Runs never overlap.
- `settled` returns only when no wake is pending and the work started by earlier runs has ended (`is_done`); the end of
  such work must call `wake`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


def _nothing_begun() -> bool:
    return True


class WakeableLoop:
    """Waits to be woken and runs a job; continues after a failure.

    Args:
        look: the job, which does everything that is due.
        on_error: called with the exception of a failed run. It logs it and arranges a later wake, usually by an alarm.
            What it raises ends `run`.
        is_done: False while work started by a run is in progress. The end of that work has to call `wake`.
    """

    def __init__(
        self,
        look: Callable[[], Awaitable[None]],
        on_error: Callable[[Exception], None],
        is_done: Callable[[], bool] = _nothing_begun,
    ) -> None:
        self._look = look
        self._on_error = on_error
        self._is_done = is_done
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    def wake(self) -> None:
        """Run the job soon."""
        self._idle.clear()
        self._wanted.set()

    async def settled(self) -> None:
        """Wait until nothing is due or in progress."""
        await self._idle.wait()

    async def run(self) -> None:
        """Run the job after each wake, until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self._look()
            except Exception as error:  # noqa: BLE001 - the owner decides what to do about it
                self._on_error(error)
            if not self._wanted.is_set() and self._is_done():
                self._idle.set()


class BackgroundTask:
    """Base of the owners of a loop: it is woken once at the start, can be waited for, and cleans up at the end."""

    _loop: WakeableLoop

    def wake(self) -> None:
        """Look soon at everything that may have to be done."""
        self._loop.wake()

    async def settled(self) -> None:
        """Wait until everything that was due has been dealt with."""
        await self._loop.settled()

    async def run(self) -> None:
        """Run until cancelled, starting with what an earlier process left."""
        self.wake()
        try:
            await self._loop.run()
        finally:
            await self._stop()

    async def _stop(self) -> None:
        """Unsubscribe from events and end tasks; nothing unless a subclass has some."""
