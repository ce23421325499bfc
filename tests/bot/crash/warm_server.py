"""The process that bots are forked from: it has lived a whole life of a bot, so that theirs begin without delay."""

from __future__ import annotations

import asyncio
import gc
import tempfile
from pathlib import Path

from tests.bot.crash.club import Club
from tests.quick_databases import quick_databases


async def live_once() -> None:
    """Publish a round and post it."""
    with tempfile.TemporaryDirectory() as folder:
        club = Club(Path(folder) / "herald.db")
        async with club.sandbox:
            await club.prepare("t1")
            await club.survive()


quick_databases().__enter__()  # for good: a killed process leaves what it wrote, unlike a power cut
asyncio.run(live_once())
gc.collect()
gc.freeze()
