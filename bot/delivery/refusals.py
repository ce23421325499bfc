"""Count refused requests and stop sending before Discord bans the host's IP address.

An address that causes 10,000 responses with 401, 403 or 429 within ten minutes is banned temporarily (Discord's
documentation, *Invalid Request Limit*). A sliding window counts such responses. Far below the limit, further requests
are refused locally with TooManyRefusedError until the window has moved on. Posts stay in the outbox meanwhile.
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
"""Local limit per window. Other programs behind the same address count towards Discord's 10,000, too."""

INVALID = frozenset({401, 403, 429})
"""Response statuses that count as invalid requests."""


class TooManyRefusedError(discord.DiscordException):
    """Too many refused requests; none is sent for `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"Discord refused too many requests; retrying in {seconds:.0f} seconds")
        self.seconds = seconds


class Refusals:
    """Sliding window of refused requests on a monotonic clock."""

    def __init__(self, most: int = MOST_REFUSED, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.clock = clock
        self._moments: deque[float] = deque()
        self._stopped = False

    @property
    def recent(self) -> int:
        """Number of refused requests in the last ten minutes."""
        while self._moments and self._moments[0] <= self.clock() - WINDOW_SECONDS:
            self._moments.popleft()
        return len(self._moments)

    def note(self, status: int, scope: str | None = None) -> None:
        """Count a response. A 429 with scope `shared` does not count, by Discord's documentation."""
        DISCORD_ANSWERS.labels(str(status)).inc()
        if status in INVALID and scope != "shared":
            self._moments.append(self.clock())
        REFUSED_RECENTLY.set(self.recent)

    def require_room(self) -> None:
        """Raise TooManyRefusedError if the local limit is reached. The first time is logged."""
        if self.recent < self.most:
            self._stopped = False
            return
        if not self._stopped:
            self._stopped = True
            logger.critical("Discord refused %s requests in ten minutes: sending is suspended", self.recent)
        raise TooManyRefusedError(self._moments[0] + WINDOW_SECONDS - self.clock())

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Add hooks to a client's trace that count responses and refuse requests. Return the trace."""

        async def begin(_session: object, _context: SimpleNamespace, start: aiohttp.TraceRequestStartParams) -> None:
            if start.url.path.startswith("/api/"):
                self.require_room()

        async def end(_session: object, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
            self.note(end.response.status, end.response.headers.get("X-RateLimit-Scope"))

        trace.on_request_start.append(begin)
        # First, because another hook may raise at the end of a request (`no_retry`).
        trace.on_request_end.insert(0, end)
        return trace
