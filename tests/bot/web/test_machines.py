"""What programs are answered."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from aiohttp import web

from bot.public_data.models import Overview, Round, Tournament, Tournaments
from bot.public_data.openapi import PARTS, openapi
from bot.service.page_settings import PageSettings, keep_page_settings
from bot.web import machines
from bot.web.__main__ import ROUTES
from bot.web.streams import MOST_OF_ONE
from tests.bot.played import Played
from tests.bot.web.library import Library, library
from tests.case_files import PROJECT

FOUND = PageSettings(shown=True, found=True)


def first_round() -> Played:
    return Played().create().enter().close().publish()


async def told(site: Library, path: str) -> Any:
    """The JSON of an address."""
    return json.loads(await site.page(path))


async def test_all_of_a_tournament_and_each_part(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        whole = Tournament.model_validate(await told(site, "/t/t1.json"))
        assert whole.overview.title == "World Championship"
        assert whole.entrants[0].name == "Ana"
        for part in PARTS:
            assert await told(site, f"/t/t1/{part}.json") == json.loads(whole.model_dump_json())[part]
        round_ = Round.model_validate(await told(site, "/t/t1/rounds/s0r1.json"))
        assert round_ == whole.rounds[0]


async def test_it_is_described_by_openapi_and_keeps_to_it(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        described = await told(site, "/openapi.json")
        assert described["servers"] == [{"url": "https://herald.example"}]
        assert described == openapi("https://herald.example")
        for path, answer in described["paths"].items():
            if path.endswith("/events"):
                continue
            body = await told(site, path.format(tournament="t1", round="s0r1"))
            schema = answer["get"]["responses"]["200"]["content"]["application/json"]["schema"]
            jsonschema.validate(body, {**schema, "components": described["components"]})


async def test_the_list_has_who_wants_to_be_found(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), first_round(), routes=ROUTES) as site:
        await keep_page_settings(site.database, "t2", FOUND)
        site.pass_time()
        listed = Tournaments.model_validate(await told(site, "/tournaments.json"))
        assert [tournament.id for tournament in listed.tournaments] == ["t2"]


@pytest.mark.parametrize(
    "path",
    [
        "/t/t9.json",
        "/t/t1/secrets.json",
        "/t/t1/rounds/s0r9.json",
        "/t/t1/rounds/s9r1.json",
        "/t/../t1.json",
        "/t/t1%2f.json",
        "/t/.json",
        "/t/t1/files.json",
    ],
)
async def test_what_is_not_there_is_not_found(tmp_path: Path, path: str) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        assert (await site.read(path)).status == 404


async def test_without_a_page_there_is_nothing_for_programs(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        await keep_page_settings(site.database, "t1", PageSettings())
        site.pass_time()
        for path in (".json", "/overview.json", "/events", "/calendar.ics", "/feed.atom", "/obs/match", "/embed"):
            assert (await site.read(f"/t/t1{path}")).status == 404, path


async def test_nothing_is_sent_again_that_has_not_changed_whatever_the_readers_language(tmp_path: Path) -> None:
    played = first_round()
    async with library(tmp_path, played, routes=ROUTES) as site:
        first = await site.read("/t/t1.json", Accept_Language="de")
        tag = first.headers["ETag"]
        assert first.headers["Access-Control-Allow-Origin"] == "*"
        again = await site.read("/t/t1.json", If_None_Match=tag, Accept_Language="ja")
        assert (again.status, again.body) == (304, b"")
        before = played.state.version
        played.play()
        await site.grow(played, before)
        after = await site.read("/t/t1.json", If_None_Match=tag)
        assert after.status == 200
        assert after.headers["ETag"] != tag


async def test_a_stream_tells_of_every_change_and_goes_on_where_it_broke_off(tmp_path: Path) -> None:
    played = first_round()
    async with library(tmp_path, played, routes=ROUTES) as site:
        async with site.client.get("/t/t1/events") as stream:
            assert await stream.content.readuntil(b"\n\n") == b"retry: 2000\n\n"
            first = (await stream.content.readuntil(b"\n\n")).decode()
        key = re.search(r"id: (\S+)", first)
        assert key
        async with site.client.get("/t/t1/events", headers={"Last-Event-ID": key[1]}) as stream:
            await stream.content.readuntil(b"\n\n")
            before = played.state.version
            played.play()
            await site.grow(played, before)
            await site.site.tournaments.look("t1")
            event = (await stream.content.readuntil(b"\n\n")).decode()
            assert "event: changed" in event
            overview = Overview.model_validate_json(event.partition("data: ")[2])
            assert overview.version == played.state.version
            await keep_page_settings(site.database, "t1", PageSettings())
            site.pass_time()
            await site.site.tournaments.look("t1")
            assert b"event: gone" in await stream.content.readuntil(b"\n\n")


async def test_one_reader_has_only_so_many_streams(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        site.site.streams._of["127.0.0.1"] = MOST_OF_ONE
        refused = await site.read("/t/t1/events")
        assert refused.status == 503
        assert refused.headers["Retry-After"] == "30"


async def test_who_reads_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "PATIENCE_SECONDS", 0.05)

    async def stuck(*_: object) -> None:
        await asyncio.sleep(3600)

    async with library(tmp_path, first_round(), routes=ROUTES) as site:
        monkeypatch.setattr(web.StreamResponse, "write", stuck)
        async with site.client.get("/t/t1/events") as stream:
            with pytest.raises(Exception, match=r"(?i)payload|disconnect|closed|reset"):
                await stream.content.read()
        assert site.site.streams.open == 0


async def test_the_client_of_the_docs_follows_a_tournament(tmp_path: Path) -> None:
    page = (PROJECT / "docs" / "machines.md").read_text(encoding="utf-8")
    source = page.partition("<!-- client -->\n```python\n")[2].partition("```")[0]
    assert len(source.strip().splitlines()) <= 24
    played = first_round()
    async with library(tmp_path, played, routes=ROUTES) as site:
        address = f"http://127.0.0.1:{site.serving.port}/t/t1"
        client = await asyncio.create_subprocess_exec(
            sys.executable, "-c", source, address, stdout=asyncio.subprocess.PIPE
        )
        assert client.stdout is not None
        shown = [(await client.stdout.readline()).decode() for _ in range(24)]
        assert "2 Ana 0.0\n" in shown
        before = played.state.version
        played.play()
        await site.grow(played, before)
        await site.site.tournaments.look("t1")
        after = [(await client.stdout.readline()).decode() for _ in range(12)]
        assert any(line.endswith(" 1.0\n") for line in after)
        await keep_page_settings(site.database, "t1", PageSettings())
        site.pass_time()
        await site.site.tournaments.look("t1")
        assert await client.wait() == 0
