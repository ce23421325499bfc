"""Discord is down for hours: nothing is lost, nothing is doubled, and everything comes in order."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.faults import Fault
from bot.text.messages import Message
from storage.outbox import Post
from tests.bot.delivery.two_servers import (
    AWAY,
    DIRECT,
    HOME,
    POSTS,
    at_home,
    other_server,
    queue,
    texts,
    two_servers,
    write_to,
)
from tests.bot.world import LOBBY, World

HOURS = 6


async def pass_hours(world: World, hours: int) -> None:
    """Let hours pass, minute by minute for the first of them."""
    for _ in range(20):
        await world.jump(timedelta(minutes=3))
    for _ in range((hours - 1) * 6):
        await world.jump(timedelta(minutes=10))


def outage(world: World) -> list[Fault]:
    return [world.sandbox.faults.add(route, status=503, times=None) for route in (POSTS, DIRECT, "PATCH *")]


def announced(world: World) -> list[str]:
    """Return the announcements in the lobby, without the ephemeral answers to the director."""
    return [seen.text for seen in world.director.sees(LOBBY) if "announcement " in seen.text and not seen.ephemeral]


def end(world: World, faults: list[Fault]) -> None:
    for fault in faults:
        world.sandbox.faults.discard(fault)


@pytest.mark.slow
async def test_after_six_hours_without_discord_each_announcement_stands_once_and_in_order(world: World) -> None:
    olga = await two_servers(world)
    (dana,) = await world.players("Dana")
    down = outage(world)
    told = [f"announcement {number}" for number in range(6)]
    for text in told[:2]:
        await world.director.slash("/td announce", channel=LOBBY, text=text)
    await queue(world, HOME, *told[2:4])
    await queue(world, AWAY, *told)
    await write_to(world, dana, "hello")
    await pass_hours(world, HOURS // 2)
    await world.restart_bot()
    await queue(world, HOME, *told[4:])
    await pass_hours(world, HOURS // 2)
    assert announced(world) == []
    tries = sum(fault.hits for fault in down)

    end(world, down)
    await world.jump(timedelta(minutes=5))
    assert [next(text for text in told if text in line) for line in announced(world)] == told
    assert texts(world, olga, "arena", *told) == told
    assert [seen.text for seen in dana.dms].count("hello") == 1
    assert await world.database.outbox.pending() == []
    assert await world.database.outbox.undelivered(HOME) == []
    # One try at a time, ever more rarely, and not one for each of the posts that wait.
    assert tries < 2 * HOURS * 60


async def test_while_discord_is_down_one_delivery_tries_for_all(world: World) -> None:
    await two_servers(world)
    down = outage(world)
    await queue(world, HOME, "one")
    await queue(world, AWAY, "one")
    await world.settled()
    for person in await world.players(*(f"P{number}" for number in range(12))):
        await write_to(world, person, "hello")
    await world.settled()
    before = sum(fault.hits for fault in down)
    await world.jump(timedelta(minutes=1))
    assert sum(fault.hits for fault in down) - before <= 3


async def test_what_is_of_no_use_any_more_is_not_caught_up(world: World) -> None:
    await two_servers(world)
    down = outage(world)
    now = world.clock.now()
    for text, useful in (("in an hour", timedelta(hours=1)), ("tomorrow", timedelta(days=1))):
        post = Post(Message(content=text).model_dump(mode="json"), channel_id=at_home(world), expires_at=now + useful)
        await world.database.outbox.add(HOME, "c", [post], at=now)
    world.herald.announcer.wake()
    await pass_hours(world, 2)
    end(world, down)
    await world.jump(timedelta(minutes=5))
    assert texts(world, world.director, LOBBY, "in an hour", "tomorrow") == ["tomorrow"]
    (late,) = await world.database.outbox.undelivered(HOME)
    assert (late.cause, late.post.payload["content"]) == ("expired", "in an hour")


async def test_an_answer_lost_in_an_outage_is_no_second_post(world: World) -> None:
    await two_servers(world)
    lost = world.sandbox.faults.add(POSTS, status=503, times=1, before_work=False)
    down = world.sandbox.faults.add(POSTS, status=503, times=None)
    await queue(world, HOME, "one", "two")
    await world.settled()
    assert lost.hits == 1
    await pass_hours(world, 2)
    world.sandbox.faults.discard(down)
    await world.jump(timedelta(minutes=5))
    assert texts(world, world.director, LOBBY, "one", "two") == ["one", "two"]


async def test_a_server_in_trouble_of_its_own_does_not_slow_another(world: World) -> None:
    await world.tournament(title="Home cup", players=("A", "B", "C"))
    olga = await other_server(world)
    world.sandbox.faults.add(POSTS, channel_id=at_home(world), status=503, times=None)
    await queue(world, HOME, "one")
    for number in range(5):
        await queue(world, AWAY, f"away {number}")
        await world.settled()
        await world.jump(timedelta(minutes=1))
    assert texts(world, olga, "arena", *(f"away {number}" for number in range(5))) == [
        f"away {number}" for number in range(5)
    ]
