"""`/td page`: a director opens a page for everybody, and closes it again."""

from __future__ import annotations

from bot.service.page_settings import PageSettings, read_page_settings
from bot.views.info import Policies
from tests.bot.commands.desk import coordinator, started, td
from tests.bot.world import World


async def test_there_is_no_page_where_the_host_has_none(world: World) -> None:
    await started(world)
    reply = await td(world, "/td page", show=True)
    assert "HERALD_WEB" in reply.text
    assert await read_page_settings(world.database, "t1") == PageSettings()


async def test_a_director_opens_the_page_and_closes_it(world: World) -> None:
    await started(world)
    world.herald.policies = Policies(page="https://herald.example")
    assert "no page" in (await td(world, "/td page")).text
    opened = await td(world, "/td page", show=True)
    assert "https://herald.example/t/t1" in opened.text
    assert "asked to leave it out" in opened.text
    assert await read_page_settings(world.database, "t1") == PageSettings(shown=True)
    told = await td(world, "/td page", find=True, log=True)
    assert "search engines may find it" in told.text
    assert "whole log" in told.text
    assert await read_page_settings(world.database, "t1") == PageSettings(shown=True, found=True, log=True)
    await td(world, "/td page", show=False)
    assert await read_page_settings(world.database, "t1") == PageSettings(found=True, log=True)


async def test_who_only_operates_may_not(world: World) -> None:
    await started(world)
    world.herald.policies = Policies(page="https://herald.example")
    await td(world, "/td page", by=await coordinator(world), show=True)
    assert await read_page_settings(world.database, "t1") == PageSettings()
