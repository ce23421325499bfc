"""Timeout for requests to Discord, including the time discord.py waits for rate limits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

LONGEST_RATE_LIMIT = 30.0
"""Longest rate limit in seconds that discord.py waits for (`max_ratelimit_timeout`, whose minimum this is).

For a longer one it raises `discord.RateLimited` with the duration.
"""

DELIVERY_SECONDS = 45.0
"""Timeout of a delivery: longer than one rate limit the library waits for."""


@asynccontextmanager
async def time_limit(client: discord.Client, seconds: float) -> AsyncIterator[None]:
    """Context manager that raises TimeoutError after `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        # Workaround for discord.py 2: the request that meets the global rate limit clears `_global_over`, sleeps and
        # sets it again. If it is cancelled during the sleep, the event stays cleared and every later request waits for
        # ever. Set it here; if the limit still applies, Discord answers 429 once more.
        client.http._global_over.set()  # noqa: SLF001 - the library offers no other way
        raise
