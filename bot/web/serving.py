"""Listening: the site on an address and a port, and a door that lets nobody stand in it."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Callable
from typing import Self

from aiohttp import web

from bot.web.site import Handler, Site

KEEP_ALIVE_SECONDS = 15.0
SILENT_SECONDS = 20.0
"""How long somebody may take to say what they want."""

SLOW_SECONDS = 60.0
"""How long somebody may take to read an answer that is no stream."""

SWEEP_EVERY = 5.0
LONGEST_LINE = 4094
"""Bytes of a request's line, and of one header."""


class Serving:
    """Serves a site. `port` is the one it listens on, once it has been entered; asked for 0, the system chooses."""

    def __init__(self, site: Site, host: str, port: int, tick: Callable[[], float] = time.monotonic) -> None:
        self.site = site
        self._host = host
        self.port = port
        self._tick = tick
        self._came: dict[object, float] = {}
        self._asked: dict[object, float] = {}

    async def __aenter__(self) -> Self:
        """Listen. OSError where the port is taken."""
        self.site.application.middlewares.insert(0, self._noted)
        self._runner = web.AppRunner(
            self.site.application,
            access_log=None,
            keepalive_timeout=KEEP_ALIVE_SECONDS,
            max_line_size=LONGEST_LINE,
            max_field_size=LONGEST_LINE,
            shutdown_timeout=2.0,
            handler_cancellation=True,
        )
        await self._runner.setup()
        listening = web.TCPSite(self._runner, self._host, self.port, backlog=1024)
        await listening.start()
        self.port = self._runner.addresses[0][1]
        self._sweeping = asyncio.create_task(self._sweep_for_ever(), name="door")
        return self

    async def __aexit__(self, *exception: object) -> None:
        """Stop listening; open streams end."""
        self._sweeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeping
        await self._runner.cleanup()

    @web.middleware
    async def _noted(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Note who has said what they want, and when they were answered; while they are, nobody is late."""
        self._asked[request.protocol] = math.inf
        try:
            return await handler(request)
        finally:
            self._asked[request.protocol] = self._tick()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sweep()

    @property
    def connected(self) -> list[web.RequestHandler]:
        """Who is connected."""
        server = self._runner.server
        return list(server.connections) if server is not None else []

    def sweep(self) -> int:
        """Let go of those who do not say what they want, or do not take what they asked for; how many those were."""
        now, gone, here = self._tick(), 0, self.connected
        for known in (self._came, self._asked):
            for connection in known.keys() - set(here):
                del known[connection]
        for connection in here:
            came = self._came.setdefault(connection, now)
            asked = self._asked.get(connection)
            late = now - came > SILENT_SECONDS if asked is None else now - asked > SLOW_SECONDS
            if late and connection.transport is not None:
                connection.transport.abort()
                gone += 1
        return gone
