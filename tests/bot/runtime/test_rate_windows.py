"""Windows of rate limits that are longer than the bot waits: new threads, 50 in 300 seconds."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import discord
import pytest

from tests.bot.world import LOBBY, World

THREADS = 50
"""New threads of a channel in 300 seconds."""


def lobby(world: World) -> discord.TextChannel:
    """The channel as the bot has it, on a server as strict as Discord."""
    world.keep_to_rate_limits()
    world.sandbox.services.rates.pace = 1.0
    channel = world.herald.get_channel(world.director.place(LOBBY).id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def begun(channel: discord.TextChannel, number: int) -> discord.Thread:
    return await channel.create_thread(name=f"Group {number}", type=discord.ChannelType.public_thread)


async def test_requests_are_sent_as_long_as_the_window_has_some_left(awake: World) -> None:
    channel = lobby(awake)
    for number in range(3):
        await begun(channel, number)
    assert awake.sandbox.services.rates.refused == 0


async def test_requests_at_once_leave_no_exception_that_is_never_retrieved(awake: World) -> None:
    channel, unretrieved = lobby(awake), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unretrieved.append(context))
    await asyncio.gather(*(begun(channel, number) for number in range(6)))
    gc.collect()
    assert unretrieved == []
    assert awake.sandbox.services.rates.refused == 0


async def test_a_used_up_window_that_lasts_too_long_raises_at_once_and_nothing_is_sent(awake: World) -> None:
    channel = lobby(awake)
    unpaced = awake.sandbox.services.rates
    for number in range(THREADS):
        unpaced._overall.left = 50
        await begun(channel, number)
    with pytest.raises(discord.RateLimited) as caught:
        await begun(channel, THREADS)
    assert 30 < caught.value.retry_after <= 300
    assert unpaced.refused == 0


async def test_a_short_window_is_waited_for(awake: World) -> None:
    channel = lobby(awake)
    awake.sandbox.services.rates.pace = 60.0
    sent = await asyncio.gather(*(channel.send(str(number)) for number in range(12)))
    assert len(sent) == 12
    assert awake.sandbox.services.rates.refused == 0


async def test_a_request_that_is_cancelled_while_it_waits_holds_up_no_other(awake: World) -> None:
    channel = lobby(awake)
    awake.sandbox.services.rates.pace = 60.0
    sending = [asyncio.create_task(channel.send(str(number))) for number in range(12)]
    await asyncio.sleep(0)
    sending[6].cancel()
    answers = await asyncio.gather(*sending, return_exceptions=True)
    assert [type(answer).__name__ for answer in answers].count("CancelledError") == 1
    assert sum(isinstance(answer, discord.Message) for answer in answers) == 11
