"""Play evenings in Chromium and print what they cost: `python -m tests.evenings [NAME...] [--pictures FOLDER]`.

Fails where an evening takes more than docs/quiet.md says, or where the page has to be moved sideways on a phone.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import async_playwright

from bot.ui import answers
from tests.bot.world import World
from tests.browser import QUIET, chromium
from tests.evenings import double, guests, mishaps, presets, quick, visit
from tests.evenings.evening import HEAD, WIDE, Evening
from tests.evenings.figures import EVENINGS, dearer
from tests.patience import SECONDS

NAMES = (*EVENINGS, visit.NAME)


def room_of(name: str) -> Any:
    """The module that plays it."""
    for room in (double, guests, mishaps):
        if name in room.EVENTS:
            return room
    return quick if name in quick.KINDS else visit if name == visit.NAME else presets


async def played(name: str, pictures: Path | None) -> list[str]:
    """Play one evening in a browser of its own, and print what it costs; answers what is worse than was said."""
    program = chromium()
    if program is None:
        sys.exit("Chromium is not here: apt-get install chromium-headless-shell")
    world = World(Path(tempfile.mkdtemp()))
    await world.open()
    try:
        async with async_playwright() as driver:
            browser = await driver.chromium.launch(executable_path=program, args=list(QUIET))
            window = await browser.new_context(
                timezone_id="Europe/London", viewport={"width": WIDE[0], "height": WIDE[1]}
            )
            window.set_default_timeout(SECONDS * 1000)
            evening = Evening(world, await window.new_page())
            if pictures is not None:
                (pictures / name.replace(" ", "-")).mkdir(parents=True, exist_ok=True)
            evening.pictures = pictures / name.replace(" ", "-") if pictures is not None else None
            await room_of(name).play(evening, name)
            costs = evening.counted()
            print(costs.row(name), flush=True)
            await evening.look_round()
            await browser.close()
        wide = [
            f"{name}, {place}: a phone has to be moved sideways by {by} pixels" for place, by in evening.wide.items()
        ]
        return [*wide, *dearer(name, costs)]
    finally:
        await world.close()


def main() -> None:
    """Play those named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*NAMES, []], help="which; all where none is named")
    parser.add_argument("--pictures", type=Path, help="a folder for what the director sees after each act")
    given = parser.parse_args()
    # However busy the machine is, the bot asks for no more time: deferred answers may come as messages of their own.
    answers.DIRECT_SECONDS = answers.HURRY_SECONDS = answers.FORM_SECONDS = SECONDS
    print(HEAD)
    worse = [sentence for name in given.names or NAMES for sentence in asyncio.run(played(name, given.pictures))]
    if worse:
        sys.exit("\n".join(worse))


if __name__ == "__main__":
    main()
