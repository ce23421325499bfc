"""The page on another machine than the bot: a process of its own, and all they share is a PostgreSQL server."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest
from sqlalchemy.exc import DBAPIError

from bot.web import public_tournaments
from bot.web.child import place_for_page
from formats.core.commands import RecordResult
from formats.core.results import Report
from storage.database import Database
from storage.dialect import database_url
from tests.bot.files.test_report import Page
from tests.bot.views.test_views import second_round
from tests.bot.web.library import Library
from tests.case_files import PROJECT
from tests.patience import SECONDS
from tests.postgres.databases import told

pytestmark = pytest.mark.postgres


@asynccontextmanager
async def page_process(database: str) -> AsyncIterator[aiohttp.ClientSession]:
    """Run `python -m bot.web` with this database and without a bot, and yield a reader's session."""
    listening = place_for_page("127.0.0.1", 0)
    settings = {"HERALD_DATABASE": database, "HERALD_WEB": listening, "HERALD_LOG_LEVEL": "ERROR"}
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.web", cwd=PROJECT, env=os.environ | settings
    )
    try:
        async with aiohttp.ClientSession(f"http://{listening}") as reader:
            async with asyncio.timeout(SECONDS):
                while not await is_open(reader):  # noqa: ASYNC110 - another process gives no notice
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
                assert f"data: {int(known.partition('-')[0]) + 1}-" in event.decode()
            async with reader.get("/t/t1/pairings") as answer:
                assert await answer.text() != before


STATEMENTS = re.compile(r"<!-- page role -->\n```sql\n(.*?)```", re.DOTALL)


@asynccontextmanager
async def reading_role(place: str) -> AsyncIterator[str]:
    """The address of the same database for the role that docs/hosting.md makes, under a name of its own."""
    found = STATEMENTS.search((PROJECT / "docs" / "hosting.md").read_text(encoding="utf-8"))
    assert found is not None
    role = f"herald_page_{secrets.token_hex(4)}"
    written = found[1].replace("herald_page", role)
    await told(place, *filter(None, map(str.strip, written.split(";"))))
    url = database_url(place).set(drivername="postgresql", username=role, password="ANOTHER")  # noqa: S106 - as docs/hosting.md has it
    try:
        yield url.render_as_string(hide_password=False)
    finally:
        await told(place, f"DROP OWNED BY {role}", f"DROP ROLE {role}")


async def test_a_page_with_a_role_that_only_reads_shows_everything(place: str) -> None:
    played = second_round()
    async with await Database.open(place) as database:
        bot = Library(database, played.engine)
        await bot.add(played)
        people = (await database.tournaments.beside("t1")).people
        token = "a" * 30
        await database.calendar_feeds.set(people["e1"].id, token, at=played.now)
        async with reading_role(place) as address, page_process(address) as reader:
            for path in ("/", "/t/t1", "/t/t1/players/e1", "/t/t1.json", "/t/t1/feed.atom", f"/calendar/{token}.ics"):
                async with reader.get(path) as answer:
                    assert answer.status == 200, path


async def test_the_role_of_the_page_can_neither_write_nor_read_secrets(place: str) -> None:
    async with await Database.open(place), reading_role(place) as address:
        for statement in (
            "SELECT secret FROM webhooks",
            "SELECT * FROM accounts",
            "SELECT * FROM outbox",
            "SET default_transaction_read_only = off; DELETE FROM events",
            "CREATE TABLE mine (id int)",
        ):
            with pytest.raises(DBAPIError):
                await told(address, *statement.split("; "))


def test_who_watches_is_told_within_two_seconds() -> None:
    """Polling the database adds a few milliseconds to this."""
    assert public_tournaments.LOOK_EVERY + public_tournaments.FRESH_SECONDS < 2
