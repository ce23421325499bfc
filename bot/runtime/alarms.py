"""Named one-shot alarms on one scheduler: the next deadline, the retry of a delivery.

APScheduler computes a delay from the wall clock once and then sleeps, so a clock that is set, or a suspended machine,
makes an alarm late. Every `LOOK_EVERY` seconds the difference between wall clock and monotonic clock is compared with
the last one; if it changed by `JUMP` seconds or more, all alarms ring at once. A spurious ring is harmless: a callback
checks what is due and sets its alarm again. Nothing is stored: after a restart the callers compute what is due.

The scheduler has one job, for the first alarm. Each game sets and moves alarms that never ring, and adding a job costs
as much as a read from the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from apscheduler.schedulers.asyncio import AsyncIOScheduler

logger = logging.getLogger(__name__)

LOOK_EVERY = 20.0
"""Seconds between two comparisons of the clocks."""

JUMP = 2.0
"""Minimum change of the difference in seconds that counts as a jump of the clock."""


class Alarms:
    """Calls back once, at a real time. Setting an alarm with the same name again moves it.

    After a jump of the wall clock or a suspension every alarm rings, so it is late by at most `LOOK_EVERY` seconds.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        # A late alarm must still ring, and several late ones of a name are one.
        self._scheduler = AsyncIOScheduler(timezone=UTC, job_defaults={"misfire_grace_time": None, "coalesce": True})
        self._wall = wall
        self._steady = steady
        self._lead = 0.0
        self._looking: asyncio.TimerHandle | None = None
        self._listeners: list[Callable[[], None]] = []
        self._set: dict[str, tuple[datetime, Callable[[], None]]] = {}
        self._wakes_at: datetime | None = None

    def start(self) -> None:
        """Start the scheduler in the running event loop. Idempotent."""
        if not self._scheduler.running:
            self._scheduler.start()
            self._lead = self._wall() - self._steady()
            self._look_later()

    def stop(self) -> None:
        """Stop all alarms."""
        if self._looking is not None:
            self._looking.cancel()
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def on_jump(self, listener: Callable[[], None]) -> None:
        """Add a callback for jumps of the clock.

        It runs before the alarms ring, because stored times may be far in the future now.
        """
        self._listeners.append(listener)

    def set(self, name: str, after: timedelta, ring: Callable[[], None]) -> None:
        """Call `ring` after this time."""
        self._set[name] = datetime.now(UTC) + after, ring
        self._wake_for_first()

    def _wake_for_first(self) -> None:
        """Schedule the first alarm, unless the scheduler wakes before it anyway."""
        first = min((at for at, _ in self._set.values()), default=None)
        if first is not None and (self._wakes_at is None or first < self._wakes_at):
            self._wakes_at = first
            self._scheduler.add_job(self._wake, "date", run_date=first, id="first", replace_existing=True)

    async def _wake(self) -> None:
        # A coroutine: APScheduler would call a plain function in a thread.
        self._wakes_at = None
        self._ring(until=datetime.now(UTC))
        self._wake_for_first()

    def _ring(self, *, until: datetime | None = None) -> None:
        """Ring the alarms that are due, or all; one that fails does not keep others from ringing."""
        due = [name for name, (at, _) in self._set.items() if until is None or at <= until]
        for name in due:
            asyncio.get_running_loop().call_soon(self._set.pop(name)[1])

    def _look_later(self) -> None:
        self._looking = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        self.look()
        self._look_later()

    def look(self) -> None:
        """Compare the clocks, and ring all alarms if the wall clock has jumped since the last call."""
        lead = self._wall() - self._steady()
        jump, self._lead = lead - self._lead, lead
        if abs(jump) < JUMP:
            return
        logger.warning("the clock jumped by %.0f seconds; running all alarms", jump)
        for listener in self._listeners:
            listener()
        self._ring()
