import asyncio
from datetime import timedelta

import pytest

from formats.core.results import Result
from tests.bot.commands.desk import td
from tests.bot.commands.rounds import Board, fixed, start, state_of
from tests.bot.world import LOBBY, World


async def played(world: World) -> Board:
    """The game of the first board has begun."""
    game = await fixed(world)
    await world.jump_to(await start(world, game.id) + timedelta(hours=2))
    return game


async def result(world: World, pairing: str) -> Result | None:
    return (await state_of(world)).find(pairing)[1].results.get(pairing)


async def test_a_report_by_buttons_waits_and_the_opponent_confirms_it(world: World) -> None:
    game = await played(world)
    question = await game.first.slash("/match report", channel=LOBBY)
    assert [item.label for item in question.buttons] == ["I won", f"{game.second.name} won"]
    saved = await question.click("I won")
    assert saved.message == question.message
    assert [item.label for item in saved.buttons] == ["Take back"]
    assert await result(world, game.id) is None

    await world.settled()
    confirmed = await game.second.click("Confirm", in_="dm")
    found = await result(world, game.id)
    assert found is not None
    assert found.half_points == (2, 0)
    assert "Settled" in confirmed.text
    await world.settled()
    assert game.first.reads("1–0", LOBBY)


async def test_a_report_names_when_silence_confirms_and_does(world: World) -> None:
    game = await played(world)
    reply = await game.second.slash("/match report", channel=LOBBY, winner=game.seats[0])
    due = world.clock.now() + timedelta(hours=24)
    assert f"<t:{int(due.timestamp())}:R>" in reply.text
    await world.jump_to(due - timedelta(minutes=1))
    assert await result(world, game.id) is None
    await world.jump_to(due)
    found = await result(world, game.id)
    assert found is not None
    assert found.half_points == (2, 0)


async def test_the_winner_is_a_choice_between_the_two(world: World) -> None:
    game = await played(world)
    offered = await game.second.autocomplete("/match report", "winner", "", channel=LOBBY)
    assert [(item.name, item.value) for item in offered] == [
        ("I won", game.seats[1]),
        (f"{game.first.name} won", game.seats[0]),
    ]


async def test_the_open_game_is_offered_by_its_players(world: World) -> None:
    game = await played(world)
    (offered,) = await game.first.autocomplete("/match report", "game", game.second.name[:2], channel=LOBBY)
    assert offered.value == game.id
    assert game.first.name in offered.name


async def test_both_report_the_same_at_the_same_moment(world: World) -> None:
    game = await played(world)
    await asyncio.gather(
        game.first.slash("/match report", channel=LOBBY, winner=game.seats[0]),
        game.second.slash("/match report", channel=LOBBY, winner=game.seats[0]),
    )
    found = await result(world, game.id)
    assert found is not None
    assert found.half_points == (2, 0)


async def test_two_different_results_are_a_dispute_that_a_director_hears_of(world: World) -> None:
    game = await played(world)
    replies = await asyncio.gather(
        game.first.slash("/match report", channel=LOBBY, winner=game.seats[0]),
        game.second.slash("/match report", channel=LOBBY, winner=game.seats[1]),
    )
    report = (await state_of(world)).reports[game.id]
    assert report.disputed_by is not None
    assert await result(world, game.id) is None
    assert any("Accept their version" in [item.label for item in reply.buttons] for reply in replies)
    await world.settled()
    assert any(game.first.name in seen.text and seen.find_button("Enter result") for seen in world.director.dms)


async def test_whoever_gives_in_ends_the_dispute(world: World) -> None:
    game = await played(world)
    await game.first.slash("/match report", channel=LOBBY, winner=game.seats[0])
    reply = await game.second.slash("/match report", channel=LOBBY, winner=game.seats[1])
    await reply.click("Accept their version")
    found = await result(world, game.id)
    assert found is not None
    assert found.half_points == (2, 0)


async def test_a_dispute_carries_the_players_words_to_the_director(world: World) -> None:
    game = await played(world)
    await game.first.slash("/match report", channel=LOBBY, winner=game.seats[0])
    await world.settled()
    form = await game.second.click("Dispute", in_="dm")
    assert form.kind == "form"
    reply = await form.submit({"What happened?": "We **agreed** on a replay"})
    assert "director" in reply.text
    assert (await state_of(world)).reports[game.id].text == "We **agreed** on a replay"
    await world.settled()
    assert world.director.reads(r"We \*\*agreed\*\* on a replay", "dm")


async def test_a_form_opened_before_a_restart_is_still_taken(world: World) -> None:
    game = await played(world)
    await game.first.slash("/match report", channel=LOBBY, winner=game.seats[0])
    form = await (await game.second.slash("/match report", channel=LOBBY)).click("Dispute")
    await world.restart_bot()
    reply = await form.submit({"What happened?": "The server was down"})
    assert reply.kind == "message"
    assert (await state_of(world)).reports[game.id].text == "The server was down"


async def test_buttons_live_across_a_restart(world: World) -> None:
    game = await played(world)
    question = await game.first.slash("/match report", channel=LOBBY)
    await world.restart_bot()
    saved = await question.click("I won")
    await world.restart_bot()
    again = await saved.click("Take back")
    assert [item.label for item in again.buttons] == ["Report"]
    assert game.id not in (await state_of(world)).reports


