"""Rate limits: per route, per bot, and the block after too many invalid requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import aiohttp
import discord
import pytest

from bot.sandbox.limits import LIMITS
from bot.sandbox.rates import RateLimits, bucket_name
from bot.sandbox.server import Sandbox
from tests.sandbox.conftest import connected
from tests.sandbox.sample_bot import SampleBot

POST = "POST /channels/{channel_id}/messages"
GET_USER = "GET /users/{user_id}"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"


class Time:
    """A time a test moves."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def rates(time: Time) -> RateLimits:
    return RateLimits(LIMITS, enforced=True, now=time, wall=time)


def test_a_route_has_room_again_after_its_time(rates: RateLimits, time: Time) -> None:
    here = {"channel_id": "1"}
    assert [rates.ask(POST, here) for _ in range(5)] == [None] * 5
    refused = rates.ask(POST, here)
    assert refused is not None
    assert refused.body == {
        "message": "You are being rate limited.", "retry_after": 5.0, "global": False, "code": 0,
    }  # fmt: skip
    assert refused.headers["X-RateLimit-Remaining"] == "0"
    assert (refused.headers["X-RateLimit-Scope"], refused.headers["Retry-After"]) == ("user", "5.000")
    assert refused.headers["Via"]
    assert rates.ask(POST, {"channel_id": "2"}) is None
    time.seconds += 5
    assert rates.ask(POST, here) is None
    assert rates.refused == 1


def test_interactions_share_no_bucket(rates: RateLimits) -> None:
    asked = [{"interaction_id": str(number), "interaction_token": f"t{number}"} for number in range(300)]
    assert all(rates.ask(CALLBACK, address) is None for address in asked)


def test_tests_keep_to_the_same_limits_and_wait_less(time: Time) -> None:
    rates = RateLimits(LIMITS, enforced=True, now=time, wall=time, pace=100)
    here = {"channel_id": "1"}
    assert [rates.ask(POST, here) for _ in range(5)] == [None] * 5
    refused = rates.ask(POST, here)
    assert refused is not None
    assert refused.headers["Retry-After"] == "0.050"
    time.seconds += 0.05
    assert rates.ask(POST, here) is None


def test_headers_count_down(rates: RateLimits, time: Time) -> None:
    here = {"channel_id": "1"}
    rates.ask(POST, here)
    time.seconds += 2
    headers = rates.headers(POST, here)
    assert (headers["X-RateLimit-Limit"], headers["X-RateLimit-Remaining"]) == ("5", "4")
    assert (headers["X-RateLimit-Reset-After"], headers["X-RateLimit-Reset"]) == ("3.000", "1005.000")
    assert headers["X-RateLimit-Bucket"] == bucket_name(POST) != bucket_name(GET_USER)


def test_a_bot_has_fifty_requests_a_second_and_interactions_do_not_count(rates: RateLimits, time: Time) -> None:
    assert all(rates.ask(GET_USER, {"guild_id": str(number)}) is None for number in range(50))
    refused = rates.ask("GET /guilds/{guild_id}", {"guild_id": "1"})
    assert refused is not None
    assert isinstance(refused.body, dict)
    assert (refused.body["global"], refused.headers["X-RateLimit-Global"]) == (True, "true")
    assert "X-RateLimit-Bucket" not in refused.headers
    assert rates.ask(CALLBACK, {}) is None
    time.seconds += 1
    assert rates.ask("GET /guilds/{guild_id}", {"guild_id": "1"}) is None


def test_too_many_invalid_requests_block_the_address_for_a_while(time: Time) -> None:
    rates = RateLimits(replace(LIMITS, invalid_requests=3), enforced=True, now=time)
    for status in (200, 404, 401, 403):
        rates.answered(status)
    rates.answered(429, "shared")
    assert rates.invalid == 2
    assert rates.ask(GET_USER, {}) is None
    rates.answered(429, "user")
    refused = rates.ask(GET_USER, {})
    assert refused is not None
    assert isinstance(refused.body, str)
    assert "Via" not in refused.headers
    time.seconds += 600
    assert rates.ask(GET_USER, {}) is None


def test_nothing_is_refused_where_nobody_asked_for_it(time: Time) -> None:
    rates = RateLimits(LIMITS, now=time)
    assert all(rates.ask(POST, {}) is None for _ in range(1000))
    assert rates.headers(POST, {})["X-RateLimit-Remaining"] == "999"


def test_buckets_that_have_run_out_are_forgotten(time: Time) -> None:
    rates = RateLimits(replace(LIMITS, kept_buckets=2), enforced=True, now=time)
    for number in range(40):
        rates.ask(POST, {"channel_id": str(number)})
        time.seconds += 6
    assert len(rates._buckets) <= 2


@pytest.fixture
async def strict() -> AsyncIterator[Sandbox]:
    async with Sandbox(bot_name="Sample", rate_limits=True) as opened:
        yield opened


async def test_a_bot_that_follows_the_headers_is_never_refused(strict: Sandbox) -> None:
    server = strict.guild("Club")
    dana = await server.join("Dana")
    bot = SampleBot()
    async with connected(strict, bot, "join"):
        channel = bot.get_channel(server.channel("general").id)
        assert isinstance(channel, discord.TextChannel)
        sent = await channel.send("x")
        for emoji in "👍👎🎲":
            await sent.add_reaction(emoji)
    assert strict.services.rates.refused == 0
    assert dana.sees()[-1].reactions == {"👍": 1, "👎": 1, "🎲": 1}


async def test_more_than_fifty_at_once_are_slowed_down_and_all_answered(strict: Sandbox) -> None:
    server = strict.guild("Club")
    bot = SampleBot()
    strict.services.rates.pace = 0.2  # a second takes five: on a slow machine, too, sixty come within one
    async with connected(strict, bot, "join"):
        found = await asyncio.gather(*(bot.fetch_user(server.owner.id) for _ in range(60)))
    assert len(found) == 60
    assert strict.services.rates.invalid == strict.services.rates.refused > 0


async def test_a_blocked_address_gets_no_json() -> None:
    async with (
        Sandbox(rate_limits=True, limits=replace(LIMITS, invalid_requests=2)) as strict,
        aiohttp.ClientSession() as session,
    ):
        for status in (401, 401, 429):
            async with session.get(f"{strict.urls.rest}/users/@me") as answer:
                assert answer.status == status
        assert (answer.content_type, "Via" in answer.headers) == ("text/plain", False)
