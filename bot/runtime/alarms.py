"""Every alarm of the bot: the next deadline, another try of a post that was not taken. One scheduler keeps them all."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from apscheduler.schedulers.asyncio import AsyncIOScheduler

logger = logging.getLogger(__name__)

LOOK_EVERY = 20.0
"""Seconds between two looks at the machine's clock."""

JUMP = 2.0
"""So many seconds more or less than have passed, and the clock was set, or the machine slept."""


class Alarms:
    """Calls back once, by real time. An alarm has a name; set again it moves.

    Where the machine's clock jumps, forward or back, or the machine was asleep, every alarm rings soon: whoever set it
    looks at the time then, and sets it again. So a jump delays nothing by more than `LOOK_EVERY` seconds.

    Nothing is stored: whoever sets alarms knows at a start what is due.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        # A late alarm must still ring, and several late ones of a name are one.
        self._scheduler = AsyncIOScheduler(timezone=UTC, job_defaults={"misfire_grace_time": None, "coalesce": True})
        self._wall = wall
        self._steady = steady
        self._lead = 0.0
        self._looking: asyncio.TimerHandle | None = None
        self._listeners: list[Callable[[], None]] = []

    def start(self) -> None:
        """From now on alarms ring, in the loop that runs now. Starting twice is fine."""
        if not self._scheduler.running:
            self._scheduler.start()
            self._lead = self._wall() - self._steady()
            self._look_later()

    def stop(self) -> None:
        """No alarm rings any more."""
        if self._looking is not None:
            self._looking.cancel()
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def on_jump(self, listener: Callable[[], None]) -> None:
        """Call back where the clock jumped, before all alarms ring: moments that were noted may lie far ahead now."""
        self._listeners.append(listener)

    def set(self, name: str, after: timedelta, ring: Callable[[], None]) -> None:
        """Ring so long from now."""
        at = datetime.now(UTC) + after
        self._scheduler.add_job(ring, "date", run_date=at, id=name, replace_existing=True)

    def _look_later(self) -> None:
        self._looking = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        self.look()
        self._look_later()

    def look(self) -> None:
        """Has the clock jumped since the last look? Then let every alarm ring."""
        lead = self._wall() - self._steady()
        jump, self._lead = lead - self._lead, lead
        if abs(jump) < JUMP:
            return
        logger.warning("the clock jumped by %.0f seconds; looking at everything anew", jump)
        for listener in self._listeners:
            listener()
        for job in self._scheduler.get_jobs():
            job.modify(next_run_time=datetime.now(UTC))
