"""Entrants from a CSV file: everything or nothing."""

from __future__ import annotations

from bot.sandbox.people import Reply
from tests.bot.commands.desk import FOUR, lobby, name_of, press, state_of, td
from tests.bot.world import World


async def hand_in(world: World, text: str) -> Reply:
    """The director uploads a list."""
    return await td(world, "/players import", file=("players.csv", text.encode()))


async def test_a_list_is_previewed_then_taken_over(world: World) -> None:
    await world.tournament()
    asked = await hand_in(world, "name,rating,joined\nAna,1800,2009-05-01\nBo,1700,\n")
    assert "2 new players" in asked.text
    assert (await state_of(world)).entrants == {}
    done = await press(world, asked, "Import the list")
    assert "List imported" in done.text
    state = await state_of(world)
    assert [entrant.data.rating for entrant in state.entrants.values()] == [1800, 1700]
    assert state.entrants["e1"].data.attributes["joined"] == "2009-05-01"
    assert "2 players joined from a director's list" in lobby(world)


async def test_nothing_is_taken_over_when_anything_is_wrong(world: World) -> None:
    await world.tournament(players=FOUR)
    refused = await hand_in(world, "name,rating\nAna,1800\nEve,strong\nEve,1500\n")
    assert "Line 3" in refused.text
    assert "strong" in refused.text
    assert "Line 4" in refused.text
    assert refused.buttons == []
    assert (await state_of(world)).entrants["e1"].data.rating is None


async def test_known_entrants_are_changed_and_new_ones_added_in_one_go(world: World) -> None:
    await world.tournament(players=FOUR)
    asked = await hand_in(world, "name,rating\nana,1800\nEve,1500\n")
    await press(world, asked, "Import the list")
    state = await state_of(world)
    assert state.entrants["e1"].data.rating == 1800
    assert await name_of(world, "e5") == "Eve"


async def test_members_are_found_by_their_user_names(world: World) -> None:
    await world.tournament()
    eve = await world.server.join("Eve")
    asked = await hand_in(world, f"name,discord,rating\nEve,{eve.user.username},1500\n")
    await press(world, asked, "Import the list")
    assert (await world.loaded()).people["e1"].discord_id == eve.id


async def test_an_unknown_user_name_is_a_problem(world: World) -> None:
    await world.tournament()
    refused = await hand_in(world, "name,discord\nEve,nobody_here\n")
    assert "nobody on this server" in refused.text


async def test_a_list_with_a_director_in_it_is_refused(world: World) -> None:
    await world.tournament()
    refused = await hand_in(world, f"name,discord\nOmar,{world.director.id}\n")
    assert "may not play" in refused.text
    assert (await state_of(world)).entrants == {}


async def test_a_list_is_taken_over_once(world: World) -> None:
    await world.tournament()
    asked = await hand_in(world, "name\nAna\nBo\n")
    later = await hand_in(world, "name\nCy\n")
    late = await asked.click("Import the list")
    assert "start again" in late.text
    await press(world, later, "Import the list")
    assert len((await state_of(world)).entrants) == 1


async def test_ratings_that_are_fixed_refuse_the_whole_list(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    await td(world, "/round publish")
    assert "fixed" in (await hand_in(world, "name,rating\nAna,1800\n")).text


async def test_a_picture_is_no_list(world: World) -> None:
    await world.tournament()
    assert "not a text file" in (await td(world, "/players import", file=("a.png", b"\x89PNG\0\0\0"))).text


async def playing_with_a_bye(world: World) -> None:
    """A Swiss of three whose first round is out."""
    await world.tournament("format:swiss")
    for name in ("Ana", "Bo", "Cy"):
        await td(world, "/players add", guest=name)
    await td(world, "/td close")
    await td(world, "/round publish")


async def test_one_who_comes_by_a_list_while_a_round_is_out_is_offered_the_seat_of_the_bye(world: World) -> None:
    await playing_with_a_bye(world)
    done = await press(world, await hand_in(world, "name\nDee\n"), "Import the list")
    assert "Rounds without Dee so far: 1. They give no points." in done.text
    await press(world, done, "They play this round")
    current = (await state_of(world)).current_round
    assert current is not None
    assert current.pairings.byes == ()


async def test_of_several_who_come_by_a_list_one_is_chosen_for_the_seat_of_the_bye(world: World) -> None:
    await playing_with_a_bye(world)
    done = await press(world, await hand_in(world, "name\nDee\nEve\n"), "Import the list")
    assert "could play one of them" in done.text
    assert [button.label for button in done.buttons] == ["Dee plays", "Eve plays"]
    await press(world, done, "Eve plays")
    current = (await state_of(world)).current_round
    assert current is not None
    assert current.pairing_of("e5") is not None
    assert current.pairing_of("e4") is None
    assert current.pairings.byes == ()
