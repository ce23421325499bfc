"""When to try again what failed for no fault of ours: longer and longer, together, and without end."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from storage.targets import Target

FIRST_WAIT = timedelta(seconds=5)
LONGEST_WAIT = timedelta(minutes=5)

TROUBLE_OF_ONE = 1
"""So many that fail are trouble of their own; more, and none that succeeds meanwhile, are trouble of all."""


def wait_after(failures: int) -> timedelta:
    """How long to wait after so many failures in a row."""
    doubled: timedelta = FIRST_WAIT * 2 ** min(failures - 1, 10)
    return min(doubled, LONGEST_WAIT)


@dataclass(slots=True)
class _Lane:
    server: int | None
    failures: int
    until: datetime


@dataclass(slots=True)
class _Breaker:
    """Several that fail together. Once open it lets one try at a time, the `probe`, and closes when that succeeds."""

    failing: set[Hashable] = field(default_factory=set)
    failures: int = 0
    until: datetime | None = None
    probe: Target | None = None

    def lets(self, target: Target, now: datetime) -> bool:
        return self.until is None or (now >= self.until and self.probe in {None, target})

    def failed(self, member: Hashable, target: Target, now: datetime) -> None:
        self.failing.add(member)
        if self.probe == target:
            self.probe = None
        if len(self.failing) > TROUBLE_OF_ONE and (self.until is None or now >= self.until):
            self.failures += 1
            self.until = now + wait_after(self.failures)


class BackOff:
    """Waits of lanes, of servers in which several lanes fail, and of all where several servers do.

    One channel in trouble waits by itself. As soon as another of its server fails too, nothing of that server having
    been delivered in between, they wait together and one of them tries; likewise servers. The first that is delivered
    ends the waiting of all that waited together.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._lanes: dict[Target, _Lane] = {}
        self._servers: dict[int | None, _Breaker] = {}
        self._everywhere = _Breaker()

    def may_go(self, target: Target, server: int | None) -> bool:
        """May a delivery begin? One that may has to be ended by `succeeded`, `failed` or `ended`."""
        now = self._now()
        lane = self._lanes.get(target)
        if lane is not None and now < lane.until:
            return False
        breakers = [breaker for breaker in (self._servers.get(server), self._everywhere) if breaker is not None]
        if not all(breaker.lets(target, now) for breaker in breakers):
            return False
        for breaker in breakers:
            if breaker.until is not None:
                breaker.probe = target
        return True

    def succeeded(self, target: Target, server: int | None) -> None:
        """Discord took it."""
        if self._everywhere.until is not None:
            self._lanes.clear()
            self._servers.clear()
        breaker = self._servers.pop(server, None)
        if breaker is not None and breaker.until is not None:
            self._lanes = {other: lane for other, lane in self._lanes.items() if lane.server != server}
        self._lanes.pop(target, None)
        self._everywhere = _Breaker()

    def failed(self, target: Target, server: int | None) -> None:
        """Discord did not answer as it should: wait longer than the last time."""
        now = self._now()
        known = self._lanes.get(target)
        failures = 1 if known is None else known.failures + 1
        self._lanes[target] = _Lane(server, failures, now + wait_after(failures))
        self._servers.setdefault(server, _Breaker()).failed(target, target, now)
        self._everywhere.failed(server, target, now)

    def ended(self, target: Target) -> None:
        """It came to an end that says nothing of how Discord is."""
        for breaker in (*self._servers.values(), self._everywhere):
            if breaker.probe == target:
                breaker.probe = None

    def forget(self) -> None:
        """Let everybody try at once: somebody has reason to believe that Discord is well again."""
        self._lanes.clear()
        self._servers.clear()
        self._everywhere = _Breaker()

    def soonest(self, after: datetime) -> datetime | None:
        """The first moment `after` this one when somebody who waits may go."""
        moments = [lane.until for lane in self._lanes.values()]
        moments += [
            breaker.until for breaker in (*self._servers.values(), self._everywhere) if breaker.until is not None
        ]
        return min((at for at in moments if at > after), default=None)

    def in_trouble(self, server: int | None) -> bool:
        """Does nothing reach a server, or none of them?"""
        own = self._servers.get(server)
        return self._everywhere.until is not None or (own is not None and own.until is not None)
