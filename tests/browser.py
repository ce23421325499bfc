"""Debian's Chromium for a whole run, its windows, lent to one test after another, and the address they come to."""

from __future__ import annotations

import shutil
import socket
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Literal

import pytest
import pytest_asyncio

from tests.patience import SECONDS

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page  # most runs open none

PROGRAMS = ("chromium-headless-shell", "chromium")
"""The first of these that is there: the shell is the same engine without all that surrounds a page in a window."""

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

Colours = Literal["light", "dark"]


def chromium() -> str | None:
    """Where the cheapest Chromium is that is installed here; None without any."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Windows:
    """A new window takes three times the processor time of another page in an old one, so they are kept.

    Each has its own storage. `errors` are those of the page's scripts since the windows were last given back.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Page] = []
        self._lent: list[Page] = []
        self.errors: list[str] = []

    async def lend(self, width: int, height: int, colours: Colours = "light") -> Page:
        """An empty window of this size, of somebody in London."""
        page = self._free.pop() if self._free else await self._new()
        self._lent.append(page)
        await page.set_viewport_size({"width": width, "height": height})
        await page.emulate_media(color_scheme=colours)
        return page

    async def give_back(self) -> None:
        """All lent windows are empty again and have forgotten what pages stored; fails if a script of a page failed."""
        while self._lent:
            page = self._lent.pop()
            await page.evaluate("origin === 'null' || localStorage.clear()")
            await page.goto("about:blank")
            await page.mouse.move(0, 0)
            self._free.append(page)
        errors, self.errors = self.errors, []
        assert not errors, "\n".join(errors)

    async def _new(self) -> Page:
        context = await self._browser.new_context(timezone_id="Europe/London", locale="en-GB")
        page = await context.new_page()
        page.set_default_timeout(SECONDS * 1000)
        page.on("pageerror", lambda error: self.errors.append(error.stack or str(error)))
        return page


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Debian's Chromium; without it the tests that ask are skipped."""
    playwright = pytest.importorskip("playwright.async_api", reason="Playwright for Python is not installed")
    program = chromium()
    if program is None:
        pytest.skip("Chromium is not here: apt-get install chromium-headless-shell")
    async with playwright.async_playwright() as driver:
        opened = await driver.chromium.launch(executable_path=program, args=list(QUIET))
        yield opened
        await opened.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def windows(browser: Browser) -> Windows:
    """The windows of the whole run."""
    return Windows(browser)


@pytest.fixture(scope="session")
def page_port() -> Iterator[int]:
    """Reserve a port for the whole run, so that the browser's cache of a page serves all later tests.

    The system gives the port to no other program; the servers of the tests listen on it in turn.
    """
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield kept.getsockname()[1]
