"""A small run in every `make test-postgres`, and the parts of one; `make processes` plays many servers."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.sandbox.clock import Clock
from tests.chaos.run import in_small
from tests.patience import SECONDS
from tests.postgres.in_use import server
from tests.processes.__main__ import told
from tests.processes.fleet import BETWEEN, Killer
from tests.processes.playing import TURN, SharedTime
from tests.processes.run import Run, played
from tests.processes.waits import Waits

NOON = datetime(2026, 1, 3, 12, 0, tzinfo=UTC)


@pytest.mark.postgres
@pytest.mark.slow
async def test_when_a_process_is_killed_nothing_is_lost_or_doubled() -> None:
    address = server()
    assert address is not None
    # How long people wait is in real seconds, and this machine may be busy: `make processes` measures it.
    run = Run(seed=1, processes=2, servers=4, kills=1, longest=3 * SECONDS)
    with in_small():
        await played(run, address)
    assert not run.wrong, told(run)
    assert run.deaths == 1
    assert run.waits.longest.keys() == {"an answer", "a post", "what came due"}


def test_the_longest_wait_of_each_kind_counts() -> None:
    waits = Waits()
    for seconds, who in ((3.0, "Ana"), (41.0, "Bo"), (5.0, "Cem")):
        waits.note("an answer", seconds, who)
    waits.note("a post", 40.0, "row 7")
    assert waits.too_long(40.0) == ["somebody waited 41 s for an answer: Bo"]
    assert waits.told == "a post 40.0 s, an answer 41.0 s"


async def test_time_goes_on_when_everybody_waits_and_to_the_first_of_them() -> None:
    clock, rests = Clock(NOON, running=False), 0

    async def at_rest() -> None:
        nonlocal rests
        rests += 1

    shared = SharedTime(clock, at_rest)
    shared.enters()
    shared.enters()
    running = asyncio.create_task(shared.run())
    early = asyncio.create_task(shared.until(NOON + timedelta(minutes=50)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert clock.now() == NOON, "somebody is still playing"
    late = asyncio.create_task(shared.until(NOON + timedelta(hours=9)))
    await early
    assert (clock.now(), late.done()) == (NOON + 2 * TURN, False)
    assert rests == 2, "nothing is left to do before time goes on, and after"
    shared.leaves()
    await late
    assert clock.now() == NOON + timedelta(hours=9)
    running.cancel()


class Bot:
    """A process that can be killed and comes back."""

    def __init__(self) -> None:
        self.killed = 0
        self.comes_back = True

    def kill(self) -> None:
        self.killed += 1

    async def start(self) -> bool:
        return self.comes_back


async def deaths(seed: int, kills: int, requests: int, *bots: Bot) -> list[str]:
    """What went wrong when so many requests were made on ten servers."""
    failed: list[str] = []

    async def complete() -> bool:
        return True

    fleet: Any = SimpleNamespace(bots=bots, complete=complete)
    killer = Killer(seed, fleet, kills, 10, failed.append, down=(0.0,))
    killer.request(None)  # type: ignore[arg-type]
    killer.begin()
    for _ in range(requests):
        killer.request(None)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await killer.over()
    return failed


async def test_one_process_after_the_other_is_killed_as_often_as_was_said() -> None:
    first, second, third = bots = Bot(), Bot(), Bot()
    assert await deaths(1, 7, 7 * 10 * BETWEEN[1] + 100, *bots) == []
    assert sorted((first.killed, second.killed, third.killed)) == [2, 2, 3]


async def test_a_process_that_does_not_come_back_is_told_of() -> None:
    bot = Bot()
    bot.comes_back = False
    assert await deaths(1, 1, 10 * BETWEEN[1] + 100, bot) == ["a process that was killed did not come back to work"]


def test_a_report_tells_what_was_wrong_and_how_to_play_it_again() -> None:
    run = Run(7, processes=3, servers=60, kills=12, acts=900, deaths=12)
    assert told(run).startswith("seed 7, 3 processes, 60 servers: good. 900 acts, 12 deaths")
    run.wrong.append("said once: twice")
    assert "WRONG" in told(run)
    assert "said once: twice" in told(run)
    assert "python -m tests.processes --seed 7 --processes 3 --servers 60 --kills 12" in told(run)
