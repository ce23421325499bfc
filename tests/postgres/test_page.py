"""The page on another machine than the bot: a process of its own, and all they share is a PostgreSQL server."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.web import shelf
from bot.web.child import place_for_page
from formats.core.commands import RecordResult
from formats.core.results import Report
from storage.database import Database
from tests.bot.app.files.test_report import Page
from tests.bot.app.views.test_views import second_round
from tests.bot.web.library import Library
from tests.case_files import PROJECT
from tests.patience import SECONDS

pytestmark = pytest.mark.postgres


@asynccontextmanager
async def page_process(database: str) -> AsyncIterator[aiohttp.ClientSession]:
    """`python -m bot.web` with this database and without a bot, and somebody who reads there."""
    listening = place_for_page("127.0.0.1", 0)
    settings = {"HERALD_DATABASE": database, "HERALD_WEB": listening, "HERALD_LOG_LEVEL": "ERROR"}
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.web", cwd=PROJECT, env=os.environ | settings
    )
    try:
        async with aiohttp.ClientSession(f"http://{listening}") as reader:
            async with asyncio.timeout(SECONDS):
                while not await is_open(reader):  # noqa: ASYNC110 - nobody tells of another process
                    await asyncio.sleep(0.05)
            yield reader
    finally:
        program.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(program.wait(), SECONDS) == 0


async def is_open(reader: aiohttp.ClientSession) -> bool:
    """Does it listen yet?"""
    try:
        async with reader.get("/") as answer:
            return answer.status == 200
    except aiohttp.ClientConnectionError:
        return False


async def test_a_page_elsewhere_shows_what_the_bot_writes_and_hears_of_every_change(place: str) -> None:
    played = second_round()
    async with await Database.open(place) as database:
        bot = Library(database, played.engine)
        await bot.add(played)
        async with page_process(place) as reader:
            async with reader.get("/t/t1/pairings") as answer:
                before = await answer.text()
            assert "open" in before
            known = str(Page(before).all("main")[0]["data-key"])
            async with reader.get("/t/t1/live", params={"known": known}) as stream:
                assert await stream.content.readuntil(b"\n\n") == b"retry: 2000\n\n"
                version = played.state.version
                game = played.state.open_games()[0]
                played.do(RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
                await bot.grow(played, version)
                event = await asyncio.wait_for(stream.content.readuntil(b"\n\n"), SECONDS)
                assert f"data: {played.state.version}-" in event.decode()
            async with reader.get("/t/t1/pairings") as answer:
                assert await answer.text() != before


def test_who_watches_is_told_within_two_seconds() -> None:
    """What a look at the database takes comes on top: a few milliseconds."""
    assert shelf.LOOK_EVERY + shelf.FRESH_SECONDS < 2
