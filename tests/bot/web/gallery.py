"""`python -m tests.bot.web.gallery FOLDER`: every page of every preset in Chromium, at start, middle and end.

On 390 and 1,400 pixels, light and dark in turn. With `--weigh` it prints what each page weighs
and how long a slow phone takes to show it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from bot import plugins
from tests.bot.web.library import library
from tests.bot.web.presets import LOGS, Moment, moments_of, put_up
from tests.browser import QUIET, chromium

SIZES = ((390, 844), (1400, 900))
PAGES = (
    "",
    "/standings",
    "/pairings",
    "/schedule",
    "/groups",
    "/bracket",
    "/crosstable",
    "/odds",
    "/players",
    "/players/e1",
    "/news",
    "/draws",
    "/rules",
    "/files",
)
SLOW_PHONE = {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
"""What Chromium's own tools call slow 4G, in milliseconds and bytes a second; the processor is four times slower."""


NAMES = (
    "Dora Lindqvist", "Ana Ferreira", "Bohdan Коваленко", "Chiyo Haruka", "Dana דנה", "Elena Kovač", "Fritz Long",
    "Gül Öztürk", "Harvestsnow", "Seoyeon Lee", "Jean-Luc M.", "Kim Park", "Łukasz Nowak", "Maya Rao", "Noor Haddad",
    "Ola Nordmann", "Pia Keller", "Quentin Dubois", "Rosa Marín", "Sven Berg", "Tam Nguyễn", "Uma Iyer", "Vera Costa",
)  # fmt: skip


def say(*words: object) -> None:
    """A line of what was measured."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def told_apart(moments: Iterable[Moment]) -> list[Moment]:
    """The start, the middle and the end of a tournament."""
    every = [moment for moment in moments if moment.phase not in {"draft", "cancelled"}]
    running = [moment for moment in every if moment.phase == "running"]
    return [every[0], running[len(running) // 2], every[-1]]


async def shot(page: Page, address: str, file: Path) -> bool:
    """A picture of a whole page; False where there is no such page, or nothing but an empty one."""
    answer = await page.goto(address, wait_until="load")
    if answer is None or answer.status != 200:
        return False
    await page.screenshot(path=file, full_page=True)
    return True


async def weighed(browser: Browser, address: str) -> dict[str, Any]:
    """Bytes and requests of a first visit, and when contents are seen on a slow phone."""
    context = await browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = await context.new_page()
    devtools = await context.new_cdp_session(page)
    await devtools.send("Network.enable")
    await devtools.send("Network.emulateNetworkConditions", {"offline": False, **SLOW_PHONE})
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    await page.goto(address, wait_until="load")
    painted = await page.evaluate(
        "new Promise(done => new PerformanceObserver(list => done(Math.round(list.getEntries().at(-1).startTime)))"
        ".observe({type: 'largest-contentful-paint', buffered: true}))"
    )
    shift = await page.evaluate(
        "new Promise(done => { let sum = 0; "
        "new PerformanceObserver(list => list.getEntries().forEach(one => sum += one.value))"
        ".observe({type: 'layout-shift', buffered: true}); setTimeout(() => done(sum), 100); })"
    )
    await context.close()
    return {"bytes": int(sum(sizes)), "requests": len(sizes), "contents_ms": painted, "shift": round(shift, 3)}


async def main(folder: Path, presets: Sequence[str], pages: Sequence[str], *, weigh: bool) -> None:
    """Take all pictures."""
    plugins.install()
    program = chromium()
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=program, args=list(QUIET))
        for preset in presets:
            with tempfile.TemporaryDirectory() as place:
                async with library(Path(place)) as site:
                    for number, moment in enumerate(told_apart(moments_of(preset, NAMES))):
                        tournament = await put_up(site, moment)
                        base = f"http://127.0.0.1:{site.serving.port}/t/{tournament}"
                        for width, height in SIZES:
                            colours: Any = "dark" if (number + (width > 1000)) % 2 else "light"
                            page = await browser.new_page(
                                viewport={"width": width, "height": height}, color_scheme=colours
                            )
                            for path in pages:
                                name = f"{preset}-{number}-{path.strip('/').replace('/', '-') or 'board'}-{width}.png"
                                await shot(page, base + path, folder / name)
                            await page.close()
                        if weigh:
                            for path in pages:
                                if (await site.read(f"/t/{tournament}{path}")).status == 200:
                                    say(preset, number, path or "/", await weighed(browser, base + path))
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--presets", nargs="*", default=LOGS)
    parser.add_argument("--pages", nargs="*", default=PAGES)
    parser.add_argument("--weigh", action="store_true")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    sys.exit(asyncio.run(main(arguments.folder, arguments.presets, arguments.pages, weigh=arguments.weigh)))
