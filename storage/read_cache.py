"""Cache of reads that nearly every command makes, invalidated by the tables that are written.

The person who asks, and the tournaments of a channel, are read for every command and button. If no other process
writes, such an answer is valid until this process writes into the tables it was read from. Each table has a counter of
the transactions that wrote into it, and an answer is stored together with the counters of its tables. A transaction
increments them after its commit and before its callers get their results; one with an unknown outcome increments them,
too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Any, TypeVar

from formats.core.lru import LRUCache
from storage.sql import ANY

T = TypeVar("T")

KEPT = 4096
"""Number of answers; the least recently used are evicted."""


class ReadCache:
    """LRU cache of answers, each valid until something is written into one of the tables it was read from."""

    def __init__(self) -> None:
        self._written: Counter[str] = Counter()
        self._kept: LRUCache[Hashable, tuple[tuple[int, ...], Any]] = LRUCache(KEPT)

    def wrote(self, tables: Iterable[str]) -> None:
        """Invalidate the answers from these tables: something was, or may have been, committed there."""
        for table in tables:
            self._written[table] += 1

    def clear(self) -> None:
        """Invalidate everything: other processes may have written."""
        self._kept.clear()
        self._written[ANY] += 1

    async def get(self, key: Hashable, tables: tuple[str, ...], read: Callable[[], Awaitable[T]]) -> T:
        """Return the answer kept under a key, else what `read` finds in these tables."""
        # The counters from before the read: it may not see what is written while it runs.
        versions = self._versions(tables)
        known = self._kept.get(key)
        if known is not None and known[0] == versions:
            answer: T = known[1]
            return answer
        answer = await read()
        self._kept.put(key, (versions, answer))
        return answer

    def _versions(self, tables: tuple[str, ...]) -> tuple[int, ...]:
        return (self._written[ANY], *(self._written[table] for table in tables))
