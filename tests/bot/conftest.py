"""The world that tests of the chat side play in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bot.world import World
from tests.sandbox.watch import Watch

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A sandbox with a server, a director and the connected bot, which must send nothing that Discord would refuse."""
    made = World(tmp_path)
    watch = Watch(made.sandbox.services)
    await made.open()
    try:
        yield made
    finally:
        await made.close()
    watch.check()