async def test_a_report_taken_back_asks_the_opponent_nothing_any_more(world: World) -> None:
    game = await played(world)
    saved = await game.first.slash("/match report", channel=LOBBY, winner=game.seats[0])
    await world.settled()
    (question,) = [seen for seen in game.second.dms if seen.find_button("Confirm")]
    await saved.click("Take back")
    await world.settled()
    assert question.buttons == []
    question_again = await saved.click("Report")
    await question_again.click(f"{game.second.name} won")
    assert (await state_of(world)).reports[game.id].report.winner == game.seats[1]


async def test_a_double_click_reports_once_and_is_answered_twice_alike(world: World) -> None:
    game = await played(world)
    question = await game.first.slash("/match report", channel=LOBBY)
    version = (await state_of(world)).version
    await asyncio.gather(question.click("I won"), question.click("I won"))
    assert (await state_of(world)).version == version + 1
    assert [item.label for item in question.buttons] == ["Take back"]
    await world.settled()
    assert len([seen for seen in game.second.dms if seen.find_button("Confirm")]) == 1


async def test_a_double_click_on_confirm_is_no_error(world: World) -> None:
    game = await played(world)
    await game.first.slash("/match report", channel=LOBBY, winner=game.seats[0])
    await world.settled()
    (question,) = [seen for seen in game.second.dms if seen.find_button("Confirm")]
    replies = await asyncio.gather(question.click("Confirm"), question.click("Confirm"))
    assert all("Settled" in reply.text for reply in replies)


async def test_saying_it_again_says_nothing_new(world: World) -> None:
    game = await played(world)
    await game.first.slash("/match report", channel=LOBBY, winner=game.seats[0])
    version = (await state_of(world)).version
    reply = await game.first.slash("/match report", channel=LOBBY, winner=game.seats[0])
    assert (await state_of(world)).version == version
    assert [item.label for item in reply.buttons] == ["Take back"]


async def test_one_cannot_confirm_ones_own_report(world: World) -> None:
    game = await played(world)
    await game.first.slash("/match report", channel=LOBBY, winner=game.seats[0])
    reply = await game.first.slash("/match confirm", channel=LOBBY)
    assert reply.ephemeral
    assert "your own side's report" in reply.text
    assert await result(world, game.id) is None


async def test_a_tie_is_refused_where_there_are_none(world: World) -> None:
    game = await played(world)
    reply = await game.first.slash("/match report", channel=LOBBY, winner="tie")
    assert "no ties" in reply.text
    assert game.id not in (await state_of(world)).reports


async def test_whoever_plays_no_game_gets_one_sentence(world: World) -> None:
    await world.tournament()
    (guest,) = await world.players("Zoe")
    for command in ("report", "confirm", "here", "claim-forfeit"):
        reply = await guest.slash(f"/match {command}", channel=LOBBY)
        assert reply.ephemeral, command
        assert "You're not in" in reply.text, command
        assert "\n" not in reply.text, command


async def test_somebody_elses_game_is_not_theirs_to_report(world: World) -> None:
    game = await played(world)
    outsider = next(
        world.sandbox.person(person.name)
        for entrant, person in (await world.loaded()).people.items()
        if entrant not in game.seats
    )
    reply = await outsider.slash("/match report", channel=LOBBY, game=game.id, winner=game.seats[0])
    assert "Only the players of a game" in reply.text
    assert game.id not in (await state_of(world)).reports


async def test_a_score_is_typed_with_ones_own_first_and_says_who_won(world: World) -> None:
    game = await played(world)
    await game.second.slash("/match report", channel=LOBBY, score="20:31")
    report = (await state_of(world)).reports[game.id].report
    assert (report.winner, report.scores) == (game.seats[0], (31, 20))
    await (await game.second.slash("/match report", channel=LOBBY)).click("Take back")
    refused = await game.second.slash("/match report", channel=LOBBY, score="lots")
    assert "“lots” is not a score" in refused.text
    assert game.id not in (await state_of(world)).reports


@pytest.mark.parametrize("typed", ["own name", "me", "mention", "seat", "label"])
async def test_the_winner_is_understood_however_they_are_typed(world: World, typed: str) -> None:
    game = await played(world)
    winners = {
        "own name": game.first.name.lower(),
        "me": "me",
        "mention": game.first.mention,
        "seat": "1",
        "label": "I won",
    }
    reply = await game.first.slash("/match report", channel=LOBBY, winner=winners[typed])
    assert "Take back" in [item.label for item in reply.buttons]
    assert (await state_of(world)).reports[game.id].report.winner == game.seats[0]


async def test_a_name_of_somebody_else_is_asked_about(world: World) -> None:
    game = await played(world)
    reply = await game.first.slash("/match report", channel=LOBBY, winner="Quentin")
    assert game.first.name in reply.text
    assert game.second.name in reply.text
    assert game.id not in (await state_of(world)).reports


async def test_what_is_reported_against_a_guest_counts_at_once(world: World) -> None:
    await world.tournament("format:single_elimination", players=("Ana",))
    await td(world, "/players add", guest="Gus")
    await td(world, "/td close")
    await td(world, "/round publish")
    game = (await state_of(world)).open_games()[0]
    reported = await world.sandbox.person("Ana").slash("/match report", channel=LOBBY, winner="me")
    assert "Settled" in reported.text
    found = await result(world, game.id)
    assert found is not None
    assert found.half_points == ((2, 0) if game.seats[0] == "e1" else (0, 2))
