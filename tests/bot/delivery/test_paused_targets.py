"""What Discord refuses is held for its target, directors hear of it once, and it goes on when something changed."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta

import pytest
from sqlalchemy.exc import OperationalError

from bot.sandbox.world.permissions import Permission
from bot.text.messages import Message
from storage.holds import Hold, Holds
from storage.outbox import Post
from storage.targets import Target
from storage.waiting import Waiting, WaitingPosts
from tests.bot.commands.desk import td
from tests.bot.delivery.two_servers import (
    AWAY,
    DIRECT,
    HOME,
    POSTS,
    at_home,
    held,
    notes,
    paused,
    queue,
    texts,
    two_servers,
    write_to,
)
from tests.bot.world import LOBBY, World


async def test_without_the_permission_posts_wait_and_the_other_server_goes_on(world: World) -> None:
    olga = await two_servers(world)
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "one", "two")
    await queue(world, AWAY, "away")
    await world.settled()
    assert [(hold.target.channel_id, hold.cause) for hold in await held(world)] == [(at_home(world), "no_permission")]
    assert texts(world, olga, "arena", "away") == ["away"]
    assert notes(world.director, "I can't post in") == 1
    assert notes(olga, "I can't post in") == 0

    await world.jump(timedelta(days=2))
    assert notes(world.director, "I can't post in") == 1
    lost.end()
    await world.jump(timedelta(minutes=5))
    assert texts(world, world.director, LOBBY, "one", "two") == ["one", "two"]
    assert await held(world) == []


async def test_what_else_held_a_channel_meanwhile_makes_no_second_note_of_the_first(world: World) -> None:
    await two_servers(world)
    await lose_permission_for_a_while(world)
    removal = world.sandbox.accidents.start("bot_removed", guild=world.server.guild)
    await paused(world)
    await queue(world, HOME, "away")
    await world.settled()
    removal.end()
    await world.director.wait_for("I am back on the server", channel=LOBBY)
    await lose_permission_for_a_while(world)
    assert notes(world.director, "I can't post in") == 1


async def lose_permission_for_a_while(world: World) -> None:
    """Something is held, directors hear of it, and it goes on."""
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "held")
    await world.settled()
    lost.end()
    await world.jump(timedelta(minutes=5))


async def test_after_a_restart_what_was_held_is_tried_at_once_and_nobody_is_told_again(world: World) -> None:
    await two_servers(world)
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "one")
    await world.settled()
    await world.restart_bot()
    await world.settled()
    assert notes(world.director, "I can't post in") == 1
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
    assert {hold.cause for hold in await held(world)} == {"dm_limit"}
    assert notes(world.director, "Discord lets me message") == 0
    await world.jump(timedelta(minutes=10))
    assert [person.reads("hello", "dm") for person in people] == [True, True]


async def test_words_that_discord_does_not_take_make_way_for_the_next(world: World) -> None:
    await two_servers(world)
    world.sandbox.faults.add(POSTS, status=400, code=50035, times=1)
    await queue(world, HOME, "bad", "good")
    await world.settled()
    assert texts(world, world.director, LOBBY, "bad", "good") == ["good"]
    assert [row.cause for row in await world.database.outbox.undelivered(HOME)] == ["refused"]
    assert notes(world.director, "refused by Discord") == 1


async def test_a_401_is_no_refusal_of_the_message(world: World) -> None:
    await two_servers(world)
    world.sandbox.faults.add(POSTS, status=401, times=1)
    await queue(world, HOME, "one")
    await world.settled()
    await world.jump(timedelta(seconds=5))
    assert texts(world, world.director, LOBBY, "one") == ["one"]


async def test_what_is_held_goes_on_as_soon_as_discord_tells_of_a_change(world: World) -> None:
    await two_servers(world)
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "what was held")
    await world.settled()
    lost.end()
    await world.director.wait_for("what was held", channel=LOBBY)
    await world.settled()
    assert await held(world) == []


async def test_closed_direct_messages_are_mentioned_once_for_each_person(world: World) -> None:
    await two_servers(world)
    (dana,) = await world.players("Dana")
    dana.close_dms()
    for number in range(3):
        await write_to(world, dana, f"news {number}", group=f"g{number}")
        await world.settled()
    mentions = [seen for seen in world.director.sees(LOBBY) if f"<@{dana.id}>" in seen.raw.content]
    assert len(mentions) == 1


async def test_a_server_that_removed_the_bot_pauses_its_tournaments_and_goes_on_when_it_is_back(world: World) -> None:
    olga = await two_servers(world)
    assert (await world.loaded(HOME)).state.timetable_running
    removal = world.sandbox.accidents.start("bot_removed", guild=world.server.guild)
    await paused(world)
    await queue(world, HOME, "one")
    await queue(world, AWAY, "away")
    await world.settled()
    assert not (await world.loaded(HOME)).state.timetable_running
    assert (await world.loaded(AWAY)).state.timetable_running
    assert {hold.cause for hold in await held(world)} == {"no_server"}
    assert texts(world, olga, "arena", "away") == ["away"]
    assert notes(olga, "I have been removed") == 0

    removal.end()
    await world.director.wait_for("I am back on the server", channel=LOBBY)
    await world.settled()
    assert texts(world, world.director, LOBBY, "one") == ["one"]
    await td(world, "/td pause", resume=True)
    assert (await world.loaded(HOME)).state.timetable_running


async def test_a_removal_while_the_bot_was_not_running_is_noticed_at_its_start(world: World) -> None:
    await two_servers(world)
    await world.stop_bot()
    world.sandbox.accidents.start("bot_removed", guild=world.server.guild)
    await world.start_bot()
    await paused(world)
    assert not (await world.loaded(HOME)).state.timetable_running


async def test_a_release_that_could_not_be_written_down_is_made_up_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk must not leave a target paused for ever in the database, which other processes read."""
    await two_servers(world)
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "one")
    await world.settled()
    lost.end()

    async def full(self: Holds, target: Target, *, at: datetime) -> None:
        raise OperationalError("UPDATE", {}, sqlite3.OperationalError("disk I/O error"))

    with monkeypatch.context() as patched:
        patched.setattr(Holds, "release", full)
        await world.jump(timedelta(minutes=5))
    assert len(await held(world)) == 1
    await world.jump(timedelta(minutes=5))
    assert await held(world) == []
    assert texts(world, world.director, LOBBY, "one") == ["one"]


