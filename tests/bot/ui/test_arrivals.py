"""Ages of interactions by their snowflakes, whatever the host's clock shows."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest

from bot.app.tournaments.clock import SystemClock
from bot.sandbox.clock import Clock
from bot.ui.arrivals import SPAN_SECONDS, SPANS, Arrivals

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
WAY = 0.08
"""Seconds that the quickest interaction takes."""


@pytest.mark.parametrize("offset", [45.0, -45.0, 0.0])
def test_the_age_is_what_an_interaction_waited_whatever_the_host_s_clock_shows(offset: float) -> None:
    arrivals = Arrivals()
    arrivals.age(offset + WAY, 0.0)
    assert arrivals.age(offset + WAY + 2.0, 10.0) == pytest.approx(2.0)
    assert arrivals.age(offset + WAY, 11.0) == pytest.approx(0.0)


def test_the_first_interaction_counts_as_new() -> None:
    assert Arrivals().age(1000.0, 5.0) == 0.0


def test_an_interaction_that_came_quicker_than_all_before_is_new() -> None:
    arrivals = Arrivals()
    arrivals.age(1.0, 0.0)
    assert arrivals.age(0.5, 1.0) == 0.0
    assert arrivals.age(1.0, 2.0) == pytest.approx(0.5)


def test_an_offset_that_changed_is_forgotten_after_ten_minutes() -> None:
    arrivals = Arrivals()
    arrivals.age(WAY, 0.0)
    slower = 3.0 + WAY
    assert arrivals.age(slower, SPAN_SECONDS * SPANS - 1) == pytest.approx(3.0)
    assert arrivals.age(slower, SPAN_SECONDS * SPANS) == 0.0


def test_after_a_quiet_night_the_last_offset_still_holds() -> None:
    arrivals = Arrivals()
    arrivals.age(WAY, 0.0)
    assert arrivals.age(WAY + 1.5, 40_000.0) == pytest.approx(1.5)
    assert arrivals.age(WAY + 1.5, 40_001.0) == 0.0, "by then there is a newer one"


def test_a_step_of_the_wall_clock_changes_no_age(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    made = datetime.now(UTC)
    with monkeypatch.context() as stepped:
        now = time.time()
        stepped.setattr(time, "time", lambda: now + 45)
        assert clock.real_seconds_since(made) == pytest.approx(0.0, abs=20.0)


def test_a_fast_clock_of_the_sandbox_counts_real_seconds() -> None:
    clock = Clock(NOON, running=False, speed=60.0)
    clock.advance(timedelta(seconds=30))
    assert clock.real_seconds_since(NOON) == pytest.approx(0.5)
    assert clock.real_seconds_since(clock.now()) == 0.0
