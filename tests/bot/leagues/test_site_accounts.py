"""A guest is the same person in later tournaments by the account at the game's site, whatever their name is."""

from __future__ import annotations

import pytest

from bot.sandbox.people.seen import Reply
from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import KUKSU, imported, names, play, press_latest, table, without_invitations
from tests.bot.world import World

pytestmark = pytest.mark.usefixtures("awake")


async def first_cycle(world: World) -> None:
    """Seven guests with the numbers 101 to 107 at the site have played a cycle; its next one exists."""
    await td(world, "/td create", what=KUKSU, title="Kuksu 9")
    await without_invitations(world)
    rows = [(name, str(2500 - 10 * at), str(101 + at)) for at, name in enumerate(names(7))]
    await imported(world, table(rows, "ogs_id"))
    await td(world, "/td close")
    await td(world, "/round publish")
    await play(world, "A")
    await td(world, "/td advance")
    await td(world, "/td create", after="t1")


async def second_cycle(world: World, *rows: tuple[str, str]) -> Reply:
    """The look at a list of (name, number) for the next cycle, before it is imported."""
    file = table([(name, "", number) for name, number in rows], "ogs_id")
    return await td(world, "/players import", file=("players.csv", file), tournament="t2")


async def places(world: World, tournament: str = "t2") -> dict[str, tuple[object, object]]:
    """(tier, rank) that everybody brings along, by the name of the list."""
    loaded = await world.loaded(tournament)
    data = {loaded.people[who].name: entrant.data.attributes for who, entrant in loaded.state.entrants.items()}
    return {name: (known.get("last_tier"), known.get("last_rank")) for name, known in data.items()}


async def test_a_guest_with_another_name_and_the_same_account_keeps_places_and_title(world: World) -> None:
    await first_cycle(world)
    shown = await second_cycle(world, ("Paula One", "101"), ("Pavel", "105"), ("Newt", "199"))
    assert "Paula One is P01 (account 101)" in shown.text
    assert "Pavel is P05 (account 105)" in shown.text
    assert "Newt is" not in shown.text
    await press(world, shown, "Import the list")
    brought = await td(world, "/players fetch", what="places", tournament="t2")
    assert "P01: 2500, holds the title" in brought.text
    assert "same people?" not in brought.text
    await press(world, brought, "Import")
    assert await places(world) == {"P01": (0, 0), "P05": (1, 5), "Newt": (None, None)}
    first, second = await world.loaded("t1"), await world.loaded("t2")
    assert second.people["e2"].id == first.people["e5"].id


async def test_two_lines_with_one_account_are_refused(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Spring")
    file = b"name,woogles\nAnn,tiles\nBob,Tiles\n"
    refused = await td(world, "/players import", file=("players.csv", file))
    assert "Line 3, woogles: “Tiles” is in the file already" in refused.text
    assert not (await world.loaded()).state.entrants


async def test_an_account_that_two_people_have_says_nothing_about_who_it_is(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Spring")
    await imported(world, b"name,woogles\nAnn,tiles\n")
    await td(world, "/td create", what="format:swiss", title="Summer")
    # In the summer somebody else had the account: a director entered both before they had anything in common.
    await td(world, "/players add", guest="Bob", tournament="t2")
    await td(world, "/players import", file=("a.csv", b"name,woogles\nBob,tiles\n"), tournament="t2")
    await press_latest(world, "Import the list")
    await td(world, "/td create", what="format:swiss", title="Autumn")
    shown = await td(world, "/players import", file=("a.csv", b"name,woogles\nCy,tiles\n"), tournament="t3")
    assert "Cy: several people here have the account tiles" in shown.text
    await press_latest(world, "Import the list")
    people = {(await world.loaded(key)).people["e1"].id for key in ("t1", "t2", "t3")}
    assert len(people) == 3


async def test_a_changed_account_asks_by_name_and_counts_from_then_on(world: World) -> None:
    await first_cycle(world)
    shown = await second_cycle(world, ("P05", "205"))
    assert "Known from" not in shown.text
    await press(world, shown, "Import the list")
    asked = await td(world, "/players fetch", what="places", tournament="t2")
    assert asked.text.index("same people?") < asked.text.index("P05")
    await press(world, asked, "They are the same: import all 1")
    assert (await places(world))["P05"] == (1, 5)
    await td(world, "/td create", what=KUKSU, title="Other league")
    file = table([("Pavel", "", "205")], "ogs_id")
    later = await td(world, "/players import", file=("players.csv", file), tournament="t3")
    assert "Pavel is P05 (account 205)" in later.text


async def test_a_second_list_of_one_tournament_finds_its_entrants_by_their_accounts(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Spring")
    await imported(world, b"name,account,rating\nAnn,tiles,1500\nBob,words,1400\n")
    shown = await td(world, "/players import", file=("a.csv", b"name,account,rating\nAnna Berg,Tiles,1600\n"))
    assert "0 new players, 1 player changed" in shown.text
    await press(world, shown, "Import the list")
    state = (await world.loaded()).state
    assert [entrant.data.rating for entrant in state.entrants.values()] == [1600, 1400]
    wrong = await td(world, "/players import", file=("a.csv", b"name,account\nBob,tiles\n"))
    assert "the account belongs to one player, the name “Bob” to another" in wrong.text


async def test_accounts_of_different_sites_are_different(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Spring")
    await imported(world, b"name,woogles\nAnn,tiles\n")
    await td(world, "/td create", what="format:swiss", title="Summer")
    shown = await td(world, "/players import", file=("a.csv", b"name,lichess\nCy,tiles\n"), tournament="t2")
    assert "Known from" not in shown.text


async def test_the_member_who_takes_a_guest_over_has_the_account_and_loses_it_with_the_undo(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Spring")
    await imported(world, b"name,woogles\nAnn,tiles\n")
    (anna,) = await world.players("Anna")
    done = await press(world, await td(world, "/guests merge", guest="Ann", member=anna), "They are the same")
    await td(world, "/td create", what="format:swiss", title="Summer")
    shown = await td(world, "/players import", file=("a.csv", b"name,woogles\nA. B.,tiles\n"), tournament="t2")
    assert "A. B. is Anna (account tiles)" in shown.text
    await press(world, done, "Undo")
    shown = await td(world, "/players import", file=("a.csv", b"name,woogles\nA. B.,tiles\n"), tournament="t2")
    assert "A. B. is Ann (account tiles)" in shown.text


async def test_a_forgotten_guest_is_not_found_by_the_account(world: World) -> None:
    await td(world, "/td create", what="format:swiss", title="Spring")
    await imported(world, b"name,woogles\nAnn,tiles\n")
    person = (await world.loaded()).people["e1"].id
    await world.database.people.erase(person)
    assert await world.database.accounts.owners("woogles", ["tiles"], guild_id=world.server.id) == {}
