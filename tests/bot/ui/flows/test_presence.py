import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.sandbox.people import Person
from bot.service.orders import CommandId, Order
from bot.service.personal_links import new_links
from formats.core.commands import Command, MakeRuling, MoveGame, PublishRound
from formats.core.model import Pairing
from formats.toolkit.requirements import answer_of
from tests.bot.commands.rounds import begun, fixed, start, state_of
from tests.bot.world import LOBBY, World

MINUTE = timedelta(minutes=1)


async def present(world: World, pairing: str) -> set[str]:
    return {note.by or "" for note in (await state_of(world)).notes.get(pairing, ()) if note.note == "here"}


async def test_both_check_in_in_a_direct_message_or_on_their_card(world: World) -> None:
    game = await begun(world)
    first = await game.first.click("I'm here", in_="dm")
    assert first.ephemeral
    assert f"**{game.second.name}** isn't here yet" in first.text
    assert [item.label for item in first.buttons] == ["Give more time", "Report"]
    await world.settled()
    round_card = next(seen for seen in reversed(game.second.sees(LOBBY)) if f"here: **{game.first.name}**" in seen.text)
    second = await (await round_card.click("My game")).click("I'm here")
    assert "both here" in second.text
    assert [item.label for item in second.buttons] == ["Report"]
    assert await present(world, game.id) == set(game.seats)


async def test_the_window_opens_fifteen_minutes_before_the_start(world: World) -> None:
    game = await fixed(world)
    at = await start(world, game.id)
    await world.jump_to(at - 16 * MINUTE)
    early = await game.first.slash("/match here", channel=LOBBY)
    assert f"<t:{int((at - 15 * MINUTE).timestamp())}" in early.text
    assert await present(world, game.id) == set()
    await world.jump_to(at - 15 * MINUTE)
    await game.first.slash("/match here", channel=LOBBY)
    assert await present(world, game.id) == {game.seats[0]}


async def test_checking_in_twice_is_one_presence(world: World) -> None:
    game = await begun(world)
    button = next(seen for seen in reversed(game.first.dms) if seen.find_button("I'm here"))
    replies = await asyncio.gather(button.click("I'm here"), button.click("I'm here"))
    assert all("checked in" in reply.text for reply in replies)
    notes = (await state_of(world)).notes[game.id]
    assert [note.by for note in notes] == [game.seats[0]]


async def test_only_the_player_present_claims_and_only_after_fifteen_minutes(world: World) -> None:
    game = await begun(world)
    at = await start(world, game.id)
    absent = await game.first.slash("/match claim-forfeit", channel=LOBBY)
    assert "Check in first" in absent.text
    await game.first.slash("/match here", channel=LOBBY)
    await world.jump_to(at + 14 * MINUTE)
    early = await game.first.slash("/match claim-forfeit", channel=LOBBY)
    assert f"<t:{int((at + 15 * MINUTE).timestamp())}" in early.text

    await world.jump_to(at + 15 * MINUTE)
    warning = await game.first.slash("/match claim-forfeit", channel=LOBBY)
    assert f"takes **{game.second.name}** out" in warning.text
    assert (await state_of(world)).entrants[game.seats[1]].status == "active"
    await warning.click("Claim the game")
    state = await state_of(world)
    result = state.find(game.id)[1].results[game.id]
    assert (result.how, result.absent) == ("forfeit", (game.seats[1],))
    assert state.entrants[game.seats[1]].status == "removed"
    await world.settled()
    assert game.first.reads(f"**{game.second.name}** is out of the tournament", LOBBY)


async def test_a_patient_player_gives_more_time_and_claims_after_it(world: World) -> None:
    game = await begun(world)
    at = await start(world, game.id)
    await game.first.slash("/match here", channel=LOBBY)
    await world.jump_to(at + 20 * MINUTE)
    question = await game.first.slash("/schedule more-time", channel=LOBBY)
    await question.click("10 minutes")
    until = at + 30 * MINUTE
    early = await game.first.slash("/match claim-forfeit", channel=LOBBY)
    assert f"<t:{int(until.timestamp())}:R>" in early.text
    await world.settled()
    assert f"<t:{int(until.timestamp())}:t>" in game.second.dms[-1].text
    await game.second.click("I'm here", in_="dm")
    assert await present(world, game.id) == set(game.seats)


