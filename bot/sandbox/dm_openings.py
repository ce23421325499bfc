"""Limit of new direct messages: a bot that opens too many is rejected, and quarantined if it continues.

Two sliding windows on the sandbox's clock: openings per `dm_opening_seconds`, and rejections per `dm_refusal_seconds`,
of which too many lead to quarantine. The sandbox's clock is used because the limit concerns messages to people, who
live by that clock, not the network.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.sandbox.errors import refusal
from bot.sandbox.limits import Limits


@dataclass(slots=True)
class DmOpenings:
    """Counts new direct messages and rejects those above the limit.

    Attributes:
        enforced: whether messages above the limit are rejected.
        quarantined: whether the bot may open none at all, until `lift` is called.
        refused: number of rejections so far.
    """

    limits: Limits
    enforced: bool = False
    quarantined: bool = False
    refused: int = 0
    _known: set[int] = field(default_factory=set)
    _opened: deque[datetime] = field(default_factory=deque)
    _refusals: deque[datetime] = field(default_factory=deque)

    def open(self, user_id: int, now: datetime) -> None:
        """Count a direct message opened with a user; users who were opened before are not counted again.

        Raises `ApiError` 40003 above the limit, 20026 for a bot in quarantine.
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
        """End the quarantine and clear the rejections that led to it."""
        self.quarantined = False
        self._refusals.clear()

    def _has_room(self, now: datetime) -> bool:
        _forget(self._opened, now - timedelta(seconds=self.limits.dm_opening_seconds))
        return len(self._opened) < self.limits.dm_openings


def _forget(moments: deque[datetime], until: datetime) -> None:
    """Remove the moments that have left the window."""
    while moments and moments[0] <= until:
        moments.popleft()
