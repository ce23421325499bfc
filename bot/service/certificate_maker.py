"""Background task that makes the certificates of published rounds, and stores them beside the log.

They are made after the round was published, in another process, so no command waits for them. A round without stored
certificates, because Herald stopped or too many waited, is paired again when a reader asks for them.
"""

from __future__ import annotations

import logging
from collections import deque

from bot.runtime.wakeable_loop import BackgroundTask, WakeableLoop
from bot.service.loaded import Change
from bot.service.service import Service
from bot.service.worker_jobs import certificates_of_change
from formats.core.events import RoundPaired
from storage.certificates import StoredCertificates

logger = logging.getLogger(__name__)

MOST_WAITING = 8
"""How many changes wait, since each holds the state of its tournament; later ones push out earlier ones."""


class CertificateMaker(BackgroundTask):
    """Makes the certificates of this process's changes, one after the other."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._due = deque[Change](maxlen=MOST_WAITING)
        self._loop = WakeableLoop(self._look, self._failed)
        service.on_change(self._changed)

    def _changed(self, change: Change) -> None:
        """Note a change that has paired a round; an imported log is none."""
        if change.before.version and any(isinstance(event, RoundPaired) for event in change.events):
            self._due.append(change)
            self.wake()

    def _failed(self, error: Exception) -> None:
        logger.warning("certificates were not stored; they will be made when they are asked for", exc_info=error)
        self.wake()

    async def _look(self) -> None:
        while self._due:
            change = self._due.popleft()
            loaded, last = change.loaded, change.records[-1].seq
            made = await self._service.aside(certificates_of_change, change.before, change.records)
            if made and loaded.line_hash and loaded.state.version == last:
                row = StoredCertificates(loaded.id, last, loaded.line_hash, made)
                await self._service.database.certificates.put(row)
