"""Plays evenings in Chromium and prints what they cost: `python -m tests.evenings [NAME...] [--pictures FOLDER]`."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import async_playwright

from tests.bot.world import World
from tests.browser import QUIET
from tests.evenings import presets, quick, visit
from tests.evenings.evening import HEAD, WIDE, Costs, Evening

EVENINGS = (*quick.KINDS, visit.NAME, *presets.NAMES)


def room_of(name: str) -> Any:
    """The module that plays it."""
    return quick if name in quick.KINDS else visit if name == visit.NAME else presets


async def played(name: str, pictures: Path | None) -> Costs:
    """One evening in a browser of its own."""
    program = shutil.which("chromium")
    if program is None:
        sys.exit("Chromium is not here: apt-get install chromium")
    world = World(Path(tempfile.mkdtemp()))
    await world.open()
    try:
        async with async_playwright() as driver:
            browser = await driver.chromium.launch(executable_path=program, args=list(QUIET))
            page = await browser.new_page(viewport={"width": WIDE[0], "height": WIDE[1]}, timezone_id="Europe/London")
            evening = Evening(world, page)
            await room_of(name).play(evening, name)
            if pictures is not None:
                await evening.picture(pictures, name.replace(" ", "-"))
            wide = await evening.overflow()
            if wide > 0:
                print(f"{name}: a phone has to be moved sideways by {wide} pixels")
            await browser.close()
        return evening.counted()
    finally:
        await world.close()


def main() -> None:
    """Play those named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*EVENINGS, []], help="which; all where none is named")
    parser.add_argument("--pictures", type=Path, help="a folder for what the pages look like in the end")
    given = parser.parse_args()
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    print(HEAD)
    for name in given.names or EVENINGS:
        print(asyncio.run(played(name, given.pictures)).row(name), flush=True)


if __name__ == "__main__":
    main()
