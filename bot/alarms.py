"""Every alarm of the bot: the next deadline, another try of a post that was not taken. One scheduler keeps them all."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from apscheduler.schedulers.asyncio import AsyncIOScheduler


class Alarms:
    """Calls back once, by real time. An alarm has a name; set again it moves.

    Nothing is stored: whoever sets alarms knows at a start what is due.
    """

    def __init__(self) -> None:
        # A late alarm must still ring, and several late ones of a name are one.
        self._scheduler = AsyncIOScheduler(timezone=UTC, job_defaults={"misfire_grace_time": None, "coalesce": True})

    def start(self) -> None:
        """From now on alarms ring, in the loop that runs now."""
        self._scheduler.start()

    def stop(self) -> None:
        """No alarm rings any more."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def set(self, name: str, after: timedelta, ring: Callable[[], None]) -> None:
        """Ring so long from now."""
        at = datetime.now(UTC) + after
        self._scheduler.add_job(ring, "date", run_date=at, id=name, replace_existing=True)
