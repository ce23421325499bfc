"""Run CPU-bound work in other processes, so that the event loop stays responsive.

Theory of operation. There are three pools, each started when it is first used. `work` has one process for jobs of any
length (decisions of `HEAVY` commands, simulations): one at a time, with progress and a stop flag in shared memory
(`work_progress`). `aside` has `AT_ONCE` processes for short jobs such as pictures, which would otherwise wait behind a
long one. `read` has one process for text of people; the kernel ends it after so many seconds of CPU, so that a parser
cannot block the next text for long.

Invariants: arguments and results are pickled, and a job changes nothing in the bot's process; a job may run twice,
because it is repeated when its process ends unexpectedly, and so it must be a pure function; a worker ends with the
process that started it (`end_with_parent`).
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.context import BaseContext
from typing import Any, Protocol, TypeVar

from bot.errors import ReadingTooLongError
from bot.runtime.metrics import WORKER_WAITING
from bot.service.work_progress import NUMBERS, SharedNumbers, Watch
from formats import registry
from formats.core.commands import ChangeEntrants, Command, RegisterEntrants
from formats.core.decide import decide
from formats.core.events import Event
from formats.core.log import Envelope
from formats.core.state import TournamentState

T = TypeVar("T")
logger = logging.getLogger(__name__)

HEAVY = frozenset({"PublishRound", "SetGameTimes", "OverrideRound", "OrderRematch", "WithdrawEntrant", "ImportRounds"})
"""Commands whose decision may take more than some milliseconds."""

MANY_ENTRANTS = 20
"""A command about more entrants than this may, too."""

WORKERS = 2
"""Attempts in a worker process for one job."""

READ_SECONDS = 1.0
"""Seconds of CPU for reading a file or a long text of a person."""

AT_ONCE = max(2, os.cpu_count() or 1)
"""How many short pieces of work, such as pictures, are done at the same time."""

PRELOADED = ("__main__", "bot.service.worker_jobs", "bot.service.preloaded")
"""What processes need is imported once, by the one they are forked from."""

_shared: list[SharedNumbers] = []
"""In the worker process: what it shares with the bot."""


def is_heavy(command: Command) -> bool:
    """May the decision take more than some milliseconds?"""
    match command:
        case RegisterEntrants():
            return len(command.entrants) > MANY_ENTRANTS
        case ChangeEntrants():
            return len(command.data) > MANY_ENTRANTS
    return command.kind in HEAVY


def decide_apart(state: TournamentState, envelope: Envelope) -> tuple[Event, ...]:
    """Decide in the worker process, with an engine of its own registry."""
    return decide(state, envelope, registry.engine())


def end_with_parent() -> None:
    """End this worker process when the bot's process ends, also when that was killed.

    The parent keeps the write end of a pipe. When the kernel closes that end it sends SIGIO, whose default action ends
    the worker also while a job holds the interpreter's lock. A thread does the same where there is no such signal, or
    where the parent ended before this was called. The fork server ends with the last worker.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        raise RuntimeError("this is no worker process")

    def end() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=end, name="parent", daemon=True).start()
    with suppress(ImportError, AttributeError, OSError):
        import fcntl  # noqa: PLC0415 - not on every system

        fcntl.fcntl(parent.sentinel, fcntl.F_SETOWN, os.getpid())
        flags = fcntl.fcntl(parent.sentinel, fcntl.F_GETFL)
        fcntl.fcntl(parent.sentinel, fcntl.F_SETFL, flags | os.O_ASYNC)


def _begin(numbers: Any) -> None:
    """Prepare the worker process for watched work."""
    end_with_parent()
    _shared[:] = [SharedNumbers(numbers)]


