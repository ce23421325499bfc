"""Two processes on one database: one works, and the other takes over when that one is killed."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from bot.leasing import BEAT, LOOK
from storage.database import Database
from tests.bot.crash.club import Club
from tests.bot.crash.hosted_bot import HostedBot
from tests.patience import SECONDS

LATEST = 30
"""Seconds after a death within which the next one has to work."""


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
        silent = 0.0
        while not await second.holds():
            await second.pass_by(LOOK)
            silent += LOOK
            assert silent <= LATEST
        await connected(club, times=2)
        answer = await club.sandbox.person("Omar").slash("/tournament info", channel="t1")
        assert "Cup t1" in answer.text

        assert await second.end(signal.SIGTERM) == 0
        async with await Database.open(club.file) as database:
            assert await database.leases.find("bot") is None
