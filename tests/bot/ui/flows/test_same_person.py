"""A guest who has joined Discord: a director's word gives the member what the guest entered, and both are informed."""

from __future__ import annotations

import pytest

from bot.files.chronicle import happenings
from bot.text.context import context_of
from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import imported, table
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")


async def audit(world: World, tournament: str = "t1") -> str:
    """Return what the director reads in the audit."""
    return (await td(world, "/td audit", tournament=tournament)).text


def public(world: World) -> int:
    """Return how many messages everybody reads."""
    return sum(not seen.ephemeral for seen in world.director.sees(LOBBY))


async def guests(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Spring")
    await imported(world, table([("Ulrich", "1700"), ("Marta", "1600"), ("Ann", "1500")]))


async def test_the_member_takes_over_the_guest_and_it_can_be_undone_after_a_restart(world: World) -> None:
    await guests(world)
    (ulli,) = await world.players("Ulli")
    shown = await td(world, "/guests merge", guest="Ulrich", member=ulli)
    assert "Spring" in shown.text
    assert (await world.loaded()).people["e1"].discord_id is None
    done = await press(world, shown, "They are the same")
    assert (await world.loaded()).people["e1"].discord_id == ulli.id
    assert not done.ephemeral, done.text
    assert "The guest Ulrich is" in done.text.replace("*", "")
    assert ulli.name in world.director.sees(LOBBY)[-1].mentions
    assert "Spring" in (await ulli.slash("/tournament list", channel=LOBBY, player=ulli)).text
    await world.restart_bot()
    await press(world, done, "Undo")
    person = (await world.loaded()).people["e1"]
    assert (person.name, person.discord_id) == ("Ulrich", None)
    assert "two people again" in world.director.sees(LOBBY)[-1].text
    assert "Ulli and Ulrich are two people again" in await audit(world)
    assert "Ulrich" not in (await td(world, "/td undo")).text.replace("Ulrich entered", "")


async def test_the_audit_of_every_tournament_of_the_guest_names_both_and_no_post_repeats_it(world: World) -> None:
    for title in ("Spring", "Summer", "Autumn"):
        await td(world, "/td create", what="format:swiss", title=title)
        tournament = f"t{len(await world.database.tournaments.all())}"
        read = await td(world, "/players import", file=("a.csv", b"name,woogles\nAnn,tiles\n"), tournament=tournament)
        await press(world, read, "Import the list")
    await press(world, await td(world, "/td cancel", tournament="t3"), "Yes, call it off")
    (anna,) = await world.players("Anna")
    before = public(world)
    shown = await td(world, "/guests merge", guest="Ann", member=anna, tournament="t1")
    await press(world, shown, "They are the same")
    for tournament in ("t1", "t2"):
        assert "Omar**: Anna is Ann, who was entered without Discord" in await audit(world, tournament)
        loaded = await world.loaded(tournament)
        context = context_of(loaded, world.herald.service.engine)
        assert not any("Ann," in happening.text for happening in happenings(context, loaded.records))
    assert "entered without Discord" not in await audit(world, "t3")  # called off: nothing is recorded any more
    assert public(world) == before + 1  # the director's answer, which both read


async def test_members_who_play_here_and_people_on_discord_are_refused(world: World) -> None:
    await guests(world)
    (mia, zoe) = await world.players("Mia", "Zoe")
    await td(world, "/players add", member=mia)
    assert "already" in (await td(world, "/guests merge", guest="Ulrich", member=mia)).text
    refused = await td(world, "/guests merge", guest="Mia", member=zoe)
    assert "Say who" in refused.text
    assert (await world.loaded()).people["e1"].discord_id is None
