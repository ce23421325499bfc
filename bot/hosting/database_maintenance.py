"""Periodic maintenance: check the database file, checkpoint its WAL, make daily backups, and collect garbage.

Work that blocks others is done in idle moments: the WAL is moved into the file when nothing has been written for
`QUIET_SECONDS` (or `must_empty_log` is set), and garbage is collected while no interaction is in progress.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from bot.runtime.alarms import Alarms
from bot.runtime.gc_tuning import Collector
from bot.runtime.in_flight import InFlight
from bot.service.clock import Clock
from storage.backup import daily_backup, files_of
from storage.database import Database
from storage.errors import DamagedImageError, UnusableDatabaseError
from storage.private_files import readable_by_others
from storage.wording import advice, may_be_read

logger = logging.getLogger(__name__)

EVERY = timedelta(seconds=20)
QUIET_SECONDS = 60.0
"""Seconds without a write after which the WAL may be moved into the file."""

AGAIN_SECONDS = 3600.0
"""Seconds between two checks for today's backup, also after a failure."""


@dataclass(frozen=True)
class Backups:
    """Folder of daily backups, and the number of days they are kept."""

    folder: Path
    days: int


class DatabaseMaintenance:
    """Background task. Ends with UnusableDatabaseError if the database file was deleted or replaced."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        alarms: Alarms,
        backups: Backups | None = None,
        *,
        in_flight: InFlight | None = None,
    ) -> None:
        self._database = database
        self._clock = clock
        self._alarms = alarms
        self._backups = backups
        self._in_flight = in_flight or InFlight()
        self._collector = Collector()
        self._looked_at = float("-inf")
        self._wanted = asyncio.Event()

    def wake(self) -> None:
        """Run the maintenance soon."""
        self._wanted.set()

    async def run(self) -> None:
        """Run the maintenance now and every `EVERY`, until cancelled."""
        await asyncio.to_thread(self._warn_of_readers)
        while True:
            self._wanted.clear()
            await self.look()
            self._alarms.set("upkeep", EVERY, self.wake)
            await self._wanted.wait()

    def _warn_of_readers(self) -> None:
        folder = self._backups.folder if self._backups is not None else None
        if readable := readable_by_others(files_of(str(self._database.connections.url), folder)):
            logger.warning("%s", may_be_read(readable))

    async def look(self) -> None:
        """Run the maintenance once."""
        if self._in_flight.idle:
            self._collector.look()
        try:
            self._database.connections.check_place()
            connections = self._database.connections
            if connections.must_empty_log or connections.quiet_for(QUIET_SECONDS):
                await connections.move_log_into_file()
            await self._back_up()
        except UnusableDatabaseError as error:
            if error.lost:
                raise
            logger.error("%s", advice(error))  # noqa: TRY400 - one sentence says it all

    async def _back_up(self) -> None:
        file, backups = self._database.file, self._backups
        if file is None or backups is None or time.monotonic() < self._looked_at + AGAIN_SECONDS:
            return
        self._looked_at = time.monotonic()
        today = self._clock.now().date()
        try:
            made = await asyncio.to_thread(daily_backup, str(file), backups.folder, today, backups.days)
        except DamagedImageError as error:
            logger.error("%s", advice(UnusableDatabaseError(str(file), "damaged", error.detail)))  # noqa: TRY400
        except OSError as error:
            logger.error("no backup could be written into %s: %s; trying again in an hour", backups.folder, error)  # noqa: TRY400
        else:
            if made is not None:
                logger.info("the database was backed up to %s", made)
