"""Age of interactions on arrival, measured from their snowflakes.

Discord accepts a first answer for three seconds after it made an interaction, however long that waited in the socket of
a busy process. The interaction's id says when it was made by Discord's clock; the host's clock may differ by any
amount. So the offset between the two is estimated as NTP does it: of all differences `arrival - snowflake` of the last
ten minutes the smallest is the offset plus the shortest way, and what an interaction is late beyond that is its age.

Invariants: an age is never negative, and never more than what the interaction can have waited since the quickest one.
The first interaction after a start has nothing to be compared with and counts as new.
"""

from __future__ import annotations

import math

from formats.core.lru import LRUCache

SPAN_SECONDS = 60.0
SPANS = 10
"""The smallest difference is kept for each of so many spans: ten minutes in all."""


REMEMBERED = 10_000
"""Ids of interactions that are kept: those of many minutes, and a gateway repeats the latest ones."""


class Deliveries:
    """Recognises interactions that the gateway delivers twice, as it may after a broken connection.

    The second delivery must not be answered: the first answer to it, such as a refusal, would not be true any more.
    """

    def __init__(self) -> None:
        self._known: LRUCache[int, None] = LRUCache(REMEMBERED)

    def is_new(self, interaction_id: int) -> bool:
        """Note an interaction; False where it was delivered before."""
        if interaction_id in self._known:
            return False
        self._known.put(interaction_id, None)
        return True


class Arrivals:
    """Estimates how long interactions have waited until now."""

    def __init__(self) -> None:
        self._smallest: dict[int, float] = {}

    def age(self, difference: float, now: float) -> float:
        """Seconds that an interaction has waited; `difference` is its arrival minus its snowflake by the host's clock.

        `now` is the same moment by a clock that never goes back, in seconds.
        """
        span = int(now // SPAN_SECONDS)
        # After a quiet night the last offset that was measured is still better than none: the latest span stays.
        while len(self._smallest) > 1 and (oldest := min(self._smallest)) <= span - SPANS:
            del self._smallest[oldest]
        self._smallest[span] = min(difference, self._smallest.get(span, math.inf))
        return difference - min(self._smallest.values())