def _watched(number: int, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """Do the work in the worker process and publish its progress."""
    with _shared[0].at_work(number):
        return work(*arguments)


def _within(seconds: float, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """Do the work in the reading process, which the kernel ends after so many seconds of CPU.

    The default action of SIGPROF ends a process also while a regular expression holds the interpreter's lock. Windows
    has no such timer.
    """
    if not hasattr(signal, "setitimer"):
        return work(*arguments)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


class Decider(Protocol):
    """Decides commands and does other heavy work, wherever that happens."""

    def watch(self) -> Watch:
        """A new piece of work to watch, to be handed to one of the others."""
        ...

    async def decide(self, state: TournamentState, envelope: Envelope, watch: Watch | None = None) -> tuple[Event, ...]:
        """The events, or the error that `decide` raises."""
        ...

    async def work(self, work: Callable[..., T], *arguments: Any, watch: Watch | None = None) -> T:
        """Call a function of a module in another process. Raises `WorkStoppedError` once the watch is stopped."""
        ...

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        """Call a function that takes a moment and reports no progress, in another process.

        Several are called at the same time, and none waits for a long piece of work.
        """
        ...

    async def read(self, work: Callable[..., T], *arguments: Any, seconds: float = READ_SECONDS) -> T:
        """Return what a parser makes of a text of a person.

        Raises `ReadingTooLongError` after so many seconds of CPU; parsers that wait behind it are not affected.
        """
        ...

    def close(self) -> None:
        """Release its resources, such as processes."""
        ...


class WorkerDecider:
    """Decides heavy commands and works in one process, is aside in some others, and decides the rest directly.

    Files and long texts of people are read in a process of their own, one at a time: when it is ended because it took
    too long, it held up no other work, and the next text gets a new process.

    The processes are begun when there is something for them to do. What they need for it besides decisions can be
    `preloaded`: names of modules.
    """

    def __init__(self, *preloaded: str) -> None:
        self._processes = _processes((*PRELOADED, *preloaded))
        self._shared = SharedNumbers(self._processes.Array("q", NUMBERS, lock=False))
        self._pool: ProcessPoolExecutor | None = None
        self._aside: ProcessPoolExecutor | None = None
        self._reader: ProcessPoolExecutor | None = None
        self._reading = asyncio.Lock()

    def watch(self) -> Watch:
        """A new piece of work to watch."""
        return self._shared.watch()

    async def decide(self, state: TournamentState, envelope: Envelope, watch: Watch | None = None) -> tuple[Event, ...]:
        """The events, or the error that `decide` raises."""
        if not is_heavy(envelope.command):
            return decide(state, envelope, registry.engine())
        return await self.work(decide_apart, state, envelope, watch=watch)

    async def work(self, work: Callable[..., T], *arguments: Any, watch: Watch | None = None) -> T:
        """Call the function in the worker process.

        A worker process that ended is replaced once. If the next one ends as well, the function is called here: it
        blocks the event loop, but returns its result.
        """
        number = (watch or self._shared.watch()).number
        for _ in range(WORKERS):
            pool = self._worker()
            try:
                return await _answered(pool, _watched, number, work, arguments)
            except BrokenProcessPool:
                logger.warning("the worker process ended while doing %s", work.__name__)
                _end(pool)
                self._pool = None if self._pool is pool else self._pool
        return work(*arguments)

    async def aside(self, work: Callable[..., T], *arguments: Any) -> T:
        """Call the function in a process for short work; retried as in `work`."""
        for _ in range(WORKERS):
            pool = self._beside()
            try:
                return await _answered(pool, work, *arguments)
            except BrokenProcessPool:
                logger.warning("a process for short work ended while doing %s", work.__name__)
                _end(pool)
                self._aside = None if self._aside is pool else self._aside
        return await asyncio.to_thread(work, *arguments)

    async def read(self, work: Callable[..., T], *arguments: Any, seconds: float = READ_SECONDS) -> T:
        """Return what the parser answers in the reading process.

        A process that ended before its time can have been up was ended by something else: that is tried once more.
        """
        async with self._reading:
            for _ in range(WORKERS):
                pool, began = self._own_reader(), time.monotonic()
                try:
                    return await _answered(pool, _within, seconds, work, arguments)
                except BrokenProcessPool:
                    took = time.monotonic() - began
                    logger.warning("the reading process ended after %.1f s of %s", took, work.__name__)
                    _end(pool)
                    self._reader = None if self._reader is pool else self._reader
                    if took >= seconds:
                        break
        raise ReadingTooLongError

    def _own_reader(self) -> ProcessPoolExecutor:
        if self._reader is None:
            self._reader = ProcessPoolExecutor(max_workers=1, mp_context=self._processes, initializer=end_with_parent)
        return self._reader

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=1, mp_context=self._processes, initializer=_begin, initargs=(self._shared.numbers,)
            )
        return self._pool

    def _beside(self) -> ProcessPoolExecutor:
        if self._aside is None:
            self._aside = ProcessPoolExecutor(
                max_workers=AT_ONCE, mp_context=self._processes, initializer=end_with_parent
            )
        return self._aside

    def close(self) -> None:
        """End the processes, also in the middle of their work: a stop must not wait for a simulation."""
        for pool in (self._pool, self._aside, self._reader):
            if pool is not None:
                _end(pool)
        self._pool = self._aside = self._reader = None


def _processes(preloaded: Sequence[str]) -> BaseContext:
    """How processes are begun: forked from one that has imported what they need, where the system has that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([*preloaded])
    return context


async def _answered(pool: ProcessPoolExecutor, work: Callable[..., T], *arguments: Any) -> T:
    """Submit work to a process of the pool and return its result.

    A thread submits it: starting a process blocks on the fork server, which imports for seconds when it starts itself,
    and the event loop must not be blocked by that.
    """
    with WORKER_WAITING.track_inprogress():
        return await asyncio.wrap_future(await asyncio.to_thread(pool.submit, work, *arguments))


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - Python 3.14 has a method for it
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
