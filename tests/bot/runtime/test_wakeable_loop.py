"""The wakeable loop: one run at a time, again after a failed one, cancellable at any moment."""

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


class Job:
    """A job and its loop: each run can be made to wait, to fail, or to leave work in progress."""

    def __init__(self) -> None:
        self.began = 0
        self.ended = 0
        self.may_end = asyncio.Event()
        self.may_end.set()
        self.fails: Exception | None = None
        self.errors: list[Exception] = []
        self.ends_it = False
        self.is_done = True
        self.loop = WakeableLoop(self._run, self._failed, lambda: self.is_done)

    async def _run(self) -> None:
        self.began += 1
        await self.may_end.wait()
        failing, self.fails = self.fails, None
        if failing is not None:
            raise failing
        self.ended += 1

    def _failed(self, error: Exception) -> None:
        self.errors.append(error)
        if self.ends_it:
            raise error

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        async with asyncio.timeout(SECONDS):
            await self.loop.settled()

    async def under_way(self, number: int) -> None:
        """Wait until so many runs have begun."""
        async with asyncio.timeout(SECONDS):
            while self.began < number:  # noqa: ASYNC110 - a run gives no notice of its start
                await asyncio.sleep(0)


@asynccontextmanager
async def running(job: Job) -> AsyncIterator[asyncio.Task[None]]:
    """Run its loop until the end of a test."""
    task = asyncio.create_task(job.loop.run())
    try:
        yield task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, OSError):
            await task


async def test_the_job_runs_only_once_it_is_woken() -> None:
    job = Job()
    async with running(job):
        await job.settled()
        assert job.began == 0
        job.loop.wake()
        await job.settled()
        assert (job.began, job.ended) == (1, 1)


async def test_a_wake_before_the_loop_starts_is_not_lost() -> None:
    job = Job()
    job.loop.wake()
    async with running(job):
        await job.settled()
    assert job.ended == 1


async def test_many_wakes_during_a_run_cause_one_more_run() -> None:
    job = Job()
    job.may_end.clear()
    async with running(job):
        job.loop.wake()
        await job.under_way(1)
        for _ in range(3):
            job.loop.wake()
        assert job.began == 1
        job.may_end.set()
        await job.settled()
    assert (job.began, job.ended) == (2, 2)


async def test_a_run_that_raises_is_reported_and_the_next_one_runs() -> None:
    job = Job()
    job.fails = ValueError("a failure")
    async with running(job):
        job.loop.wake()
        await job.settled()
        assert [str(error) for error in job.errors] == ["a failure"]
        job.loop.wake()
        await job.settled()
    assert (job.began, job.ended) == (2, 1)


async def test_on_error_may_end_the_loop() -> None:
    job = Job()
    job.fails, job.ends_it = OSError("the end"), True
    async with running(job) as task:
        job.loop.wake()
        with pytest.raises(OSError, match="the end"):
            await task


async def test_it_is_not_settled_while_work_started_by_a_run_is_in_progress() -> None:
    job = Job()
    job.is_done = False
    async with running(job):
        job.loop.wake()
        await job.under_way(1)
        for _ in range(5):
            await asyncio.sleep(0)
        settling = asyncio.create_task(job.settled())
        await asyncio.sleep(0)
        assert not settling.done()
        job.is_done = True
        job.loop.wake()
        await settling


@pytest.mark.parametrize("in_a_run", [False, True])
async def test_it_can_be_cancelled_while_it_waits_and_during_a_run(in_a_run: bool) -> None:
    job = Job()
    job.may_end.clear()
    async with running(job) as task:
        await asyncio.sleep(0)
        if in_a_run:
            job.loop.wake()
            await job.under_way(1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert job.errors == []
    assert job.ended == 0


PARTS = {
    "timetable": ("timetable", "timetable._refresh"),
    "game servers": ("game_bridge", "game_bridge._start_polls"),
    "webhooks": ("webhooks", "webhooks._hooks.behind"),
    "retention": ("retention", "retention.look"),
}
"""The users of the loop: the name of the alarm, and the method that one run calls."""


class Held:
    """Make the next run of a part wait, and then fail; all runs after that are unchanged."""

    def __init__(self, world: World, part: str, patch: pytest.MonkeyPatch) -> None:
        owner, _, name = PARTS[part][1].rpartition(".")
        found: Any = attrgetter(owner)(world.herald)
        self._original = getattr(found, name)
        self.begun, self.goes_on = asyncio.Event(), asyncio.Event()
        self.runs = 0
        patch.setattr(found, name, self)

    async def __call__(self, *arguments: Any) -> Any:
        self.runs += 1
        if self.runs == 1:
            self.begun.set()
            await self.goes_on.wait()
            message = "a failure"
            raise ValueError(message)
        return await self._original(*arguments)


@pytest.fixture
def with_a_game_server() -> Iterator[None]:
    """Game servers are polled only where there is one."""
    use(GameServers({"online_go": SimpleNamespace(plugin=SimpleNamespace(name="Online Go"))}))  # type: ignore[dict-item]
    yield
    use(GameServers())


@pytest.mark.usefixtures("awake", "with_a_game_server")
@pytest.mark.parametrize("part", PARTS)
async def test_each_part_runs_again_after_a_failure_and_after_a_wake_meanwhile(
    world: World, part: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    user = getattr(world.herald, PARTS[part][0])
    alarms_set: list[str] = []
    monkeypatch.setattr(world.herald.alarms, "set", lambda name, *_: alarms_set.append(name))
    held = Held(world, part, monkeypatch)
    user.wake()
    async with asyncio.timeout(SECONDS):
        await held.begun.wait()
        user.wake()
        held.goes_on.set()
        await user.settled()
    assert held.runs >= 2
    assert part in alarms_set
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["a failure"]


@pytest.mark.usefixtures("awake", "with_a_game_server")
@pytest.mark.parametrize("part", PARTS)
async def test_a_stop_during_a_run_ends_it(world: World, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(world, part, monkeypatch)
    getattr(world.herald, PARTS[part][0]).wake()
    async with asyncio.timeout(SECONDS):
        await held.begun.wait()
        await world.hosting.stop()
    assert held.runs == 1
