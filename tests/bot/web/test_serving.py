"""What every answer of the page has, and what becomes of what is no HTTP."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from pathlib import Path

import pytest
from aiohttp import web
from prometheus_client import REGISTRY

from bot.web.__main__ import ROUTES, metrics_at
from bot.web.child import place_for_page
from bot.web.serving import UNPROXIED_REQUESTS, ProxyCheck
from bot.web.site import SiteOptions
from tests.bot.views.test_views import first_round
from tests.bot.web.library import Library, library

NO_HTTP = {
    "garbage": b"GARBAGE \x01\r\n\r\n",
    "a lone CR": b"GET / HTTP/1.1\rHost: x\r\n\r\n",
    "HTTP/0.9": b"GET / HTTP/0.9x\r\n\r\n",
    "a long header": b"GET / HTTP/1.1\r\nHost: x\r\nX-A: " + b"a" * 9000 + b"\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "two lengths": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
}


async def answered(site: Library, sent: bytes) -> tuple[int, dict[str, str]]:
    """Status and headers of what comes back on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.serving.port)
    writer.write(sent)
    head, _, _ = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    first, *lines = head.split("\r\n")
    return int(first.split()[1]), dict(line.split(": ", 1) for line in lines)


def check_guarded(headers: Mapping[str, str], about: object) -> None:
    assert headers["Server"] == "Herald", about
    assert "default-src 'none'" in headers["Content-Security-Policy"], about
    assert headers["Cache-Control"], about
    assert headers["X-Content-Type-Options"] == "nosniff", about


def malformed() -> float:
    return REGISTRY.get_sample_value("herald_page_malformed_requests_total") or 0.0


async def test_every_answer_names_no_version_and_says_what_it_may_do_and_how_long_it_is_kept(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        paths = ("/", "/healthz", "/robots.txt", "/t/t1", "/t/t1.json", "/t/t1/card.png", "/t/t9", "/no/such/page")
        for path in paths:
            check_guarded((await site.read(path)).headers, path)
        for method in ("POST", "OPTIONS", "DELETE"):
            async with site.client.request(method, "/t/t1") as answer:
                assert answer.status == 405
                assert answer.headers["Allow"] == "GET,HEAD"
                check_guarded(answer.headers, method)
        for path in ("/t/t1/live", "/t/t1/events"):
            async with site.client.get(path) as stream:
                check_guarded(stream.headers, path)
        site.site.streams._most = 0
        full = await site.read("/t/t1/live")
        assert full.status == 503
        check_guarded(full.headers, "too many streams")


async def test_the_health_of_the_page_says_nothing_of_its_readers(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site, site.client.get("/t/t1/events"):
        assert json.loads(await site.page("/healthz")) == {"status": "ok"}


@pytest.mark.parametrize("sent", NO_HTTP.values(), ids=NO_HTTP)
async def test_what_is_no_http_costs_a_counter_and_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    caplog.set_level(logging.DEBUG)
    async with library(tmp_path, first_round()) as site:
        caplog.clear()
        before = malformed()
        status, headers = await answered(site, sent)
        assert status == 400
        check_guarded(headers, sent)
        assert malformed() == before + 1
        lines = [record for record in caplog.records if record.name.startswith(("aiohttp", "bot.web"))]
        assert [record.levelno for record in lines] == [logging.DEBUG]
        assert not any(record.exc_info for record in lines)


async def test_a_fault_of_ours_is_still_logged_with_its_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_request: web.Request) -> web.Response:
        raise ZeroDivisionError

    async with library(tmp_path, routes=(lambda _site: [web.get("/broken", broken)],)) as site:
        found = await site.read("/broken")
        assert found.status == 500
        check_guarded(found.headers, "/broken")
    assert [record.exc_info is not None for record in caplog.records if record.levelno == logging.ERROR] == [True]


async def test_a_script_of_another_site_asks_conditionally_as_a_browser_does(tmp_path: Path) -> None:
    origin = {"Origin": "https://club.example"}
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        for path in (
            "/t/t1.json",
            "/t/t1/standings.json",
            "/t/t1/rounds/s0r1.json",
            "/tournaments.json",
            "/openapi.json",
        ):
            first = await site.read(path, **origin)
            assert first.headers["Access-Control-Allow-Origin"] == "*"
            assert "ETag" in first.headers["Access-Control-Expose-Headers"]
            asks = {"Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "if-none-match"}
            async with site.client.options(path, headers={**origin, **asks}) as allowed:
                assert allowed.status == 204
                assert allowed.headers["Access-Control-Allow-Origin"] == "*"
                assert "GET" in allowed.headers["Access-Control-Allow-Methods"]
                assert "If-None-Match" in allowed.headers["Access-Control-Allow-Headers"]
            again = await site.read(path, **origin, If_None_Match=first.headers["ETag"])
            assert (again.status, again.body) == (304, b"")
            assert again.headers["Access-Control-Allow-Origin"] == "*"


async def test_a_preflight_does_not_say_whether_a_tournament_is_there(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        answers = []
        for path in ("/t/t1.json", "/t/t9.json"):
            async with site.client.options(path) as answer:
                answers.append((answer.status, {**answer.headers, "Date": ""}, await answer.read()))
        assert answers[0] == answers[1]


async def test_pages_for_people_are_not_for_scripts_of_other_sites(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        assert "Access-Control-Allow-Origin" not in (await site.read("/t/t1")).headers
        async with site.client.options("/t/t1") as answer:
            assert answer.status == 405


PUBLIC = SiteOptions("https://herald.example.org")


def warned(caplog: pytest.LogCaptureFixture, options: SiteOptions, *readers: str) -> int:
    caplog.clear()
    check = ProxyCheck(options)
    for reader in readers * UNPROXIED_REQUESTS * 3:
        check.saw(reader)
    return sum("HERALD_WEB_PROXIED" in record.message for record in caplog.records)


def test_a_proxy_nobody_declared_is_warned_of_once(caplog: pytest.LogCaptureFixture) -> None:
    assert warned(caplog, PUBLIC, "127.0.0.1") == 1
    assert warned(caplog, PUBLIC, "::1") == 1


def test_readers_who_come_themselves_or_through_a_declared_proxy_cause_no_warning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert warned(caplog, PUBLIC, "127.0.0.1", "203.0.113.7") == 0
    assert warned(caplog, SiteOptions("https://herald.example.org", proxied=True), "127.0.0.1") == 0
    assert warned(caplog, SiteOptions("http://127.0.0.1:8080"), "127.0.0.1") == 0, "somebody tries it at home"


async def test_what_is_measured_is_shown_on_a_port_of_its_own(tmp_path: Path) -> None:
    host, _, port = place_for_page("127.0.0.1", 0).partition(":")
    async with library(tmp_path, first_round(), routes=ROUTES) as site, metrics_at((host, int(port))):
        async with site.client.get("/t/t1/events"), site.client.get(f"http://{host}:{port}/metrics") as answer:
            text = await answer.text()
        assert "herald_page_streams 1.0" in text
        assert "herald_page_malformed_requests_total" in text
        assert (await site.read("/metrics")).status == 404
