"""Two processes on one database: one works, and the other takes over when that one is killed."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from bot.runtime.leases import BEAT, LOOK, SILENCE
from storage.database import Database
from tests.bot.crash.club import Club
from tests.bot.crash.hosted_bot import HostedBot
from tests.patience import SECONDS


async def connected(club: Club, *, times: int) -> None:
    """Wait until so many bots have come to Discord in all."""
    async with asyncio.timeout(SECONDS):
        while club.sandbox.gateway.identified < times:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)


@pytest.mark.slow
async def test_the_next_process_takes_over_from_one_that_was_killed(tmp_path: Path) -> None:
    club = Club(tmp_path / "herald.db")
    async with club.sandbox:
        await club.prepare("t1")
        first, second = HostedBot(club), HostedBot(club)
        await first.start()
        await second.start()
        await connected(club, times=1)
        for _ in range(10):
            await first.pass_by(BEAT)
            for _ in range(round(BEAT / LOOK)):
                await second.pass_by(LOOK)
        assert await first.holds()
        assert club.sandbox.gateway.identified == 1

        assert await first.end(signal.SIGKILL) == -signal.SIGKILL
        await second.pass_by(LOOK)
        assert await second.holds()
        await connected(club, times=2)
        answer = await club.sandbox.person("Omar").slash("/tournament info", channel="t1")
        assert "Cup t1" in answer.text

        assert await second.end(signal.SIGTERM) == 0
        async with await Database.open(club.file) as database:
            assert await database.leases.all() == {}


@pytest.mark.slow
async def test_a_stopped_process_is_waited_for_and_a_killed_one_is_not_by_the_next_that_starts(tmp_path: Path) -> None:
    club = Club(tmp_path / "herald.db")
    async with club.sandbox:
        await club.prepare("t1")
        stopped, second, third = HostedBot(club), HostedBot(club), HostedBot(club)
        await stopped.start()
        await stopped.stop()
        await second.start()
        for _ in range(round(SILENCE / LOOK) - 1):
            await second.pass_by(LOOK)
        assert await stopped.holds()
        await second.pass_by(LOOK)
        assert await second.holds()

        assert await second.end(signal.SIGKILL) == -signal.SIGKILL
        await third.start()
        assert await third.holds(), "no time has passed for it"
        assert await third.end(signal.SIGTERM) == 0
        assert await stopped.end(signal.SIGKILL) == -signal.SIGKILL
