"""Which targets are held, and when each is tried again: when something changed at Discord, or after some minutes."""

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
TRY_SELDOM = timedelta(hours=1)
"""What only Discord itself can change, or an invitation, of which we hear at once."""

WAITS: Mapping[HoldCause, timedelta] = {
    "no_server": TRY_SELDOM,
    "quarantined": TRY_SELDOM,
    "dm_limit": FIRST_PAUSE,
}


class Holding:
    """What is held, as the database keeps it. `load` it before anything is sent."""

    def __init__(self, holds: Holds, clock: Clock) -> None:
        self._holds = holds
        self._clock = clock
        self._held: dict[Target, Hold] = {}
        self._wanted: set[Target] = set()

    async def load(self, here: Collection[Target], anywhere: Collection[Target]) -> None:
        """Read what an earlier process left behind; each is tried at once, for much may have changed.

        Something waits `here` for these targets, and for those in other processes as well; for the rest nothing does.
        """
        held = {hold.target: hold for hold in await self._holds.all()}
        for target in held.keys() - set(anywhere):
            await self._holds.release(target, at=self._clock.now())
        self._held = {target: hold for target, hold in held.items() if target in here}
        self._wanted = set(self._held)

    def of(self, target: Target) -> Hold | None:
        """Why a target is held, if it is."""
        return self._held.get(target)

    @property
    def all(self) -> Collection[Hold]:
        """Everything that is held."""
        return self._held.values()

    def may_go(self, target: Target) -> bool:
        """Is it not held, or is it time to try?"""
        hold = self._held.get(target)
        return hold is None or target in self._wanted or self._clock.now() >= _due(hold)

    def soonest(self, after: datetime) -> datetime | None:
        """The first moment `after` this one when something is tried again."""
        moments = [_due(hold) for target, hold in self._held.items() if target not in self._wanted]
        return min((at for at in moments if at > after), default=None)

    def try_again(self, meant: Callable[[Hold], bool] = lambda _hold: True) -> None:
        """Let those that are meant be tried as soon as may be."""
        self._wanted |= {target for target, hold in self._held.items() if meant(hold)}

    def held(self, target: Target, outcome: Held) -> Hold:
        """What is to be held from now on, or was tried in vain once more; since when, if held for that already."""
        known, now = self._held.get(target), self._clock.now()
        since = known.since if known is not None and known.cause == outcome.cause else now
        return Hold(target, outcome.cause, outcome.error, since, now)

    async def hold(self, hold: Hold) -> None:
        """Hold a target, or note that it was tried in vain."""
        self._wanted.discard(hold.target)
        known = self._held.get(hold.target)
        self._held[hold.target] = await self._holds.hold(hold.target, hold.cause, hold.error, at=hold.tried_at)
        if known is None or known.cause != hold.cause:
            # A bot in quarantine is lost for all its servers unless its host asks Discord.
            level = logging.CRITICAL if hold.cause == "quarantined" else logging.WARNING
            logger.log(level, "posts to %s are held (%s): %s", hold.target.name, hold.cause, hold.error)

    async def keep_only(self, targets: Collection[Target]) -> None:
        """Hold nothing but these: for anything else nothing waits any more."""
        for target in self._held.keys() - set(targets):
            await self.release(target)

    async def release(self, target: Target) -> None:
        """It takes posts, or nothing waits for it any more."""
        if target in self._held:
            # Only what is written down is over: on a full disk it stays held, and is released the next time.
            await self._holds.release(target, at=self._clock.now())
            self._held.pop(target, None)
            self._wanted.discard(target)
            logger.info("posts to %s go on", target.name)


def _due(hold: Hold) -> datetime:
    return hold.tried_at + WAITS.get(hold.cause, TRY_EVERY)
