"""HTTP server for monitoring: `/healthz` and `/metrics`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Self

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, generate_latest

from bot.hosting.client import Herald
from bot.hosting.health import health_of
from bot.runtime.metrics import LOOP_STALL_SECONDS

LOOK_EVERY = 0.1
"""Seconds between two measurements of the event loop's delay."""


class Monitor:
    """Serves the current bot, which is replaced when a saved sandbox is loaded.

    `port` is the actual port once entered; 0 lets the system choose one.
    """

    def __init__(self, herald: Callable[[], Herald], host: str, port: int) -> None:
        self._herald = herald
        self._host = host
        self.port = port

    async def __aenter__(self) -> Self:
        """Start listening. OSError if the port is in use."""
        site = web.Application()
        site.router.add_get("/healthz", self._healthz)
        site.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(site, access_log=None)
        await self._runner.setup()
        listening = web.TCPSite(self._runner, self._host, self.port)
        await listening.start()
        self.port = self._runner.addresses[0][1]
        self._watching = asyncio.create_task(watch_loop(), name="loop watch")
        return self

    async def __aexit__(self, *exception: object) -> None:
        """Stop listening."""
        self._watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._watching
        await self._runner.cleanup()

    async def _healthz(self, _request: web.Request) -> web.Response:
        """Answer 200 if no part has trouble, else 503, with the state of each part."""
        health = await health_of(self._herald())
        parts = {part: trouble or "ok" for part, trouble in health.parts.items()} | {"runs": health.runs}
        return web.json_response(
            {"status": "ok" if health.is_well else "trouble", **parts},
            status=200 if health.is_well else 503,
        )

    async def _metrics(self, _request: web.Request) -> web.Response:
        """Answer with all metrics in Prometheus' text format."""
        await health_of(self._herald())
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def watch_loop(every: float = LOOK_EVERY) -> None:
    """Measure for ever by how much the event loop is late."""
    loop = asyncio.get_running_loop()
    while True:
        wished = loop.time() + every
        await asyncio.sleep(every)
        LOOP_STALL_SECONDS.observe(max(0.0, loop.time() - wished))
