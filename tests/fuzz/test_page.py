"""Hostile readers of the page: odd addresses and headers, slow ones, and those who open too much.

Each is answered with a refusal or harmlessly; none learns more, holds a connection for ever, or blocks other readers.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from pathlib import Path
from urllib.parse import quote

from bot.web.serving import SILENT_SECONDS, SLOW_SECONDS
from bot.web.streams import Streams
from tests.bot.views.test_views import second_round
from tests.bot.web.library import Library, library

CASES = int(os.environ.get("HERALD_HOSTILE_CASES", "300"))
SEED = int(os.environ.get("HERALD_HOSTILE_SEED", "1"))

MARKUP = "<script>alert(1)</script>"
PIECES = (
    "..", ".", "", "t", "t1", "T1", "t1 ", "t0", "t99999999999999999999", "static", "files", "log", "report",
    "card.png",
    "live", "pairings", "players", "e1", "s1r1", "s99r999", "%2e%2e", "%00", "%0d%0aSet-Cookie:x", "\u202e", "𝟙",
    MARKUP,
    "' OR 1=1 --", "{{7*7}}", "a" * 300, "null", "-1", "1e9", "t1;x", "t1%2Flog", "~root", "con", "\\..\\..",
)  # fmt: skip
VALUES = (
    "", "de", "../../etc/passwd", "Europe/Berlin", "../tzdata", "/etc/localtime", MARKUP, "\u0000", "a" * 2000, "*",
    "🏁",
    "xx;q=nan", "de;q=1e999", ", ,;;q=,", '"', "W/", 'W/"x", *', "bytes=0-1,-1", "chunked", "gzip;q=0", "identity",
)  # fmt: skip
HEADERS = (
    "Accept-Language", "Accept-Encoding", "If-None-Match", "If-Modified-Since", "Range", "Last-Event-ID", "Cookie",
    "X-Forwarded-For", "X-Forwarded-Host", "Host", "Origin", "Content-Length", "Content-Type", "Expect", "Upgrade",
)  # fmt: skip
METHODS = ("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW")


def request_of(chance: random.Random) -> bytes:
    """Return a request that a hostile client could send."""
    path = "/" + "/".join(chance.choice(PIECES) for _ in range(chance.randint(0, 4)))
    if chance.random() < 0.5:
        path = f"/t/t1/{chance.choice(PIECES)}"
    query = "&".join(f"{chance.choice(('lang', 'zone', 'known', 'x'))}={chance.choice(VALUES)}" for _ in range(2))
    target = quote(f"{path}?{query}", safe="/?&=%;~\\{}'") if chance.random() < 0.8 else f"{path}?{query}"
    lines = [f"{chance.choice(METHODS)} {target} HTTP/1.{chance.choice('0111')}", "Host: x", "Connection: close"]
    lines += [f"{chance.choice(HEADERS)}: {chance.choice(VALUES)}" for _ in range(chance.randint(0, 4))]
    if chance.random() < 0.1:
        lines += [f"X-{number}: {'y' * 500}" for number in range(50)]
    if chance.random() < 0.05:
        return bytes(chance.randrange(256) for _ in range(200)) + b"\r\n\r\n"
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogatepass")


async def answered(site: Library, sent: bytes) -> bytes:
    """What comes back; of a stream its beginning."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.serving.port)
    writer.write(sent)
    answer = b""
    try:
        while piece := await asyncio.wait_for(reader.read(65_536), 0.2 if answer else 5):
            answer += piece
    except (TimeoutError, ConnectionError):
        pass  # a stream goes on, or waits for a body that never comes
    writer.transport.abort()
    return answer


async def test_odd_requests_are_refused_and_tell_nothing(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    async with library(tmp_path, second_round()) as site:
        for number in range(CASES):
            sent = request_of(chance)
            answer = await answered(site, sent)
            status = int(answer[9:12] or 0)
            assert status < 500, (number, sent, answer[:500])
            head, _, body = answer.partition(b"\r\n\r\n")
            assert MARKUP.encode() not in body or b"text/plain" in head, (number, sent)
            assert b"Traceback" not in body, (number, sent)
            assert b"Set-Cookie" not in head, (number, sent)
        assert "World Championship" in await site.page("/t/t1")


async def test_who_does_not_say_what_they_want_is_let_go(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        now = [0.0]
        door = site.serving
        door._tick = lambda: now[0]
        slow = [await asyncio.open_connection("127.0.0.1", door.port) for _ in range(20)]
        for _, writer in slow:
            writer.write(b"GET /t/t1 HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            await writer.drain()
        while len(door.connected) < len(slow):  # noqa: ASYNC110 - the door tells nobody
            await asyncio.sleep(0)
        assert door.sweep() == 0
        now[0] += SILENT_SECONDS - 1
        assert door.sweep() == 0
        now[0] += 2
        assert door.sweep() == len(slow)
        for reader, _ in slow:
            with contextlib.suppress(ConnectionError):
                assert await reader.read() == b""


async def test_an_open_stream_is_slow_for_nobody(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        now = [0.0]
        site.serving._tick = lambda: now[0]
        async with site.client.get("/t/t1/live", params={"known": "x"}) as stream:
            await stream.content.readuntil(b"data: ")
            now[0] += 10 * SLOW_SECONDS
            assert site.serving.sweep() == 0
            assert site.site.streams.open == 1


async def test_nobody_takes_all_streams(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        site.site.streams = Streams(most=5, most_of_one=3)
        opened = [await site.client.get("/t/t1/live") for _ in range(4)]
        assert [response.status for response in opened] == [200, 200, 200, 503]
        assert "Retry-After" in opened[-1].headers
        for response in opened:
            response.close()
        while site.site.streams.open:  # noqa: ASYNC110 - the site tells nobody
            await asyncio.sleep(0)
        assert "World Championship" in await site.page("/t/t1")


async def test_what_strangers_ask_for_takes_no_room(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        for number in range(200):
            assert (await site.read(f"/t/x{number}/pairings")).status == 404
            assert (await site.read(f"/t/t1/players/e{number + 100}")).status == 404
        assert set(site.site.tournaments._places) <= {"t1"}
        assert not site.site.page_cache._made


async def test_a_reader_is_told_apart_by_a_proxy_only_where_there_is_one(tmp_path: Path) -> None:
    async with library(tmp_path, second_round()) as site:
        site.site.streams = Streams(most_of_one=1)
        async with site.client.get("/t/t1/live", headers={"X-Forwarded-For": "1.1.1.1"}) as first:
            assert first.status == 200
            async with site.client.get("/t/t1/live", headers={"X-Forwarded-For": "2.2.2.2"}) as second:
                assert second.status == 503
