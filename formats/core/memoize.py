"""What follows from values that never change is worked out once, and kept while these are the very same objects."""

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
_memories: list[Callable[[], None]] = []


class _Memory(Generic[T]):
    """Answers in two generations: what is asked for again passes into the recent one, and costs one look from then on.

    When the recent one is full it becomes the older one, and what nobody has asked for since the last time goes.
    """

    def __init__(self, most: int) -> None:
        self.recent: dict[_Key, _Entry[T]] = {}
        self._older: dict[_Key, _Entry[T]] = {}
        self._most = most
        self._lock = Lock()

    def found_again(self, key: _Key) -> _Entry[T] | None:
        """An answer of the older generation."""
        return self._older.get(key)

    def keep(self, key: _Key, entry: _Entry[T]) -> None:
        """Keep an answer with what it depends on."""
        recent = self.recent
        recent[key] = entry
        if len(recent) >= self._most:
            with self._lock:
                if self.recent is recent:  # else another thread was at it
                    self.recent, self._older = {}, recent

    def clear(self) -> None:
        """Keep nothing of it."""
        with self._lock:
            self.recent, self._older = {}, {}


def remembered(
    depends_on: Callable[P, tuple[object, ...]], most: int = MOST_KEPT
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Let a function answer from memory where everything its answer depends on is what it was, object by object.

    `depends_on` takes the same arguments and names all of it: values that nobody changes once they are made. The
    `most` answers asked for last are kept, and at most as many again; an error is not. An answer is shared, so that
    nobody may change it.
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        memory: _Memory[T] = _Memory(most)

        @wraps(function)
        def answered(*args: P.args, **kwargs: P.kwargs) -> T:
            parts = depends_on(*args, **kwargs)
            # As long as an answer is kept its parts are, so that no other object can have their ids.
            key = tuple(map(id, parts))
            entry = memory.recent.get(key)
            if entry is None:
                entry = memory.found_again(key)
                if entry is None:
                    entry = parts, function(*args, **kwargs)
                memory.keep(key, entry)
            return entry[1]

        _memories.append(memory.clear)
        return answered

    return decorate


def forget() -> None:
    """Work everything out anew: for whoever changes how that is done while the process runs, as tests do.

    And for whoever has looked at much that nobody asks for, so that it leaves memory.
    """
    for clear in _memories:
        clear()
