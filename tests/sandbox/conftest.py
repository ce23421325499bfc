"""A sandbox, and a bot connected to it, for each test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.services import Exchange
from tests.patience import PATIENT
from tests.sandbox.open_page import Page
from tests.sandbox.sample_bot import SampleBot
from tests.sandbox.watch import undescribed

StartBot = Callable[[], Awaitable[SampleBot]]


@asynccontextmanager
async def connected(sandbox: Sandbox, bot: discord.Client, *commands: str) -> AsyncIterator[None]:
    """The bot at work, until the block ends."""
    sandbox.redirect(discord)
    running = asyncio.create_task(bot.start(sandbox.token))
    waiting = asyncio.create_task(sandbox.wait_for_bot(*commands))
    await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        waiting.cancel()
        running.result()
    await waiting
    await bot.wait_until_ready()
    try:
        yield
    finally:
        await bot.close()
        # It may be waiting before it connects again.
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


@pytest.fixture(autouse=True)
def described(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every REST exchange of every sandbox of a test is checked against Discord's description, where there is one."""
    seen: list[Exchange] = []
    build = Sandbox.__init__

    def watched(self: Sandbox, *arguments: Any, **named: Any) -> None:
        build(self, *arguments, **named)
        self.services.observers.append(seen.append)

    monkeypatch.setattr(Sandbox, "__init__", watched)
    yield
    faults = undescribed(seen)
    assert not faults, "\n".join(faults)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(bot_name="Sample", limits=PATIENT) as opened:
        yield opened


@pytest.fixture
async def start_bot(sandbox: Sandbox, server: Server) -> AsyncIterator[StartBot]:
    async with AsyncExitStack() as stack:

        async def start() -> SampleBot:
            bot = SampleBot()
            await stack.enter_async_context(connected(sandbox, bot, "join"))
            return bot

        yield start


@pytest.fixture
async def bot(start_bot: StartBot) -> SampleBot:
    return await start_bot()


@pytest.fixture
def server(sandbox: Sandbox) -> Server:
    return sandbox.guild("Club")


@pytest.fixture
async def dana(server: Server) -> Person:
    return await server.join("Dana", zone="Europe/Berlin")


@pytest.fixture
async def eli(server: Server) -> Person:
    return await server.join("Eli")


@pytest.fixture
async def page(sandbox: Sandbox, dana: Person) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(session, sandbox.url, dana)


@pytest.fixture
def channel(bot: SampleBot, server: Server) -> discord.TextChannel:
    channel = bot.get_channel(server.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture
def guild(bot: SampleBot, server: Server) -> discord.Guild:
    guild = bot.get_guild(server.id)
    assert guild is not None
    return guild
