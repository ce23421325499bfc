"""Results before a game was to begin: the question, who makes them count, and what silence does not do."""

from __future__ import annotations

from datetime import timedelta

from formats.core.results import Result
from tests.bot.commands.desk import FOUR, coordinator, press, td
from tests.bot.commands.rounds import FIXED, Board, board, fixed, paired, start, state_of
from tests.bot.world import LOBBY, World

QUESTION, YES = "Has it been played already?", "That is right"
DAY = timedelta(days=1)


async def result(world: World, pairing: str) -> Result | None:
    return (await state_of(world)).find(pairing)[1].results.get(pairing)


async def reported(world: World, game: Board) -> None:
    """The first player says to have won, and that the game has been played."""
    asked = await game.first.slash("/match report", channel=LOBBY, winner="me")
    await press(world, asked, YES)


async def test_a_report_right_after_the_pairing_counts_with_the_opponents_yes_only(world: World) -> None:
    game = await paired(world, FOUR)
    asked = await game.first.slash("/match report", channel=LOBBY, winner="me")
    assert QUESTION in asked.text
    assert (await state_of(world)).reports == {}
    saved = await press(world, asked, YES)
    assert f"counts only once {game.second.name} confirms it" in saved.text.replace("*", "")
    assert world.director.reads("was reported before its time", "dm")
    for _ in range(9):  # past the start and a day more
        await world.jump(DAY)
        assert await result(world, game.id) is None

    assert (await game.second.click("Confirm", in_="dm")).text
    await world.settled()
    found = await result(world, game.id)
    assert found is not None
    assert found.half_points == (2, 0)
    assert world.director.reads("Decided: **1–0**", "dm")


async def test_the_buttons_ask_as_well_and_nothing_is_noted_without_an_answer(world: World) -> None:
    game = await fixed(world)
    question = await game.first.slash("/match report", channel=LOBBY)
    asked = await question.click("I won")
    assert QUESTION in asked.text
    await world.jump(10 * DAY)
    assert (await state_of(world)).reports == {}


async def test_the_question_is_answered_after_a_restart(world: World) -> None:
    game = await fixed(world)
    asked = await game.first.slash("/match report", channel=LOBBY, winner="me")
    await world.restart_bot()
    await press(world, asked, YES)
    assert (await state_of(world)).reports[game.id].before_start


async def test_a_question_answered_after_the_start_is_an_ordinary_report(world: World) -> None:
    game = await fixed(world)
    asked = await game.first.slash("/match report", channel=LOBBY, winner="me")
    await world.jump_to(await start(world, game.id))
    await press(world, asked, YES)
    assert not (await state_of(world)).reports[game.id].before_start


async def test_the_same_report_after_the_start_asks_nothing_and_counts_by_silence(world: World) -> None:
    game = await fixed(world)
    await reported(world, game)
    await world.jump_to(await start(world, game.id) + timedelta(hours=1))
    saved = await game.first.slash("/match report", channel=LOBBY, winner="me")
    assert "otherwise it counts" in saved.text
    await world.jump(DAY)
    assert await result(world, game.id) is not None


async def test_both_report_the_same_before_the_start_and_it_counts(world: World) -> None:
    game = await fixed(world)
    await reported(world, game)
    asked = await game.second.slash("/match report", channel=LOBBY, winner=game.seats[0])
    settled = await press(world, asked, YES)
    assert "Settled" in settled.text


async def test_a_report_before_the_start_keeps_the_check_in_button(world: World) -> None:
    game = await fixed(world)
    await reported(world, game)
    await world.jump_to(await start(world, game.id) - timedelta(minutes=5))
    card = await game.second.slash("/me next", channel=LOBBY)
    assert {"I'm here", "Confirm"} <= {item.label for item in card.buttons}


async def test_results_in_bulk_before_the_start_are_a_question_to_the_director(world: World) -> None:
    game = await fixed(world)
    shown = await td(world, "/round results", file=("results.txt", b"1 1-0\n"))
    assert QUESTION in shown.text
    assert await result(world, game.id) is None
    await press(world, shown, "Enter all")
    assert await result(world, game.id) is not None


async def test_a_director_decides_about_a_single_game_before_the_start_without_a_question(world: World) -> None:
    game = await fixed(world)
    await reported(world, game)
    entered = await td(world, "/round result", game=game.id, winner=game.seats[0])
    assert "is in" in entered.text
    assert await result(world, game.id) is not None


async def test_what_cannot_be_is_refused_before_the_question(world: World) -> None:
    game = await fixed(world)
    refused = await game.first.slash("/match report", channel=LOBBY, winner="tie")
    assert "no ties" in refused.text


async def test_a_coordinator_enters_no_result_before_the_start(world: World) -> None:
    game = await fixed(world)
    cora = await coordinator(world)
    refused = await td(world, "/round results", by=cora, file=("results.txt", b"1 1-0\n"))
    assert "Only directors" in refused.text
    await world.jump_to(await start(world, game.id))
    shown = await td(world, "/round results", by=cora, file=("results.txt", b"1 1-0\n"))
    assert QUESTION not in shown.text
    await press(world, shown, "Enter all")
    assert await result(world, game.id) is not None


async def test_what_is_reported_against_a_guest_before_the_start_waits_for_a_director(world: World) -> None:
    await world.tournament(players=FOUR[:3])
    await td(world, "/players add", guest="Gus")
    await td(world, "/td close")
    await td(world, "/round publish")
    people = (await world.loaded()).people
    games = (await state_of(world)).open_games()
    game = next(game for game in games if any(not people[seat].discord_id for seat in game.seats))
    mine = next(seat for seat in game.seats if people[seat].discord_id)
    me = world.sandbox.person(people[mine].name)
    asked = await me.slash("/match report", channel=LOBBY, winner="me")
    await press(world, asked, YES)
    assert await result(world, game.id) is None
    assert world.director.reads("was reported before its time", "dm")
    await world.jump_to(FIXED)
    await world.jump_to(await start(world, game.id))
    again = await me.slash("/match report", channel=LOBBY, winner="me")
    assert "Settled" in again.text


async def test_a_game_without_a_time_is_reported_without_a_question(world: World) -> None:
    await world.tournament("format:single_elimination", players=FOUR)
    await td(world, "/td close")
    await td(world, "/round publish")
    game = await board(world)
    saved = await game.first.slash("/match report", channel=LOBBY, winner="me")
    assert QUESTION not in saved.text
    await world.jump(DAY)
    assert await result(world, game.id) is not None


async def test_after_a_game_was_moved_only_its_new_start_ends_the_question(world: World) -> None:
    game = await fixed(world)
    at = await start(world, game.id)
    moved = await td(world, "/judge time", game=game.id, when=f"<t:{(at + 2 * DAY).timestamp():.0f}>", reason="Travel")
    await press(world, moved, "Set this time")
    await world.jump_to(at + timedelta(hours=2))
    await reported(world, game)
    assert (await state_of(world)).reports[game.id].before_start
    await world.jump_to(at + DAY + timedelta(hours=3))  # a day after the report
    assert await result(world, game.id) is None
    await world.jump_to(at + 2 * DAY + timedelta(minutes=5))
    again = await game.first.slash("/match report", channel=LOBBY, winner="me")
    assert QUESTION not in again.text
