"""CPU time of a call on a machine that may be busy: the best of three tries, in seconds of an idle machine."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.bench.figures import slowness

TRIES = 3


def on_an_idle_machine(seconds: float, within: float) -> float:
    """Return CPU seconds divided by how much slower than on an idle machine Python runs now, if they are above a limit.

    Processes that share a core's caches slow each other down: a call costs each of them twice the CPU time.
    """
    return seconds if seconds <= within else seconds / slowness()


def cpu_seconds(call: Callable[[], object], within: float) -> float:
    """Return the CPU seconds of a call of this thread: of the first try within the limit, else of the best of three."""
    best = float("inf")
    for _ in range(TRIES):
        began = time.thread_time()
        call()
        best = min(best, on_an_idle_machine(time.thread_time() - began, within))
        if best <= within:
            break
    return best
