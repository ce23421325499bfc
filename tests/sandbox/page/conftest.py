"""A browser for the whole run; a sandbox, a connected bot and an open page for each test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Literal

import pytest
import pytest_asyncio

from bot.sandbox.clock import Clock
from bot.sandbox.server import Sandbox
from tests.sandbox.conftest import connected
from tests.sandbox.page.desk import Desk
from tests.sandbox.page.tiny_bot import TinyBot
from tests.sandbox.watch import Watch

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext

NOW = datetime(2026, 11, 23, 13, 5, tzinfo=UTC)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

OpenDesk = Callable[..., Awaitable[Desk]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Debian's Chromium; without it the tests that ask are skipped."""
    playwright = pytest.importorskip("playwright.async_api", reason="Playwright for Python is not installed")
    program = shutil.which("chromium")
    if program is None:
        pytest.skip("Chromium is not here: apt-get install chromium")
    async with playwright.async_playwright() as driver:
        opened = await driver.chromium.launch(executable_path=program, args=list(QUIET))
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def club(browser: Browser) -> AsyncIterator[Sandbox]:
    """A server with Dana (its owner), Ana in Berlin and Bo in New York, a bot, and a clock that stands."""
    async with Sandbox(clock=Clock(NOW, running=False)) as sandbox:
        server = sandbox.guild("Club", owner="Dana", channels=("general", "championship"))
        await server.join("Ana", zone="Europe/Berlin")
        await server.join("Bo", zone="America/New_York")
        sandbox.clock.set_agenda([(NOW + timedelta(hours=5), "Sign-up closes."), (NOW + timedelta(days=1), "Round 1.")])
        watch = Watch(sandbox.services)
        async with connected(sandbox, TinyBot(), "announce"):
            yield sandbox
        watch.check()


@pytest_asyncio.fixture(loop_scope="session")
async def open_desk(club: Sandbox, browser: Browser) -> AsyncIterator[OpenDesk]:
    """Open the page as somebody; a script error on any opened page fails the test."""
    errors: list[str] = []
    contexts: list[BrowserContext] = []

    async def open_as(
        name: str,
        *,
        width: int = 1280,
        height: int = 800,
        channel: str = "general",
        colours: Literal["light", "dark"] = "light",
    ) -> Desk:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            timezone_id="Europe/London",
            locale="en-GB",
            color_scheme=colours,
        )
        contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(5000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        desk = Desk(page, club)
        await desk.open(name, channel)
        return desk

    yield open_as
    for context in contexts:
        await context.close()
    assert errors == []
