"""When the announcer is woken for what waits for a moment, on a clock that runs."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from bot.delivery.announcer import WAKE_AT_LEAST_EVERY, Announcer

NOW = datetime(2026, 1, 3, tzinfo=UTC)


@pytest.mark.parametrize(
    "moments, alarms",
    [
        ([None, timedelta(seconds=9), timedelta(seconds=3)], [timedelta(seconds=3)]),
        ([timedelta(hours=1)], [WAKE_AT_LEAST_EVERY]),
        ([None, None], []),
    ],
)
def test_the_first_moment_wakes_it_and_no_pause_is_longer_than_the_longest(
    monkeypatch: pytest.MonkeyPatch, moments: list[timedelta | None], alarms: list[timedelta]
) -> None:
    announcer = Announcer.__new__(Announcer)
    clock = SimpleNamespace(real_seconds_until=lambda at: (at - NOW).total_seconds())
    monkeypatch.setattr(announcer, "_service", SimpleNamespace(clock=clock), raising=False)
    found: list[timedelta] = []
    monkeypatch.setattr(announcer, "_wake_after", found.append)
    announcer._wake_at_first(*(None if moment is None else NOW + moment for moment in moments))
    assert found == alarms
