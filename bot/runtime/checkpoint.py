"""Checkpoints: store up to which version a follower has processed each log, so that a start need not read all logs.

A checkpoint is an optimization. It is written at most every `WRITE_EVERY` seconds and at an orderly stop; after a crash
the follower processes some versions again, so processing must be idempotent. It is only valid for the code that wrote
it (`code_version`).
"""

from __future__ import annotations

import logging
import time

from bot.runtime.code_version import running_code
from storage.checkpoints import CaughtUp, CaughtUpRows, Follower
from storage.errors import StorageError

logger = logging.getLogger(__name__)

WRITE_EVERY = 60.0
"""Minimum seconds between two writes."""


class Checkpoint:
    """Checkpoints of one follower that have not been stored yet."""

    def __init__(self, rows: CaughtUpRows, follower: Follower) -> None:
        self._rows = rows
        self._follower: Follower = follower
        self._unwritten: dict[str, CaughtUp] = {}
        self._written_at = 0.0

    def add(self, row: CaughtUp) -> None:
        """Record that a tournament has been processed up to this version."""
        self._unwritten[row.tournament_id] = row

    @property
    def write_at(self) -> float | None:
        """When to write next, on the monotonic clock; None if there is nothing new."""
        return self._written_at + WRITE_EVERY if self._unwritten else None

    async def write_when_it_is_time(self) -> None:
        """Write if `write_at` has passed."""
        if self.write_at is not None and time.monotonic() >= self.write_at:
            await self.write()

    async def write(self) -> None:
        """Store the new checkpoints. Errors are only logged: without a checkpoint the next start takes longer."""
        rows, self._unwritten, self._written_at = list(self._unwritten.values()), {}, time.monotonic()
        try:
            await self._rows.note(self._follower, running_code(), rows)
        except StorageError as error:
            logger.warning("the checkpoint of the %s could not be written: %s", self._follower, error)
