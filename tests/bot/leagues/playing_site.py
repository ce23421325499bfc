"""The Online Go Server as it answered when these answers were recorded, on this machine."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.parsing.ogs import Ogs

RECORDED = Path(__file__).parent / "recorded"
BROKEN = 1666
"""This player's page cannot be read."""


class PlayingSite:
    """Answers as recorded. The first `busy` requests are asked to come back later; `asked` lists all players."""

    def __init__(self, busy: int = 0) -> None:
        self.busy = busy
        self.asked: list[int] = []

    async def player(self, request: web.Request) -> web.Response:
        number = int(request.match_info["number"])
        self.asked.append(number)
        if self.busy:
            self.busy -= 1
            return web.json_response({"detail": "Request was throttled."}, status=429)
        if number == BROKEN:
            return web.Response(text="<html>Down for maintenance</html>", content_type="text/html")
        known = RECORDED / f"player_{number}.json"
        if not known.exists():
            return web.json_response(json.loads((RECORDED / "unknown.json").read_text()), status=404)
        return web.json_response(json.loads(known.read_text()))


@asynccontextmanager
async def playing_site(busy: int = 0) -> AsyncIterator[tuple[PlayingSite, Ogs]]:
    """The site, and a client that asks it."""
    site = PlayingSite(busy)
    app = web.Application()
    app.router.add_get("/api/v1/players/{number:[0-9]+}/", site.player)
    server = TestServer(app)
    await server.start_server()
    try:
        yield site, Ogs(str(server.make_url("")).rstrip("/"), pause=0.01)
    finally:
        await server.close()
