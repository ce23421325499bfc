"""A database, and processes that share it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.runtime.process_table import ProcessTable
from storage.database import Database
from tests.bot.shards.coordinators import Meanwhile, Process, Start, nothing
from tests.postgres.databases import Place


@pytest.fixture
async def start(place: Place) -> AsyncIterator[Start]:
    """Starts processes on one database; each is at work or waits when it is there."""
    started: list[Process] = []

    async def one_more(
        who: str,
        words: str = "6",
        agreed: str = "",
        proposed: int = 1,
        meanwhile: Meanwhile = nothing,
        table: ProcessTable | None = None,
    ) -> Process:
        process = Process(await Database.open(place), who, words, agreed, proposed, meanwhile, table)
        started.append(process)
        await process.pulse.asleep(process.life)
        return process

    yield one_more
    for process in started:
        await process.die()
        await process.database.close()
