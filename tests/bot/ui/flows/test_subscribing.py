"""One's own calendar to subscribe to."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.sandbox.people import Person, Reply
from bot.views.info import NO_POLICIES
from tests.bot.commands.desk import FOUR, started
from tests.bot.world import LOBBY, World

BASE = "https://herald.example"
ADDRESS = re.compile(r"https://herald\.example/calendar/([A-Za-z0-9_-]{32})\.ics")


async def with_pages(world: World) -> None:
    """A tournament of somebody whose host runs pages."""
    await started(world)
    world.herald.policies = replace(NO_POLICIES, page=BASE)


async def subscribed(person: Person) -> Reply:
    """The answer that has the address."""
    return await (await person.slash("/tournament export", channel=LOBBY, what="mine")).click("Subscribe instead")


async def test_before_there_are_times_the_address_comes_at_once(world: World) -> None:
    await world.tournament(players=FOUR)
    world.herald.policies = replace(NO_POLICIES, page=BASE)
    reply = await world.sandbox.person("Ana").slash("/tournament export", channel=LOBBY, what="mine")
    assert ADDRESS.search(reply.text)


async def test_the_address_stays_until_another_is_wanted(world: World) -> None:
    await with_pages(world)
    ana = world.sandbox.person("Ana")
    first = await subscribed(ana)
    assert first.ephemeral
    told = ADDRESS.search(first.text)
    assert told
    database = world.database.calendar_feeds
    person = await world.database.people.find_discord(ana.id)
    assert person
    assert await database.person_of(told[1]) == person.id
    again = ADDRESS.search((await subscribed(ana)).text)
    assert again
    assert again[1] == told[1]
    renewed = await first.click("New address")
    assert "old address is closed" in renewed.text
    new = ADDRESS.search(renewed.text)
    assert new
    assert await database.person_of(told[1]) is None
    assert await database.person_of(new[1]) == person.id


async def test_without_pages_nothing_is_offered(world: World) -> None:
    await started(world)
    reply = await world.sandbox.person("Ana").slash("/tournament export", channel=LOBBY, what="mine")
    assert "/calendar/" not in reply.text
    assert reply.message.find_button("Subscribe instead") is None
