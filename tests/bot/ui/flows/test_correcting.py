"""A director corrects a result: its consequences are shown before, and everything agrees afterwards."""

from __future__ import annotations

from bot.text.context import context_of
from bot.ui.flows.correcting import places_changed, prizes_changed
from formats import registry
from formats.core.commands import ChangePlan, CloseRegistration, RecordResult, WithdrawEntrant
from formats.core.model import Pairing
from formats.core.plan import Prize, Settings
from formats.core.results import Report
from formats.core.values import EntrantId
from formats.core.verify import verify
from tests.bot.commands.desk import FOUR, lobby, name_of, press, state_of, td
from tests.bot.faces.swiss_elimination.evening import do
from tests.bot.season import Season
from tests.bot.starting_points import from_starting_point
from tests.bot.world import World


async def final_published(world: World) -> None:
    """Single elimination of four: the first of each semi-final has won, and they meet in the final."""

    async def played() -> None:
        await world.tournament("format:single_elimination", players=FOUR)
        await td(world, "/td close")
        await td(world, "/round publish")
        for pairing in (await state_of(world)).open_games():
            await td(world, "/round result", game=pairing.id, winner=pairing.seats[0])
        await td(world, "/round publish")

    await from_starting_point(world, ("final published",), played)


async def test_games_that_rest_on_a_result_are_named_before_it_is_corrected_and_taken_back(world: World) -> None:
    await final_published(world)
    state = await state_of(world)
    semi_final, final = state.started[0].rounds[0].pairings.pairings[0], state.open_games()[0]
    asked = await td(world, "/round result", game=semi_final.id, winner=semi_final.seats[1], reason="Typed wrongly")

    assert (await state_of(world)).started == state.started
    assert "one later game depends on it" in asked.text
    assert await name_of(world, semi_final.seats[1]) in asked.text
    done = await press(world, asked, "Take them back")

    assert "is in" in done.text
    after = await state_of(world)
    assert len(after.started[0].rounds) == 1
    assert "play is back to where it was after" in lobby(world)
    assert "stay as they are" not in lobby(world)
    await td(world, "/round publish")
    assert semi_final.seats[1] in (await state_of(world)).open_games()[0].seats
    assert final.seats != (await state_of(world)).open_games()[0].seats
    assert verify((await world.loaded()).records, registry.engine()) == ()


async def passed_without_a_game(world: World) -> tuple[Pairing, EntrantId]:
    """Single elimination of five: who won the only game goes on without one, since seed 1 has left."""

    async def played() -> None:
        await world.tournament("format:single_elimination", players=(*FOUR, "Eva"))
        await td(world, "/td close")
        await td(world, "/round publish")
        state = await state_of(world)
        (game,) = state.open_games()
        await td(world, "/round result", game=game.id, winner=game.seats[0])
        await do(world, WithdrawEntrant(entrant=state.started[0].seeds[0]))
        await td(world, "/round publish")

    await from_starting_point(world, ("semi-final passed without a game",), played)
    rounds = (await state_of(world)).started[0].rounds
    return rounds[0].pairings.pairings[0], rounds[1].pairings.byes[0].entrant


async def test_the_question_names_who_went_on_without_a_game_where_no_later_game_rests_on_it(world: World) -> None:
    game, passed_on = await passed_without_a_game(world)
    assert passed_on == game.seats[0]
    before = await state_of(world)
    asked = await td(world, "/round result", game=game.id, winner=game.seats[1], reason="Typed wrongly")

    winner, loser = [await name_of(world, who) for who in game.seats]
    assert (await state_of(world)).started == before.started
    assert "no later game depends on it, but what was published since does" in asked.text
    assert f"Went on without a game: **{winner}**" in asked.text
    assert f"Would not have gone on: **{winner}**" in asked.text
    assert f"Would have gone on: **{loser}**" in asked.text
    done = await press(world, asked, "Take them back")

    assert "is in" in done.text
    after = (await state_of(world)).started[0].rounds[1]
    assert after.pairings.byes == ()
    assert "what depended on it in" in lobby(world)
    assert verify((await world.loaded()).records, registry.engine()) == ()
    undone = await td(world, "/td undo")
    await press(world, undone, "Undo")
    assert (await state_of(world)).started == before.started


async def test_a_ruling_says_that_play_has_gone_on_where_no_later_game_rests_on_the_result(world: World) -> None:
    game, _ = await passed_without_a_game(world)
    before = await state_of(world)
    asked = await td(world, "/round result", game=game.id, winner=game.seats[1])
    form = await asked.click("Let it stand")
    await form.submit({"reason": "Both agree to play on."})
    await world.settled()

    assert (await state_of(world)).started == before.started
    assert "play has gone on from it. Both agree to play on." in lobby(world)


async def test_a_result_stands_by_a_ruling_that_everybody_sees(world: World) -> None:
    await final_published(world)
    state = await state_of(world)
    semi_final = state.started[0].rounds[0].pairings.pairings[0]
    asked = await td(world, "/round result", game=semi_final.id, winner=semi_final.seats[1])
    form = await asked.click("Let it stand")
    stood = await form.submit({"reason": "Both agree to play on."})
    await world.settled()

    assert "stays as recorded" in stood.text
    assert (await state_of(world)).started == state.started
    assert "by a director's ruling" in lobby(world)
    assert "Both agree to play on." in lobby(world)


async def test_where_nothing_rests_on_it_the_places_that_change_are_shown(world: World) -> None:
    await final_published(world)
    final = (await state_of(world)).open_games()[0]
    await td(world, "/round result", game=final.id, winner=final.seats[0])
    asked = await td(world, "/round result", game=final.id, winner=final.seats[1])

    assert "No later game depends on it" in asked.text
    assert "place 2 → 1" in asked.text
    await press(world, asked, "Correct it")
    result = (await state_of(world)).find(final.id)[1].results[final.id]
    assert result.winning_seat == 1


async def test_the_prizes_that_others_would_win_are_shown(world: World) -> None:
    await final_published(world)
    plan = (await state_of(world)).settings.model_copy(
        update={"prizes": (Prize(place=1, text="A cup"), Prize(place=9, text="A book"))}
    )
    await do(world, ChangePlan(settings=plan))
    final = (await state_of(world)).open_games()[0]
    await td(world, "/round result", game=final.id, winner=final.seats[0])
    asked = await td(world, "/round result", game=final.id, winner=final.seats[1])
    first, second = [await name_of(world, who) for who in final.seats]
    assert "Prizes, as things stand:" in asked.text
    assert f"A cup: {first} → {second}" in asked.text
    assert "A book" not in asked.text


async def test_the_same_result_again_is_no_correction(world: World) -> None:
    await final_published(world)
    semi_final = (await state_of(world)).started[0].rounds[0].pairings.pairings[0]
    again = await td(world, "/round result", game=semi_final.id, winner=semi_final.seats[0])

    assert "is in" in again.text


def test_prizes_are_not_computed_from_the_standings_of_a_stage_before_the_last() -> None:
    prizes = (Prize(place=1, text="A cup"),)
    season = Season().create(settings=Settings(prizes=prizes)).sign_up(12)
    season.do(CloseRegistration())
    game = season.publish().games()[0]
    season.report(game, game.seats[0])
    before = context_of(season.loaded, season.engine)
    season.do(RecordResult(pairing=game.id, report=Report(winner=game.seats[1])))
    after = context_of(season.loaded, season.engine)
    assert places_changed(before, after)
    assert prizes_changed(before, after) == []
