"""Run the checker of the page in Chromium, many logs in one page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.async_api import Page

from bot.web.static_files import CHECKER, format_scripts, static_file
from formats import registry
from tests.proofs.logs import Given


async def load_checker(page: Page) -> None:
    """Open an empty page with the scripts of the checker and of all formats."""
    await page.goto("about:blank")
    for name in (*CHECKER, *format_scripts(registry.engine().formats)):
        await page.add_script_tag(content=static_file(name).decode())


async def checked(page: Page, given: Sequence[Given]) -> list[dict[str, Any]]:
    """Return the results of the checker for each of these logs."""
    found: list[dict[str, Any]] = await page.evaluate(
        "all => all.map(({ log, head, proofs }) => heraldCheck.check(log, head, proofs))",
        [one.as_json() for one in given],
    )
    return found
