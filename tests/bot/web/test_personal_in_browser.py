"""The page of a personal link in Chromium: without scripts, on a phone, and for people who cannot see it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from bot.views.info import Policies
from tests.accessibility import axe_at_hand, colours_found_by_axe, found_by_axe
from tests.bot.commands.desk import state_of
from tests.bot.ui.flows.test_personal_page import with_guests
from tests.bot.web.link_reader import link_of, pages
from tests.bot.world import World
from tests.browser import Windows

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def is_narrow(page: Page) -> bool:
    """Does nothing reach beyond the window?"""
    return bool(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


async def kept(page: Page, name: str) -> None:
    """A picture of the page, where the environment names a folder for them."""
    if folder := os.environ.get("HERALD_SHOTS"):
        await page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


async def test_axe_finds_nothing_and_nothing_is_wider_than_a_phone(tmp_path: Path, windows: Windows) -> None:
    world = World(tmp_path)
    await world.open(asleep=True)
    try:
        await with_guests(world)
        async with pages(world) as client:
            base = str(client._base_url).rstrip("/")
            token = await link_of(world, "Gustav")
            window = await windows.lend(390, 844)
            async with axe_at_hand(window):
                await window.goto(f"{base}/me/{token}?lang=de")
                await kept(window, "card")
                found = await found_by_axe(window)
                assert await is_narrow(window)
                await window.get_by_role("button", name="Meine Zeiten").click()
                await window.get_by_label("Wo wohnst du").fill("Berlin")
                await kept(window, "zone")
                found += await found_by_axe(window)
                await window.get_by_role("button", name="Abschicken").click()
                await kept(window, "taken")
                found += await found_by_axe(window)
                await window.goto(f"{base}/me/{token}")
                await window.get_by_role("button", name="My times").click()
                await kept(window, "times")
                assert await is_narrow(window)
                found += await found_by_axe(window)
                await window.get_by_role("checkbox").nth(2).check()
                await window.get_by_role("button", name="Send").click()
                await kept(window, "echo")
                assert await is_narrow(window)
                found += await found_by_axe(window)
                await window.emulate_media(color_scheme="dark")
                await kept(window, "dark")
                found += await colours_found_by_axe(window)
            assert found == []
            await windows.give_back()
    finally:
        await world.close()


async def test_a_browser_without_scripts_reports_a_game(tmp_path: Path, browser: Browser) -> None:
    world = World(tmp_path)
    await world.open(asleep=True)
    context = await browser.new_context(java_script_enabled=False)
    try:
        await with_guests(world)
        async with pages(world) as client:
            world.herald.policies = Policies(page="https://herald.example")
            token = await link_of(world, "Gustav")
            window = await context.new_page()
            base = str(client._base_url).rstrip("/")
            await window.goto(f"{base}/me/{token}")
            requests: list[str] = []
            window.on("request", lambda request: requests.append(request.url))
            for label in ("Report", "I won", "That is right"):
                await window.get_by_role("button", name=label, exact=True).click()
            assert "Taken" in await window.inner_text("main")
            assert len((await state_of(world)).reports) == 1
            assert all(url.startswith(base) for url in requests), "nothing comes from other hosts"
    finally:
        await context.close()
        await world.close()
