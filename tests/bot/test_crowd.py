"""A crowd in the same moment: first everybody is told that it takes a moment, then everybody is served."""

from __future__ import annotations

import asyncio

import pytest

from bot import underway
from bot.sandbox.interactions import Callback
from bot.ui import answers
from bot.underway import AT_ONCE, MANY_WAITING, Crowd
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS

PEOPLE = 40


@pytest.mark.slow
async def test_all_of_a_crowd_are_served(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.tournament()
    crowd = [await world.server.join(f"Player {number}") for number in range(PEOPLE)]
    interactions = world.sandbox.services.interactions.by_id
    before = set(interactions)
    monkeypatch.setattr(answers, "HURRY_SECONDS", 0.0)  # as if each had waited for a second already
    replies = await asyncio.gather(*(person.slash("/join", channel=LOBBY) for person in crowd))
    assert [interactions[number].answer for number in interactions.keys() - before] == [Callback.DEFER] * PEOPLE
    assert all("is in" in reply.text for reply in replies)
    assert len((await world.loaded()).state.entrants) == PEOPLE
    assert not world.sandbox.services.rates.invalid


async def test_few_of_a_crowd_work_at_a_time_and_all_come_to_their_turn() -> None:
    crowd, working, most, served, told = Crowd(), 0, 0, 0, 0

    async def tell() -> None:
        nonlocal told
        told += 1

    async def one() -> None:
        nonlocal working, most, served
        async with crowd.turn(tell):
            working += 1
            most = max(most, working)
            await asyncio.sleep(0)
            working -= 1
        served += 1

    await asyncio.gather(*(one() for _ in range(10 * AT_ONCE)))
    assert most == AT_ONCE
    assert served == 10 * AT_ONCE
    assert told == 10 * AT_ONCE - AT_ONCE - MANY_WAITING


async def test_whoever_takes_long_keeps_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(underway, "LONGEST_TURN_SECONDS", 0.0)
    crowd, over = Crowd(), asyncio.Event()

    async def tell() -> None:
        raise AssertionError("nobody has come late")

    async def simulation() -> None:
        async with crowd.turn(tell):
            await over.wait()

    simulations = [asyncio.create_task(simulation()) for _ in range(AT_ONCE)]
    async with asyncio.timeout(SECONDS), crowd.turn(tell):
        over.set()
    await asyncio.gather(*simulations)
