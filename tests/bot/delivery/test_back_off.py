"""When to try again what failed for no fault of ours."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.delivery.back_off import LONGEST_WAIT, BackOff, wait_after
from storage.targets import Target

HOME, AWAY = 1, 2
LOBBY, LEAGUE, ARENA, DANA = Target(1), Target(1, "A"), Target(9), Target(person_id="p1")


class Hours:
    def __init__(self) -> None:
        self.now = datetime(2026, 1, 3, tzinfo=UTC)

    def pass_by(self, **time: float) -> None:
        self.now += timedelta(**time)


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def back_off(hours: Hours) -> BackOff:
    return BackOff(lambda: hours.now)


def fail(back_off: BackOff, target: Target, server: int) -> None:
    assert back_off.may_go(target, server)
    back_off.failed(target, server)


def test_waits_grow_to_five_minutes_and_no_further() -> None:
    assert [wait_after(failures).total_seconds() for failures in (1, 2, 3, 6, 7, 8, 5000)] == [
        5, 10, 20, 160, 300, 300, 300,
    ]  # fmt: skip
    assert timedelta(minutes=5) == LONGEST_WAIT


def test_a_channel_in_trouble_waits_alone(back_off: BackOff, hours: Hours) -> None:
    for _ in range(20):
        fail(back_off, LOBBY, HOME)
        assert not back_off.may_go(LOBBY, HOME)
        assert back_off.may_go(LEAGUE, HOME)
        assert back_off.may_go(ARENA, AWAY)
        hours.pass_by(minutes=5)
    assert back_off.may_go(LOBBY, HOME)


def test_several_channels_of_a_server_in_trouble_wait_together_and_one_tries(back_off: BackOff, hours: Hours) -> None:
    fail(back_off, LOBBY, HOME)
    fail(back_off, LEAGUE, HOME)
    assert not back_off.may_go(DANA, HOME)
    assert back_off.may_go(ARENA, AWAY)
    back_off.succeeded(ARENA, AWAY)
    hours.pass_by(seconds=5)
    assert back_off.may_go(DANA, HOME)
    assert not back_off.may_go(LOBBY, HOME)
    back_off.succeeded(DANA, HOME)
    assert back_off.may_go(LOBBY, HOME)
    assert back_off.may_go(LEAGUE, HOME)


def test_in_an_outage_one_delivery_of_all_tries_and_the_waits_grow(back_off: BackOff, hours: Hours) -> None:
    fail(back_off, LOBBY, HOME)
    fail(back_off, ARENA, AWAY)
    assert back_off.in_trouble(HOME)
    assert back_off.in_trouble(AWAY)
    tries = 0
    for _ in range(6 * 60):
        hours.pass_by(minutes=1)
        going = [delivery for delivery in ((LOBBY, HOME), (ARENA, AWAY), (DANA, 3)) if back_off.may_go(*delivery)]
        assert len(going) <= 1
        for target, server in going:
            tries += 1
            back_off.failed(target, server)
    assert 70 <= tries <= 80


def test_the_first_success_ends_the_waiting_of_all(back_off: BackOff, hours: Hours) -> None:
    fail(back_off, LOBBY, HOME)
    fail(back_off, ARENA, AWAY)
    hours.pass_by(seconds=5)
    assert back_off.may_go(ARENA, AWAY)
    back_off.succeeded(ARENA, AWAY)
    assert not back_off.in_trouble(HOME)
    assert back_off.soonest(hours.now) is None
    assert back_off.may_go(LOBBY, HOME)


def test_a_success_elsewhere_does_not_hurry_a_channel_in_trouble_of_its_own(back_off: BackOff) -> None:
    fail(back_off, LOBBY, HOME)
    back_off.succeeded(LEAGUE, HOME)
    assert not back_off.may_go(LOBBY, HOME)


def test_who_came_to_no_end_leaves_the_try_to_another(back_off: BackOff, hours: Hours) -> None:
    fail(back_off, LOBBY, HOME)
    fail(back_off, ARENA, AWAY)
    hours.pass_by(seconds=5)
    assert back_off.may_go(DANA, 3)
    assert not back_off.may_go(ARENA, AWAY)
    back_off.ended(DANA)
    assert back_off.may_go(ARENA, AWAY)
