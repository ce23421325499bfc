"""Notes now and then up to where something has followed the logs, so that the next start need not read them all."""

from __future__ import annotations

import logging
import time

from bot.runtime.code_version import running_code
from storage.checkpoints import CaughtUp, CaughtUpRows, Follower
from storage.errors import StorageError

logger = logging.getLogger(__name__)

WRITE_EVERY = 60.0
"""Seconds between two times that something is written down."""


class Progress:
    """What one follower has dealt with and not yet written down."""

    def __init__(self, rows: CaughtUpRows, follower: Follower) -> None:
        self._rows = rows
        self._follower: Follower = follower
        self._unwritten: dict[str, CaughtUp] = {}
        self._written_at = 0.0

    def add(self, row: CaughtUp) -> None:
        """So far it is by now with a tournament."""
        self._unwritten[row.tournament_id] = row

    @property
    def write_at(self) -> float | None:
        """When to write, in seconds of the steady clock; None where nothing is new."""
        return self._written_at + WRITE_EVERY if self._unwritten else None

    async def write_when_it_is_time(self) -> None:
        """Write, unless that was done just now."""
        if self.write_at is not None and time.monotonic() >= self.write_at:
            await self.write()

    async def write(self) -> None:
        """Write down what is new. Must not fail: it is only a saving."""
        rows, self._unwritten, self._written_at = list(self._unwritten.values()), {}, time.monotonic()
        try:
            await self._rows.note(self._follower, running_code(), rows)
        except StorageError as error:
            logger.warning("how far the %s is could not be written down: %s", self._follower, error)
