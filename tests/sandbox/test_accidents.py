"""Faults and accidents ordered from the page."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from tests.sandbox.open_page import Json, Page
from tests.sandbox.sample_bot import SampleBot

POST = "POST /channels/{channel_id}/messages"


async def test_a_fault_is_ordered_seen_to_strike_and_taken_away(
    page: Page, bot: SampleBot, server: Server, dana: Person
) -> None:
    channel = bot.get_channel(server.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    assert POST in (await page.get("faults"))["routes"]
    async with page.live() as live:
        ordered = await page.post("faults", {"route": POST, "status": 503, "times": None, "code": 7})
        assert [fault["hits"] for fault in (await live.next("faults"))["faults"]] == [0]
        with pytest.raises(discord.DiscordServerError) as caught:
            await channel.send("x")
        assert caught.value.code == 7
        (struck,) = (await live.next("faults"))["faults"]
        assert (struck["hits"], struck["exhausted"]) == (1, False)
    left = await page.post("faults/remove", {"id": ordered["fault"]["id"]})
    assert left["faults"] == []
    await channel.send("y")
    assert [message.text for message in dana.sees()] == ["y"]


async def test_all_faults_are_taken_away_at_once(page: Page) -> None:
    for status in (500, 502):
        await page.post("faults", {"status": status})
    assert (await page.post("faults/remove", {"all": True}))["faults"] == []


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 200},
        {"probability": 2},
        {"times": 0},
        {"delay": -1},
        {"scope": "nobody"},
        {"hits": 5},
        {"id": 5},
        {"colour": "red"},
    ],
)
async def test_a_fault_that_makes_no_sense_is_refused(page: Page, fault: Json) -> None:
    assert (await page.post("faults", fault, status=400))["error"]
    assert (await page.get("faults"))["faults"] == []


async def test_taking_away_what_is_not_there_is_refused(page: Page) -> None:
    assert (await page.post("faults/remove", {"id": 5}, status=400))["error"]


async def test_a_fault_with_a_seed_strikes_the_same_way_again(sandbox: Sandbox) -> None:
    def struck() -> list[bool]:
        fault = sandbox.faults.add(POST, times=None, probability=0.5, seed=7)
        found = [sandbox.faults.strike(POST) is not None for _ in range(20)]
        sandbox.faults.remove(fault.id)
        return found

    first = struck()
    sandbox.faults.add("GET *", times=None, probability=0.5)
    sandbox.faults.strike("GET /x")
    assert struck() == first
    assert set(first) == {True, False}


async def test_the_gateway_is_frozen_and_thawed(page: Page, bot: SampleBot, dana: Person) -> None:
    assert (await page.post("gateway", {"do": "freeze"}))["gateway"]["frozen"]
    joining = asyncio.create_task(dana.slash("/join", name="Dana"))
    assert not (await page.post("gateway", {"do": "thaw"}))["gateway"]["frozen"]
    assert (await joining).text == "Dana is in"


@pytest.mark.parametrize("accident", ["drop", "reconnect"])
async def test_the_connection_is_lost_and_resumed(page: Page, bot: SampleBot, sandbox: Sandbox, accident: str) -> None:
    await page.post("gateway", {"do": accident})
    await bot.saw("resumed")
    state = (await page.get("faults"))["gateway"]
    assert (state["connected"], state["identified"], state["resumed"]) == (True, 1, 1)
    assert [session["shard"] for session in state["sessions"]] == [[0, 1]]


async def test_the_session_can_be_resumed_after_a_mild_invalidation(page: Page, bot: SampleBot) -> None:
    await page.post("gateway", {"do": "invalidate", "resumable": True})
    await bot.saw("resumed")


async def test_events_arrive_twice(page: Page, bot: SampleBot, dana: Person, sandbox: Sandbox) -> None:
    assert (await page.post("gateway", {"do": "repeat", "times": 1}))["gateway"]["repeating"] == 1
    said = f"hello <@{sandbox.world.bot.id}>"
    await dana.say(said)
    await bot.saw(said, times=2)


async def test_an_unknown_accident_is_refused(page: Page) -> None:
    assert (await page.post("gateway", {"do": "explode"}, status=400))["error"]


async def test_rate_limits_are_switched_on_and_off(page: Page, sandbox: Sandbox) -> None:
    assert (await page.post("rates", {"enforced": True}))["rates"] == {"enforced": True, "refused": 0, "invalid": 0}
    assert sandbox.services.rates.enforced
    assert sandbox.services.starts.enforced
    await page.post("rates", {"enforced": False})
    assert not sandbox.services.rates.enforced
