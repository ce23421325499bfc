"""What has not arrived, why, and another try."""

from __future__ import annotations

from tests.bot.commands.desk import press, td
from tests.bot.delivery.two_servers import (
    HOME,
    POSTS,
    at_home,
    queue,
    texts,
    two_servers,
    write_to,
)
from tests.bot.world import LOBBY, World


async def test_health_tells_what_waits_and_why_and_tries_on_request(world: World) -> None:
    await two_servers(world)
    (dana,) = await world.players("Dana")
    assert "has arrived" in (await td(world, "/td delivery", tournament="Home cup")).text
    dana.close_dms()
    await write_to(world, dana, "hello")
    world.sandbox.faults.add(POSTS, channel_id=at_home(world), status=400, code=50035, times=1)
    await queue(world, HOME, "bad")
    await world.settled()
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "one", "two")
    await world.settled()
    health = await td(world, "/td delivery", tournament="Home cup")
    assert "2 posts are waiting" in health.text
    assert "I can't post in" in health.text
    assert "One post was refused" in health.text
    assert "I can't message these people" in health.text
    assert "Dana" in health.text

    dana.open_dms()
    again = await press(world, health, "Post again")
    assert "2 posts are being tried again" in again.text
    assert dana.reads("hello", "dm")
    health = await td(world, "/td delivery", tournament="Home cup")
    assert "3 posts are waiting" in health.text
    lost.end()
    await press(world, health, "Try now")
    assert texts(world, world.director, LOBBY, "one", "two", "bad") == ["bad", "one", "two"]
    assert "has arrived" in (await td(world, "/td delivery", tournament="Home cup")).text
