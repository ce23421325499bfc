"""One clock for the sandbox and the program it hosts: it runs, stands, runs faster, and jumps forward."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from typing import Any


class Clock:
    """Shared time, always aware and in UTC.

    Args:
        now: the moment to begin with; the real present when omitted.
        running: whether time flows by itself; a standing clock only moves by `advance`, `to` and `next`.
        speed: how many seconds pass here in one real second while running.
    """

    is_watched = True

    def __init__(self, now: datetime | None = None, *, running: bool = True, speed: float = 1.0) -> None:
        self._base = _utc(now) if now is not None else datetime.now(UTC)
        self._since = time.monotonic()
        self._running = running
        self._speed = _positive(speed)
        self._agenda: list[tuple[datetime, str]] = []
        self._unread: Iterable[tuple[datetime, str]] | None = None
        """A new agenda that nobody has looked at yet."""
        self._listeners: list[Callable[[], None]] = []
        self._agenda_listeners: list[Callable[[], None]] = []
        self._changes = 0
        self._name = str(time.time_ns())

    @property
    def running(self) -> bool:
        """Whether time flows by itself."""
        return self._running

    @property
    def speed(self) -> float:
        """Seconds here per real second while running."""
        return self._speed

    @property
    def agenda(self) -> list[tuple[datetime, str]]:
        """What the hosting program says will happen and has not passed yet, soonest first."""
        now = self.now()
        return [(at, what) for at, what in self._read() if at > now]

    def _read(self) -> list[tuple[datetime, str]]:
        """The whole agenda."""
        if self._unread is not None:
            self._agenda = sorted((_utc(at), what) for at, what in self._unread)
            self._unread = None
        return self._agenda

    def now(self) -> datetime:
        """The present moment of the sandbox."""
        if not self._running:
            return self._base
        return self._base + timedelta(seconds=(time.monotonic() - self._since) * self._speed)

    def advance(self, by: timedelta) -> None:
        """Jump forward. Time never runs backwards: a negative span raises ValueError."""
        if by < timedelta():
            raise ValueError("the clock cannot go back")
        self.reach(self.now() + by)

    def to(self, at: datetime) -> None:
        """Jump to a later moment; an earlier one raises ValueError, because message ids are made of time."""
        target = _utc(at)
        if target < self.now():
            raise ValueError("the clock cannot go back")
        self.reach(target)

    def reach(self, at: datetime) -> None:
        """Jump to a moment, or go on from here where the running clock has passed it meanwhile."""
        self._restart(max(_utc(at), self.now()))
        self._tell()

    def next(self) -> bool:
        """Jump to the next entry of the agenda; False when there is none."""
        agenda = self.agenda
        if not agenda:
            return False
        self.reach(agenda[0][0])
        return True

    def run(self) -> None:
        """Let time flow."""
        self._set(running=True, speed=self._speed)

    def stand(self) -> None:
        """Hold time still."""
        self._set(running=False, speed=self._speed)

    def set_speed(self, speed: float) -> None:
        """How fast time flows while running; must be positive."""
        self._set(running=self._running, speed=_positive(speed))

    def set_agenda(self, entries: Iterable[tuple[datetime, str]]) -> None:
        """Replace the list of what is going to happen: (moment, one sentence). Time does not change by it.

        It is read when somebody looks at it, and what a generator has to say is not said before.
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
        """Set the clock anew, even backwards: only for a world that is put back as it once was."""
        self._restart(_utc(now))
        self._running = running
        self._speed = _positive(speed)
        self._tell()

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every jump, start, stop and change of speed; returns how to stop listening.

        A program that sleeps until a moment must sleep anew when this is called.
        """
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    def on_agenda(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change of the agenda; returns how to stop listening."""
        self._agenda_listeners.append(callback)
        return lambda: self._agenda_listeners.remove(callback)

    def real_seconds_until(self, at: datetime) -> float | None:
        """How long to really sleep until `at`; None while the clock stands and `at` lies ahead."""
        ahead = (_utc(at) - self.now()).total_seconds()
        if ahead <= 0:
            return 0.0
        return ahead / self._speed if self._running else None

    def real_seconds_since(self, at: datetime) -> float:
        """How much real time `now() - at` stands for at the present speed; a jump counts as time that passed."""
        return (self.now() - _utc(at)).total_seconds() / self._speed

    def as_json(self) -> dict[str, Any]:
        """The clock as the page reads it, which knows by `changes`, also of the agenda, what was overtaken."""
        state = {"now": self.now().isoformat(), "running": self._running, "speed": self._speed}
        return {**state, "name": self._name, "changes": self._changes}

    def agenda_as_json(self) -> list[dict[str, str]]:
        """The agenda as the page reads it."""
        return [{"at": at.isoformat(), "what": what} for at, what in self.agenda]

    def _set(self, *, running: bool, speed: float) -> None:
        self._restart(self.now())
        self._running = running
        self._speed = speed
        self._tell()

    def _restart(self, base: datetime) -> None:
        self._base = base
        self._since = time.monotonic()

    def _tell(self) -> None:
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
