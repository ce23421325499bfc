"""Possible but unlikely numbers have to be confirmed."""

from __future__ import annotations

from bot.schedule.duties import missing
from formats import registry
from tests.bot.commands.desk import FOUR, first_game, name_of, press, state_of, td
from tests.bot.world import LOBBY, World
from tests.formats.play import START


async def begun(world: World) -> None:
    await world.tournament("format:cop", players=FOUR)
    await td(world, "/td close")


async def test_an_unusual_score_is_recorded_once_somebody_says_that_it_is_right(world: World) -> None:
    await begun(world)
    await td(world, "/round publish")
    game = await first_game(world)
    asked = await td(world, "/round result", game=game.id, score="4500:380")

    assert "unusual" in asked.text
    assert game.id in {open_game.id for open_game in (await state_of(world)).open_games()}
    await press(world, asked, "That is right")
    result = (await state_of(world)).find(game.id)[1].results[game.id]
    assert result.scores == (4500, 380)


async def test_a_usual_score_is_recorded_at_once(world: World) -> None:
    await begun(world)
    await td(world, "/round publish")
    game = await first_game(world)
    said = await td(world, "/round result", game=game.id, score="450:380")

    assert "is in" in said.text


async def test_a_field_without_ratings_is_worth_a_look_before_it_is_seeded(world: World) -> None:
    await begun(world)
    state = await state_of(world)
    preview = await td(world, "/round preview")

    assert set(missing(state, registry.engine(), START).unrated) == set(state.entrants)
    assert "4 of 4 have no rating" in preview.text


async def test_a_rating_far_from_the_others_is_asked_about(world: World) -> None:
    await world.tournament("format:cop", players=FOUR)
    entrants = (await state_of(world)).entrants
    for rating, entrant in zip((1500, 1600, 1700), entrants, strict=False):
        await td(world, "/players rating", entrant=entrant, rating=rating)
    asked = await td(world, "/players rating", entrant="e4", rating=99999)

    assert "The other ratings are 1500 to 1700." in asked.text
    assert (await state_of(world)).entrants["e4"].data.rating is None
    said = await press(world, asked, "That is right")
    assert "now has the rating 99999" in said.text
    assert (await state_of(world)).entrants["e4"].data.rating == 99999


async def test_a_rating_no_system_has_is_asked_about_although_no_other_is_known(world: World) -> None:
    await world.tournament("format:cop", players=FOUR)
    asked = await td(world, "/players rating", entrant="e1", rating=-5)
    assert "Is -5 right? It is an unlikely rating." in asked.text.replace("*", "")
    assert (await state_of(world)).entrants["e1"].data.rating is None
    usual = await td(world, "/players rating", entrant="e1", rating=1500)
    assert "now has the rating 1500" in usual.text


async def test_unlikely_ratings_among_many_are_asked_about_before_they_count(world: World) -> None:
    await world.tournament("format:cop", players=FOUR)
    shown = await td(
        world, "/players edit-many", what="ratings", file=("ratings.txt", b"Ana 99999\nBo 1500\nCy -5\nDee 1400\n")
    )
    said = shown.text.replace("*", "")
    assert said.count("right?") == 2
    assert "Ana: Is 99999 right?" in said
    assert "Cy: Is -5 right?" in said


async def test_unlikely_ratings_in_a_list_are_asked_about_before_it_is_imported(world: World) -> None:
    await world.start_bot()
    await world.director.slash("/td create", channel=LOBBY, what="format:swiss", title="Club")
    file = b"name,rating\nAna,1500\nBo,1400\nCy,99999\nDee,1450\n"
    shown = await td(world, "/players import", file=("list.csv", file))
    assert "Cy: Is 99999 right? The other ratings are 1400 to 1500." in shown.text.replace("*", "")


async def test_a_dispute_decided_for_who_reported_keeps_the_reported_score(world: World) -> None:
    await begun(world)
    await td(world, "/round publish")
    game = await first_game(world)
    winner, loser = [world.sandbox.person(await name_of(world, seat)) for seat in game.seats]
    await winner.slash("/match report", channel=LOBBY, winner=game.seats[0], score="450:380")
    await loser.slash("/match report", channel=LOBBY, winner=game.seats[1], score="410:400")
    decided = await td(world, "/round result", game=game.id, winner=game.seats[0])
    assert "450:380" in decided.text
    assert "No score was given" not in decided.text


async def test_a_winner_without_a_score_is_said_to_add_nothing_and_the_score_has_a_button(world: World) -> None:
    await begun(world)
    await td(world, "/round publish")
    game = await first_game(world)
    said = await td(world, "/round result", game=game.id, winner=game.seats[0])
    assert "No score was given, so this game adds nothing to the score differences." in said.text
    form = await said.click("Enter result")
    corrected = await form.submit({"score0": "450", "score1": "380"})
    await press(world, corrected, "Correct it")
    result = (await state_of(world)).find(game.id)[1].results[game.id]
    assert result.scores == (450, 380)


async def test_an_unlikely_rating_of_a_newcomer_is_asked_about_before_they_are_in(world: World) -> None:
    await world.tournament(players=("Ana", "Bo"))
    (mia,) = await world.players("Mia")
    asked = await td(world, "/players add", guest="Gus", rating=99999)
    assert "Is 99999 right?" in asked.text.replace("*", "")
    assert len((await state_of(world)).entrants) == 2
    said = await press(world, asked, "That is right")
    assert "Gus" in said.text
    assert (await state_of(world)).entrants["e3"].data.rating == 99999
    asked = await td(world, "/players add", member=mia, rating=-5)
    await td(world, "/players add", member=mia)
    assert "already" in (await press(world, asked, "That is right")).text
    assert len((await state_of(world)).entrants) == 4


async def test_an_unusual_score_in_a_list_can_be_corrected_before_it_counts(world: World) -> None:
    await begun(world)
    await td(world, "/round publish")
    game = await first_game(world)
    first, second = [await name_of(world, seat) for seat in game.seats]
    shown = await td(world, "/round results", file=("results.txt", f"{first} 4500 {second} 380\n".encode()))
    assert [button.label for button in shown.buttons] == ["Enter all", "Correct"]
    again = await shown.click("Correct")
    usual = await again.submit({"One game per line": f"{first} 450 {second} 380"})
    assert [button.label for button in usual.buttons] == ["Enter all"]
