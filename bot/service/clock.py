"""The bot's clock: the machine's, or the sandbox's, which can stand still and jump."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Interface of the bot's clock."""

    @property
    def is_watched(self) -> bool:
        """Does anybody look at its agenda?"""
        ...

    def now(self) -> datetime:
        """The present moment, aware, in UTC."""
        ...

    def real_seconds_until(self, at: datetime) -> float | None:
        """How long to really wait for `at`; None while the clock stands still before it."""
        ...

    def real_seconds_since(self, at: datetime) -> float:
        """How much real time has passed since `at`; off by a constant where the clock is wrong, but never by a jump."""
        ...

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back when time jumped, stopped, started or changed its speed; returns how to stop listening."""
        ...

    def set_agenda(self, entries: Iterable[tuple[datetime, str]]) -> None:
        """Set the list of coming events, for the viewers of the clock."""
        ...


class SystemClock:
    """The machine's clock. Its agenda is not shown; where it jumps, all alarms ring (`bot.runtime.alarms`)."""

    is_watched = False

    def __init__(self) -> None:
        # Elapsed time is read from the monotonic clock: a step of the wall clock (NTP, an operator) does not change it.
        self._lead = time.time() - time.monotonic()

    def now(self) -> datetime:
        """The present moment, aware, in UTC."""
        return datetime.now(UTC)

    def real_seconds_until(self, at: datetime) -> float | None:
        """How long to wait for `at`, at least 0."""
        return max(0.0, (at - self.now()).total_seconds())

    def real_seconds_since(self, at: datetime) -> float:
        """Real seconds since `at`, by the wall clock as it stood when this object was made."""
        return time.monotonic() + self._lead - at.timestamp()

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Never calls back."""
        del callback
        return lambda: None

    def set_agenda(self, entries: Iterable[tuple[datetime, str]]) -> None:
        """Do nothing, as the agenda of this clock is not shown."""
        del entries
