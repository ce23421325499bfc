"""The connections of one open database: many that read, one that writes."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from storage.dialect import reader_engine, writer_engine

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import URL
    from sqlalchemy.ext.asyncio import AsyncConnection


class Connections:
    """Gives transactions. A read sees what was committed before it began."""

    def __init__(self, url: URL) -> None:
        self._writer = writer_engine(url)
        self._reader = reader_engine(url)
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes, one at a time: all of it is kept when the block ends, nothing when it raises."""
        async with self._turn, self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that reads one unchanging picture."""
        async with self._reader.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Let go of all connections."""
        await self._writer.dispose()
        await self._reader.dispose()
