"""Memoize functions by the identity of the immutable objects that their results depend on.

A tournament's state is a large immutable value. Hashing or comparing it would cost more than most functions of it, but
a new state shares all unchanged parts with the one before. So results are looked up by the ids of the parts that a
function depends on, which its decorator names: `@memoize(lambda state, stage: (state.stages, stage))`.

Invariants:

- An entry keeps references to its parts, so their ids cannot be reused by other objects as long as the entry exists.
- The parts are never changed after they were made, and neither are results: a result is shared by all callers.
- Entries are kept in two generations. A hit in the older one moves the entry to the recent one; when the recent one has
  `most` entries it becomes the older one, and the entries not used since are dropped. So at most twice `most` entries
  exist, and a hit costs one dictionary lookup, without the bookkeeping of an LRU list.
- Threads may call a memoized function at the same time: dictionary operations are atomic, and only the exchange of
  generations takes a lock. At worst two threads compute the same result.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_Key = tuple[int, ...]
_Entry = tuple[tuple[object, ...], T]

MOST_KEPT = 32
_clears: list[Callable[[], None]] = []


class _Generations(Generic[T]):
    """The entries of one function."""

    def __init__(self, most: int) -> None:
        self.recent: dict[_Key, _Entry[T]] = {}
        self.older: dict[_Key, _Entry[T]] = {}
        self._most = most
        self._lock = Lock()

    def put(self, key: _Key, entry: _Entry[T]) -> None:
        """Store an entry in the recent generation."""
        recent = self.recent
        recent[key] = entry
        if len(recent) >= self._most:
            with self._lock:
                if self.recent is recent:  # else another thread has exchanged them
                    self.recent, self.older = {}, recent

    def clear(self) -> None:
        """Remove all entries."""
        with self._lock:
            self.recent, self.older = {}, {}


def memoize(
    depends_on: Callable[P, tuple[object, ...]], most: int = MOST_KEPT
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache a function's results by the identity of what they depend on.

    `depends_on` takes the same arguments and names all of it: immutable values. Between `most` and twice as many
    results are kept, the most recently used ones. Exceptions are not cached.
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        generations: _Generations[T] = _Generations(most)

        @wraps(function)
        def memoized(*args: P.args, **kwargs: P.kwargs) -> T:
            parts = depends_on(*args, **kwargs)
            key = tuple(map(id, parts))
            entry = generations.recent.get(key)
            if entry is None:
                entry = generations.older.get(key)
                if entry is None:
                    entry = parts, function(*args, **kwargs)
                generations.put(key, entry)
            return entry[1]

        _clears.append(generations.clear)
        return memoized

    return decorate


def forget() -> None:
    """Remove the results of all functions.

    For code that changes how they are computed, as tests do, and after reading many objects that are not needed again.
    """
    for clear in _clears:
        clear()
