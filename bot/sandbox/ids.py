"""Snowflakes: Discord's ids, whose upper bits are milliseconds since 2015."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.sandbox.clock import Clock

_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
_TIME_SHIFT = 22


def snowflake_at(at: datetime) -> int:
    """Return the smallest id of a moment."""
    return max(0, (at - _EPOCH) // timedelta(milliseconds=1)) << _TIME_SHIFT


def moment_of(snowflake: int) -> datetime:
    """Return the moment of an id, with a resolution of milliseconds."""
    return _EPOCH + timedelta(milliseconds=snowflake >> _TIME_SHIFT)


class Snowflakes:
    """Generator of strictly increasing ids, even while the clock is stopped. `last` is the latest one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0

    def new(self) -> int:
        """Return a new id of the current moment."""
        self.last = max(self.last + 1, snowflake_at(self._clock.now()))
        return self.last
