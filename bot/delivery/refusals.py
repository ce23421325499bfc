"""Counts the requests that Discord refuses, and stops asking before Discord shuts the whole machine out.

Whoever sends 10,000 requests within ten minutes that are answered with 401, 403 or 429 is banned by address for a while
(Discord's documentation, *Invalid Request Limit*). Far below that, nothing more is sent until the window has moved on:
what is to be delivered waits in the outbox.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import discord

from bot.runtime.metrics import DISCORD_ANSWERS, REFUSED_RECENTLY

logger = logging.getLogger(__name__)

WINDOW_SECONDS = 600.0
MOST_REFUSED = 4000
"""Of the 10,000 in a window, which other programs behind the same address share."""

INVALID = frozenset({401, 403, 429})


class TooManyRefusedError(discord.DiscordException):
    """Discord has refused too much lately; nothing is asked of it for so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"Discord refused too much; asking again in {seconds:.0f} seconds")
        self.seconds = seconds


class Refusals:
    """The refused requests of the last ten minutes, by a clock that never jumps."""

    def __init__(self, most: int = MOST_REFUSED, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.clock = clock
        self._moments: deque[float] = deque()
        self._stopped = False

    @property
    def recent(self) -> int:
        """How many there were in the last ten minutes."""
        while self._moments and self._moments[0] <= self.clock() - WINDOW_SECONDS:
            self._moments.popleft()
        return len(self._moments)

    def note(self, status: int, scope: str | None = None) -> None:
        """An answer of Discord. A 429 for a limit that all bots share counts against nobody."""
        DISCORD_ANSWERS.labels(str(status)).inc()
        if status in INVALID and scope != "shared":
            self._moments.append(self.clock())
        REFUSED_RECENTLY.set(self.recent)

    def require_room(self) -> None:
        """Raise `TooManyRefusedError` where one more could be one too many."""
        if self.recent < self.most:
            self._stopped = False
            return
        if not self._stopped:
            self._stopped = True
            logger.critical("Discord refused %s requests in ten minutes: nothing is sent for a while", self.recent)
        raise TooManyRefusedError(self._moments[0] + WINDOW_SECONDS - self.clock())

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have all requests of a client counted, and stopped where there were too many."""

        async def begin(_session: object, _context: SimpleNamespace, start: aiohttp.TraceRequestStartParams) -> None:
            if start.url.path.startswith("/api/"):
                self.require_room()

        async def end(_session: object, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
            self.note(end.response.status, end.response.headers.get("X-RateLimit-Scope"))

        trace.on_request_start.append(begin)
        # Before whatever raises at the end of a request.
        trace.on_request_end.insert(0, end)
        return trace
