"""Chances, simulated on demand in a separate process, once for each state of a tournament."""

from __future__ import annotations

import asyncio
import logging

from bot.service.worker import Decider, WorkerDecider
from bot.service.worker_jobs import chances_of
from bot.web.public_tournaments import PublicTournament
from bot.web.visit import Simulated
from formats.core.lru import LRUCache

logger = logging.getLogger(__name__)

PATIENCE_SECONDS = 4.0
"""How long a reader waits for them; after that the page reloads later, and they are computed meanwhile."""

KEPT = 32


class Simulations:
    """LRU cache of the simulations of each tournament's latest state. `worker` runs them in another process."""

    def __init__(self, worker: Decider | None = None, patience: float = PATIENCE_SECONDS) -> None:
        self.worker = worker or WorkerDecider("bot.charts.preloaded")
        self._patience = patience
        self._known: LRUCache[tuple[str, int], asyncio.Task[Simulated]] = LRUCache(KEPT, evicted=asyncio.Task.cancel)

    async def of(self, public: PublicTournament) -> Simulated | None:
        """Return the chances after each round; None while they are being computed."""
        key = public.id, public.loaded.state.version
        task = self._known.get(key)
        if task is None:
            for old in self._known:
                if old[0] == public.id and (outdated := self._known.remove(old)):
                    outdated.cancel()
            task = asyncio.create_task(self._simulated(public))
            self._known.put(key, task)
        done, _ = await asyncio.wait([task], timeout=self._patience)
        return None if not done or task.cancelled() else task.result()

    async def _simulated(self, public: PublicTournament) -> Simulated:
        try:
            return Simulated(await self.worker.work(chances_of, public.loaded.state))
        except Exception:
            logger.exception("no chances of %s", public.id)
            return Simulated()

    def close(self) -> None:
        """Cancel all simulations and stop the worker."""
        for task in self._known.values():
            task.cancel()
        self.worker.close()
