"""The sandbox and its public page as `make run` starts them: two processes, one browser."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.browser import Windows
from tests.case_files import PROJECT
from tests.patience import SECONDS

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NOBODY_LATE = {"late_hours": 0, "absent": 0, "leaving": 0, "disputed": 0}
REHEARSAL = {"what": "format:round_robin", "players": 2, "pace": "0", "seed": "tea", **NOBODY_LATE}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def sandbox() -> AsyncIterator[str]:
    """The address of a sandbox without any settings, but for a port nobody has; both tests use it."""
    unset = {key: value for key, value in os.environ.items() if not key.startswith(("HERALD_", "DISCORD_"))}
    program = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=PROJECT,
        env={**unset, "HERALD_SANDBOX_PORT": "0", "HERALD_LOG_LEVEL": "ERROR", "DISCORD_TOKEN": ""},
        stdout=asyncio.subprocess.PIPE,
    )
    assert program.stdout is not None
    yield (await asyncio.wait_for(program.stdout.readline(), SECONDS)).decode().split()[-1]
    program.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(program.wait(), SECONDS) == 0


async def asked(session: aiohttp.ClientSession, address: str) -> Any:
    """What a part of the sandbox tells as JSON."""
    async with session.get(address) as answer:
        return await answer.json()


async def open_page(session: aiohttp.ClientSession, address: str) -> None:
    """Wait until the process of the page listens."""
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                async with session.get(address) as answer:
                    assert answer.status == 200
                    return
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.05)


async def test_the_sandbox_leads_to_the_public_page_of_what_is_rehearsed_there(sandbox: str, windows: Windows) -> None:
    window = await windows.lend(1400, 900)
    async with aiohttp.ClientSession() as session:
        ((label, address),) = [link.values() for link in (await asked(session, f"{sandbox}/sandbox/state"))["links"]]
        await open_page(session, address)
        rehearsal = {"key": "rehearsal", "action": "start", "values": REHEARSAL}
        async with session.post(f"{sandbox}/sandbox/panel", json=rehearsal) as answer:
            assert answer.status == 200, await answer.text()
    await window.goto(sandbox)
    async with window.context.expect_page() as opened:
        await window.get_by_role("link", name=label).click()
    public = await opened.value
    try:
        assert public.url.rstrip("/") == address
        await public.locator("main a").first.click()
        await public.get_by_role("link", name="Standings", exact=True).click()
        await expect(public.locator("main tbody tr")).to_have_count(2, timeout=SECONDS * 1000)
        await expect(public.locator("body")).to_contain_text("Over", timeout=SECONDS * 1000)
        await public.get_by_role("link", name="Overview", exact=True).click()
        address = await public.locator("figure.board img").evaluate("(image) => image.src")
        assert (await public.request.get(address)).headers["content-type"] == "image/png"
    finally:
        await public.close()
    await windows.give_back()


async def slash(session: aiohttp.ClientSession, sandbox: str, command: str, until: str, **options: str) -> str:
    """Use a command in the channel of tournaments as the director; what is read there once this has been found."""
    state = await asked(session, f"{sandbox}/sandbox/state")
    director = next(person["id"] for person in state["people"] if person["username"] == "director")
    channel = next(one["id"] for one in state["guilds"][0]["channels"] if one["name"] == "tournament")
    act = {"as": director, "do": "slash", "channel": channel, "command": command, "options": options}
    async with session.post(f"{sandbox}/sandbox/act", json=act) as answer:
        assert answer.status == 200, await answer.text()
    read = f"{sandbox}/sandbox/messages?as={director}&channel={channel}"
    async with asyncio.timeout(SECONDS):
        while (found := re.search(until, str(await asked(session, read)))) is None:  # noqa: ASYNC110 - of a process
            await asyncio.sleep(0.05)
    return found[0]


async def test_the_sandbox_has_the_pages_of_personal_links_at_once(sandbox: str, windows: Windows) -> None:
    async with aiohttp.ClientSession() as session:
        ((_, page),) = [link.values() for link in (await asked(session, f"{sandbox}/sandbox/state"))["links"]]
        await open_page(session, page)
        for command, until, options in (
            ("/td create", "Tea", {"what": "format:round_robin", "title": "Tea"}),
            ("/td open", "Sign-up is open|is open", {}),
            ("/players add", "Gustav", {"guest": "Gustav"}),
            ("/players add", "Hilde", {"guest": "Hilde"}),
            ("/td close", "closed", {}),
            ("/round publish", "Round 1", {}),
        ):
            await slash(session, sandbox, command, until, **options)
        link = rf"{re.escape(page)}/me/[A-Za-z0-9_-]{{24}}"
        address = await slash(session, sandbox, "/guests link", link, entrant="Gustav")
    window = await windows.lend(390, 844)
    await window.goto(address)
    await window.get_by_role("button", name="Report", exact=True).click()
    await window.get_by_role("button", name="I won").click()
    await expect(window.locator("main")).to_contain_text("Taken", timeout=SECONDS * 1000)
    await windows.give_back()
