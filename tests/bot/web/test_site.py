"""The site over a real socket: who is answered with what."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request

from bot.service.page_settings import PageSettings, keep_page_settings
from bot.text.texts import texts
from bot.web.public_tournaments import PublicTournaments
from formats import registry
from tests.bot.files.test_report import Page
from tests.bot.views.test_views import finished, first_round, signing_up
from tests.bot.web.library import library


async def test_a_tournament_has_a_page_where_its_director_says_so(tmp_path: Path) -> None:
    async with library(tmp_path, first_round()) as site:
        assert "World Championship" in await site.page("/t/t1")
        await keep_page_settings(site.database, "t1", PageSettings())
        site.pass_time()
        assert (await site.read("/t/t1")).status == 404
        assert (await site.read("/t/t2")).status == 404


async def test_the_front_page_lists_who_wants_to_be_found(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), finished()) as site:
        assert "/t/t1" not in await site.page("/")
        await keep_page_settings(site.database, "t2", PageSettings(shown=True, found=True))
        text = await site.page("/")
        assert "/t/t2" in text
        assert "/t/t1" not in text


async def test_search_engines_are_kept_out_unless_the_director_lets_them_in(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), finished()) as site:
        hidden = await site.read("/t/t1")
        assert hidden.headers["X-Robots-Tag"] == "noindex"
        assert 'content="noindex"' in hidden.text
        await keep_page_settings(site.database, "t2", PageSettings(shown=True, found=True))
        found = await site.read("/t/t2")
        assert "X-Robots-Tag" not in found.headers
        assert "noindex" not in found.text


async def test_nothing_is_sent_again_that_has_not_changed(tmp_path: Path) -> None:
    played = first_round()
    async with library(tmp_path, played) as site:
        first = await site.read("/t/t1")
        again = await site.read("/t/t1", If_None_Match=first.headers["ETag"])
        assert (again.status, again.body) == (304, b"")
        german = await site.read("/t/t1", If_None_Match=first.headers["ETag"], Accept_Language="de")
        assert german.status == 200
        before = played.state.version
        played.play()
        await site.grow(played, before)
        assert (await site.read("/t/t1", If_None_Match=first.headers["ETag"])).status == 200


async def test_a_page_is_in_the_readers_language(tmp_path: Path) -> None:
    async with library(tmp_path, signing_up()) as site:
        accepted = await site.read("/t/t1", Accept_Language="xx, de-AT;q=0.9, en;q=0.8")
        assert accepted.headers["Content-Language"] == "de"
        assert Page(accepted.text).all("html") == [{"lang": "de"}]
        assert 'lang="fr"' in (await site.page("/t/t1?lang=fr", Accept_Language="de"))[:40]


async def test_who_is_forgotten_is_gone_from_the_page_too(tmp_path: Path) -> None:
    async with library(tmp_path, signing_up()) as site:
        assert "Ana" in await site.page("/t/t1")
        beside = await site.database.tournaments.beside("t1")
        await site.database.people.erase(beside.people["e1"].id)
        site.pass_time()
        text = await site.page("/t/t1")
        assert "Ana" not in text
        assert "Bohdan" not in text or "Fritzlein" in text


async def test_a_page_may_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    async with library(tmp_path, first_round()) as site:
        found = await site.read("/t/t1")
        policy = found.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        for name, attributes in Page(found.text).tags:
            assert "style" not in attributes
            for key in ("src", "href"):
                if name != "a" and key in attributes and attributes.get("rel") != "alternate":
                    assert str(attributes[key]).startswith(("/static/", "/t/"))
                    assert (await site.read(str(attributes[key]))).status == 200


@pytest.mark.parametrize(
    "path", ["/t/", "/t/t1/", "/t/..%2Ft1", "/t/t1/none", "/static/x/y", "/t/t1/pairings/x/y", "/%00"]
)
async def test_an_address_that_leads_nowhere_says_so(tmp_path: Path, path: str) -> None:
    async with library(tmp_path, first_round()) as site:
        found = await site.read(path)
        assert found.status == 404
        assert "Not here" in found.text


async def test_an_open_page_hears_of_every_change(tmp_path: Path) -> None:
    played = first_round()
    async with library(tmp_path, played) as site:
        key = Page(await site.page("/t/t1")).all("main")[0]["data-key"]
        async with site.client.get("/t/t1/live", params={"known": str(key)}) as stream:
            assert await stream.content.readuntil(b"\n\n") == b"retry: 2000\n\n"
            before = played.state.version
            played.play()
            await site.grow(played, before)
            await site.site.tournaments.look("t1")
            event = (await stream.content.readuntil(b"\n\n")).decode()
            assert "event: version" in event
            assert f"data: {played.state.version}-" in event
            await keep_page_settings(site.database, "t1", PageSettings())
            site.pass_time()
            await site.site.tournaments.look("t1")
            assert b"event: gone" in await stream.content.readuntil(b"\n\n")
            assert await stream.content.read() == b""


async def test_what_is_known_of_a_tournament_goes_when_it_is_evicted_unless_a_page_is_open(tmp_path: Path) -> None:
    async with library(tmp_path, first_round(), first_round(), finished()) as site:
        tournaments = PublicTournaments(site.database, registry.engine(), lambda: site.now, most_bytes=1)
        opened = tournaments.changes("t1", "", 60.0)
        assert (public := await anext(opened)) is not None
        for tournament in ("t2", "t3", "t2"):
            site.pass_time()
            assert await tournaments.public(tournament) is not None
        await tournaments.look("t2")
        assert tournaments._places.keys() == {"t1", "t2"}
        assert await tournaments.look("t1") is public
        await opened.aclose()
        await tournaments.look("t3")
        await tournaments.look("t3")
        assert tournaments._places.keys() == {"t3"}
        await tournaments.close()


async def test_a_tournament_without_a_page_is_made_for_its_players_and_for_nobody_else(tmp_path: Path) -> None:
    played = signing_up()
    async with library(tmp_path, played) as site:
        await keep_page_settings(site.database, "t1", PageSettings())
        before = await site.site.tournaments.private("t1")
        assert before is not None
        assert before.context.names.full("e1").strip("\u2068\u2069") == "Ana"
        assert await site.site.tournaments.public("t1") is None
        assert await site.site.tournaments.private("t9") is None
        assert await site.site.tournaments.public("t1") is None
        assert not site.site.tournaments._places


@pytest.mark.parametrize("status, missing", [(400, True), (404, True), (499, True), (500, False), (503, False)])
async def test_an_error_page_says_whether_the_request_or_the_site_is_at_fault(
    tmp_path: Path, status: int, *, missing: bool
) -> None:
    async with library(tmp_path) as site:
        answer = await site.site._error_page(make_mocked_request("GET", "/"), status)
        assert answer.status == status
        assert isinstance(answer.body, bytes)
        page = Page(answer.body.decode()).text
        assert (texts.web.missing() in page, texts.web.busy() in page) == (missing, not missing)
