"""Requests for members that Discord limits: refused at once, and repeated after the time it names."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.delivery import membership
from bot.runtime.member_requests import members_of
from tests.bot.commands.desk import td
from tests.bot.world import World


def guild_of(world: World) -> discord.Guild:
    guild = world.herald.get_guild(world.server.id)
    assert guild is not None
    return guild


async def test_a_limited_request_is_repeated_when_the_time_is_over(awake: World) -> None:
    world = awake
    ana = await world.server.join("Ana")
    world.sandbox.gateway.limit_members(2, retry_after=0.01)
    found = await members_of(guild_of(world), patience=60, query="ana", limit=10)
    assert [member.id for member in found] == [ana.id]


async def test_who_cannot_wait_learns_of_the_limit_at_once(awake: World) -> None:
    world = awake
    world.sandbox.gateway.limit_members(1, retry_after=3600)
    with pytest.raises(discord.RateLimited) as caught:
        await members_of(guild_of(world), patience=5, query="a", limit=10)
    assert caught.value.retry_after == 3600
    assert not world.herald._connection._chunk_requests, "nothing of the query is left behind"


async def test_a_round_is_looked_at_although_the_gateway_is_limited(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "FEW", 1)
    await world.tournament(players=("Ana", "Bo", "Cy", "Dee"))
    await td(world, "/td close")
    await world.jump(timedelta(minutes=11))
    world.sandbox.gateway.limit_members(1, retry_after=3600)
    assert "Bo" in (await td(world, "/round preview")).text


async def test_other_limits_of_the_gateway_end_no_query(awake: World) -> None:
    world = awake
    limited = world.herald._connection.parsers["RATE_LIMITED"]
    limited({"opcode": 3, "retry_after": 1.0, "meta": {}})
    limited({"opcode": 8, "retry_after": 1.0, "meta": {"guild_id": "1", "nonce": "unknown"}})
