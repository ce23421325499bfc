"""What a bot does in threads, so that nobody waits, is done at once in most tests: there nobody else wants anything."""

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
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            done.set_exception(error)
        return done


_wanted = False


@contextmanager
def on_the_spot() -> Iterator[None]:
    """Worlds that are opened meanwhile have no threads; those of measurements, which no test runs, do."""
    global _wanted  # noqa: PLW0603 - one in a process
    _wanted = True
    yield
    _wanted = False


def without_threads() -> None:
    """In the event loop that runs, everything is done on the spot, where that is wanted."""
    if _wanted:
        asyncio.get_running_loop().set_default_executor(OnTheSpot())


@contextmanager
def threads() -> Iterator[None]:
    """Meanwhile they are threads after all: for whoever looks how long somebody is held up."""
    loop: Any = asyncio.get_running_loop()
    usual = loop._default_executor
    if not isinstance(usual, OnTheSpot):
        yield
        return
    with ThreadPoolExecutor() as real:
        loop.set_default_executor(real)
        yield
        loop.set_default_executor(usual)
