"""A world with a rehearsal in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from bot.rehearsal.rehearsal_run import Mode, Rehearsal, Setting, StatusUpdate
from bot.rehearsal.sandbox_adapter import SandboxAdapter
from formats.core.state import TournamentState
from tests.bot.world import World
from tests.patience import SECONDS


class Watched:
    """A rehearsal and its status updates."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.reports: list[StatusUpdate] = []
        self._news = asyncio.Event()
        self.rehearsal = Rehearsal(
            world.herald.service, SandboxAdapter(world.sandbox, world.server, world.herald), self._told
        )

    def _told(self, report: StatusUpdate) -> None:
        self.reports.append(report)
        self._news.set()

    @property
    def lines(self) -> list[str]:
        """The whole log."""
        return [line for report in self.reports for line in report.lines]

    @property
    def sentence(self) -> str:
        """The sentence of the latest update."""
        return self.reports[-1].sentence

    async def until(self, *modes: Mode) -> None:
        """Wait until the rehearsal is in one of these modes, for as long as there is news of it."""
        while self.rehearsal.mode not in modes:
            self._news.clear()
            async with asyncio.timeout(SECONDS):
                await self._news.wait()

    async def whole(self, setting: Setting) -> TournamentState:
        """Start, and wait for the end."""
        await self.rehearsal.start(setting)
        await self.until("over")
        return await self.state()

    async def state(self) -> TournamentState:
        """The newest tournament as it stands."""
        rows = await self.world.database.tournaments.all()
        return (await self.world.loaded(rows[0].id)).state


@pytest.fixture
async def watched(awake: World) -> AsyncIterator[Watched]:
    """A rehearsal that has not begun."""
    made = Watched(awake)
    yield made
    with suppress(asyncio.CancelledError):
        await made.rehearsal.stop()
