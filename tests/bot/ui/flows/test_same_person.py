"""A guest who has joined Discord: a director's word gives the member what the guest entered, and both are informed."""

from __future__ import annotations

import pytest

from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import imported, table
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")


async def guests(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Spring")
    await imported(world, table([("Ulrich", "1700"), ("Marta", "1600"), ("Ann", "1500")]))


async def test_the_member_takes_over_the_guest_and_it_can_be_undone_after_a_restart(world: World) -> None:
    await guests(world)
    (ulli,) = await world.players("Ulli")
    shown = await td(world, "/players same", guest="Ulrich", member=ulli)
    assert "Spring" in shown.text
    assert (await world.loaded()).people["e1"].discord_id is None
    done = await press(world, shown, "They are the same")
    assert (await world.loaded()).people["e1"].discord_id == ulli.id
    assert not done.ephemeral, done.text
    assert "The guest Ulrich is" in done.text.replace("*", "")
    assert ulli.name in world.director.sees(LOBBY)[-1].mentions
    assert "Spring" in (await ulli.slash("/tournament career", channel=LOBBY)).text
    await world.restart_bot()
    await press(world, done, "Undo")
    person = (await world.loaded()).people["e1"]
    assert (person.name, person.discord_id) == ("Ulrich", None)
    assert "two people again" in world.director.sees(LOBBY)[-1].text


async def test_members_who_play_here_and_people_on_discord_are_refused(world: World) -> None:
    await guests(world)
    (mia, zoe) = await world.players("Mia", "Zoe")
    await td(world, "/players add", member=mia)
    assert "already" in (await td(world, "/players same", guest="Ulrich", member=mia)).text
    refused = await td(world, "/players same", guest="Mia", member=zoe)
    assert "Say who" in refused.text
    assert (await world.loaded()).people["e1"].discord_id is None
