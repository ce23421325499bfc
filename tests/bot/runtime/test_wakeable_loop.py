"""Who looks when woken: one look at a time, also after one that failed, and an end at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from operator import attrgetter
from types import SimpleNamespace
from typing import Any

import pytest

from bot.game_server_api.in_use import GameServers, use
from bot.runtime.wakeable_loop import WakeableLoop
from tests.bot.world import World
from tests.patience import SECONDS


class Looks:
    """What is looked at: each look may be held up, fail, or leave something going on."""

    def __init__(self) -> None:
        self.began = 0
        self.ended = 0
        self.may_end = asyncio.Event()
        self.may_end.set()
        self.fails: Exception | None = None
        self.stumbles: list[Exception] = []
        self.ends_it = False
        self.is_done = True
        self.lookout = WakeableLoop(self._look, self._stumbled, lambda: self.is_done)

    async def _look(self) -> None:
        self.began += 1
        await self.may_end.wait()
        failing, self.fails = self.fails, None
        if failing is not None:
            raise failing
        self.ended += 1

    def _stumbled(self, error: Exception) -> None:
        self.stumbles.append(error)
        if self.ends_it:
            raise error

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        async with asyncio.timeout(SECONDS):
            await self.lookout.settled()

    async def under_way(self, number: int) -> None:
        """Wait until so many looks have begun."""
        async with asyncio.timeout(SECONDS):
            while self.began < number:  # noqa: ASYNC110 - a look tells nobody that it begins
                await asyncio.sleep(0)


@asynccontextmanager
async def running(looks: Looks) -> AsyncIterator[asyncio.Task[None]]:
    """Its lookout, until the end of a test."""
    task = asyncio.create_task(looks.lookout.run())
    try:
        yield task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, OSError):
            await task


async def test_nobody_looks_until_somebody_wakes_it() -> None:
    looks = Looks()
    async with running(looks):
        await looks.settled()
        assert looks.began == 0
        looks.lookout.wake()
        await looks.settled()
        assert (looks.began, looks.ended) == (1, 1)


async def test_who_is_woken_before_it_runs_looks_when_it_does() -> None:
    looks = Looks()
    looks.lookout.wake()
    async with running(looks):
        await looks.settled()
    assert looks.ended == 1


async def test_many_wakes_during_a_look_are_one_look_more() -> None:
    looks = Looks()
    looks.may_end.clear()
    async with running(looks):
        looks.lookout.wake()
        await looks.under_way(1)
        for _ in range(3):
            looks.lookout.wake()
        assert looks.began == 1
        looks.may_end.set()
        await looks.settled()
    assert (looks.began, looks.ended) == (2, 2)


async def test_a_run_that_raises_is_reported_and_the_next_one_runs() -> None:
    looks = Looks()
    looks.fails = ValueError("a failure")
    async with running(looks):
        looks.lookout.wake()
        await looks.settled()
        assert [str(stumble) for stumble in looks.stumbles] == ["a failure"]
        looks.lookout.wake()
        await looks.settled()
    assert (looks.began, looks.ended) == (2, 1)


async def test_a_stumble_may_end_it() -> None:
    looks = Looks()
    looks.fails, looks.ends_it = OSError("the end"), True
    async with running(looks) as task:
        looks.lookout.wake()
        with pytest.raises(OSError, match="the end"):
            await task


async def test_it_is_not_settled_while_something_goes_on_that_a_look_began() -> None:
    looks = Looks()
    looks.is_done = False
    async with running(looks):
        looks.lookout.wake()
        await looks.under_way(1)
        for _ in range(5):
            await asyncio.sleep(0)
        settling = asyncio.create_task(looks.settled())
        await asyncio.sleep(0)
        assert not settling.done()
        looks.is_done = True
        looks.lookout.wake()
        await settling


@pytest.mark.parametrize("in_a_look", [False, True])
async def test_it_can_be_ended_while_it_waits_and_in_the_middle_of_a_look(in_a_look: bool) -> None:
    looks = Looks()
    looks.may_end.clear()
    async with running(looks) as task:
        await asyncio.sleep(0)
        if in_a_look:
            looks.lookout.wake()
            await looks.under_way(1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert looks.stumbles == []
    assert looks.ended == 0


PARTS = {
    "timetable": ("timetable", "timetable._refresh"),
    "game servers": ("game_bridge", "game_bridge._start_polls"),
    "webhooks": ("webhooks", "webhooks._hooks.behind"),
    "retention": ("retention", "retention.look"),
}
"""The users of the loop: the name of the alarm, and the method that one run calls."""


class Held:
    """The next look of a part is held up, and fails when it goes on; all after that are as ever."""

    def __init__(self, world: World, part: str, patch: pytest.MonkeyPatch) -> None:
        owner, _, name = PARTS[part][1].rpartition(".")
        found: Any = attrgetter(owner)(world.herald)
        self._as_ever = getattr(found, name)
        self.begun, self.goes_on = asyncio.Event(), asyncio.Event()
        self.looks = 0
        patch.setattr(found, name, self)

    async def __call__(self, *arguments: Any) -> Any:
        self.looks += 1
        if self.looks == 1:
            self.begun.set()
            await self.goes_on.wait()
            message = "a failure"
            raise ValueError(message)
        return await self._as_ever(*arguments)


@pytest.fixture
def with_a_game_server() -> Iterator[None]:
    """Game servers are looked at only where there is one."""
    use(GameServers({"online_go": SimpleNamespace(plugin=SimpleNamespace(name="Online Go"))}))  # type: ignore[dict-item]
    yield
    use(GameServers())


@pytest.mark.usefixtures("awake", "with_a_game_server")
@pytest.mark.parametrize("part", PARTS)
async def test_each_part_looks_again_after_a_stumble_and_after_a_wake_in_between(
    world: World, part: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looking = getattr(world.herald, PARTS[part][0])
    rung: list[str] = []
    monkeypatch.setattr(world.herald.alarms, "set", lambda name, *_: rung.append(name))
    held = Held(world, part, monkeypatch)
    looking.wake()
    async with asyncio.timeout(SECONDS):
        await held.begun.wait()
        looking.wake()
        held.goes_on.set()
        await looking.settled()
    assert held.looks >= 2
    assert part in rung
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["a failure"]


@pytest.mark.usefixtures("awake", "with_a_game_server")
@pytest.mark.parametrize("part", PARTS)
async def test_a_stop_in_the_middle_of_a_look_ends_it(world: World, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(world, part, monkeypatch)
    getattr(world.herald, PARTS[part][0]).wake()
    async with asyncio.timeout(SECONDS):
        await held.begun.wait()
        await world.hosting.stop()
    assert held.looks == 1
