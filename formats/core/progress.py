"""Progress of a long computation, reported to a watcher.

What is computed does not depend on being watched. A watcher may end the computation by raising an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

Watcher = Callable[[int, int], None]
"""Takes how many of how many have been done. A new total begins a new step of the computation."""

T = TypeVar("T")
_watcher: ContextVar[Watcher | None] = ContextVar("watcher", default=None)


@contextmanager
def watched(watcher: Watcher) -> Iterator[None]:
    """Tell this watcher of everything that is computed within."""
    token = _watcher.set(watcher)
    try:
        yield
    finally:
        _watcher.reset(token)


def come_so_far(done: int, total: int) -> None:
    """Tell the watcher, if there is one; call it every few milliseconds at most."""
    watcher = _watcher.get()
    if watcher is not None:
        watcher(done, total)


def counted(parts: Iterable[T], sizes: Iterable[int], total: int) -> Iterator[T]:
    """These parts as they are finished, telling the watcher how much of the total has been done with each."""
    done = 0
    come_so_far(done, total)
    for part, size in zip(parts, sizes, strict=True):
        done += size
        come_so_far(done, total)
        yield part
