"""Directors fetch ratings from the playing site, look them over and take them."""

from __future__ import annotations

from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import KUKSU, TITLE, imported, join, state_of, table
from tests.bot.leagues.playing_site import playing_site
from tests.bot.world import World


async def entered(world: World, **numbers: str) -> None:
    """A cycle with these players, who have said these numbers."""
    await world.tournament(KUKSU, TITLE)
    for person in await world.players(*numbers):
        await join(person, numbers[person.name])
    await world.settled()


async def test_a_director_looks_ratings_over_and_takes_them(world: World) -> None:
    await entered(world, Ana="1001", Bo="1002", Cy="7", Dee="")
    async with playing_site() as (_, world.herald.ogs):
        shown = await td(world, "/players fetch", what="ratings")
    assert "2 ratings would change" in shown.text
    assert "Ana (stonebystone): none → 2042" in shown.text
    assert "Cy (7): there is no such account" in shown.text
    assert "Dee" in shown.text
    assert [entrant.data.rating for entrant in (await state_of(world)).entrants.values()] == [None] * 4

    done = await press(world, shown, "Import")
    assert "2 ratings" in done.text
    entrants = (await state_of(world)).entrants
    assert [entrant.data.rating for entrant in entrants.values()] == [2042.0, 1667.0, None, None]
    assert entrants["e1"].data.attributes["ogs_id"] == 1001


async def test_nothing_is_asked_twice_for_nothing(world: World) -> None:
    await entered(world, Bo="1002")
    await imported(world, table([("Bo", "1667")]))
    async with playing_site() as (_, world.herald.ogs):
        shown = await td(world, "/players fetch", what="ratings")
    assert "already" in shown.text
    assert not shown.buttons


async def test_it_says_why_ratings_cannot_be_read(world: World) -> None:
    await entered(world, Ana="")
    assert "switched" in (await td(world, "/players fetch", what="ratings")).text
    async with playing_site() as (site, world.herald.ogs):
        assert "Nobody has given" in (await td(world, "/players fetch", what="ratings")).text
        await td(world, "/td create", what="format:swiss", title="Other")
        assert "does not take" in (await td(world, "/players fetch", what="ratings", tournament="t2")).text
    assert site.asked == []


async def test_the_number_may_come_from_a_list_and_is_remembered(world: World) -> None:
    await entered(world, Ana="1001")
    await imported(world, table([("Bo", "", "1002")], "ogs_id"))
    assert (await state_of(world)).entrants["e2"].data.attributes["ogs_id"] == 1002
    await td(world, "/td create", after="t1")
    await td(world, "/td open", tournament="t2")
    form = await world.sandbox.person("Ana").slash("/join", channel="lobby", tournament="t2")
    assert next(iter(form.fields.values()))["value"] == "1001"
