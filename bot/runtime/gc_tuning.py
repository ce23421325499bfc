"""Keeps Python's garbage collector from holding everybody up.

A look at everything that lives holds the event loop for a tenth of a second and more, as soon as some dozens of
tournaments are loaded, and it comes in the middle of whatever somebody asked for. So what lives as long as the process
is set aside, and the rest is looked at while nobody waits.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG = 3_000
"""So many new objects before a look at what is young; Python's own 700 takes a fortieth of the work of a crowd."""

LOOKS_OF_THE_YOUNG = 100_000
"""How many looks at what is young come before a look at everything, should there never be a quiet moment: days."""

EVERY_SECONDS = 300.0
WHOLE_SECONDS = 86_400.0
"""So often even what was set aside is looked at."""


def spare_collector() -> None:
    """Set everything aside that has been imported, and look at all of the rest only when told to.

    Where the collector has rested since the process began, hardly any of it is garbage: a look at all that was imported
    would take a tenth of a second of every start.
    """
    if gc.isenabled():
        gc.collect()
    gc.enable()
    gc.freeze()
    _, middle, _ = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, LOOKS_OF_THE_YOUNG)


class Collector:
    """Looks at what has come since the last time, and sets aside what stays. `now` are seconds on any clock."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._looked = self._looked_at_all = now()

    def look(self) -> bool:
        """Call this while nobody waits. Whether it was time for a look."""
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
