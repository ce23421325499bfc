"""Ratings read from the playing site, by everybody's number there."""

from __future__ import annotations

import pytest

from bot.parsing.ogs import TRIES, Ogs, OgsError, read_player
from bot.runtime.settings import ProcessSettings
from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import KUKSU, TITLE, imported, join, state_of, table
from tests.bot.leagues.playing_site import BROKEN, playing_site
from tests.bot.world import World


async def test_the_overall_rating_is_read() -> None:
    async with playing_site() as (site, ogs):
        found = await ogs.ratings(["1001", "1002", "1001"])
    assert (found.names["1001"], found.found["1001"]) == ("stonebystone", 2041.6382)
    assert found.found["1002"] == 1667.2
    assert sorted(site.asked) == [1001, 1002]


async def test_whoever_is_not_known_there_keeps_nobody_else_from_being_read() -> None:
    async with playing_site() as (_, ogs):
        found = await ogs.ratings(["7", str(BROKEN), "1002"])
    assert found.troubles == {"7": "unknown_account", str(BROKEN): "unreadable"}
    assert list(found.found) == ["1002"]


async def test_a_busy_server_is_asked_again_a_little_later() -> None:
    async with playing_site(busy=TRIES - 1) as (site, ogs):
        found = await ogs.ratings(["1001"])
    assert list(found.found) == ["1001"]
    assert len(site.asked) == TRIES


async def test_a_server_that_stays_busy_is_left_alone() -> None:
    async with playing_site(busy=100) as (site, ogs):
        found = await ogs.ratings(["1001"])
    assert found.troubles == {"1001": "unreachable"}
    assert len(site.asked) == TRIES


async def test_no_server_is_no_accident() -> None:
    found = await Ogs("http://127.0.0.1:1", pause=0.0).ratings(["1001"])
    assert found.troubles == {"1001": "unreachable"}


@pytest.mark.parametrize("answer", [None, [], {}, {"username": "x", "ratings": {"overall": {"rating": "strong"}}}])
def test_an_answer_without_a_rating_is_refused(answer: object) -> None:
    with pytest.raises(OgsError) as refused:
        read_player(1, answer)
    assert refused.value.trouble == "unreadable"


def test_a_host_can_switch_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ProcessSettings(_env_file=None).ogs
    monkeypatch.setenv("HERALD_OGS", "off")
    assert not ProcessSettings(_env_file=None).ogs


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
