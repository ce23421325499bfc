"""Who may send next."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.delivery.message_edits import change
from bot.delivery.pacing import RateLimiter, Server, Spacing
from storage.outbox import SentMessage
from tests.patience import PATIENT


class Order:
    """Who got a turn, in which order. RateLimiter come only where a test lets them come."""

    def __init__(self, burst: int) -> None:
        self.limiter = RateLimiter(per_second=0.001, burst=burst)
        self.limiter._tokens = 0.0
        self.got: list[tuple[Server, str]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, server: Server, what: str, *, public: bool) -> None:
        async def wait() -> None:
            await self.limiter.acquire(server, public=public)
            self.got.append((server, what))

        self.tasks.append(asyncio.create_task(wait()))
        await asyncio.sleep(0)

    async def give(self, number: int) -> list[tuple[Server, str]]:
        self.got.clear()
        self.limiter._tokens = float(number)
        self.limiter._grant()
        for _ in range(3):
            await asyncio.sleep(0)
        return list(self.got)


async def order(burst: int = 50) -> Order:
    made = Order(burst)
    made.limiter._filled_at = asyncio.get_running_loop().time()
    return made


async def test_servers_take_turns_however_much_one_of_them_has_to_say() -> None:
    line = await order()
    for number in range(4):
        await line.ask(1, f"a{number}", public=True)
    await line.ask(2, "b0", public=True)
    assert await line.give(1) == [(1, "a0")]
    assert await line.give(1) == [(2, "b0")]
    assert await line.give(9) == [(1, "a1"), (1, "a2"), (1, "a3")]


async def test_public_posts_come_before_direct_messages() -> None:
    line = await order()
    for number in range(300):
        await line.ask(1, f"dm{number}", public=False)
    await line.ask(2, "post", public=True)
    assert await line.give(2) == [(2, "post"), (1, "dm0")]


async def test_who_was_cancelled_takes_no_turn() -> None:
    line = await order()
    await line.ask(1, "gone", public=True)
    await line.ask(1, "here", public=True)
    line.tasks[0].cancel()
    await asyncio.sleep(0)
    assert await line.give(1) == [(1, "here")]


async def test_there_is_a_burst_and_then_a_pace() -> None:
    limiter = RateLimiter(per_second=20, burst=3)
    loop = asyncio.get_running_loop()
    began = loop.time()
    async with asyncio.timeout(PATIENT.answer_seconds):
        for _ in range(6):
            await limiter.acquire(None, public=True)
    assert loop.time() - began >= 3 / 20 - 0.01
    assert limiter.waiting == {}


async def test_acts_of_one_key_are_spaced_and_others_are_not_delayed(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(round(seconds, 1))

    monkeypatch.setattr(asyncio, "sleep", sleep)
    spacing = Spacing(2.0)
    for key in (1, 1, 2, 1):
        await spacing.turn(key)
    assert waited == [2.0, 4.0]


async def test_without_seconds_nothing_is_spaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio, "sleep", None)
    spacing = Spacing(0.0)
    for _ in range(3):
        await spacing.turn(1)


async def test_only_edits_of_messages_older_than_an_hour_are_spaced() -> None:
    turns: list[int] = []

    class Counted(Spacing):
        async def turn(self, key: int) -> None:
            turns.append(key)

    async def edit() -> str:
        return "edited"

    now = datetime(2026, 3, 2, 12, tzinfo=UTC)
    for age in (timedelta(minutes=59), timedelta(hours=1)):
        place = SentMessage(7, discord.utils.time_snowflake(now - age))
        assert await change(discord.Client(intents=discord.Intents.none()), place, Counted(1.0), now, edit) == "edited"
    assert turns == [7]
