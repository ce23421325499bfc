"""What follows from values that never change is worked out once, and kept while these are the very same objects."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST_KEPT = 32
_memories: list[Callable[[], None]] = []


def remembered(
    depends_on: Callable[P, tuple[object, ...]], most: int = MOST_KEPT
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Let a function answer from memory where everything its answer depends on is what it was, object by object.

    `depends_on` takes the same arguments and names all of it: values that nobody changes once they are made. The
    `most` answers asked for last are kept; an error is not. An answer is shared, so that nobody may change it.
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        known: dict[tuple[int, ...], tuple[tuple[object, ...], T]] = {}
        lock = Lock()

        @wraps(function)
        def answered(*args: P.args, **kwargs: P.kwargs) -> T:
            parts = depends_on(*args, **kwargs)
            # As long as an answer is kept its parts are, so that no other object can have their ids.
            key = tuple(map(id, parts))
            with lock:
                entry = known.pop(key, None)
                if entry is not None:
                    known[key] = entry
                    return entry[1]
            answer = function(*args, **kwargs)
            with lock:
                known[key] = parts, answer
                while len(known) > most:
                    del known[next(iter(known))]
            return answer

        _memories.append(known.clear)
        return answered

    return decorate


def forget() -> None:
    """Work everything out anew: for whoever changes how that is done while the process runs, as tests do."""
    for clear in _memories:
        clear()
