"""`/players import what:ratings`: preview, questions, and what the players then have."""

from __future__ import annotations

from bot.sandbox.people import Reply
from tests.bot.commands.desk import press, state_of, td
from tests.bot.parsing.test_rating_list import HEAD, ONE_RATING, THREE, line
from tests.bot.world import World

OPEN = "preset:fide_open"


async def hand_in(world: World, content: bytes, kind: str = "standard") -> Reply:
    return await td(world, "/players import", what="ratings", file=("list.txt", content), kind=kind)


async def entered(world: World) -> None:
    """An open with a guest, Berta Schmidt, and one who is in no list."""
    await world.tournament(OPEN)
    table = b"name,rating,fide_id,federation\nAnna Maria Schmidt,1500,,\nBerta Schmidt,1600,4600002,AUT\nZed,1000,,\n"
    await press(world, await td(world, "/players import", file=("players.csv", table)), "Import the list")


async def test_a_list_gives_ratings_titles_and_federations_to_guests_too(world: World) -> None:
    await entered(world)
    shown = await hand_in(world, THREE, kind="rapid")
    assert "1 player would change" in shown.text
    assert "Berta Schmidt (Schmidt, Berta · GER · 4600002 · 1990): 1600 → 1804" in shown.text
    assert "Not in the list" in shown.text
    assert "Zed" in shown.text

    form = await press(world, shown, "Who is who?")
    asked = await form.submit({"line0": ["0"]})
    assert "2 players would change" in asked.text
    done = await press(world, asked, "Import the list")
    assert "2 players changed" in done.text
    anna, berta, zed = (entrant.data for entrant in (await state_of(world)).entrants.values())
    assert (anna.rating, dict(anna.attributes)) == (
        1990,
        {"fide_id": "4600001", "title": "WFM", "federation": "GER"},
    )
    assert (berta.rating, berta.attributes["federation"]) == (1804, "GER")
    assert (zed.rating, zed.attributes) == (1000, {})

    again = await hand_in(world, THREE, kind="rapid")
    assert "already" in again.text, "both are found by their number now"
    assert again.buttons == []


async def test_a_player_may_be_none_of_the_lines(world: World) -> None:
    await entered(world)
    form = await press(world, await hand_in(world, THREE), "Who is who?")
    asked = await form.submit({"line0": ["-"]})
    assert "Not sure" not in asked.text
    assert (await state_of(world)).entrants["e1"].data.rating == 1500


async def test_a_list_corrects_numbers_until_round_4_is_paired_and_then_changes_nothing(world: World) -> None:
    await entered(world)
    more = "name\n" + "\n".join(f"Guest {letter}" for letter in "ABCDEF")
    await press(world, await td(world, "/players import", file=("more.csv", more.encode())), "Import the list")
    await td(world, "/td close")
    await td(world, "/round publish")
    assert (await state_of(world)).stage().seeds[:3] == ("e2", "e1", "e3")
    form = await press(world, await hand_in(world, THREE, kind="rapid"), "Who is who?")
    done = await press(world, await form.submit({"line0": ["0"]}), "Import the list")
    assert "2 players changed" in done.text
    assert (await state_of(world)).stage().seeds[:3] == ("e1", "e2", "e3")

    for _ in range(3):
        for game in (await state_of(world)).open_games():
            await td(world, "/round result", game=game.id, winner=game.seats[0])
        shown = await hand_in(world, THREE, kind="blitz")
        await td(world, "/round publish")
    for late in (await press(world, shown, "Import the list"), await hand_in(world, THREE)):
        assert "Ratings and seeds are fixed" in late.text
    assert (await state_of(world)).entrants["e2"].data.rating == 1804


async def test_other_files_are_refused_in_a_sentence(world: World) -> None:
    await entered(world)
    assert "not a rating list" in (await hand_in(world, b"date,score\n1,2\n")).text
    wrong = (HEAD.format(ONE_RATING) + line(1, "Else, Somebody", "GER", "", 1500)).encode()
    nothing = await hand_in(world, wrong)
    assert "already" in nothing.text
    assert nothing.buttons == []
