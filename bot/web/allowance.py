"""Rate limits: so many requests a minute, by a key such as a reader's address."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from formats.core.lru import LRUCache

MOST_KEYS = 10_000


class Allowance:
    """Token bucket for each of the latest keys: `most` at once, refilled within a minute."""

    def __init__(self, most: int, tick: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._tick = tick
        self._left = LRUCache[Hashable, tuple[float, float]](MOST_KEYS)

    def spend(self, key: Hashable) -> bool:
        """Count a request; False where there were too many."""
        now = self._tick()
        left, at = self._left.get(key) or (float(self._most), now)
        left = min(self._most, left + (now - at) * self._most / 60)
        self._left.put(key, (left - 1 if left >= 1 else left, now))
        return left >= 1
