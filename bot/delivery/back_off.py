"""Exponential back-off per target, and circuit breakers per server and for all servers.

A failed target waits 5 s, 10 s, ... up to 5 minutes (`wait_after`), without a maximum number of attempts. If more than
one target of a server fails, with no success for that server in between, the server's breaker opens: instead of each
target retrying on its own, after each wait one target is allowed to try (the *probe*). If more than one server fails,
with no success anywhere in between, the breaker of all servers opens in the same way. The first success closes the
breaker of its server and that of all servers, and ends the waits that they caused. So an outage costs few requests, and
everything continues as soon as it is over.

Invariants:

- An open breaker has at most one probe. `may_go` assigns it; `failed`, `succeeded` or `ended` must follow to release
  it.
- A success for a server proves that Discord works; only a target's own wait in another server stays.

The state is in memory only: after a restart everything is tried once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from storage.targets import Target

FIRST_WAIT = timedelta(seconds=5)
LONGEST_WAIT = timedelta(minutes=5)

ISOLATED_FAILURES = 1
"""Up to this number of failing members a breaker stays closed; with more and no success it opens."""


def wait_after(failures: int) -> timedelta:
    """Return the wait after this number of consecutive failures: doubled each time, limited to `LONGEST_WAIT`."""
    doubled: timedelta = FIRST_WAIT * 2 ** min(failures - 1, 10)
    return min(doubled, LONGEST_WAIT)


@dataclass(slots=True)
class _FailedLane:
    """A target whose last delivery failed, its consecutive failures, and when it may be tried again."""

    server: int | None
    failures: int
    until: datetime


@dataclass(slots=True)
class _Breaker:
    """Circuit breaker over several members (targets of a server, or servers).

    It is open if `until` is set. While open it allows one attempt at a time, the `probe`, and closes when that
    succeeds.
    """

    failing: set[Hashable] = field(default_factory=set)
    failures: int = 0
    until: datetime | None = None
    probe: Target | None = None

    def allows(self, target: Target, now: datetime) -> bool:
        """Whether a target may try: the breaker is closed, or its wait is over and there is no other probe."""
        return self.until is None or (now >= self.until and self.probe in {None, target})

    def failed(self, member: Hashable, target: Target, now: datetime) -> None:
        """Count a failure; open the breaker, or prolong its wait, if more than `ISOLATED_FAILURES` members fail."""
        self.failing.add(member)
        if self.probe == target:
            self.probe = None
        if len(self.failing) > ISOLATED_FAILURES and (self.until is None or now >= self.until):
            self.failures += 1
            self.until = now + wait_after(self.failures)


class BackOff:
    """Retry times of targets, of servers in which several targets fail, and of all servers if several of them fail."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._lanes: dict[Target, _FailedLane] = {}
        self._servers: dict[int | None, _Breaker] = {}
        self._everywhere = _Breaker()

    def may_go(self, target: Target, server: int | None) -> bool:
        """Whether a delivery may start now.

        If True, the caller must report its end with `succeeded`, `failed` or `ended`.
        """
        now = self._now()
        lane = self._lanes.get(target)
        if lane is not None and now < lane.until:
            return False
        breakers = [breaker for breaker in (self._servers.get(server), self._everywhere) if breaker is not None]
        if not all(breaker.allows(target, now) for breaker in breakers):
            return False
        for breaker in breakers:
            if breaker.until is not None:
                breaker.probe = target
        return True

    def succeeded(self, target: Target, server: int | None) -> None:
        """Discord accepted a delivery: reset the target, and close the breakers that include it."""
        if self._everywhere.until is not None:
            self._lanes.clear()
            self._servers.clear()
        breaker = self._servers.pop(server, None)
        if breaker is not None and breaker.until is not None:
            self._lanes = {other: lane for other, lane in self._lanes.items() if lane.server != server}
        self._lanes.pop(target, None)
        self._everywhere = _Breaker()

    def failed(self, target: Target, server: int | None) -> None:
        """A delivery failed because of an outage: make its target wait, longer than the last time."""
        now = self._now()
        known = self._lanes.get(target)
        failures = 1 if known is None else known.failures + 1
        self._lanes[target] = _FailedLane(server, failures, now + wait_after(failures))
        self._servers.setdefault(server, _Breaker()).failed(target, target, now)
        self._everywhere.failed(server, target, now)

    def ended(self, target: Target) -> None:
        """A delivery ended with a result that says nothing about an outage: release the probe only."""
        for breaker in (*self._servers.values(), self._everywhere):
            if breaker.probe == target:
                breaker.probe = None

    def forget(self) -> None:
        """Clear all waits, because there is reason to believe that Discord works again."""
        self._lanes.clear()
        self._servers.clear()
        self._everywhere = _Breaker()

    def soonest(self, after: datetime) -> datetime | None:
        """Return the first moment after `after` at which something that waits may be tried."""
        moments = [lane.until for lane in self._lanes.values()]
        moments += [
            breaker.until for breaker in (*self._servers.values(), self._everywhere) if breaker.until is not None
        ]
        return min((at for at in moments if at > after), default=None)

    def in_trouble(self, server: int | None) -> bool:
        """Whether the breaker of a server or of all servers is open."""
        own = self._servers.get(server)
        return self._everywhere.until is not None or (own is not None and own.until is not None)
