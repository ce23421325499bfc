"""The page in Chromium: it follows a tournament, works without scripts, and hinders nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, Page, expect

from bot.web import public_tournaments
from bot.web.__main__ import ROUTES
from formats.core.commands import RecordResult
from formats.core.results import Report
from tests.accessibility import axe_at_hand, colours_found_by_axe, found_by_axe
from tests.bot.played import Played
from tests.bot.views.test_views import finals, finished, second_round
from tests.bot.web.gallery import NAMES
from tests.bot.web.library import Library, library
from tests.bot.web.presets import moments_of, put_up
from tests.bot.web.test_pages import cop
from tests.browser import Windows
from tests.examples import WHOLE_SWEEPS
from tests.patience import SECONDS

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ALIKE = {"/", "/nowhere", "/t/t1/players", "/t/t1/news", "/t/t1/draws", "/t/t1/rules", "/t/t1/files"}
"""Pages that are made alike for every tournament. Axe looks at them in two of four."""

EVERYWHERE = "/standings /pairings /schedule /crosstable /bracket /odds /players /players/e1 /news /draws /rules /files"


def address(site: Library, path: str) -> str:
    return f"http://127.0.0.1:{site.serving.port}{path}"


@pytest_asyncio.fixture(loop_scope="session")
async def window(windows: Windows) -> AsyncIterator[Page]:
    yield await windows.lend(390, 844)
    await windows.give_back()


async def public_lines(window: Page) -> int:
    """How many public lines of the log the page shows, by its key."""
    key = await window.locator("main").get_attribute("data-key")
    return int(str(key).partition("-")[0])


async def test_an_open_page_follows_and_keeps_what_was_opened(
    tmp_path: Path, window: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(public_tournaments, "FRESH_SECONDS", 0.0)
    played = second_round()
    async with library(tmp_path, played) as site:
        await window.goto(address(site, "/t/t1/pairings"))
        await window.locator(".live.on").wait_for()
        why = window.locator("main details").first
        await why.locator("summary").click()
        before, shown = played.state.version, await public_lines(window)
        played.play()
        await site.grow(played, before)
        await expect(window.locator("main td.open")).to_have_count(0, timeout=SECONDS * 1000)
        assert await why.evaluate("one => one.open")
        assert await public_lines(window) > shown


async def test_an_overlay_follows_by_itself(tmp_path: Path, window: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_tournaments, "FRESH_SECONDS", 0.0)
    played = second_round()
    async with library(tmp_path, played, routes=ROUTES) as site:
        for field in ("match", "standings"):
            await window.goto(address(site, f"/t/t1/obs/{field}"))
            before = await window.locator("main").inner_text()
            known = played.state.version
            game = played.state.open_games()[0]
            played.do(RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
            await site.grow(played, known)
            await expect(window.locator("main")).not_to_have_text(before, timeout=SECONDS * 1000)
            assert await window.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"


async def test_another_site_frames_what_it_may_and_nothing_else(tmp_path: Path, window: Page) -> None:
    async with library(tmp_path, second_round(), routes=ROUTES) as site:
        frames = "".join(
            f'<iframe name="{name}" src="{address(site, path)}" width="380" height="400"></iframe>'
            for name, path in (("may", "/t/t1/embed/standings"), ("may-not", "/t/t1/standings"))
        )

        async def club_page(_: web.Request) -> web.Response:
            return web.Response(text=frames, content_type="text/html")

        club = web.Application()
        club.router.add_get("/", club_page)
        async with TestServer(club) as elsewhere:
            await window.goto(f"http://localhost:{elsewhere.port}/", wait_until="load")
            await expect(window.frame_locator("[name=may]").locator("main tbody tr").first).to_be_visible()
            await expect(window.frame_locator("[name=may-not]").locator("main")).to_have_count(0)


async def test_times_are_on_the_readers_clock(tmp_path: Path, window: Page) -> None:
    async with library(tmp_path, second_round()) as site:
        await window.goto(address(site, "/t/t1/schedule"))
        time = window.locator("main time").first
        assert "GMT" in str(await time.text_content())
        assert "EST" in str(await time.get_attribute("title"))
        await window.goto(address(site, "/t/t1/schedule?zone=Asia/Tokyo"))
        assert "JST" in str(await window.locator("main time").first.text_content())


async def test_everything_works_without_a_script(tmp_path: Path, browser: Browser) -> None:
    context = await browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    try:
        async with library(tmp_path, second_round()) as site:
            page = await context.new_page()
            await page.goto(address(site, "/t/t1"))
            await page.get_by_role("link", name="Schedule").click()
            await page.get_by_label("Your time zone").fill("Asia/Tokyo")
            await page.get_by_role("button", name="Show").click()
            assert "JST" in str(await page.locator("main time").first.text_content())
            await page.get_by_role("link", name="Pairings", exact=True).click()
            await page.locator("main summary").first.click()
            assert await page.locator("main details").first.evaluate("one => one.open")
    finally:
        await context.close()


@pytest.mark.slow
@pytest.mark.parametrize("scenario, left_out", [(second_round, ()), (finals, ALIKE), (finished, ()), (cop, ALIKE)])
async def test_axe_finds_nothing(
    tmp_path: Path, windows: Windows, scenario: type[Played], left_out: Collection[str]
) -> None:
    """Neither on a light page nor in the colours of a dark one."""
    paths = ("/", "/t/t1", "/nowhere", *(f"/t/t1{part}" for part in EVERYWHERE.split()))
    page = await windows.lend(390, 844)
    async with library(tmp_path, scenario()) as site, axe_at_hand(page):
        for path in (path for path in paths if WHOLE_SWEEPS or path not in left_out):
            await page.goto(address(site, path))
            await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
            # The policy of the page lets nothing in; the test's own tools come past it.
            found = await found_by_axe(page)
            await page.emulate_media(color_scheme="dark")
            found += await colours_found_by_axe(page)
            await page.emulate_media(color_scheme="light")
            assert [(path, violation["id"], violation["nodes"][0]["html"][:300]) for violation in found] == []
    await windows.give_back()


@pytest.mark.parametrize("width", [390, 1400])
async def test_nothing_but_tables_is_wider_than_the_window(tmp_path: Path, windows: Windows, width: int) -> None:
    page = await windows.lend(width, 844)
    async with library(tmp_path, finished()) as site:
        for path in ("", *EVERYWHERE.split()):
            await page.goto(address(site, f"/t/t1{path}"))
            wide = await page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, path
    await windows.give_back()


async def test_the_first_screen_of_a_phone_shows_what_is_on_games_and_the_latest_results(
    tmp_path: Path, windows: Windows
) -> None:
    page = await windows.lend(390, 844)
    async with library(tmp_path, second_round()) as site:
        await page.goto(address(site, "/t/t1"))
        for heading in ("Now", "Games to come", "Latest results"):
            await expect(page.get_by_role("heading", name=heading)).to_be_in_viewport()
        cards = page.locator(".games").first
        heights = await cards.evaluate("one => [...one.children].map(card => card.getBoundingClientRect().top)")
        assert len(heights) > 1
        assert len(set(heights)) == 1  # in a row that moves sideways
    await windows.give_back()


@pytest.mark.parametrize("section", ["pairings", "schedule"])
async def test_both_players_of_a_game_are_seen_on_a_phone(tmp_path: Path, windows: Windows, section: str) -> None:
    page = await windows.lend(390, 844)
    async with library(tmp_path, second_round()) as site:
        await page.goto(address(site, f"/t/t1/{section}"))
        row = page.locator(".versus tbody tr").first
        first, second = await row.locator(".first").bounding_box(), await row.locator(".second").bounding_box()
        assert first is not None
        assert second is not None
        assert first["y"] + first["height"] <= second["y"] + 1
        assert max(first["x"] + first["width"], second["x"] + second["width"]) <= 390
        assert await page.locator(".wide:has(.versus)").first.evaluate("one => one.scrollWidth <= one.clientWidth")
    await windows.give_back()


async def test_the_section_that_is_open_is_in_view_also_where_not_all_fit(tmp_path: Path, window: Page) -> None:
    async with library(tmp_path, second_round()) as site:
        await window.goto(address(site, "/t/t1/files"))
        sections = window.locator("nav.sections ul")
        assert await sections.evaluate("one => one.scrollWidth > one.clientWidth")
        await expect(sections.locator("[aria-current]")).to_be_in_viewport(ratio=1)


async def test_the_keyboard_reaches_the_contents_first_and_then_every_link(tmp_path: Path, window: Page) -> None:
    async with library(tmp_path, second_round()) as site:
        await window.goto(address(site, "/t/t1/pairings"))
        await window.keyboard.press("Tab")
        assert await window.evaluate("document.activeElement.className") == "skip"
        await window.keyboard.press("Enter")
        await window.keyboard.press("Tab")
        assert await window.evaluate("document.querySelector('main').contains(document.activeElement)")


async def test_the_crosstable_of_playoffs_fits_on_a_phone(tmp_path: Path, window: Page) -> None:
    (*_, moment) = [moment for moment in moments_of("wpf-event", NAMES) if moment.phase == "finished"]
    async with library(tmp_path) as site:
        await window.goto(address(site, f"/t/{await put_up(site, moment)}/crosstable"))
        wider = await window.evaluate("[...document.querySelectorAll('.wide')].map(e => e.scrollWidth - e.clientWidth)")
        assert wider == [0]
        heads = await window.locator("thead th").all_inner_texts()
        assert "".join(heads[2:-1]) == "ABCDEFGH"
