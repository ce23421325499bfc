"""Tune Python's garbage collector so that full collections do not block the event loop.

With some dozens of tournaments loaded, a full collection takes 0.1 s or more and is triggered in the middle of a
request. So long-lived objects are moved to the permanent generation (`gc.freeze`), which is not examined; automatic
full collections are practically disabled by a high threshold; and the remaining objects are collected while no request
is in progress. Once a day the permanent generation is unfrozen and collected as well, because frozen cycles would
otherwise never be freed.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG = 3_000
"""Threshold of generation 0. Python's default of 700 takes a fortieth of the CPU time under load."""

LOOKS_OF_THE_YOUNG = 100_000
"""Threshold of generation 2.

The number of middle collections before an automatic full one, if there is never an idle moment: days.
"""

EVERY_SECONDS = 300.0
WHOLE_SECONDS = 86_400.0
"""Interval at which frozen objects are collected, too."""


def spare_collector() -> None:
    """Freeze everything imported so far, and make automatic full collections rare.

    If the collector was disabled during the start, hardly any of the imported objects are garbage, and collecting them
    would only add 0.1 s to every start.
    """
    if gc.isenabled():
        gc.collect()
    gc.enable()
    gc.freeze()
    _, middle, _ = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, LOOKS_OF_THE_YOUNG)


class Collector:
    """Collects new objects at intervals and freezes the survivors. `now` is any clock in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._looked = self._looked_at_all = now()

    def look(self) -> bool:
        """Collect if it is due. Call it while no request is in progress. Return whether it was due."""
        now = self._now()
        if now < self._looked + EVERY_SECONDS:
            return False
        if now >= self._looked_at_all + WHOLE_SECONDS:
            gc.unfreeze()
            self._looked_at_all = now
        gc.collect()
        gc.freeze()
        self._looked = now
        return True
