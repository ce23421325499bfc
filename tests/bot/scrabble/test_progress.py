"""Long simulations run in the worker: their progress is shown, and their user can stop them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.work_progress import NUMBERS, SharedNumbers, Stand
from bot.service.worker import WorkerDecider
from bot.service.worker_jobs import odds_of
from bot.ui import progress
from formats.core.errors import WorkStoppedError
from formats.core.plan import StagePlan
from formats.core.progress import counted
from formats.registry import engine
from tests.bot.commands.desk import state_of, td
from tests.bot.inline_decider import InlineDecider
from tests.bot.scrabble.club import COP_AT_ONCE, change_options, enter_results, planned
from tests.bot.world import LOBBY, World
from tests.formats.play import Play


def slow(parts: int) -> int:
    """Something that takes a while and tells how far it has come."""

    def one_after_the_other() -> list[int]:
        return list(counted((_slowly(number) for number in range(parts)), [1] * parts, parts))

    return sum(one_after_the_other())


def _slowly(number: int) -> int:
    time.sleep(0.02)
    return number


def event() -> Play:
    play = Play([StagePlan(system="cop", title="Main", options=COP_AT_ONCE)], engine=engine())
    play.enter(6)
    play.publish()
    play.win_all()
    return play


def test_a_board_shows_the_work_that_runs_and_no_other() -> None:
    board = SharedNumbers([0] * NUMBERS)
    first, second = board.watch(), board.watch()
    assert first.stand is None

    with board.at_work(first.number):
        list(counted("ab", [2, 2], 4))
        assert first.stand == Stand(1, 4, 4)
        list(counted("a", [1], 3))
        assert first.stand == Stand(2, 1, 3)
        assert second.stand is None


def test_stopped_work_ends_at_the_next_step_and_other_work_goes_on() -> None:
    board = SharedNumbers([0] * NUMBERS)
    first, second = board.watch(), board.watch()
    first.stop()

    with board.at_work(first.number), pytest.raises(WorkStoppedError):
        list(counted("ab", [1, 1], 2))
    with board.at_work(second.number):
        assert list(counted("ab", [1, 1], 2)) == ["a", "b"]


async def test_the_worker_tells_how_far_it_is_and_stops_when_told() -> None:
    decider = WorkerDecider()
    try:
        watch = decider.watch()
        task = asyncio.ensure_future(decider.work(slow, 500, watch=watch))
        while watch.stand is None or watch.stand.done < 2:
            await asyncio.sleep(0.02)
            assert not task.done()
        assert watch.stand.total == 500
        watch.stop()
        with pytest.raises(WorkStoppedError):
            await task
        assert await decider.work(slow, 3) == 3
    finally:
        decider.close()


async def test_the_worker_gives_the_same_odds_as_the_bot_itself() -> None:
    state, apart, here = event().state, WorkerDecider(), InlineDecider()
    try:
        assert await apart.work(odds_of, state, 200) == await here.work(odds_of, state, 200)
    finally:
        apart.close()


@pytest.fixture
async def with_worker(tmp_path: Path) -> AsyncIterator[World]:
    """A world whose bot thinks in a process of its own."""
    made = World(tmp_path, decider=WorkerDecider())
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def test_whoever_waits_sees_how_far_it_is_and_can_stop_it(
    with_worker: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = with_worker
    await planned(world, tuple(f"P{number}x" for number in range(24)), **COP_AT_ONCE)
    await td(world, "/round publish")
    await world.director.wait_for("**Round 1** is up.", channel=LOBBY)
    await world.settled()
    await enter_results(world)
    await change_options(world, simulations=100_000, always_wins_simulations=100_000)
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr(progress, "EVERY_SECONDS", 0.1)

    waiting = asyncio.ensure_future(td(world, "/round publish"))
    shown = await world.director.wait_for("Simulating, step", channel=LOBBY)
    await shown.click("Stop")
    await world.director.wait_for("Stopped. Nothing has changed.", channel=LOBBY)
    await waiting

    assert len((await state_of(world)).started[0].rounds) == 1
