"""Ages of interactions by their snowflakes, whatever the host's clock shows."""

from __future__ import annotations

import copy
import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from prometheus_client import REGISTRY

from bot.sandbox.clock import Clock
from bot.service.clock import SystemClock
from bot.ui import arrivals
from bot.ui.arrivals import SPAN_SECONDS, SPANS, Arrivals, Deliveries
from tests.bot.world import LOBBY, World

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
WAY = 0.08
"""Seconds that the quickest interaction takes."""


@pytest.mark.parametrize("offset", [45.0, -45.0, 0.0])
def test_the_age_is_what_an_interaction_waited_whatever_the_host_s_clock_shows(offset: float) -> None:
    ages = Arrivals()
    ages.age(offset + WAY, 0.0)
    assert ages.age(offset + WAY + 2.0, 10.0) == pytest.approx(2.0)
    assert ages.age(offset + WAY, 11.0) == pytest.approx(0.0)


def test_the_first_interaction_counts_as_new() -> None:
    assert Arrivals().age(1000.0, 5.0) == 0.0


def test_an_interaction_that_came_quicker_than_all_before_is_new() -> None:
    ages = Arrivals()
    ages.age(1.0, 0.0)
    assert ages.age(0.5, 1.0) == 0.0
    assert ages.age(1.0, 2.0) == pytest.approx(0.5)


def test_an_offset_that_changed_is_forgotten_after_ten_minutes() -> None:
    ages = Arrivals()
    ages.age(WAY, 0.0)
    slower = 3.0 + WAY
    assert ages.age(slower, SPAN_SECONDS * SPANS - 1) == pytest.approx(3.0)
    assert ages.age(slower, SPAN_SECONDS * SPANS) == 0.0


def test_after_a_quiet_night_the_last_offset_still_holds() -> None:
    ages = Arrivals()
    ages.age(WAY, 0.0)
    assert ages.age(WAY + 1.5, 40_000.0) == pytest.approx(1.5)
    assert ages.age(WAY + 1.5, 40_001.0) == 0.0, "by then there is a newer one"


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


def test_a_repeated_delivery_is_recognised_and_the_memory_of_them_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrivals, "REMEMBERED", 2)
    deliveries = Deliveries()
    assert [deliveries.is_new(number) for number in (1, 2, 1, 3, 2, 1)] == [True, True, False, True, False, True]


async def test_an_interaction_that_the_gateway_repeats_is_carried_out_and_answered_once(world: World) -> None:
    await world.tournament()
    (ana,) = await world.players("Ana")
    parsers = world.herald._connection.parsers
    arrive, delivered = parsers["INTERACTION_CREATE"], list[Any]()

    def twice(data: Any) -> None:
        delivered.append(data)
        arrive(copy.deepcopy(data))
        arrive(data)

    parsers["INTERACTION_CREATE"], broken = twice, _broken()
    reply = await ana.slash("/join", channel=LOBBY)
    reminders = await ana.slash("/me reminders", channel=LOBBY)
    assert "is in" in reply.text
    assert reminders.kind == "form"
    await world.settled()
    assert len(delivered) == 2
    assert len((await world.loaded()).state.entrants) == 1
    assert not world.sandbox.services.rates.invalid
    assert _broken() == broken


def _broken() -> float:
    return REGISTRY.get_sample_value("herald_answers_total", {"what": "/join", "outcome": "broken"}) or 0.0
