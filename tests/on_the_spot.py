"""Run the work of a bot's thread pool at once: most tests have nothing else to do in the meantime."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class OnTheSpot(ThreadPoolExecutor):
    """Has no threads."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do it."""
        done: Future[T] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - the future raises it again
            done.set_exception(error)
        return done


_wanted = False


@contextmanager
def on_the_spot() -> Iterator[None]:
    """Open worlds without threads inside this context; benchmarks do not use it and keep their threads."""
    global _wanted  # noqa: PLW0603 - one in a process
    _wanted = True
    yield
    _wanted = False


async def _no_threads_to_end(_timeout: float | None = None) -> None:
    """Do nothing. asyncio starts a thread in which it waits for those of an executor, also where there are none.

    From Python 3.12 on it gives a timeout.
    """


def without_threads() -> None:
    """Replace the executor of the running event loop by one without threads, inside `on_the_spot`."""
    if _wanted:
        loop: Any = asyncio.get_running_loop()
        loop.set_default_executor(OnTheSpot())
        loop.shutdown_default_executor = _no_threads_to_end


@contextmanager
def threads() -> Iterator[None]:
    """Use real threads inside this context, for tests that measure how long the event loop is blocked."""
    loop: Any = asyncio.get_running_loop()
    usual = loop._default_executor
    if not isinstance(usual, OnTheSpot):
        yield
        return
    with ThreadPoolExecutor() as real:
        loop.set_default_executor(real)
        yield
        loop.set_default_executor(usual)
