"""Faults on demand."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.sandbox.people import Person, Server
from bot.sandbox.refusals import AnswerTimeout
from bot.sandbox.server import Sandbox
from tests.sandbox.sample_bot import SampleBot

POST = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/*"


def general(bot: SampleBot, server: Server) -> discord.TextChannel:
    channel = bot.get_channel(server.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_refusal_before_the_work_changes_nothing(
    bot: SampleBot, server: Server, sandbox: Sandbox, dana: Person
) -> None:
    fault = sandbox.faults.add(POST, status=503, code=130000, times=2)
    with pytest.raises(discord.DiscordServerError) as caught:
        await general(bot, server).send("x")
    assert caught.value.code == 130000
    assert (fault.hits, dana.sees()) == (1, [])


async def test_a_refusal_after_the_work_is_made_good_by_the_nonce(
    bot: SampleBot, server: Server, sandbox: Sandbox, dana: Person
) -> None:
    sandbox.faults.add(POST, status=500, before_work=False)
    await general(bot, server).send("once")
    assert [message.text for message in dana.sees()] == ["once"]


async def test_a_rate_limit_is_waited_for(bot: SampleBot, server: Server, sandbox: Sandbox, dana: Person) -> None:
    fault = sandbox.faults.add(POST, status=429, times=2, retry_after=0.01)
    await general(bot, server).send("patient")
    assert fault.hits == 2
    assert len(dana.sees()) == 1


async def test_a_dropped_connection(bot: SampleBot, server: Server, sandbox: Sandbox, dana: Person) -> None:
    sandbox.faults.add(POST, drop=True, before_work=False)
    with pytest.raises(aiohttp.ClientError):
        await general(bot, server).send("gone?")
    assert [message.text for message in dana.sees()] == ["gone?"]


async def test_chances_come_from_the_seed_and_can_be_cleared(sandbox: Sandbox) -> None:
    faults = sandbox.faults
    faults.add(POST, times=None, probability=0.5)
    struck = [faults.strike(POST) is not None for _ in range(40)]
    assert 5 < sum(struck) < 35
    faults.clear()
    assert faults.strike(POST) is None
    faults.add("GET *")
    assert faults.strike(POST) is None


async def test_slow_answers_are_still_answers(bot: SampleBot, sandbox: Sandbox, dana: Person) -> None:
    sandbox.faults.add(CALLBACK, status=None, delay=0.02)
    assert (await dana.slash("/join", name="Dana")).text == "Dana is in"


async def test_a_lost_callback_is_a_missed_answer(bot: SampleBot, sandbox: Sandbox, dana: Person) -> None:
    sandbox.world.limits = type(sandbox.world.limits)(answer_seconds=0.05)
    sandbox.faults.add(CALLBACK, drop=True)
    with pytest.raises(AnswerTimeout):
        await dana.slash("/join", name="Dana")