async def test_directors_hear_once_of_what_could_not_be_noted_as_held_at_first(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_servers(world)
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))

    async def full(self: Holds, *_: object, **__: object) -> Hold:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as patched:
        patched.setattr(Holds, "hold", full)
        await queue(world, HOME, "one")
        await world.settled()
    assert await held(world) == []
    assert notes(world.director, "I can't post in") == 1
    await world.jump(timedelta(minutes=5))
    assert len(await held(world)) == 1
    lost.end()
    await world.jump(timedelta(minutes=5))
    assert texts(world, world.director, LOBBY, "one") == ["one"]
    assert notes(world.director, "I can't post in") == 1


async def test_threads_in_which_the_bot_may_not_write_are_held_and_told_of_once_the_channel_goes_on(
    world: World,
) -> None:
    await two_servers(world)
    lobby = world.server.channel(LOBBY)
    lost = world.sandbox.accidents.start(
        "permission_gone", channel=lobby, permissions=int(Permission.SEND_MESSAGES_IN_THREADS)
    )
    message = Message(content="table").model_dump(mode="json")
    posts = [Post(message, channel_id=lobby.id, thread=f"league {league}", thread_name=league) for league in "AB"]
    await world.database.outbox.add(HOME, "c", posts, at=world.clock.now())
    await queue(world, HOME, "one")
    await world.settled()
    assert texts(world, world.director, LOBBY, "one") == ["one"]
    assert [(hold.target.thread, hold.cause) for hold in await held(world)] == [
        ("league A", "no_permission"),
        ("league B", "no_permission"),
    ]
    assert notes(world.director, "I can't post in") == 1
    lost.end()
    await world.jump(timedelta(minutes=5))
    assert [[seen.text for seen in world.director.sees(thread)] for thread in world.server.threads] == [
        ["table"],
        ["table"],
    ]


async def test_while_something_held_is_being_tried_nobody_looks_again_and_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_servers(world)
    lobby = world.server.channel(LOBBY)
    world.sandbox.accidents.start("permission_gone", channel=lobby)
    await queue(world, HOME, "one")
    await world.settled()
    assert len(await held(world)) == 1
    world.sandbox.accidents.start("slow_channel", channel=lobby, seconds=0.5)
    looks, real = [], WaitingPosts.targets

    async def counted(self: WaitingPosts) -> list[Waiting]:
        looks.append(1)
        return await real(self)

    monkeypatch.setattr(WaitingPosts, "targets", counted)
    world.clock.advance(timedelta(minutes=6))
    await world.settled()
    assert len(await held(world)) == 1
    assert len(looks) < 10


async def test_what_automod_refuses_waits_and_directors_read_once_what_to_change(world: World) -> None:
    await two_servers(world)
    filtered = world.sandbox.accidents.start("automod", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "one", "two")
    await world.settled()
    assert [hold.cause for hold in await held(world)] == ["moderation"]
    assert notes(world.director, "AutoMod ignores") == 1
    assert "AutoMod ignores" in (await td(world, "/td delivery")).text
    await world.jump(timedelta(hours=5))
    assert notes(world.director, "AutoMod ignores") == 1
    filtered.end()
    await world.jump(timedelta(minutes=5))
    assert texts(world, world.director, LOBBY, "one", "two") == ["one", "two"]
    assert await held(world) == []
