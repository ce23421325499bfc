"""The report of a tournament in a browser: nothing keeps people out, nothing sticks out, on screens and on paper."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import pytest
from playwright.async_api import Browser

from bot.files.report import Picture, report
from tests.bot.views.test_views import finished
from tests.sandbox.page.desk import barriers

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="90"><rect width="2000" height="90"/></svg>'


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the report of a whole championship lies."""
    played = finished()
    picture = Picture("Standings", "Ana is first.", SVG)
    made = report(played.context, played.records, now=datetime(2010, 3, 1, tzinfo=UTC), pictures=(picture,))
    file = tmp_path_factory.mktemp("report") / made.name
    file.write_text(made.text, encoding="utf-8", newline="")
    return file.as_uri()


@pytest.mark.parametrize("colours, width", [("light", 1280), ("dark", 390)])
async def test_it_keeps_nobody_out(
    browser: Browser, address: str, colours: Literal["light", "dark"], width: int
) -> None:
    context = await browser.new_context(viewport={"width": width, "height": 800}, color_scheme=colours, offline=True)
    page = await context.new_page()
    await page.goto(address)
    assert await barriers(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth") <= width
    assert await page.evaluate("document.images[0].naturalWidth") > 0
    await context.close()


async def test_it_prints(browser: Browser, address: str) -> None:
    context = await browser.new_context(color_scheme="dark")
    page = await context.new_page()
    await page.goto(address)
    await page.emulate_media(media="print")
    assert await page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert not await page.get_by_role("navigation").is_visible()
    assert (await page.pdf(format="A4")).startswith(b"%PDF")
    await context.close()
