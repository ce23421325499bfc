"""Serve the site on an address and a port; connections that are idle or read too slowly are closed.

What is no HTTP at all never becomes a request: aiohttp's parser refuses it, and would log a traceback for each. Here it
is counted, logged at DEBUG, and answered with the headers of every other answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import math
import time
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.runtime.metrics import PAGE_MALFORMED_REQUESTS, PAGE_STREAMS
from bot.web.answers import guard
from bot.web.site import Handler, Site, SiteOptions

logger = logging.getLogger(__name__)

KEEP_ALIVE_SECONDS = 15.0
SILENT_SECONDS = 20.0
"""How long somebody may take to say what they want."""

SLOW_SECONDS = 60.0
"""How long somebody may take to read an answer that is no stream."""

SWEEP_EVERY = 5.0
LONGEST_LINE = 4094
"""Bytes of a request's line, and of one header."""

UNPROXIED_REQUESTS = 20
"""After so many requests that all came from this machine a proxy is assumed."""


class _Connection(web.RequestHandler):
    """A connection of a reader."""

    __slots__ = ()

    def handle_error(
        self, request: Any, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Answer what could not be handled: what is no HTTP briefly, everything else as aiohttp does."""
        if not isinstance(exc, HttpProcessingError):
            response = super().handle_error(request, status, exc, message)
        else:
            PAGE_MALFORMED_REQUESTS.inc()
            logger.debug("no HTTP: %s", type(exc).__name__)
            response = web.Response(status=status, text="Bad Request\n")
            response.force_close()
        guard(response)
        return response


class _Connections(web.Server):
    """Makes a `_Connection` of each."""

    def __call__(self) -> web.RequestHandler:
        """The protocol of a new connection."""
        return _Connection(self, loop=self._loop, **self._kwargs)


class _Runner(web.AppRunner):
    """Runs an application whose connections are ours; aiohttp has no setting for their class."""

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return _Connections(
            made.request_handler,
            request_factory=made.request_factory,
            handler_cancellation=made.handler_cancellation,
            **made._kwargs,  # noqa: SLF001 - see the class
        )


class ProxyCheck:
    """Warn once if a public page is behind an undeclared proxy, which makes all readers look like one."""

    def __init__(self, options: SiteOptions) -> None:
        self._left = 0 if options.proxied or _is_local(urlsplit(options.base).hostname or "") else UNPROXIED_REQUESTS

    def saw(self, reader: str) -> None:
        """Count a request. One from elsewhere settles that readers come themselves."""
        if self._left:
            self._left = self._left - 1 if _is_local(reader) else 0
            if self._left == 0 and _is_local(reader):
                logger.warning(
                    "Every reader of the page comes from this machine, so that all of them together may open only as "
                    "much as one. If that is your proxy, set HERALD_WEB_PROXIED=on."
                )


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or not host


class Serving:
    """Serves a site. `port` is the one it listens on, once it has been entered; asked for 0, the system chooses."""

    def __init__(self, site: Site, host: str, port: int, tick: Callable[[], float] = time.monotonic) -> None:
        self.site = site
        self._host = host
        self.port = port
        self._tick = tick
        self._proxy = ProxyCheck(site.options)
        self._came: dict[object, float] = {}
        self._asked: dict[object, float] = {}

    async def __aenter__(self) -> Self:
        """Listen. OSError where the port is taken."""
        self.site.application.middlewares.insert(0, self._noted)
        PAGE_STREAMS.set_function(lambda: self.site.streams.open)
        self._runner = _Runner(
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
        """Note when each connection sent a whole request and when it was answered; it is not swept meanwhile."""
        self._asked[request.protocol] = math.inf
        self._proxy.saw(request.remote or "")
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
        """The open connections."""
        server = self._runner.server
        return list(server.connections) if server is not None else []

    def sweep(self) -> int:
        """Close connections that send no request, or do not read their answer; returns how many were closed."""
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
