"""Alarms ring in time, also where the machine slept or its clock was set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.runtime.alarms import JUMP, LOOK_EVERY, Alarms
from storage.targets import Target
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS

HOURS = timedelta(hours=6)


class Machine:
    """A machine whose clocks a test sets."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.steady = 50.0

    def passes(self, seconds: float, jump: float = 0.0) -> None:
        """So much time passes, and the clock on the wall jumps besides."""
        self.steady += seconds
        self.wall += seconds + jump


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
async def alarms(machine: Machine) -> AsyncIterator[Alarms]:
    made = Alarms(lambda: machine.wall, lambda: machine.steady)
    made.start()
    yield made
    made.stop()


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 90 * 86400.0])
async def test_where_the_clock_jumped_every_alarm_rings(alarms: Alarms, machine: Machine, jump: float) -> None:
    rung = [asyncio.Event(), asyncio.Event()]
    for number, event in enumerate(rung):
        alarms.set(str(number), HOURS, event.set)
    told: list[bool] = []
    alarms.on_jump(lambda: told.append(any(event.is_set() for event in rung)))
    machine.passes(LOOK_EVERY, jump)
    alarms.look()
    for event in rung:
        await asyncio.wait_for(event.wait(), SECONDS)
    assert told == [False]


async def test_where_it_runs_evenly_or_is_a_little_off_nothing_rings_early(alarms: Alarms, machine: Machine) -> None:
    early = asyncio.Event()
    alarms.set("early", HOURS, early.set)
    for _ in range(100):
        machine.passes(LOOK_EVERY, JUMP * 0.9)
        alarms.look()
    soon = asyncio.Event()
    alarms.set("soon", timedelta(0), soon.set)
    await asyncio.wait_for(soon.wait(), SECONDS)
    assert not early.is_set()


def test_the_clock_is_looked_at_more_than_once_a_minute() -> None:
    assert LOOK_EVERY < 60


async def test_starting_twice_is_fine(alarms: Alarms) -> None:
    alarms.start()
    rung = asyncio.Event()
    alarms.set("now", timedelta(0), rung.set)
    await asyncio.wait_for(rung.wait(), SECONDS)


async def test_what_waits_for_discord_does_not_wait_for_a_clock_that_was_set_back(world: World) -> None:
    await world.tournament(players=("Ann",))
    tried = world.herald.announcer._back_off
    target = Target(channel_id=world.server.channel(LOBBY).id)
    tried.failed(target, world.server.id)
    assert not tried.may_go(target, world.server.id)
    alarms = world.herald.alarms
    alarms._lead += 3600.0  # as if the clock had been an hour ahead until now
    alarms.look()
    assert tried.may_go(target, world.server.id)
