"""Scheduled events of a server."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.world.events import ACTIVE, CANCELLED, COMPLETED, cancel_events_never_begun
from bot.sandbox.world.guilds import make_channel
from bot.sandbox.world.models import ChannelType
from tests.sandbox.refusing import refused
from tests.sandbox.sample_bot import SampleBot

PICTURE = b"\x89PNG\r\n\x1a\n picture"


@pytest.fixture
def guild(bot: SampleBot, server: Server) -> discord.Guild:
    guild = bot.get_guild(server.id)
    assert guild is not None
    return guild


async def make(sandbox: Sandbox, guild: discord.Guild, **fields: Any) -> discord.ScheduledEvent:
    """An event in the hall tomorrow, from noon to two."""
    start = sandbox.clock.now() + timedelta(days=1)
    event: discord.ScheduledEvent = await guild.create_scheduled_event(
        **{
            "name": "Final",
            "start_time": start,
            "end_time": start + timedelta(hours=2),
            "entity_type": discord.EntityType.external,
            "location": "hall",
            "privacy_level": discord.PrivacyLevel.guild_only,
            **fields,
        }
    )
    return event


async def test_an_event_elsewhere_ends_by_itself(sandbox: Sandbox, guild: discord.Guild, server: Server) -> None:
    event = await make(sandbox, guild)
    sandbox.clock.advance(timedelta(days=1))
    await event.start()
    kept = server.guild.events[event.id]
    assert kept.status == ACTIVE
    sandbox.clock.advance(timedelta(hours=2))
    assert kept.status == COMPLETED
    assert await refused(event.edit(name="Again")) == (400, 180000)


async def test_an_event_nobody_begins_is_cancelled(sandbox: Sandbox, guild: discord.Guild, server: Server) -> None:
    event = await make(sandbox, guild)
    sandbox.clock.advance(timedelta(days=1, hours=5))
    cancel_events_never_begun(sandbox.world)
    await event.edit(name="Late")
    sandbox.clock.advance(timedelta(hours=1))
    cancel_events_never_begun(sandbox.world)
    assert server.guild.events[event.id].status == CANCELLED


async def test_an_event_in_a_voice_channel(sandbox: Sandbox, guild: discord.Guild, server: Server) -> None:
    hall = make_channel(sandbox.world, server.guild, "hall", kind=ChannelType.VOICE)
    channel = await guild.fetch_channel(hall.id)
    assert isinstance(channel, discord.VoiceChannel)
    here: dict[str, Any] = {"entity_type": discord.EntityType.voice, "location": discord.utils.MISSING}
    event = await make(sandbox, guild, **here, channel=channel)
    assert event.channel_id == hall.id
    assert event.end_time is not None
    moved = await event.edit(entity_type=discord.EntityType.external, location="park", end_time=event.end_time)
    assert (moved.location, moved.channel_id) == ("park", None)
    text = discord.Object(server.channel("general").id, type=discord.VoiceChannel)
    assert await refused(make(sandbox, guild, **here, channel=text)) == (400, 50035)


async def test_the_cover_of_an_event(sandbox: Sandbox, guild: discord.Guild) -> None:
    event = await make(sandbox, guild, image=PICTURE)
    assert event.cover_image is not None
    async with aiohttp.ClientSession() as session:
        async with session.get(event.cover_image.url) as answer:
            assert await answer.read() == PICTURE
        async with session.get(event.cover_image.url.replace(event.cover_image.key, "0" * 32)) as answer:
            assert answer.status == 404
    assert (await event.edit(image=PICTURE + b"2")).cover_image != event.cover_image


async def test_who_is_interested_page_by_page(
    sandbox: Sandbox, guild: discord.Guild, server: Server, bot: SampleBot
) -> None:
    event = await make(sandbox, guild)
    people: list[Person] = [await server.join(name) for name in ("Ada", "Ben", "Cleo")]
    for person in people:
        await person.interested_in(event)
    assert [user.id async for user in event.users(limit=2)] == [people[0].id, people[1].id]
    later = event.users(after=discord.Object(people[0].id))
    assert {user.id async for user in later} == {people[1].id, people[2].id}
    before = bot.http.get_scheduled_event_users(guild.id, event.id, limit=1, with_member=False, before=people[2].id)
    assert [item["user"]["id"] for item in await before] == [str(people[1].id)]
    route = discord.http.Route(
        "GET",
        "/guilds/{guild_id}/scheduled-events/{event_id}/users/counts",
        guild_id=guild.id,
        event_id=event.id,
    )
    assert (await bot.http.request(route))["guild_scheduled_event_count"] == 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"entity_type": 9},
        {"entity_metadata": {}},
        {"scheduled_end_time": None},
        {"channel_id": "5"},
        {"privacy_level": 1},
        {"image": "nonsense"},
        {"name": ""},
        {"scheduled_start_time": "2020-01-01T00:00:00Z"},
    ],
)
async def test_wrong_events_are_refused(
    sandbox: Sandbox, guild: discord.Guild, server: Server, bot: SampleBot, wrong: dict[str, Any]
) -> None:
    start = sandbox.clock.now() + timedelta(days=1)
    body = {
        "name": "Final",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "hall"},
        "scheduled_start_time": start.isoformat(),
        "scheduled_end_time": (start + timedelta(hours=1)).isoformat(),
        **wrong,
    }
    route = discord.http.Route("POST", "/guilds/{guild_id}/scheduled-events", guild_id=guild.id)
    assert await refused(bot.http.request(route, json=body)) == (400, 50035)
    assert server.guild.events == {}
