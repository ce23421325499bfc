"""Requests for members over the gateway, repeated after a rate limit.

Discord answers a request that is over the limit of a server with the event `RATE_LIMITED`, which discord.py 2.7 does
not know: a query would wait 30 seconds for members that never come. Here the event ends the query with
`discord.RateLimited`, and `members_of` asks once more when the time that it names has passed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import discord

logger = logging.getLogger(__name__)

EVENT = "RATE_LIMITED"
REQUEST_MEMBERS = 8
"""The gateway opcode that can be rate-limited in this way."""


def watch_rate_limits(client: discord.Client) -> None:
    """Make `RATE_LIMITED` end the query it refers to.

    Without this discord.py waits 30 s for an answer that never comes.
    """
    state = client._connection  # noqa: SLF001 - discord.py has no way to take part in its reading of events

    def limited(data: dict[str, Any]) -> None:
        meta, seconds = data.get("meta") or {}, float(data.get("retry_after") or 0)
        if data.get("opcode") != REQUEST_MEMBERS:
            return
        request = state._chunk_requests.pop(str(meta.get("nonce")), None)  # noqa: SLF001 - see above
        logger.warning("Discord limits requests for members of server %s for %.1f s", meta.get("guild_id"), seconds)
        for waiter in request.waiters if request is not None else ():
            if not waiter.done():
                waiter.set_exception(discord.RateLimited(seconds))

    state.parsers[EVENT] = limited


async def members_of(guild: discord.Guild, *, patience: float, **query: Any) -> list[discord.Member]:
    """Query a server's members, waiting for rate limits up to `patience` seconds; `discord.RateLimited` beyond that."""
    ends = time.monotonic() + patience
    while True:
        try:
            return await guild.query_members(cache=False, **query)
        except discord.RateLimited as error:
            if time.monotonic() + error.retry_after > ends:
                raise
            await asyncio.sleep(error.retry_after)
