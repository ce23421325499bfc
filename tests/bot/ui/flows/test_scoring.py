"""The score of every game of a match that is the best of several."""

from __future__ import annotations

from bot.service.orders import CommandId, Order
from formats.core.commands import ChangePlan
from formats.core.results import Result
from tests.bot.commands.desk import lobby, press, state_of, td
from tests.bot.world import LOBBY, World

FORMAT = "format:single_elimination"
BUTTON = "Every game's score"


async def match(world: World, best_of: int = 3) -> tuple[str, tuple[str, str]]:
    """The first round of a knock-out of Ana and Bo: the game's id and who sits where."""
    loaded = await world.tournament(FORMAT, players=("Ana", "Bo"))
    plan = loaded.state.stages[0].model_copy(update={"options": {"best_of": best_of}})
    order = Order.of(ChangePlan(stages=(plan,)), actor=loaded.staff_ids("director")[0], command_id=CommandId("best of"))
    await world.herald.service.carry_out(loaded.id, order)
    await td(world, "/td close")
    await td(world, "/round publish")
    game = (await state_of(world)).open_games()[0]
    people = (await world.loaded()).people
    return game.id, (people[game.seats[0]].name, people[game.seats[1]].name)


async def result(world: World, game: str) -> Result | None:
    return (await state_of(world)).find(game)[1].results.get(game)


async def test_every_games_score_is_one_field_and_stands_on_the_card(world: World) -> None:
    game, (first, second) = await match(world)
    asked = await world.sandbox.person(second).slash("/match report", channel=LOBBY)
    form = await asked.click(BUTTON)
    saved = await form.submit({"games": "7-11 11-9 5:11"})
    assert f"**{first}** won (2:1, 11:7 9:11 11:5)" in saved.text
    confirmed = await world.sandbox.person(first).slash("/match confirm", channel=LOBBY)
    assert "1–0 (2:1, 11:7 9:11 11:5)" in confirmed.text
    found = await result(world, game)
    assert found is not None
    assert found.game_scores == ((11, 7), (9, 11), (11, 5))
    await world.boards_settled()
    assert "11:7 9:11 11:5" in lobby(world)


async def test_what_does_not_fit_comes_back_filled_in(world: World) -> None:
    game, (first, _) = await match(world)
    person = world.sandbox.person(first)
    for typed, why in (
        ("11-7 11-9 11-5", "decided before the last"),
        ("11-7", "don't decide"),
        ("11-7 9-11 5-5 6-6", "more games"),
        ("eleven", "is not a score"),
    ):
        form = await (await person.slash("/match report", channel=LOBBY)).click(BUTTON)
        refused = await form.submit({"games": typed})
        assert why in refused.text, (typed, refused.text)
        again = await refused.click("Correct it")
        assert again.fields["Score of every game, yours first"]["value"] == typed
    assert game not in (await state_of(world)).reports


async def test_every_games_score_is_typed_with_the_command_too(world: World) -> None:
    game, (first, second) = await match(world)
    await world.sandbox.person(second).slash("/match report", channel=LOBBY, score="7-11, 9-11")
    report = (await state_of(world)).reports[game].report
    assert report.game_scores == ((11, 7), (11, 9))
    contradicts = await world.sandbox.person(first).slash(
        "/match report", channel=LOBBY, winner=second, score="11-7 11-9"
    )
    assert "do not match" in contradicts.text


async def test_different_games_are_a_dispute(world: World) -> None:
    game, (first, second) = await match(world)
    await world.sandbox.person(first).slash("/match report", channel=LOBBY, score="11-7 11-9")
    await world.sandbox.person(second).slash("/match report", channel=LOBBY, score="7-11 8-11")
    assert (await state_of(world)).reports[game].disputed_by is not None


async def test_where_a_match_is_one_game_nobody_is_asked_for_several(world: World) -> None:
    game, (first, _) = await match(world, best_of=1)
    asked = await world.sandbox.person(first).slash("/match report", channel=LOBBY)
    assert BUTTON not in [item.label for item in asked.buttons]
    refused = await world.sandbox.person(first).slash("/match report", channel=LOBBY, score="11-7 11-9")
    assert "single game" in refused.text
    assert game not in (await state_of(world)).reports


async def test_directors_enter_every_games_score_alone_and_in_bulk(world: World) -> None:
    game, _ = await match(world)
    entered = await td(world, "/round result", game=game, score="11-7 9-11 11-5")
    assert "11:7 9:11 11:5" in entered.text
    found = await result(world, game)
    assert found is not None
    assert found.winning_seat == 0


async def test_the_form_of_directors_has_a_field_for_every_games_score(world: World) -> None:
    game, people = await match(world, best_of=5)
    for name in people:
        await world.sandbox.person(name).slash("/match report", channel=LOBBY, score="11-7 11-9 11-8")
    await world.settled()
    form = await world.director.click("Enter result", in_="dm")
    assert not form.fields["Score"].get("value"), "no version of a dispute is filled in"
    await form.submit({"winner": (await state_of(world)).find(game)[2].seats[0], "score": "11-7 9-11 11-5 9-11 11-3"})
    found = await result(world, game)
    assert found is not None
    assert found.game_scores == ((11, 7), (9, 11), (11, 5), (9, 11), (11, 3))


async def test_a_line_of_results_may_end_with_every_game(world: World) -> None:
    game, (first, second) = await match(world)
    form = await td(world, "/round results")
    preview = await form.submit({"lines": f"{second} 1 {first} 2 7-11 11-9 5-11"})
    assert "11:7 9:11 11:5" in preview.text
    await press(world, preview, "Enter all")
    found = await result(world, game)
    assert found is not None
    assert (found.scores, found.game_scores) == ((2, 1), ((11, 7), (9, 11), (11, 5)))


async def test_the_files_have_every_games_score(world: World) -> None:
    game, _ = await match(world)
    await td(world, "/round result", game=game, score="11-7 9-11 11-5")
    reply = await world.director.slash("/tournament pairings", channel=LOBBY)
    assert "11:7 9:11 11:5" in reply.text


async def test_the_form_for_every_game_takes_the_score_of_the_match(world: World) -> None:
    game, (first, _) = await match(world)
    person = world.sandbox.person(first)
    form = await (await person.slash("/match report", channel=LOBBY)).click("Every game's score")
    saved = await form.submit({"games": "2-1"})
    assert "(2:1)" in saved.text
    assert "by 1" not in saved.text, "games are no points"
    report = (await state_of(world)).reports[game].report
    assert (report.winner, report.scores) == ((await state_of(world)).find(game)[2].seats[0], (2, 1))