async def test_whoever_waits_longer_is_told_the_later_time_when_checking_in_again(world: World) -> None:
    game = await begun(world)
    until = await start(world, game.id) + 75 * MINUTE
    await game.first.slash("/match here", channel=LOBBY)
    await game.first.slash("/schedule more-time", channel=LOBBY, minutes=60)
    again = await game.first.slash("/match here", channel=LOBBY)

    assert f"you can claim the game from <t:{int(until.timestamp())}:t> on" in again.text
    await world.jump_to(until - MINUTE)
    early = await game.first.slash("/match claim-forfeit", channel=LOBBY)
    assert f"<t:{int(until.timestamp())}" in early.text


async def test_a_player_who_checks_in_too_late_to_claim_is_not_promised_a_claim(world: World) -> None:
    game = await begun(world)
    await world.jump_to(await start(world, game.id) + 46 * MINUTE)
    late = await game.first.slash("/match here", channel=LOBBY)
    assert "too late to claim the game" in late.text
    assert "a director decides" in late.text
    assert "can claim" not in late.text
    assert [item.label for item in late.buttons] == ["Give more time", "Report"]
    refused = await game.first.slash("/match claim-forfeit", channel=LOBBY)
    assert "too late to claim" in refused.text


async def test_minutes_can_be_named(world: World) -> None:
    game = await begun(world)
    await game.first.slash("/match here", channel=LOBBY)
    await game.first.slash("/schedule more-time", channel=LOBBY, minutes=45)
    granted = (await state_of(world)).notes[game.id][-1]
    assert granted.until == await start(world, game.id) + 60 * MINUTE


async def test_whoever_is_out_after_a_forfeit_appeals_by_form_and_only_once(world: World) -> None:
    game = await begun(world)
    await game.first.slash("/match here", channel=LOBBY)
    await world.jump_to(await start(world, game.id) + 15 * MINUTE)
    warning = await game.first.click("Claim forfeit", in_="dm")
    await warning.click("Claim the game")
    await world.settled()
    form = await game.second.click("Appeal", in_=LOBBY)
    reply = await form.submit({"What was beyond your control?": "Storm"})
    assert "with the directors" in reply.text
    assert (await state_of(world)).rulings[-1].text == "Storm"
    await world.settled()
    assert world.director.dms[-1].find_button("Accept") is not None
    again = await game.second.click("Appeal", in_=LOBBY)
    assert "no appeal to make" in again.text
    by_the_winner = await game.first.click("Appeal", in_=LOBBY)
    assert by_the_winner.kind == "message"
    assert "no appeal to make" in by_the_winner.text


async def by_director(world: World, command: Command) -> None:
    loaded = await world.loaded()
    order = Order.of(
        command, actor=loaded.staff_ids("director")[0], command_id=CommandId(f"test{loaded.state.version}")
    )
    await world.herald.service.carry_out(loaded.id, order)


async def required(world: World, entrant: str, text: str) -> None:
    await by_director(world, MakeRuling(topic="requirement", entrant=entrant, text=text))
    await world.settled()


async def test_a_player_complies_with_a_requirement(world: World) -> None:
    game = await fixed(world)
    await required(world, game.seats[0], "Web-cam on")
    await game.first.click("I will comply", in_="dm")
    assert answer_of(await state_of(world), game.seats[0]) is True
    await world.settled()
    assert f"**{game.first.name}** will comply" in world.director.dms[-1].text


async def test_refusing_warns_first_and_then_asks_the_director_to_rule(world: World) -> None:
    game = await fixed(world)
    await required(world, game.seats[0], "Web-cam on")
    warning = await game.first.click("I refuse", in_="dm")
    assert "loses the game by forfeit" in warning.text
    assert answer_of(await state_of(world), game.seats[0]) is None
    await warning.click("I refuse, and know what it costs")
    assert answer_of(await state_of(world), game.seats[0]) is False
    await world.settled()
    told = world.director.dms[-1]
    assert "Web-cam on" in told.text
    assert told.find_button("Enter result") is not None


async def test_a_requirement_is_answered_on_the_card_of_the_next_game_too(world: World) -> None:
    game = await fixed(world)
    await required(world, game.seats[0], "Web-cam on")
    card = await game.first.slash("/me next", channel=LOBBY)
    assert "Web-cam on" in card.text
    await card.click("I will comply")
    card = await game.first.slash("/me next", channel=LOBBY)
    assert card.message.find_button("I will comply") is None


async def test_nothing_required_nothing_to_answer(world: World) -> None:
    game = await fixed(world)
    await required(world, game.seats[0], "Web-cam on")
    undone = await world.director.slash("/td undo", channel=LOBBY)
    await undone.click(undone.buttons[0].label)
    reply = await game.first.click("I will comply", in_="dm")
    assert "You don't have to do anything" in reply.text


