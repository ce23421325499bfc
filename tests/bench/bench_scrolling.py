"""How smoothly a channel of 1,000 and of 10,000 messages scrolls in the page, in a real browser.

A reader turns the wheel up through the channel, at 40 notches a second, equally far in both: not to the top of the
smaller one, where nothing more would have to be drawn. Measured are the times between two frames the browser drew
meanwhile, and how many rows it had to keep. Exits with 1 when the rows grow with the channel, or when one frame in a
hundred took a quarter of a second.
"""

from __future__ import annotations

import asyncio
import shutil
import sys

from playwright.async_api import async_playwright

from bot.sandbox.acting.acts import send
from bot.sandbox.server import Sandbox
from tests.bench.figures import CONSTANT, Figure, judged

SIZES = (1_000, 10_000)
NOTCHES = 90
PIXELS = 240
MOST_ROWS = 200
SLOW_MS = 250.0
PROGRAM = shutil.which("chromium")
FLAGS = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync")
WATCH = """() => {
  window.frames_ms = [];
  let last = performance.now();
  const next = (now) => { window.frames_ms.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""


async def scrolled(sandbox: Sandbox, channel: int, reader: int, messages: int) -> tuple[list[float], int, int]:
    """The times between frames in milliseconds, the rows kept, and the number of the oldest message reached."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=PROGRAM, args=list(FLAGS))
        page = await browser.new_page(viewport={"width": 1280, "height": 800})
        await page.goto(f"{sandbox.url}/#as={reader}&in={channel}")
        await page.get_by_text(f"message {messages - 1}.").wait_for()
        await page.mouse.move(600, 400)
        await page.evaluate(WATCH)
        for _ in range(NOTCHES):
            await page.mouse.wheel(0, -PIXELS)
            await page.wait_for_timeout(25)
        frames: list[float] = await page.evaluate("window.frames_ms")
        rows = await page.locator(".items > li").count()
        oldest = await page.locator(".items > li").first.inner_text()
        await browser.close()
    return sorted(frames), rows, int(oldest.split("message ")[1].split(".")[0])


async def measured(messages: int) -> tuple[float, bool]:
    """Print the figures; milliseconds between two frames, the 99th percentile, and whether few rows are kept."""
    async with Sandbox() as sandbox:
        server = sandbox.guild("Club", channels=("general",))
        reader, writer = await server.join("Ana"), await server.join("Bo")
        channel = server.channel("general").id
        for number in range(messages):
            send(sandbox.services, writer.id, channel, f"message {number}. Not very long, but with **some** words.")
        frames, rows, oldest = await scrolled(sandbox, channel, reader.id, messages)
    p50, p99, longest = frames[len(frames) // 2], frames[int(len(frames) * 0.99)], frames[-1]
    print(f"{messages} messages, scrolled up to number {oldest}: {len(frames)} frames, {rows} rows in the page")
    print(f"milliseconds between frames: p50 {p50:.0f}, p99 {p99:.0f}, longest {longest:.0f}")
    return p99, rows <= MOST_ROWS


def main() -> int:
    """Measure, where there is a browser."""
    if PROGRAM is None:
        print("Chromium is not here: apt-get install chromium")
        return 0
    found = {messages: asyncio.run(measured(messages)) for messages in SIZES}
    few_rows = all(few for _, few in found.values())
    p99 = {messages: milliseconds for messages, (milliseconds, _) in found.items()}
    frames = Figure("99 of 100 frames, by messages", p99, {max(SIZES): SLOW_MS}, CONSTANT, in_real_time=True)
    return int(not few_rows) | judged([frames])


if __name__ == "__main__":
    sys.exit(main())
