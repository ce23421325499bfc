"""Heavy thinking happens in a second process, so that the bot keeps answering."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from bot.app.tournaments.work_progress import NUMBERS, SharedNumbers, Watch
from bot.metrics import WORKER_WAITING
from formats import registry
from formats.core.commands import ChangeEntrants, Command, RegisterEntrants
from formats.core.decide import decide
from formats.core.events import Event
from formats.core.log import Envelope
from formats.core.state import Tournament

T = TypeVar("T")
logger = logging.getLogger(__name__)

HEAVY = frozenset({"PublishRound", "SetGameTimes", "OverrideRound", "OrderRematch", "WithdrawEntrant", "ImportRounds"})
"""Commands whose decision may take longer than a moment."""

MANY_ENTRANTS = 20
"""About more entrants than so many at once, any decision may."""

WORKERS = 2
"""How many workers are tried for one piece of work."""

_shared: list[SharedNumbers] = []
"""In the worker process: what it shares with the bot."""


def is_heavy(command: Command) -> bool:
    """May the decision take longer than a moment?"""
    match command:
        case RegisterEntrants():
            return len(command.entrants) > MANY_ENTRANTS
        case ChangeEntrants():
            return len(command.data) > MANY_ENTRANTS
    return command.kind in HEAVY


def decide_apart(state: Tournament, envelope: Envelope) -> tuple[Event, ...]:
    """Run in the worker process: the engine is found there anew."""
    return decide(state, envelope, registry.engine())


def _begin(numbers: Any) -> None:
    """The worker process begins."""
    _shared[:] = [SharedNumbers(numbers)]


def _watched(number: int, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """Do the work in the worker process, telling how far it has come."""
    with _shared[0].at_work(number):
        return work(*arguments)


class Decider(Protocol):
    """Decides commands and does other heavy work, wherever that happens."""

    def watch(self) -> Watch:
        """A new piece of work to watch, to be handed to one of the others."""
        ...

    async def decide(self, state: Tournament, envelope: Envelope, watch: Watch | None = None) -> tuple[Event, ...]:
        """The events, or the error that `decide` raises."""
        ...

    async def work(self, work: Callable[..., T], *arguments: Any, watch: Watch | None = None) -> T:
        """What a function of a module answers, called apart. Raises `WorkStoppedError` once the watch is stopped."""
        ...

    def close(self) -> None:
        """Let go of what it holds."""
        ...


class InlineDecider:
    """Does everything on the spot: for tools and small tests."""

    def __init__(self) -> None:
        self._shared = SharedNumbers([0] * NUMBERS)

    def watch(self) -> Watch:
        """A new piece of work to watch."""
        return self._shared.watch()

    async def decide(self, state: Tournament, envelope: Envelope, watch: Watch | None = None) -> tuple[Event, ...]:
        """The events, or the error that `decide` raises."""
        return await self.work(decide, state, envelope, registry.engine(), watch=watch)

    async def work(self, work: Callable[..., T], *arguments: Any, watch: Watch | None = None) -> T:
        """What the function answers."""
        with self._shared.at_work((watch or self._shared.watch()).number):
            return work(*arguments)

    def close(self) -> None:
        """Holds nothing."""


class WorkerDecider:
    """Decides heavy commands and works in one spawned process, and decides everything else on the spot."""

    def __init__(self) -> None:
        self._spawned = multiprocessing.get_context("spawn")
        self._shared = SharedNumbers(self._spawned.Array("q", NUMBERS, lock=False))
        self._pool: ProcessPoolExecutor | None = None

    def watch(self) -> Watch:
        """A new piece of work to watch."""
        return self._shared.watch()

    async def decide(self, state: Tournament, envelope: Envelope, watch: Watch | None = None) -> tuple[Event, ...]:
        """The events, or the error that `decide` raises."""
        if not is_heavy(envelope.command):
            return decide(state, envelope, registry.engine())
        return await self.work(decide_apart, state, envelope, watch=watch)

    async def work(self, work: Callable[..., T], *arguments: Any, watch: Watch | None = None) -> T:
        """What the function answers in the worker process.

        A worker that died is replaced once; if the next one dies too, a late answer is better than none.
        """
        loop, number = asyncio.get_running_loop(), (watch or self._shared.watch()).number
        for _ in range(WORKERS):
            try:
                with WORKER_WAITING.track_inprogress():
                    return await loop.run_in_executor(self._ready(), _watched, number, work, arguments)
            except BrokenProcessPool:
                logger.warning("the worker process died while doing %s", work.__name__)
                self.close()
        return work(*arguments)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=1, mp_context=self._spawned, initializer=_begin, initargs=(self._shared.numbers,)
            )
        return self._pool

    def close(self) -> None:
        """End the worker process, also in the middle of its work: a stop must not wait for a simulation."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())  # noqa: SLF001 - Python 3.14 has a method for it
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None