@pytest.mark.slow
async def test_sixty_four_players_check_in_at_once(world: World) -> None:
    await world.tournament("format:round_robin")
    people = await world.players(*(f"Player {number}" for number in range(1, 65)))
    entered = await asyncio.gather(*(person.slash("/join", channel=LOBBY) for person in people))
    assert all("is in" in reply.text for reply in entered)
    await world.director.slash("/td close", channel=LOBBY)
    await by_director(world, PublishRound(stage=0, round_number=1))
    at = world.clock.now() + timedelta(hours=1)
    for game in (await state_of(world)).open_games():
        await by_director(world, MoveGame(pairing=game.id, at=at, text="All at once"))
    await world.jump_to(at - 5 * MINUTE)

    replies = await asyncio.gather(*(person.slash("/match here", channel=LOBBY) for person in people))
    assert all("checked in" in reply.text or "both here" in reply.text for reply in replies)
    notes = (await state_of(world)).notes
    assert sorted(note.by or "" for game in notes.values() for note in game) == sorted((await world.loaded()).people)


async def test_a_director_checks_in_whoever_is_there(world: World) -> None:
    game = await begun(world)
    done = await world.director.slash("/match here", channel=LOBBY, player=game.first.name)
    assert f"**{game.first.name}** is checked in for the game with **{game.second.name}**." in done.text
    assert await present(world, game.id) == {game.seats[0]}
    named = await world.director.slash("/match here", channel=LOBBY, player=game.second.name, game=game.id)
    assert f"**{game.second.name}** is checked in" in named.text
    assert await present(world, game.id) == set(game.seats)


async def test_nobody_else_checks_in_another_player(world: World) -> None:
    game = await begun(world)
    refused = await game.first.slash("/match here", channel=LOBBY, player=game.second.name)
    assert "director" in refused.text
    assert await present(world, game.id) == set()
    without = await world.director.slash("/match here", channel=LOBBY)
    assert "not in" in without.text
    assert await present(world, game.id) == set()


async def guest_game(world: World, **options: Any) -> tuple[Person, Pairing, str]:
    """Ana and the guest Gus play in five minutes; her, the game and his entrant."""
    await world.tournament("format:single_elimination", players=("Ana",))
    await world.director.slash("/players add", channel=LOBBY, guest="Gus", **options)
    await world.director.slash("/td close", channel=LOBBY)
    await world.director.slash("/round publish", channel=LOBBY)
    await world.settled()
    loaded = await world.loaded()
    (game,) = loaded.state.open_games()
    moved = MoveGame(pairing=game.id, at=world.clock.now() + 5 * MINUTE, text="tonight")
    await world.herald.service.carry_out(
        loaded.id, Order.of(moved, actor=loaded.staff_ids("director")[0], command_id=CommandId("move"))
    )
    guest = next(seat for seat in game.seats if loaded.people[seat].name == "Gus")
    return world.sandbox.person("Ana"), game, guest


async def test_a_voice_checks_in_for_the_guests_game(world: World) -> None:
    (vera,) = await world.players("Vera")
    _, game, guest = await guest_game(world, member=vera)
    here = await vera.slash("/match here", channel=LOBBY)
    assert "**Ana** isn't here yet" in here.text
    assert await present(world, game.id) == {guest}


async def test_a_guest_who_cannot_check_in_is_no_no_show_until_a_director_says_so(world: World) -> None:
    ana, game, guest = await guest_game(world)
    here = await ana.slash("/match here", channel=LOBBY)
    assert "a director decides" in here.text
    assert "claim" not in here.text
    await world.jump(21 * MINUTE)
    refused = await ana.slash("/match claim-forfeit", channel=LOBBY)
    assert "A director decides" in refused.text
    assert world.director.reads("hasn't come to the game", "dm")
    assert not ana.reads("You can claim the game", "dm")
    assert game in (await state_of(world)).open_games()
    await world.director.slash("/round result", channel=LOBBY, game=game.id, winner=guest)
    assert (await state_of(world)).find(game.id)[1].results[game.id].how == "played"


async def test_a_guest_with_a_link_checks_in_by_it_and_can_lose_by_a_claim(world: World) -> None:
    ana, game, guest = await guest_game(world)
    links, _ = new_links(await world.loaded(), [guest], world.clock.now())
    await world.database.personal_links.put(links)
    here = await ana.slash("/match here", channel=LOBBY)
    assert "you can claim the game from" in here.text
    await world.jump(21 * MINUTE)
    await (await ana.slash("/match claim-forfeit", channel=LOBBY)).click("Claim the game")
    assert (await state_of(world)).find(game.id)[1].results[game.id].how == "forfeit"
