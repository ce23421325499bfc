"""The next step of a tournament whose players come as a list: sign-up is never mentioned."""

from __future__ import annotations

import pytest

from tests.bot.commands.desk import lobby, press, state_of, td
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")

PLAYOFFS = "preset:wpf_gp_playoffs_2023"
SCORES = b"name,round 1,coming\n" + b"".join(b"Solver %d,%d,yes\n" % (place, 500 - place) for place in range(1, 19))


async def test_a_field_from_a_list_is_closed_and_nothing_speaks_of_sign_up(world: World) -> None:
    created = await td(world, "/td create", what=PLAYOFFS, title="Grand Prix")
    assert "`/players import` brings in the players" in created.text
    assert created.buttons == []
    nobody = await td(world, "/td advance", look=True)
    assert "`/players import`" in nobody.text
    taken = await press(world, await td(world, "/players import", file=("scores.csv", SCORES)), "Import the list")
    offered = await td(world, "/td advance", look=True)
    assert "close the field with 18 players" in offered.text
    closed = await press(world, offered, "Close the field")
    assert "The field of **Grand Prix** is set: 18 on the list" in closed.text
    assert (await state_of(world)).phase == "closed"
    assert "The field of **Grand Prix** is set: 18 on the list" in lobby(world)
    said = "\n".join([created.text, nobody.text, taken.text, offered.text, closed.text, lobby(world)]).casefold()
    assert "sign" not in said
    assert "The field is set" in (await td(world, "/tournament info")).text
    assert "closed the field" in (await td(world, "/td audit")).text


async def test_whoever_wants_to_join_where_a_list_decides_hears_so(world: World) -> None:
    await td(world, "/td create", what=PLAYOFFS, title="Grand Prix")
    (zoe,) = await world.players("Zoe")
    refused = await zoe.slash("/join", channel=LOBBY)
    assert refused.ephemeral
    assert "the directors' list" in refused.text
    assert "Omar" in refused.text
    assert (await state_of(world)).entrants == {}


async def test_what_comes_next_after_the_field_is_closed_is_possible(world: World) -> None:
    await td(world, "/td create", what=PLAYOFFS, title="Grand Prix")
    nobody = SCORES.replace(b",yes", b",")
    await press(world, await td(world, "/players import", file=("scores.csv", nobody)), "Import the list")
    closed = await td(world, "/td close")
    assert "They have not been asked yet: `/forms ask form:invitation`." in closed.text
    assert "round preview" not in closed.text


async def test_people_who_come_as_a_list_where_others_could_sign_up_are_no_sign_up_either(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Cup")
    assert "open sign-up" in (await td(world, "/td advance", look=True)).text
    await press(world, await td(world, "/players import", file=("f.csv", b"name\nAnn\nBob\nCat\n")), "Import the list")
    await press(world, await td(world, "/td advance", look=True), "Close the field")
    assert "The field of **Cup** is set: 3 players are in." in lobby(world)


async def test_where_people_signed_up_sign_up_is_closed(world: World) -> None:
    await world.tournament(players=("Ana", "Bo"))
    await press(world, await td(world, "/td advance", look=True), "Close sign-up")
    assert "is closed: 2 players" in lobby(world)
