"""Chances, simulated in a process apart, once for each state of a tournament that somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from bot.service.worker import Decider, WorkerDecider
from bot.service.worker_jobs import chances_of
from bot.web.tournament_cache import Book
from bot.web.visit import Simulated

logger = logging.getLogger(__name__)

SIMULATIONS = 1000
"""For each of the latest rounds."""

PATIENCE_SECONDS = 4.0
"""How long a reader waits for them; who waits longer is told to come back, and they are worked out meanwhile."""

KEPT = 32


class Simulations:
    """Those of the tournaments that were asked for last. `worker` does what takes long."""

    def __init__(self, worker: Decider | None = None, patience: float = PATIENCE_SECONDS) -> None:
        self.worker = worker or WorkerDecider("bot.charts.preloaded")
        self._patience = patience
        self._known: OrderedDict[tuple[str, int], asyncio.Task[Simulated]] = OrderedDict()

    async def of(self, book: Book) -> Simulated | None:
        """The chances after each round; None while they are being worked out."""
        key = book.id, book.loaded.state.version
        task = self._known.get(key)
        if task is None:
            for old in [known for known in self._known if known[0] == book.id]:
                self._known.pop(old).cancel()
            task = self._known[key] = asyncio.create_task(self._simulated(book))
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)[1].cancel()
        done, _ = await asyncio.wait([task], timeout=self._patience)
        return None if not done or task.cancelled() else task.result()

    async def _simulated(self, book: Book) -> Simulated:
        try:
            return Simulated(await self.worker.work(chances_of, book.loaded.state, SIMULATIONS))
        except Exception:
            logger.exception("no chances of %s", book.id)
            return Simulated()

    def close(self) -> None:
        """Simulate nothing more."""
        for task in self._known.values():
            task.cancel()
        self.worker.close()
