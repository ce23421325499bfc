"""How servers are called, over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.game_server_api.calling import (
    EXCERPT,
    LARGEST,
    LONGEST_WAIT,
    USUAL_WAIT,
    Caller,
    RedirectedError,
    again_in,
)
from bot.game_server_api.port import GameServerError


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
    assert again_in("1e300") == LONGEST_WAIT
    assert again_in(format_datetime(datetime.now(UTC) - timedelta(days=1), usegmt=True)) == 0
    assert again_in(None) is None


@pytest.mark.parametrize("nonsense", ["nan", "inf", "-inf", "-5", "soon", "Mon, 01 Jan 99999 00:00:00 GMT", "١e999"])
def test_a_wait_that_is_no_number_of_seconds_names_none(nonsense: str) -> None:
    assert again_in(nonsense) is None


@pytest.mark.parametrize("named", ["nan", "inf", "-7", "1e999", "tomorrow"])
async def test_a_request_to_slow_down_for_a_senseless_time_is_kept_to_for_the_usual_time(named: str) -> None:
    async def busy(_request: web.Request) -> web.Response:
        return web.Response(status=429, headers={"Retry-After": named})

    async with calling(busy) as caller:
        with pytest.raises(GameServerError) as refused:
            await caller.call("GET", "/a")
        assert (refused.value.trouble, refused.value.again_in) == ("slow_down", USUAL_WAIT)


async def test_a_redirect_is_not_followed_and_carries_no_key_elsewhere() -> None:
    keys: list[str | None] = []

    async def elsewhere(request: web.Request) -> web.Response:
        keys.append(request.headers.get("X-Api-Key"))
        return web.json_response({})

    async with calling(elsewhere) as other:

        async def redirect(_request: web.Request) -> web.Response:
            raise web.HTTPTemporaryRedirect(f"{other.address}/stolen")

        async with calling(redirect, headers={"X-Api-Key": "secret"}) as caller:
            for method in ("GET", "POST"):
                with pytest.raises(RedirectedError) as refused:
                    await caller.call(method, "/a")
                assert refused.value.trouble == "unreadable"
    assert keys == []


@pytest.mark.parametrize("declared", [True, False])
async def test_an_answer_larger_than_the_limit_is_dropped_while_it_is_read(declared: bool) -> None:
    sent = 0

    async def endless(request: web.Request) -> web.StreamResponse:
        nonlocal sent
        answer = web.StreamResponse(headers={"Content-Length": str(LARGEST * 30)} if declared else {})
        await answer.prepare(request)
        with contextlib.suppress(ConnectionError):
            for _ in range(30):
                await answer.write(b"1" * LARGEST)
                sent += LARGEST
        return answer

    async with calling(endless) as caller:
        with pytest.raises(GameServerError) as refused:
            await caller.call("GET", "/a")
    assert refused.value.trouble == "unreadable"
    assert sent < 10 * LARGEST


async def test_a_compressed_answer_is_limited_by_its_size_when_unpacked() -> None:
    async def bomb(_request: web.Request) -> web.Response:
        packed = gzip.compress(b" " * LARGEST * 8)
        return web.Response(body=packed, headers={"Content-Encoding": "gzip"})

    async with calling(bomb) as caller:
        with pytest.raises(GameServerError) as refused:
            await caller.call("GET", "/a")
    assert refused.value.trouble == "unreadable"


@pytest.mark.parametrize("body", [b"[" * 200_000, b'{"a":' * 200_000, b"1" * 5000, b"\xff\xfe", b"\xc0\x80"])
async def test_an_answer_that_no_parser_takes_is_unreadable(body: bytes) -> None:
    async def answered(_request: web.Request) -> web.Response:
        return web.Response(body=body, content_type="application/json")

    async def read(caller: Caller, *, lines: bool) -> object:
        answer = await caller.call("GET", "/a")
        return answer.json_lines() if lines else answer.json()

    async with calling(answered) as caller:
        for lines in (False, True):
            with pytest.raises(GameServerError) as refused:
                await read(caller, lines=lines)
            assert refused.value.trouble == "unreadable"


async def test_a_refusal_repeats_the_beginning_of_what_the_server_answers() -> None:
    async def refuse(request: web.Request) -> web.Response:
        text = "<html>Forbidden" if request.path == "/page" else f"no\n such  key {'x' * 1000}"
        return web.Response(status=403, text=text)

    async with calling(refuse) as caller:
        for path, detail in (("/a", f"status 403 no such key {'x' * (EXCERPT - 12)}"), ("/page", "status 403")):
            with pytest.raises(GameServerError) as refused:
                await caller.call("GET", path)
            assert refused.value.detail == detail
