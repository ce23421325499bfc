"""Heavy thinking happens in a second process, so that the bot keeps answering."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Protocol

from formats import registry
from formats.core.decide import decide

if TYPE_CHECKING:
    from formats.core.events import Event
    from formats.core.log import Envelope
    from formats.core.state import Tournament

logger = logging.getLogger(__name__)

HEAVY = frozenset({"PublishRound", "SetGameTimes", "OverrideRound", "OrderRematch", "WithdrawEntrant"})
"""Commands whose decision may take longer than a moment."""

WORKERS = 2
"""How many workers are tried for one command."""


def decide_apart(state: Tournament, envelope: Envelope) -> tuple[Event, ...]:
    """Run in the worker process: the engine is found there anew."""
    return decide(state, envelope, registry.engine())


class Decider(Protocol):
    """Decides commands, wherever that happens."""

    async def decide(self, state: Tournament, envelope: Envelope) -> tuple[Event, ...]:
        """The events, or the error that `decide` raises."""
        ...

    def close(self) -> None:
        """Let go of what it holds."""
        ...


class InlineDecider:
    """Decides on the spot: for tools and small tests."""

    async def decide(self, state: Tournament, envelope: Envelope) -> tuple[Event, ...]:
        """The events, or the error that `decide` raises."""
        return decide(state, envelope, registry.engine())

    def close(self) -> None:
        """Holds nothing."""


class WorkerDecider:
    """Decides heavy commands in one spawned process and everything else on the spot."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def decide(self, state: Tournament, envelope: Envelope) -> tuple[Event, ...]:
        """The events, or the error that `decide` raises.

        A worker that died is replaced once; if the next one dies too, a late answer is better than none.
        """
        if envelope.command.kind not in HEAVY:
            return decide(state, envelope, registry.engine())
        loop = asyncio.get_running_loop()
        for _ in range(WORKERS):
            try:
                return await loop.run_in_executor(self._ready(), decide_apart, state, envelope)
            except BrokenProcessPool:
                logger.warning("the worker process died while deciding %s", envelope.command.kind)
                self.close()
        return decide(state, envelope, registry.engine())

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max_workers=1, mp_context=spawned)
        return self._pool

    def close(self) -> None:
        """End the worker process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
