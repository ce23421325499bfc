"""Faults and accidents, ordered by name and from the page."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import discord
import pytest

from bot.sandbox.accidents import KINDS
from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.world import guilds
from bot.sandbox.world.models import Overwrite
from bot.sandbox.world.permissions import Permission
from tests.patience import PATIENT
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
    assert sandbox.services.dm_openings.enforced
    await page.post("rates", {"enforced": False})
    assert not sandbox.services.rates.enforced


# accidents by name


@pytest.fixture
def general(bot: SampleBot, server: Server) -> discord.TextChannel:
    channel = bot.get_channel(server.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def code_of(work: Awaitable[object]) -> int:
    """Discord's code of a refusal."""
    with pytest.raises(discord.HTTPException) as caught:
        await work
    return caught.value.code or caught.value.status


async def test_in_an_outage_every_request_is_refused_until_it_is_over(
    sandbox: Sandbox, general: discord.TextChannel
) -> None:
    accident = sandbox.accidents.start("outage")
    assert await code_of(general.send("x")) == 503
    accident.end()
    accident.end()
    await general.send("y")
    assert sandbox.faults.listed == []


async def test_an_outage_may_strike_some_requests_alone(sandbox: Sandbox, general: discord.TextChannel) -> None:
    sandbox.accidents.start("outage", route=POST)
    assert await code_of(general.send("x")) == 503
    assert [message async for message in general.history()] == []


async def test_one_channel_is_slow_and_no_other(
    sandbox: Sandbox, server: Server, bot: SampleBot, general: discord.TextChannel
) -> None:
    sandbox.accidents.start("slow_channel", channel=server.channel("general"), seconds=PATIENT.patience_seconds)
    waiting = asyncio.create_task(general.send("late"))
    await bot.get_partial_messageable(server.channel("other").id).send("at once")
    assert not waiting.done()
    waiting.cancel()


async def test_a_channel_that_is_gone_does_not_come_back(
    sandbox: Sandbox, server: Server, general: discord.TextChannel
) -> None:
    sandbox.accidents.start("channel_gone", channel=server.channel("general"))
    assert await code_of(general.send("x")) == 10003
    assert sandbox.accidents.lasting == []


async def test_a_permission_is_gone_and_given_back_as_it_was(
    sandbox: Sandbox, server: Server, general: discord.TextChannel
) -> None:
    channel, me = server.channel("general"), sandbox.world.bot.id
    before = Overwrite(me, 1, int(Permission.SEND_MESSAGES | Permission.MENTION_EVERYONE), 0)
    guilds.set_overwrite(sandbox.world, channel, before, me)
    accident = sandbox.accidents.start("permission_gone", channel=channel)
    assert await code_of(general.send("x")) == 50013
    accident.end()
    await general.send("y")
    assert channel.overwrites == {me: before}
    unseen = sandbox.accidents.start("permission_gone", channel=channel, permissions=int(Permission.VIEW_CHANNEL))
    assert await code_of(general.send("x")) == 50001
    unseen.end()


async def test_the_server_removes_the_bot_and_invites_it_again(
    sandbox: Sandbox, server: Server, bot: SampleBot, general: discord.TextChannel
) -> None:
    accident = sandbox.accidents.start("bot_removed", guild=server.guild)
    assert await code_of(general.send("x")) == 50001
    assert await code_of(bot.fetch_guild(server.id)) == 10004
    accident.end()
    await general.send("back")


async def test_somebody_leaves_the_server_and_comes_back_with_their_roles(
    sandbox: Sandbox, server: Server, bot: SampleBot
) -> None:
    fay = await server.join("Fay", roles=["Player"])
    direct = await bot.create_dm(discord.Object(fay.id))
    accident = sandbox.accidents.start("member_left", person=fay.user)
    guild = await bot.fetch_guild(server.id)
    assert await code_of(guild.fetch_member(fay.id)) == 10007
    assert await code_of(direct.send("x")) == 50007
    accident.end()
    assert [role.name for role in (await guild.fetch_member(fay.id)).roles[1:]] == ["Player"]


async def test_a_quarantined_bot_writes_to_nobody_new(sandbox: Sandbox, bot: SampleBot, dana: Person) -> None:
    sandbox.accidents.start("quarantine")
    assert await code_of(bot.create_dm(discord.Object(dana.id))) == 20026
    sandbox.accidents.end_all()
    await (await bot.create_dm(discord.Object(dana.id))).send("hello")


async def test_an_accident_happens_and_is_over_from_the_page(
    page: Page, bot: SampleBot, server: Server, sandbox: Sandbox
) -> None:
    offered = await page.get("faults")
    assert {kind["key"] for kind in offered["kinds"]} == set(KINDS)
    place = next(item["id"] for item in offered["places"]["channel"] if item["name"] == "#general")
    async with page.live() as live:
        begun = await page.post("accidents", {"key": "permission_gone", "place": place})
        assert (await live.next("faults"))["accidents"] == begun["accidents"]
    (lasting,) = begun["accidents"]
    assert (lasting["key"], lasting["place"]) == ("permission_gone", "general")
    assert (await page.post("accidents/end", {"id": lasting["id"]}))["accidents"] == []
    assert server.channel("general").overwrites == {}


@pytest.mark.parametrize("body", [{"key": "earthquake"}, {"key": "channel_gone"}, {"key": "bot_removed", "place": "1"}])
async def test_an_accident_that_says_too_little_is_refused(page: Page, body: Json) -> None:
    assert (await page.post("accidents", body, status=400))["error"]
    assert (await page.post("accidents/end", {"id": 1}, status=400))["error"]
