"""A sandbox, a connected bot and an open page for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta

import pytest_asyncio

from bot.sandbox.clock import Clock
from bot.sandbox.server import Sandbox
from tests.browser import Colours, Windows
from tests.sandbox.conftest import connected
from tests.sandbox.page.desk import Desk
from tests.sandbox.page.tiny_bot import TinyBot
from tests.sandbox.watch import Watch

NOW = datetime(2026, 11, 23, 13, 5, tzinfo=UTC)
OpenDesk = Callable[..., Awaitable[Desk]]


@pytest_asyncio.fixture(loop_scope="session")
async def club(page_port: int) -> AsyncIterator[Sandbox]:
    """A server with Dana (its owner), Ana in Berlin and Bo in New York, a bot, and a clock that stands."""
    async with Sandbox(port=page_port, clock=Clock(NOW, running=False)) as sandbox:
        server = sandbox.guild("Club", owner="Dana", channels=("general", "championship"))
        await server.join("Ana", zone="Europe/Berlin")
        await server.join("Bo", zone="America/New_York")
        sandbox.clock.set_agenda([(NOW + timedelta(hours=5), "Sign-up closes."), (NOW + timedelta(days=1), "Round 1.")])
        watch = Watch(sandbox.services)
        async with connected(sandbox, TinyBot(), "announce"):
            yield sandbox
        watch.check()


@pytest_asyncio.fixture(loop_scope="session")
async def open_desk(windows: Windows, club: Sandbox) -> AsyncIterator[OpenDesk]:
    """Open the page as a person of the sandbox; a script error on any opened page fails the test."""

    async def open_as(
        name: str, *, width: int = 1280, height: int = 800, channel: str = "general", colours: Colours = "light"
    ) -> Desk:
        desk = Desk(await windows.lend(width, height, colours), club)
        await desk.open(name, channel)
        return desk

    yield open_as
    await windows.give_back()
