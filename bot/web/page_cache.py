"""LRU cache of rendered pages, bounded by bytes, with one computation for concurrent requests.

Theory of operation. The key of a page contains everything its contents depend on: the tournament with its version,
the address, language and zone of the reader. So nothing is invalidated; a new version has another key, and pages of old
versions are evicted as the least recently used. A request for a key that is being rendered waits for the task that
renders it (`_in_flight`). The task belongs to no request, so a reader who disconnects does not cancel it, and a failed
one is not stored. Rendering and compression run in one thread, because they hold the interpreter lock; the dictionaries
are used by the event loop only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from bot.text.catalogue import in_language
from bot.web.answers import Answer
from formats.core.lru import LRUCache

T = TypeVar("T")

MOST_BYTES = 32 * 1024 * 1024
"""Limit of all stored answers together, with their compressed bodies."""


class PageCache:
    """LRU cache of finished answers. Concurrent requests for the same key wait for one computation."""

    def __init__(self) -> None:
        self._made: LRUCache[tuple[str, ...], Answer] = LRUCache(MOST_BYTES, size=_size)
        self._in_flight: dict[tuple[str, ...], asyncio.Task[Answer]] = {}
        # One thread: making pages holds the interpreter lock, so several would only take turns.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pages")

    async def in_thread(self, language: str, work: Callable[[], T]) -> T:
        """Run `work` in a thread with that language, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(_spoken, language, work))

    async def answer(self, key: tuple[str, ...], make: Callable[[], Awaitable[Answer]]) -> Answer:
        """The answer for a key, made now unless there is one. Everything it depends on must be in the key."""
        found = self._made.get(key)
        if found is not None:
            return found
        task = self._in_flight.get(key)
        if task is None:
            task = asyncio.ensure_future(self._make(key, make))
            self._in_flight[key] = task
            task.add_done_callback(lambda _: self._in_flight.pop(key, None))
        # A reader who disconnects must not cancel what others are waiting for as well.
        return await asyncio.shield(task)

    async def _make(self, key: tuple[str, ...], make: Callable[[], Awaitable[Answer]]) -> Answer:
        made = await make()
        await asyncio.get_running_loop().run_in_executor(self._thread, lambda: made.compressed)
        self._made.put(key, made)
        return made

    def close(self) -> None:
        """Make nothing more."""
        for task in self._in_flight.values():
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _size(answer: Answer) -> int:
    return len(answer.body) + len(answer.compressed or b"")


def _spoken(language: str, work: Callable[[], T]) -> T:
    with in_language(language):
        return work()
