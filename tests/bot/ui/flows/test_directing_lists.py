"""Entrants from a CSV file: everything or nothing."""

from __future__ import annotations

import pytest

from bot.sandbox.people import Reply
from tests.bot.commands.desk import FOUR, lobby, name_of, playing_with_a_bye, press, state_of, td
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
    refused = await hand_in(world, "name,rating\nAna,1800\nEve,strong\n#1,1500\n")
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
    assert not [key for key in await world.database.settings.all("t1") if key.startswith("draft:")]


async def test_ratings_that_are_fixed_refuse_the_whole_list(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    await td(world, "/round publish")
    assert "fixed" in (await hand_in(world, "name,rating\nAna,1800\n")).text


async def test_a_picture_is_no_list(world: World) -> None:
    await world.tournament()
    assert "not a text file" in (await td(world, "/players import", file=("a.csv", b"\x89PNG\0\0\0"))).text


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
    assert [button.label for button in done.buttons] == ["Dee plays", "Eve plays", "What is missing"]
    await press(world, done, "Eve plays")
    current = (await state_of(world)).current_round
    assert current is not None
    assert current.pairing_of("e5") is not None
    assert current.pairing_of("e4") is None
    assert current.pairings.byes == ()


async def test_a_list_says_the_seed_of_everybody_and_level_players_share_theirs(world: World) -> None:
    await world.tournament("format:swiss")
    asked = await hand_in(world, "name,rating\nCy,1500\nBo,1700\nAna,1800\nDi,1700\n")
    lines = [line for line in asked.text.split("\n") if "seed" in line]
    assert [line.partition(" ")[0] for line in lines] == ["Ana", "Bo", "Di", "Cy"]
    assert "seed 1" in lines[0]
    assert "seed 2 to 3" in lines[1]
    assert "seed 2 to 3" in lines[2]
    assert "seed 4" in lines[3]


async def test_nothing_is_said_of_seeds_where_nobody_is_rated(world: World) -> None:
    await world.tournament("format:swiss")
    assert "seed" not in (await hand_in(world, "name\nAna\nBo\n")).text


def unescaped(reply: Reply) -> str:
    """What people read."""
    return reply.text.replace("\\", "")


LEAGUES = "name,rating,last_tier,last_rank\n"


async def test_a_list_of_the_last_cycle_says_holder_places_and_the_tier_of_everybody(world: World) -> None:
    await world.tournament("preset:kuksu_main_title_tournament")
    others = "".join(f"P{number},{1800 - number},,\n" for number in range(4))
    asked = await hand_in(world, LEAGUES + f"Hal,2100,0,\nAna,1800,2,1\nBo,1700,1,0\n{others}")
    assert "Hal (2100) · holds the title" in asked.text
    assert "Ana (1800) · place 1 in tier B, now tier A" in asked.text
    assert "Bo (1700) · lost the title, now tier A" in asked.text
    assert "P0 (1800) · no place from the last cycle, now tier A" in asked.text


async def test_too_few_for_a_league_are_told_where_they_come_from_alone(world: World) -> None:
    await world.tournament("preset:kuksu_main_title_tournament")
    asked = await hand_in(world, LEAGUES + "Ana,1800,2,1\nBo,1700,,\n")
    assert "Ana (1800) · place 1 in tier B" in asked.text
    assert "now tier" not in asked.text


@pytest.mark.parametrize(
    "rows,lines,said",
    [
        ("Ana,,0,\nBo,,0,\n", (2, 3), "only one player can hold the title"),
        ("Ana,,1,2\nBo,,2,2\nCy,,1,2\n", (2, 4), "2 players on place 2 of tier A, which had 1 league at most"),
        ("Ana,,2,1\nBo,,2,1\nCy,,2,1\n", (2, 3, 4), "3 players on place 1 of tier B, which had 2 leagues at most"),
        ("Ana,,1,0\nBo,,1,0\n", (2, 3), "only one player can have lost the title"),
        ("Ana,,2,0\n", (2,), "place 0 means that the title was lost"),
        ("Ana,,9,1\n", (2,), "“9” is too high"),
        ("Ana,,2,11\n", (2,), "“11” is too high"),
    ],
)
async def test_what_cannot_be_true_of_the_last_cycle_is_refused_with_its_lines(
    world: World, rows: str, lines: tuple[int, ...], said: str
) -> None:
    await world.tournament("preset:kuksu_main_title_tournament")
    refused = await hand_in(world, LEAGUES + rows)
    text = unescaped(refused)
    assert [number for number in range(1, 6) if f"Line {number}, last_" in text] == list(lines)
    assert said in text
    assert "This tournament also reads: ogs_id, last_tier, last_rank, last_disqualified." in text
    assert refused.buttons == []
    assert (await state_of(world)).entrants == {}


async def test_two_on_one_place_of_two_leagues_of_a_tier_are_no_contradiction(world: World) -> None:
    await world.tournament("preset:kuksu_main_title_tournament")
    assert "2 new players" in (await hand_in(world, LEAGUES + "Ana,,2,1\nBo,,2,1\n")).text


async def test_a_holder_besides_one_who_is_in_already_is_refused_and_both_are_named(world: World) -> None:
    await world.tournament("preset:kuksu_main_title_tournament")
    await press(world, await hand_in(world, LEAGUES + "Ana,,0,\n"), "Import the list")
    refused = await hand_in(world, LEAGUES + "Bo,,0,\n")
    assert "Line 2, last_tier: only one player can hold the title (tier 0) (see also" in unescaped(refused)
    assert "Ana" in refused.text
    moved = await hand_in(world, LEAGUES + "Bo,,0,\nAna,,1,0\n")
    assert "Bo · holds the title" in moved.text
    await press(world, moved, "Import the list")
    assert (await state_of(world)).entrants["e2"].data.attributes["last_tier"] == 0


async def test_a_score_table_says_sums_and_places_and_refuses_answers_that_are_none(world: World) -> None:
    await world.tournament("preset:wpf_gp_playoffs_2023")
    head = "name,round_1,round_2,coming\n"
    asked = await hand_in(world, head + "Bo,300,,\nAna,400,350.5,yes\nCy,,,\n")
    assert "Ana · place 1: 750.5 points from 2 rounds" in asked.text
    assert "Bo · place 2: 300 points from 1 round" in asked.text
    assert "Cy · no score in any round" in asked.text
    assert asked.text.index("Ana ·") < asked.text.index("Bo ·")
    refused = await hand_in(world, head + "Ana,400,350.5,perhaps\n")
    assert "Line 2, coming: write yes or no, or leave it empty" in refused.text
    assert "round_8, coming" in unescaped(refused)


async def test_people_of_one_name_are_warned_about_before_the_list_counts(world: World) -> None:
    await world.tournament(players=("Ana", "Bo"))
    other = await world.server.join("Second")
    list_of = f"name,discord\nAna,{other.id}\nCy,\n".encode()
    preview = await td(world, "/players import", file=("list.csv", list_of))
    assert "Several people of one name" in preview.text
    assert "Ana: 2 people" in preview.text.replace("*", "")
    plain = await td(world, "/players import", file=("list.csv", b"name\nCy\nDee\n"))
    assert "Several people" not in plain.text


@pytest.mark.usefixtures("awake")
async def test_a_fixed_table_is_taken_from_a_list_also_in_play_and_counts_from_the_next_round(world: World) -> None:
    await td(world, "/td create", what="preset:lets_play_scrabble", title="Cup")
    people = "\n".join(f"P{number},{2000 - number}" for number in range(1, 9))
    await press(world, await hand_in(world, f"name,rating\n{people}\n"), "Import the list")
    await td(world, "/td close")
    await td(world, "/round publish")
    assert "fixed" in (await hand_in(world, "name,rating\nP7,2500\n")).text
    asked = await hand_in(world, "name,table\nP7,1\n")
    assert "table 1" in asked.text
    await press(world, asked, "Import the list")
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, score="400:350")
    await td(world, "/round publish")
    state = await state_of(world)
    (board,) = [game.board for game in state.open_games() if "e7" in game.seats]
    assert board == 1
    assert state.entrants["e7"].data.rating == 1993
