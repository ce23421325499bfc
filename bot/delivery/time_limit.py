"""A limit for whatever is asked of Discord, the library's own waiting for rate limits included."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

LONGEST_RATE_LIMIT = 30.0
"""Seconds the library waits for a rate limit by itself (it takes no less); of a longer one it says how long it is."""

DELIVERY_SECONDS = 45.0
"""How long a delivery may take: longer than the library waits for one rate limit."""


@asynccontextmanager
async def time_limit(client: discord.Client, seconds: float) -> AsyncIterator[None]:
    """TimeoutError after so many seconds."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        # Who waits in the library for the limit of all requests is to let the others go afterwards, and forgets that
        # when cancelled: then nothing would ever be sent again. If the limit lasts, Discord says so once more.
        client.http._global_over.set()  # noqa: SLF001 - the library offers no other way
        raise
