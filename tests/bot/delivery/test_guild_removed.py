"""A server removes the bot or invites it again: handled once, also after repeated events and a crash."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from bot.delivery.guild_removed import REMOVAL_KEY, Removal
from storage.schema import outbox
from tests.bot.commands.desk import td
from tests.bot.delivery.two_servers import HOME, paused, two_servers
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")

BACK = "I am back on the server"


def times_told(world: World) -> int:
    return sum(BACK in seen.text for seen in world.director.sees(LOBBY))


async def command_of_last_post(world: World) -> str:
    """The command after which the latest post was queued."""
    query = select(outbox.c.command_id).order_by(outbox.c.id.desc()).limit(1)
    found = await world.database.connections.read(lambda connection: connection.execute(query))
    return str(found.scalar_one())


async def is_paused(world: World) -> bool:
    return not (await world.loaded(HOME)).state.timetable_running


async def was_away(world: World) -> None:
    """The database says that the bot is away, and its timetable is paused."""
    await two_servers(world)
    await td(world, "/td pause")
    await world.database.settings.set(HOME, REMOVAL_KEY, Removal("a", timetable_ran=True)._asdict())


async def test_that_it_is_back_is_said_once_though_discord_tells_of_it_twice_at_a_time(world: World) -> None:
    await was_away(world)
    await asyncio.gather(world.herald.guild_removals.check(world.server.id), world.herald.guild_removals.check())
    await world.settled()
    assert times_told(world) == 1
    last, before = (record.command_id for record in (await world.loaded(HOME)).records[:-3:-1])
    assert await command_of_last_post(world) == last != before


async def test_who_dies_before_saying_that_it_is_back_has_the_next_say_it_once(world: World) -> None:
    await was_away(world)
    for _ in range(2):
        await world.restart_bot()
        await world.director.wait_for(BACK, channel=LOBBY)
        await world.herald.guild_removals.check()
        await world.settled()
        assert times_told(world) == 1
        # As if it had died between the words and the note that it is back.
        await world.database.settings.set(HOME, REMOVAL_KEY, Removal("a", timetable_ran=True)._asdict())


async def test_who_dies_before_pausing_has_the_next_pause(world: World) -> None:
    await two_servers(world)
    await world.database.settings.set(HOME, REMOVAL_KEY, Removal("a", timetable_ran=True)._asdict())
    await world.stop_bot()
    world.sandbox.accidents.start("bot_removed", guild=world.server.guild)
    await world.start_bot()
    await world.herald.guild_removals.check()
    assert await is_paused(world)
    assert Removal(**await world.database.settings.get(HOME, REMOVAL_KEY)) == Removal("a", timetable_ran=True)


async def test_another_absence_is_told_of_again(world: World) -> None:
    await two_servers(world)
    told = None
    for times in (1, 2):
        removal = world.sandbox.accidents.start("bot_removed", guild=world.server.guild)
        await paused(world)
        removal.end()
        told = await world.director.wait_for(BACK, channel=LOBBY, after=told)
        await world.settled()
        assert times_told(world) == times
        await td(world, "/td pause", resume=True)


@pytest.mark.usefixtures("awake")
async def test_a_server_whose_shard_has_not_told_yet_is_none_that_removed_the_bot(world: World) -> None:
    await world.tournament(players=("Ann",))
    world.herald.ready_shards.clear()
    world.herald._connection._remove_guild(world.herald.guilds[0])
    assert world.herald.is_in(world.server.id) is None
    assert world.herald.announcer._is_in(world.server.id)
    await world.herald.guild_removals.check()
    assert (await world.loaded()).state.timetable_running
    world.herald.ready_shards.add(0)
    assert not world.herald.announcer._is_in(world.server.id)
    await world.herald.guild_removals.check()
    assert not (await world.loaded()).state.timetable_running
