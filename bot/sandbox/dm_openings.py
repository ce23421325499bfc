"""How many direct messages a bot may open with people it never wrote to; one that keeps asking is quarantined.

Measured by the sandbox's clock: what counts is how many people hear from a stranger in the same minute of their day.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.sandbox.errors import refusal
from bot.sandbox.limits import Limits


@dataclass(slots=True)
class DmOpenings:
    """Counts new direct messages and refuses those that are too many.

    Attributes:
        enforced: whether too many are refused.
        quarantined: whether the bot may open none at all, until somebody lifts it.
        refused: how many were refused so far.
    """

    limits: Limits
    enforced: bool = False
    quarantined: bool = False
    refused: int = 0
    _known: set[int] = field(default_factory=set)
    _opened: deque[datetime] = field(default_factory=deque)
    _refusals: deque[datetime] = field(default_factory=deque)

    def open(self, user_id: int, now: datetime) -> None:
        """Count a direct message opened with somebody; opening it again costs nothing.

        ApiError 40003 when it comes too early, 20026 for a bot in quarantine.
        """
        if user_id in self._known:
            return
        if not self.quarantined:
            if not self.enforced or self._has_room(now):
                self._opened.append(now)
                self._known.add(user_id)
                return
            _forget(self._refusals, now - timedelta(seconds=self.limits.dm_refusal_seconds))
            self._refusals.append(now)
            self.quarantined = len(self._refusals) >= self.limits.dm_refusals
        self.refused += 1
        raise refusal("quarantined" if self.quarantined else "opening_dms_too_fast")

    def lift(self) -> None:
        """Take the bot out of quarantine; what it asked for in vain is forgotten."""
        self.quarantined = False
        self._refusals.clear()

    def _has_room(self, now: datetime) -> bool:
        _forget(self._opened, now - timedelta(seconds=self.limits.dm_opening_seconds))
        return len(self._opened) < self.limits.dm_openings


def _forget(moments: deque[datetime], until: datetime) -> None:
    while moments and moments[0] <= until:
        moments.popleft()
