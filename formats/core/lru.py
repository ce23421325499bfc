"""The LRU cache of the project: the least recently used entries are evicted first.

`functools.lru_cache` and `formats.core.memoize` cache the results of functions; this class is for everything that is
stored and removed explicitly. Bounds are a number of entries, or a total size where values differ much.

Why not `cachetools.LRUCache`: it is slower, because it keeps sizes and order in further dictionaries and calls Python
methods for each. Measured on Python 3.11 with cachetools 8.0, 512 entries whose keys are tuples of a string and a
number (`python -m timeit -p -s "from formats.core.lru import LRUCache; ..." "for k in few: c.get(k)"`): a hit takes
115 ns here, 220 ns there and 67 ns in `functools.lru_cache`; a write that evicts takes 300, 790 and 150 ns.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LRUCache(Generic[K, V]):
    """LRU cache of at most `capacity` entries, or of values whose sizes add up to at most `capacity`.

    `size` returns the size of a value, which must not change while it is stored; the value written last stays even if
    it exceeds the capacity alone. `evicted` is called with each value that is evicted.

    Not thread-safe: one thread uses a cache, or a lock guards it.
    """

    __slots__ = ("_capacity", "_entries", "_evicted", "_size", "_total")

    def __init__(
        self,
        capacity: int,
        *,
        size: Callable[[V], int] | None = None,
        evicted: Callable[[V], object] | None = None,
    ) -> None:
        self._entries: OrderedDict[K, V] = OrderedDict()
        self._capacity = capacity
        self._size = size
        self._evicted = evicted
        self._total = 0

    def get(self, key: K) -> V | None:
        """Return the value of a key and mark it as used; None without an entry."""
        entries = self._entries
        if key not in entries:
            return None
        entries.move_to_end(key)
        return entries[key]

    def put(self, key: K, value: V) -> None:
        """Store a value, and evict the least recently used entries that exceed the capacity."""
        entries, size = self._entries, self._size
        if size is not None:
            self.remove(key)
            self._total += size(value)
        entries[key] = value
        entries.move_to_end(key)
        while (len(entries) if size is None else self._total) > self._capacity and len(entries) > 1:
            _, old = entries.popitem(last=False)
            if size is not None:
                self._total -= size(old)
            if self._evicted is not None:
                self._evicted(old)

    def remove(self, key: K) -> V | None:
        """Remove an entry and return its value; None without an entry."""
        value = self._entries.pop(key, None)
        if value is not None and self._size is not None:
            self._total -= self._size(value)
        return value

    def clear(self) -> None:
        """Remove all entries."""
        self._entries.clear()
        self._total = 0

    def values(self) -> list[V]:
        """Return the values, the least recently used first."""
        return list(self._entries.values())

    def __contains__(self, key: object) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[K]:
        return iter(list(self._entries))

    def __len__(self) -> int:
        return len(self._entries)
