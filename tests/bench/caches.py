"""What each cache saves in a program: `PYTHONPATH=. python tests/bench/caches.py PROGRAM [arguments]`.

Runs the program with counting versions of `functools.lru_cache`, `functools.cache` and `formats.core.memoize.memoize`.
For each function that was called it prints calls, hits, the CPU of a miss on average (with everything it calls), and
the product of hits and that: what the cache saves, in milliseconds. Caches inside one another are counted at each of
them. For `formats.core.lru.LRUCache` it prints where it was made, with reads and hits.
"""

from __future__ import annotations

import functools
import runpy
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any

import formats.core.lru
import formats.core.memoize


@dataclass
class Counted:
    """The calls of one cached function, and the CPU of those that computed."""

    calls: int = 0
    misses: int = 0
    nanoseconds: int = 0

    @property
    def saved_ms(self) -> float:
        """Hits, times the CPU of a miss."""
        return (self.calls - self.misses) * self.nanoseconds / max(1, self.misses) / 1e6


COUNTED: dict[str, Counted] = {}


def counting(decorate: Callable[[Callable[..., Any]], Callable[..., Any]]) -> Callable[..., Callable[..., Any]]:
    """The decorator of a cache, with its calls and misses counted."""

    def counted_decorator(function: Callable[..., Any]) -> Callable[..., Any]:
        name = getattr(function, "__qualname__", type(function).__name__)
        counted = COUNTED.setdefault(f"{function.__module__}.{name}", Counted())

        @wraps(function)
        def computed(*args: Any, **kwargs: Any) -> Any:
            began = time.thread_time_ns()
            try:
                return function(*args, **kwargs)
            finally:
                counted.misses += 1
                counted.nanoseconds += time.thread_time_ns() - began

        cached = decorate(computed)

        @wraps(function)
        def asked(*args: Any, **kwargs: Any) -> Any:
            counted.calls += 1
            return cached(*args, **kwargs)

        for name in ("cache_clear", "cache_info"):
            if hasattr(cached, name):
                setattr(asked, name, getattr(cached, name))
        return asked

    return counted_decorator


def count() -> None:
    """Replace the decorators and the class, before any module of the project has used them."""
    plain_lru, plain_memoize = functools.lru_cache, formats.core.memoize.memoize

    def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:  # noqa: FBT002 - as in functools
        if callable(maxsize):
            return counting(plain_lru(128, typed))(maxsize)
        return counting(plain_lru(maxsize, typed))

    functools.lru_cache = lru_cache
    functools.cache = lru_cache(None)
    formats.core.memoize.memoize = lambda *args, **kwargs: counting(plain_memoize(*args, **kwargs))

    class CountingLRU(formats.core.lru.LRUCache[Any, Any]):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            frame = sys._getframe(1)
            name = f"{frame.f_globals.get('__name__')}:{frame.f_lineno} (LRUCache)"
            self.counted = COUNTED.setdefault(name, Counted())

        def get(self, key: Any) -> Any:
            value = super().get(key)
            self.counted.calls += 1
            self.counted.misses += value is None
            return value

    formats.core.lru.LRUCache = CountingLRU  # type: ignore[misc]


def main(program: str, *arguments: str) -> None:
    """Run a program, then print what was counted, the most useful caches first."""
    count()
    sys.argv = [program, *arguments]
    try:
        runpy.run_path(program, run_name="__main__")
    except SystemExit as ended:
        print(f"(ended with {ended.code})")
    print(f"{'cache':75} {'calls':>9} {'hits':>9} {'miss, us':>10} {'saved, ms':>11}")
    for name, counted in sorted(COUNTED.items(), key=lambda item: -item[1].saved_ms):
        if counted.calls and name.startswith(("bot.", "formats.", "storage.")):
            hits, miss = counted.calls - counted.misses, counted.nanoseconds / max(1, counted.misses) / 1000
            print(f"{name:75} {counted.calls:9} {hits:9} {miss:10.1f} {counted.saved_ms:11.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
