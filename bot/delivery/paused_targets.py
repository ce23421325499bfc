"""Paused targets: those that Discord refuses until something changes, and when each is tried again.

A pause (a `Hold`) is stored, so that it survives restarts and is shown in `/td delivery`. It is tried again when
Discord reports a change that may help (`try_again`, see `bot.hosting.client`), at the latest after `TRY_EVERY`. A
success releases it.

Invariants: `_held` contains exactly the stored holds of this process's targets; a change is written to the database
before it is made in memory, so that after a failed write both still agree. `_retry_now` is a subset of `_held`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta

from bot.delivery.direct_messages import FIRST_PAUSE
from bot.delivery.outcomes import Held
from bot.service.clock import Clock
from storage.holds import Hold, HoldCause, Holds
from storage.targets import Target

logger = logging.getLogger(__name__)

TRY_EVERY = timedelta(minutes=5)
"""Interval of retries of a paused target."""

TRY_RARELY = timedelta(hours=1)
"""Interval for causes that only Discord or an invitation can end; Discord reports an invitation at once."""

WAITS: Mapping[HoldCause, timedelta] = {
    "no_server": TRY_RARELY,
    "quarantined": TRY_RARELY,
    "dm_limit": FIRST_PAUSE,
}
"""Intervals by cause, where not `TRY_EVERY`."""


class PausedTargets:
    """The paused targets in memory, as stored in the database. Call `load` before anything is sent."""

    def __init__(self, holds: Holds, clock: Clock) -> None:
        self._holds = holds
        self._clock = clock
        self._held: dict[Target, Hold] = {}
        self._retry_now: set[Target] = set()

    async def load(self, here: Collection[Target], anywhere: Collection[Target]) -> None:
        """Load the holds of an earlier process. Each is tried at once, because much may have changed.

        `here` are the targets with waiting posts of this process, `anywhere` those of all processes. Holds of other
        targets are deleted.
        """
        held = {hold.target: hold for hold in await self._holds.all()}
        for target in held.keys() - set(anywhere):
            await self._holds.release(target, at=self._clock.now())
        self._held = {target: hold for target, hold in held.items() if target in here}
        self._retry_now = set(self._held)

    def of(self, target: Target) -> Hold | None:
        """Return the hold of a target, None if it is not paused."""
        return self._held.get(target)

    @property
    def all(self) -> Collection[Hold]:
        """All holds."""
        return self._held.values()

    def may_go(self, target: Target) -> bool:
        """Whether a target is not paused, or is due for a retry."""
        hold = self._held.get(target)
        return hold is None or target in self._retry_now or self._clock.now() >= _due(hold)

    def soonest(self, after: datetime) -> datetime | None:
        """Return the first retry time after `after`."""
        moments = [_due(hold) for target, hold in self._held.items() if target not in self._retry_now]
        return min((at for at in moments if at > after), default=None)

    def try_again(self, meant: Callable[[Hold], bool] = lambda _hold: True) -> None:
        """Make all holds that satisfy `meant` due now."""
        self._retry_now |= {target for target, hold in self._held.items() if meant(hold)}

    def make_hold(self, target: Target, outcome: Held) -> Hold:
        """Return the hold for a refusal. If the target is paused for the same cause already, its start is kept."""
        known, now = self._held.get(target), self._clock.now()
        since = known.since if known is not None and known.cause == outcome.cause else now
        return Hold(target, outcome.cause, outcome.error, since, now)

    async def hold(self, hold: Hold) -> None:
        """Store that a target is paused, or that a retry was refused."""
        self._retry_now.discard(hold.target)
        known = self._held.get(hold.target)
        self._held[hold.target] = await self._holds.hold(hold.target, hold.cause, hold.error, at=hold.tried_at)
        if known is None or known.cause != hold.cause:
            # A quarantined bot cannot post in any server until its host contacts Discord.
            level = logging.CRITICAL if hold.cause == "quarantined" else logging.WARNING
            logger.log(level, "posts to %s are paused (%s): %s", hold.target.name, hold.cause, hold.error)

    async def retain(self, targets: Collection[Target]) -> None:
        """Release all holds except for these targets: nothing waits for the others."""
        for target in self._held.keys() - set(targets):
            await self.release(target)

    async def release(self, target: Target) -> None:
        """Release a target: it accepts posts, or nothing waits for it."""
        if target in self._held:
            # Stored first: if the write fails (disk full), the target stays paused and is released the next time.
            await self._holds.release(target, at=self._clock.now())
            self._held.pop(target, None)
            self._retry_now.discard(target)
            logger.info("posts to %s continue", target.name)


def _due(hold: Hold) -> datetime:
    """Return when a hold is to be tried again."""
    return hold.tried_at + WAITS.get(hold.cause, TRY_EVERY)
