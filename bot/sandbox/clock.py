"""Controllable clock shared by the sandbox and the program it hosts: runs, stops, runs faster, jumps forward.

The current time is `base + (monotonic time since base) * speed` while running, `base` while stopped. Every change of
running or speed sets a new base, so the time never jumps by it. The clock never goes back, because snowflake ids are
derived from it and must increase; only `restore` of a saved sandbox may set an earlier time. Programs that sleep
compute the real time to wait with `real_seconds_until` and must compute it again when `on_change` is called.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from typing import Any


class Clock:
    """Shared time, always aware and in UTC.

    Args:
        now: the initial moment; the real present by default.
        running: whether time passes; a stopped clock only moves by `advance`, `to` and `next`.
        speed: seconds that pass per real second while running.
    """

    is_watched = True

    def __init__(self, now: datetime | None = None, *, running: bool = True, speed: float = 1.0) -> None:
        self._base = _utc(now) if now is not None else datetime.now(UTC)
        self._since = time.monotonic()
        self._running = running
        self._speed = _positive(speed)
        self._agenda: list[tuple[datetime, str]] = []
        self._unread: Iterable[tuple[datetime, str]] | None = None
        """A new agenda that has not been read yet. Evaluated lazily, because formatting it is expensive."""
        self._listeners: list[Callable[[], None]] = []
        self._agenda_listeners: list[Callable[[], None]] = []
        self._changes = 0
        self._name = str(time.time_ns())

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._running

    @property
    def speed(self) -> float:
        """Seconds that pass per real second while running."""
        return self._speed

    @property
    def agenda(self) -> list[tuple[datetime, str]]:
        """Future entries announced by the hosting program, earliest first."""
        now = self.now()
        return [(at, what) for at, what in self._read() if at > now]

    def _read(self) -> list[tuple[datetime, str]]:
        """Return all entries of the agenda, evaluating a new one first."""
        if self._unread is not None:
            self._agenda = sorted((_utc(at), what) for at, what in self._unread)
            self._unread = None
        return self._agenda

    def now(self) -> datetime:
        """Return the current moment of the sandbox."""
        if not self._running:
            return self._base
        return self._base + timedelta(seconds=(time.monotonic() - self._since) * self._speed)

    def advance(self, by: timedelta) -> None:
        """Jump forward. Raises ValueError for a negative duration."""
        if by < timedelta():
            raise ValueError("the clock cannot go back")
        self.reach(self.now() + by)

    def to(self, at: datetime) -> None:
        """Jump to a later moment. Raises ValueError for an earlier one."""
        target = _utc(at)
        if target < self.now():
            raise ValueError("the clock cannot go back")
        self.reach(target)

    def reach(self, at: datetime) -> None:
        """Jump to a moment, or stay at the current one if the running clock has passed it."""
        self._restart(max(_utc(at), self.now()))
        self._notify()

    def next(self) -> bool:
        """Jump to the next entry of the agenda; False if there is none."""
        agenda = self.agenda
        if not agenda:
            return False
        self.reach(agenda[0][0])
        return True

    def run(self) -> None:
        """Start the clock."""
        self._set(self.now(), running=True, speed=self._speed)

    def stand(self) -> None:
        """Stop the clock."""
        self._set(self.now(), running=False, speed=self._speed)

    def set_speed(self, speed: float) -> None:
        """Set the speed of the running clock; must be positive."""
        self._set(self.now(), running=self._running, speed=_positive(speed))

    def set_agenda(self, entries: Iterable[tuple[datetime, str]]) -> None:
        """Replace the announced entries: (moment, one sentence). Does not change the time.

        An iterator is consumed only when the agenda is read.
        """
        if not self._agenda_listeners:
            self._unread = entries
            self._changes += 1
            return
        before = self._read()
        self._unread = entries
        if self._read() != before:
            self._changes += 1
            for listener in tuple(self._agenda_listeners):
                listener()

    def restore(self, now: datetime, *, running: bool, speed: float) -> None:
        """Set the clock, even to an earlier time. Only for restoring a saved sandbox."""
        self._set(_utc(now), running=running, speed=_positive(speed))

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after each jump, start, stop and change of speed. Returns a function that unsubscribes.

        A program that sleeps until a moment must compute its sleep again when this is called.
        """
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    def on_agenda(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after each change of the agenda. Returns a function that unsubscribes."""
        self._agenda_listeners.append(callback)
        return lambda: self._agenda_listeners.remove(callback)

    def real_seconds_until(self, at: datetime) -> float | None:
        """Return the real seconds until `at`; None if the clock is stopped before `at`."""
        ahead = (_utc(at) - self.now()).total_seconds()
        if ahead <= 0:
            return 0.0
        return ahead / self._speed if self._running else None

    def real_seconds_since(self, at: datetime) -> float:
        """Return the real seconds that `now() - at` takes at the current speed; jumps count as passed time."""
        return (self.now() - _utc(at)).total_seconds() / self._speed

    def as_json(self) -> dict[str, Any]:
        """Return the clock for the page.

        `changes` increases with each change, so that the page can discard stale answers.
        """
        state = {"now": self.now().isoformat(), "running": self._running, "speed": self._speed}
        return {**state, "name": self._name, "changes": self._changes}

    def agenda_as_json(self) -> list[dict[str, str]]:
        """Return the agenda for the page."""
        return [{"at": at.isoformat(), "what": what} for at, what in self.agenda]

    def _set(self, base: datetime, *, running: bool, speed: float) -> None:
        self._restart(base)
        self._running = running
        self._speed = speed
        self._notify()

    def _restart(self, base: datetime) -> None:
        self._base = base
        self._since = time.monotonic()

    def _notify(self) -> None:
        """Count a change and call the listeners."""
        self._changes += 1
        for listener in tuple(self._listeners):
            listener()


def _utc(at: datetime) -> datetime:
    if at.tzinfo is None:
        raise ValueError("a moment needs a time zone")
    return at.astimezone(UTC)


def _positive(speed: float) -> float:
    if not speed > 0:
        raise ValueError("the speed must be positive")
    return float(speed)
