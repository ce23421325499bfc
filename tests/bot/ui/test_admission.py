"""Many interactions at once: first answers come before work, and all are served."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import timedelta
from functools import partial

import pytest

from bot.sandbox.interactions import Callback, Interaction
from bot.ui import admission as admissions
from bot.ui.admission import AT_ONCE, MANY_WAITING, Admission
from tests.bench.figures import slowness
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS

PEOPLE = 40


class Someone:
    """An interaction of some age; `deferred` counts how often it was deferred."""

    def __init__(self, *, age: float = 0.0, may_open_form: bool = False) -> None:
        self.age = age
        self.may_open_form = may_open_form
        self.deferred = 0

    async def defer(self) -> None:
        self.deferred += 1
        await asyncio.sleep(0)

    def defer_soon(self) -> None:
        """It waits a quarter of a second, which no test here takes."""


async def test_few_of_a_crowd_work_at_a_time_and_those_far_behind_are_deferred() -> None:
    admission, working, most, served = Admission(), 0, 0, 0
    people = [Someone() for _ in range(10 * AT_ONCE)]

    async def act(someone: Someone) -> None:
        nonlocal working, most, served
        async with admission.turn(someone):
            working += 1
            most = max(most, working)
            await asyncio.sleep(0)
            working -= 1
        served += 1

    await asyncio.gather(*map(act, people))
    assert most == AT_ONCE
    assert served == len(people)
    assert [someone.deferred for someone in people[AT_ONCE + MANY_WAITING :]] == [1] * (
        len(people) - AT_ONCE - MANY_WAITING
    )
    assert not any(someone.deferred for someone in people[:MANY_WAITING])


async def test_work_that_takes_long_keeps_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admissions, "LONGEST_TURN_SECONDS", 0.0)
    admission, over = Admission(), asyncio.Event()

    async def simulation() -> None:
        async with admission.turn(Someone()):
            await over.wait()

    simulations = [asyncio.create_task(simulation()) for _ in range(AT_ONCE)]
    async with asyncio.timeout(SECONDS), admission.turn(Someone()):
        over.set()
    await asyncio.gather(*simulations)


async def test_an_old_interaction_is_deferred_before_its_work_and_a_new_one_is_not() -> None:
    old, new = Someone(age=0.6), Someone(age=0.4)
    for someone in (old, new):
        async with Admission().turn(someone):
            assert someone.deferred == (someone is old)


async def test_what_may_open_a_form_is_never_deferred_before_its_work_begins() -> None:
    asker = Someone(age=2.9, may_open_form=True)
    counts = []
    async with Admission().turn(asker) as turn:
        for _ in range(2):
            counts.append(asker.deferred)
            await turn.begin()
        counts.append(asker.deferred)
    assert counts == [0, 1, 1]


async def test_work_begins_once_no_form_is_about_to_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admissions, "LONGEST_HOLD_SECONDS", SECONDS)
    admission, order, opening = Admission(), list[str](), asyncio.Event()

    async def form() -> None:
        async with admission.turn(Someone(may_open_form=True)):
            await opening.wait()
            order.append("form")

    async def work() -> None:
        async with admission.turn(Someone(age=1.0)):
            order.append("work")

    tasks = [asyncio.create_task(form()), asyncio.create_task(work())]
    for _ in range(10):
        await asyncio.sleep(0)
    assert order == []
    opening.set()
    await asyncio.gather(*tasks)
    assert order == ["form", "work"]


async def test_work_waits_for_forms_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admissions, "LONGEST_HOLD_SECONDS", 0.01)
    admission = Admission()
    async with admission.turn(Someone(may_open_form=True)), asyncio.timeout(SECONDS), admission.turn(Someone()):
        pass


class Socket:
    """The bot's socket while its loop stands still: interactions wait in it, and arrive together."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting: list[Callable[[], None]] = []
        parsers = world.herald._connection.parsers
        arrive = parsers["INTERACTION_CREATE"]
        monkeypatch.setitem(parsers, "INTERACTION_CREATE", lambda data: self.waiting.append(partial(arrive, data)))

    async def filled(self, number: int) -> None:
        """Wait until so many interactions are in it."""
        async with asyncio.timeout(SECONDS):
            while len(self.waiting) < number:  # noqa: ASYNC110 - a few turns of the loop
                await asyncio.sleep(0)

    def opened(self) -> None:
        """All arrive in one turn of the loop."""
        for arrive in self.waiting:
            arrive()


@pytest.mark.slow
@pytest.mark.usefixtures("spared_collector")
async def test_two_hundred_interactions_that_waited_for_two_seconds_are_answered_before_any_work(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.tournament()
    people = [await world.server.join(f"Player {number}") for number in range(PEOPLE)]
    await people[0].slash("/tournament info", channel=LOBBY)  # from now on the offset of the clocks is known
    interactions = world.sandbox.services.interactions.by_id
    before, version = set(interactions), (await world.loaded()).state.version
    socket = Socket(world, monkeypatch)
    commands = ("/join", "/tournament info", "/tournament standings", "/tournament list", "/me reminders")
    asked = [asyncio.create_task(person.slash(command, channel=LOBBY)) for command in commands for person in people]
    await socket.filled(len(asked))
    for person in people:
        person.patience = SECONDS
    world.clock.advance(timedelta(seconds=2))
    began = time.process_time()
    socket.opened()

    def answered() -> list[Interaction] | None:
        new = [interactions[number] for number in interactions.keys() - before]
        return new if all(interaction.answer is not None for interaction in new) else None

    first = await world.sandbox.world.bus.until(answered, SECONDS)
    used = time.process_time() - began  # of the bot and of the pretend Discord
    assert first is not None
    assert used < 0.5 * slowness()
    assert len(first) == len(asked)
    assert {interaction.answer for interaction in first if interaction.name == "me reminders"} == {Callback.FORM}
    assert {interaction.answer for interaction in first if interaction.name != "me reminders"} == {Callback.DEFER}
    assert (await world.loaded()).state.version == version, "no work was done before the last first answer"
    assert not any(interaction.follow_ups for interaction in first)
    await asyncio.gather(*asked)
    assert len((await world.loaded()).state.entrants) == PEOPLE
    assert not world.sandbox.services.rates.invalid
