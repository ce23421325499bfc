"""Answers to directors while their posts wait: what is in the way, and no word of a post that is not there."""

from __future__ import annotations

from datetime import timedelta

from tests.bot.commands.desk import td
from tests.bot.delivery.two_servers import HOME, POSTS, queue, two_servers
from tests.bot.world import LOBBY, World


async def test_directors_are_not_told_that_a_round_is_published_while_its_post_is_held(world: World) -> None:
    await world.tournament(players=("A", "B", "C", "D"))
    await td(world, "/td close")
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    said = await td(world, "/round publish")
    assert "is up" not in said.text
    assert "could not post it yet" in said.text
    assert "I can't post in" in said.text
    announced = await td(world, "/td announce", text="Hello")
    assert "Posted in the channel" not in announced.text
    assert "couldn't post it yet" in announced.text
    lost.end()
    await world.director.wait_for("Hello", channel=LOBBY)
    assert world.director.reads("round 1", LOBBY)


async def test_the_next_answer_to_a_director_begins_with_what_is_held_once(world: World) -> None:
    await two_servers(world)
    world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "one")
    await world.settled()
    assert (await td(world, "/td audit")).text.startswith("⚠️ I can't post in")
    assert "I can't post in" not in (await td(world, "/td audit")).text


async def test_while_discord_is_down_a_director_hears_that_nothing_is_posted_yet(world: World) -> None:
    await world.tournament(players=("A", "B", "C", "D"))
    await td(world, "/td close")
    down = world.sandbox.faults.add(POSTS, status=503, times=None)
    said = await td(world, "/round publish")
    assert "is up" not in said.text
    assert "Discord is not answering" in said.text
    world.sandbox.faults.discard(down)
    await world.jump(timedelta(minutes=5))
    assert world.director.reads("round 1", LOBBY)
