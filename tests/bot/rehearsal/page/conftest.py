"""The world of the bot's tests with rehearsals in it, and a browser that looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest_asyncio

from bot.rehearsal.sandbox_adapter import add_rehearsals
from tests.bot.world import LOBBY, World
from tests.browser import Windows
from tests.sandbox.page.desk import Desk
from tests.sandbox.watch import Watch


@pytest_asyncio.fixture(loop_scope="session")
async def club(tmp_path: Path, page_port: int) -> AsyncIterator[World]:
    """The bot at work in a sandbox with rehearsals, as `python -m bot` opens it."""
    world = World(tmp_path, port=page_port)
    watch = Watch(world.sandbox.services)
    await world.open()
    acting = asyncio.create_task(add_rehearsals(world.sandbox, world.server, world.herald))
    try:
        yield world
    finally:
        acting.cancel()
        with suppress(asyncio.CancelledError):
            await acting
        await world.close()
    watch.check()


@pytest_asyncio.fixture(loop_scope="session")
async def desk(windows: Windows, club: World) -> AsyncIterator[Desk]:
    """The page, opened for the first time by the director; a script error fails the test."""
    opened = Desk(await windows.lend(1400, 860), club.sandbox)
    await opened.open("Omar", LOBBY)
    yield opened
    await windows.give_back()
