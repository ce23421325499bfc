"""Results with both scores and who started: reported in a form, confirmed by the opponent, corrected by directors."""

from __future__ import annotations

from formats.core.model import Pairing
from formats.core.results import Result
from formats.registry import engine
from tests.bot.commands.desk import lobby, press, state_of, td
from tests.bot.scrabble.club import COP_AT_ONCE, enter_results, person_of, planned, play_rounds
from tests.bot.world import LOBBY, World


async def begun(world: World) -> Pairing:
    """The first game of an event whose first round is published."""
    await planned(world, **COP_AT_ONCE)
    await td(world, "/round publish")
    return (await state_of(world)).open_games()[0]


async def result_of(world: World, game: Pairing) -> Result | None:
    return (await state_of(world)).find(game.id)[1].results.get(game.id)


async def spread_of(world: World, entrant: str) -> str:
    return next(line.tie_breaks[0] for line in engine().standings(await state_of(world)) if line.entrant == entrant)


async def test_a_form_asks_for_both_scores_and_who_started_and_the_opponent_confirms(world: World) -> None:
    game = await begun(world)
    loser, winner = [await person_of(world, seat) for seat in game.seats]

    await winner.slash("/me reminders", channel=LOBBY, on=True)
    form = await loser.slash("/match report", channel=LOBBY)
    assert list(form.fields) == ["Your score", f"Score of {winner.name}", "Who started?"]
    told = await form.submit({"Your score": "371", f"Score of {winner.name}": "412", "Who started?": "opponent"})
    await world.settled()

    assert f"**{winner.name}** won (412:371, by 41); {winner.name} started" in told.text
    asked = await winner.wait_for("Confirm", dm=True)
    assert "by 41" in asked.text
    await asked.click("Confirm")
    await world.settled()

    result = await result_of(world, game)
    assert result is not None
    assert (result.scores, result.first, result.half_points) == ((371, 412), game.seats[1], (0, 2))
    assert await spread_of(world, game.seats[1]) == "+41"


async def test_the_report_button_opens_the_same_form_and_a_tie_needs_no_winner(world: World) -> None:
    game = await begun(world)
    first, second = [await person_of(world, seat) for seat in game.seats]

    card = await first.slash("/me next", channel=LOBBY)
    form = await card.click("Report")
    await form.submit({"Your score": "400", f"Score of {second.name}": "400"})
    await world.settled()
    await second.slash("/match confirm", channel=LOBBY)
    await world.settled()

    result = await result_of(world, game)
    assert result is not None
    assert (result.half_points, result.first) == ((1, 1), game.seats[0])


async def test_who_also_speaks_for_a_guest_is_asked_which_game(world: World) -> None:
    await planned(world, ("Ana", "Bo", "Cy"), **COP_AT_ONCE)
    ana = world.sandbox.person("Ana")
    await td(world, "/players add", member=ana, guest="Gus")
    await td(world, "/round publish")
    asked = await ana.slash("/match report", channel=LOBBY)
    assert sorted(button.label.partition(" – ")[0] for button in asked.buttons) == ["Ana", "Gus"]
    form = await asked.click(asked.buttons[0].label)
    assert form.kind == "form"


async def test_what_cannot_be_read_comes_back_filled_in_also_after_a_restart(world: World) -> None:
    game = await begun(world)
    first, second = [await person_of(world, seat) for seat in game.seats]
    form = await first.slash("/match report", channel=LOBBY)
    refused = await form.submit({"Your score": "4oo", f"Score of {second.name}": "390"})
    assert "4oo" in refused.text
    await world.restart_bot()

    again = await refused.click("Correct it")
    assert again.fields[f"Score of {second.name}"]["value"] == "390"
    asked = await again.submit({"Your score": "-5"})
    assert "unusual" in asked.text
    await asked.click("That is right")
    await world.settled()

    report = (await state_of(world)).reports[game.id].report
    assert (report.scores, report.winner) == ((-5, 390), game.seats[1])


async def test_an_unusual_score_that_is_typed_is_asked_about_too(world: World) -> None:
    game = await begun(world)
    first = await person_of(world, game.seats[0])

    asked = await first.slash("/match report", channel=LOBBY, score="4000-300")

    assert "unusual" in asked.text
    assert game.id not in (await state_of(world)).reports
    await asked.click("That is right")
    await world.settled()
    assert (await state_of(world)).reports[game.id].report.scores == (4000, 300)


async def test_a_score_says_who_won_and_nobody_can_say_otherwise(world: World) -> None:
    game = await begun(world)
    first = await person_of(world, game.seats[0])

    refused = await first.slash("/match report", channel=LOBBY, winner=game.seats[0], score="300-400")

    assert game.id not in (await state_of(world)).reports
    assert "score" in refused.text.casefold()


async def test_a_director_corrects_an_older_round_and_published_rounds_stay(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    await play_rounds(world, 2)
    await td(world, "/round publish")
    state = await state_of(world)
    old = state.started[0].rounds[0].pairings.pairings[0]
    before = state.started[0].rounds[2].pairings

    asked = await td(world, "/round result", game=old.id, score="300:500", reason="The slips were swapped.")
    answer = await press(world, asked, "Correct it")

    assert "(300:500)" in answer.text
    result = await result_of(world, old)
    assert result is not None
    assert result.half_points == (0, 2)
    assert (await state_of(world)).started[0].rounds[2].pairings == before
    assert "A director has corrected" in lobby(world)
    assert "rounds already published stay as they are" in lobby(world)
    choices = await world.director.autocomplete("/round result", "game", "Round 1", channel=LOBBY)
    assert old.id in {choice.value for choice in choices}


async def test_the_directors_form_asks_for_the_same(world: World) -> None:
    game = await begun(world)
    missing = await td(world, "/round preview")
    form = await missing.click(missing.buttons[0].label)
    names = [(await person_of(world, seat)).name for seat in game.seats]
    assert [f"Score of {name}" for name in names] == list(form.fields)[:2]

    values = {f"Score of {names[0]}": "350", f"Score of {names[1]}": "351", "Who started?": game.seats[1]}
    await form.submit(values)
    await world.settled()

    result = await result_of(world, game)
    assert result is not None
    assert (result.scores, result.first) == ((350, 351), game.seats[1])
    await enter_results(world)
    assert (await state_of(world)).open_games() == ()
