"""What Discord refuses is held for its target, directors hear of it once, and it goes on when something changed."""

from __future__ import annotations

from datetime import timedelta

from bot.sandbox.people import Person
from storage.holds import Hold
from tests.bot.delivery.two_servers import AWAY, DIRECT, HOME, POSTS, at_home, queue, texts, two_servers, write_to
from tests.bot.world import LOBBY, World


async def held(world: World) -> list[Hold]:
    return await world.database.holds.all()


def notes(director: Person, text: str) -> int:
    """How often a director was written to about something."""
    return sum(text in seen.text for seen in director.dms)


async def test_without_the_permission_posts_wait_and_the_other_server_goes_on(world: World) -> None:
    olga = await two_servers(world)
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "one", "two")
    await queue(world, AWAY, "away")
    await world.settled()
    assert [(hold.target.channel_id, hold.cause) for hold in await held(world)] == [(at_home(world), "no_permission")]
    assert texts(world, olga, "arena", "away") == ["away"]
    assert notes(world.director, "I may not post in") == 1
    assert notes(olga, "I may not post in") == 0

    await world.jump(timedelta(days=2))
    assert notes(world.director, "I may not post in") == 1
    lost.end()
    await world.jump(timedelta(minutes=5))
    assert texts(world, world.director, LOBBY, "one", "two") == ["one", "two"]
    assert await held(world) == []


async def test_after_a_restart_what_was_held_is_tried_at_once_and_nobody_is_told_again(world: World) -> None:
    await two_servers(world)
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "one")
    await world.settled()
    await world.restart_bot()
    await world.settled()
    assert notes(world.director, "I may not post in") == 1
    lost.end()
    await world.restart_bot()
    await world.settled()
    assert texts(world, world.director, LOBBY, "one") == ["one"]


async def test_a_quarantined_bot_keeps_its_direct_messages_and_posts_go_on(world: World) -> None:
    await two_servers(world)
    (dana,) = await world.players("Dana")
    fault = world.sandbox.faults.add(DIRECT, status=403, code=20026, times=None)
    await write_to(world, dana, "hello")
    await queue(world, HOME, "one")
    await world.settled()
    assert texts(world, world.director, LOBBY, "one") == ["one"]
    assert next(hold.cause for hold in await held(world)) == "quarantined"
    world.sandbox.faults.remove(fault.id)
    await world.jump(timedelta(hours=1))
    assert dana.reads("hello", "dm")


async def test_discord_opening_no_more_direct_messages_is_waited_out(world: World) -> None:
    await two_servers(world)
    people = await world.players("Dana", "Eva")
    fault = world.sandbox.faults.add(DIRECT, status=403, code=40003, times=1)
    for person in people:
        await write_to(world, person, "hello")
    await world.settled()
    assert fault.hits == 1
    assert [person.dms for person in people] == [[], []]
    await world.jump(timedelta(minutes=2))
    assert [person.reads("hello", "dm") for person in people] == [True, True]


async def test_words_that_discord_does_not_take_make_way_for_the_next(world: World) -> None:
    await two_servers(world)
    world.sandbox.faults.add(POSTS, status=400, code=50035, times=1)
    await queue(world, HOME, "bad", "good")
    await world.settled()
    assert texts(world, world.director, LOBBY, "bad", "good") == ["good"]
    assert [row.cause for row in await world.database.outbox.undelivered(HOME)] == ["refused"]


async def test_a_401_is_no_refusal_of_the_message(world: World) -> None:
    await two_servers(world)
    world.sandbox.faults.add(POSTS, status=401, times=1)
    await queue(world, HOME, "one")
    await world.settled()
    await world.jump(timedelta(seconds=5))
    assert texts(world, world.director, LOBBY, "one") == ["one"]
