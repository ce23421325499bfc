"""How servers are called, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.app.game_servers.calling import LONGEST_WAIT, Caller, again_in
from bot.app.game_servers.port import GameServerError


@asynccontextmanager
async def calling(
    handler: Callable[[web.Request], Awaitable[web.StreamResponse]], **options: Any
) -> AsyncIterator[Caller]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handler)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    caller = Caller(f"http://127.0.0.1:{port}", "Herald/test (host@example.org)", **options)
    try:
        yield caller
    finally:
        await caller.close()
        await runner.cleanup()


async def test_the_host_is_named_and_json_is_read() -> None:
    async def echo(request: web.Request) -> web.Response:
        return web.json_response({"agent": request.headers["User-Agent"], "query": request.query_string})

    async with calling(echo) as caller:
        answer = await caller.call("GET", "/a", query={"since": "1"})
        assert answer.json() == {"agent": "Herald/test (host@example.org)", "query": "since=1"}
        assert caller.requests == 1


async def test_who_asks_to_slow_down_is_asked_nothing_until_then() -> None:
    async def busy(_request: web.Request) -> web.Response:
        return web.Response(status=429, headers={"Retry-After": "30"})

    async with calling(busy) as caller:
        for _ in range(3):
            with pytest.raises(GameServerError) as refused:
                await caller.call("GET", "/a")
            assert refused.value.trouble == "slow_down"
            assert refused.value.again_in is not None
            assert 25 < refused.value.again_in <= 30
        assert caller.requests == 1


@pytest.mark.parametrize(
    "status, trouble", [(500, "unreachable"), (503, "unreachable"), (401, "refused"), (403, "refused")]
)
async def test_refusals_have_one_name_each(status: int, trouble: str) -> None:
    async def refuse(_request: web.Request) -> web.Response:
        return web.Response(status=status)

    async with calling(refuse) as caller:
        with pytest.raises(GameServerError) as refused:
            await caller.call("GET", "/a")
        assert refused.value.trouble == trouble


async def test_nobody_there_is_unreachable() -> None:
    caller = Caller("http://127.0.0.1:9", "Herald")
    with pytest.raises(GameServerError) as refused:
        await caller.call("GET", "/a")
    assert refused.value.trouble == "unreachable"
    await caller.close()


async def test_an_answer_that_is_cut_or_too_slow_is_unreachable() -> None:
    never = asyncio.Event()

    async def cut(request: web.Request) -> web.StreamResponse:
        answer = web.StreamResponse(headers={"Content-Length": "1000"})
        await answer.prepare(request)
        await answer.write(b'{"half":')
        if request.path == "/slow":
            await never.wait()
        assert request.transport is not None
        request.transport.close()
        return answer

    async with calling(cut, timeout=aiohttp.ClientTimeout(total=0.2)) as caller:
        for path in ("/cut", "/slow"):
            with pytest.raises(GameServerError) as refused:
                await caller.call("GET", path)
            assert refused.value.trouble == "unreachable"
        never.set()


async def test_what_is_no_json_is_unreadable() -> None:
    async def page(_request: web.Request) -> web.Response:
        return web.Response(text="<html>Maintenance</html>")

    async with calling(page) as caller:
        answer = await caller.call("GET", "/a")
        for read in (answer.json, answer.json_lines):
            with pytest.raises(GameServerError) as refused:
                read()
            assert refused.value.trouble == "unreadable"


async def test_a_next_page_elsewhere_gets_no_key() -> None:
    caller = Caller("http://127.0.0.1:9", "Herald", {"X-Key": "secret"})
    with pytest.raises(GameServerError) as refused:
        await caller.call("GET", "http://127.0.0.1:90/steal")
    assert (refused.value.trouble, caller.requests) == ("unreadable", 0)


def test_a_wait_is_named_in_seconds_or_as_a_date_and_never_without_end() -> None:
    soon = datetime.now(UTC) + timedelta(seconds=90)
    assert again_in("12") == 12.0
    assert 80 < (again_in(format_datetime(soon, usegmt=True)) or 0) <= 90
    assert again_in("99999999") == LONGEST_WAIT
    assert again_in("-5") == 0
    assert again_in("soon") is None
    assert again_in(None) is None
