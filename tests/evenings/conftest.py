"""A world for one evening, and a window in which its director sits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.bot.world import World
from tests.browser import Windows
from tests.evenings.evening import WIDE, Evening


@pytest_asyncio.fixture(loop_scope="session")
async def evening(windows: Windows, tmp_path: Path, page_port: int) -> AsyncIterator[Evening]:
    """An evening that has not begun."""
    world = World(tmp_path, port=page_port)
    await world.open()
    yield Evening(world, await windows.lend(*WIDE))
    await windows.give_back()
    await world.close()
