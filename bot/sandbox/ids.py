"""Snowflakes: Discord's ids, which are made of time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.sandbox.clock import Clock

_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
_TIME_SHIFT = 22


def snowflake_at(at: datetime) -> int:
    """The smallest id of a moment."""
    return max(0, (at - _EPOCH) // timedelta(milliseconds=1)) << _TIME_SHIFT


def moment_of(snowflake: int) -> datetime:
    """When an id was made, to the millisecond."""
    return _EPOCH + timedelta(milliseconds=snowflake >> _TIME_SHIFT)


class Snowflakes:
    """Gives out ids that strictly increase, even while the clock stands. `last` is the latest one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0

    def new(self) -> int:
        """A fresh id of the present moment."""
        self.last = max(self.last + 1, snowflake_at(self._clock.now()))
        return self.last
