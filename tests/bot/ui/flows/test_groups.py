"""A league or group in chat: one's own, its table and thread, and game by game the report, openings and leaving."""

from __future__ import annotations

from datetime import timedelta

from formats.core.model import Pairing
from formats.systems.group_rounds.freestyle import opening_of
from tests.bot.commands.desk import entrant_of, press, state_of, td
from tests.bot.leagues.cycle import entered, seen, started, thread
from tests.bot.world import LOBBY, World

PLAYERS = ("Ana", "Bo", "Cy", "Dee")
GROUP = "Round 1, Blue"
PIECES = "First blue piece, First red piece"


async def begun(world: World) -> Pairing:
    """A group of four; the game of Ana and Bo."""
    await world.tournament("format:group_rounds", players=PLAYERS)
    await td(world, "/td close")
    await td(world, "/round publish")
    two = {await entrant_of(world, "Ana"), await entrant_of(world, "Bo")}
    return next(game for game in (await state_of(world)).open_games() if set(game.seats) == two)


async def test_who_has_several_games_open_is_asked_which_is_over(world: World) -> None:
    await begun(world)
    ana = world.sandbox.person("Ana")
    offered = await ana.slash("/match report", channel=LOBBY)
    assert {button.label for button in offered.buttons} == {"Bo", "Cy", "Dee"}
    form = await offered.click("Cy")
    await form.submit({"Your score": "61", "Score of Cy": "50"})
    (report,) = (await state_of(world)).reports.values()
    assert report.report.scores in {(61, 50), (50, 61)}


async def test_the_card_offers_an_answer_for_every_game_in_which_one_is_due(world: World) -> None:
    game = await begun(world)
    a, b = [(await world.loaded()).people[seat].name for seat in game.seats]
    card = await world.sandbox.person(a).slash("/me next", channel=LOBBY)
    assert f"{b}: {PIECES}" in {button.label for button in card.buttons}
    assert "which is the first blue piece" in card.text
    other = await world.sandbox.person(b).slash("/me next", channel=LOBBY)
    assert f"{a}: {PIECES}" not in {button.label for button in other.buttons}


async def test_an_opening_is_told_in_the_thread_of_the_group(world: World) -> None:
    game = await begun(world)
    a, b = [world.sandbox.person((await world.loaded()).people[seat].name) for seat in game.seats]
    card = await a.slash("/me next", channel=LOBBY)
    form = await card.click(f"{b.name}: {PIECES}")
    await form.submit({"First blue piece": "W", "First red piece": "L"})
    await world.settled()
    asked = await b.wait_for("blue and red, beginning with W and L", channel=thread(world, GROUP))
    assert b.mention in asked.text
    await b.click("Blue and red", in_=asked)
    await world.settled()
    opening = opening_of((await state_of(world)).stage(), game)
    assert (opening.blue, opening.red, opening.colours) == ("W", "L", "blue and red")
    assert any("plays blue and red" in message.text for message in seen(world, GROUP))


async def test_a_director_tells_it_for_a_player_and_the_log_says_so(world: World) -> None:
    game = await begun(world)
    a = (await world.loaded()).people[game.seats[0]].name
    offered = await td(world, "/judge game-note", game=game.id)
    form = await offered.click(f"{a}: {PIECES}")
    await form.submit({"First blue piece": "W", "First red piece": "L"})
    await world.settled()
    assert any("Noted by a director" in message.text for message in seen(world, GROUP))
    audit = (await td(world, "/td audit")).text
    assert "**Omar**: " in audit
    assert f"{a}: W, L" in audit


async def test_leaving_is_previewed_with_all_it_changes(world: World) -> None:
    game = await begun(world)
    await td(world, "/round result", game=game.id, winner=game.seats[0], score="60:50")
    preview = await td(world, "/players withdraw", entrant=game.seats[0])
    assert "leaves during Round 1: 3 games become void" in preview.text
    assert (await state_of(world)).entrants[game.seats[0]].status == "active"
    await press(world, preview, preview.buttons[0].label)
    assert (await state_of(world)).entrants[game.seats[0]].status == "withdrawn"
    assert any("left during Round 1" in message.text for message in seen(world, GROUP))


async def final(world: World) -> Pairing:
    """The group has been played, Ana and Bo are in the final, and Ana has the choice of sides."""
    await begun(world)
    await entered(world, (await state_of(world)).open_games())
    await td(world, "/td advance")
    return next(game for game in (await state_of(world)).open_games() if game.label == "Final")


async def test_directors_see_whose_turn_it_is_until_when_and_remind_them(world: World) -> None:
    await final(world)
    due = int((world.clock.now() + timedelta(hours=48)).timestamp())
    shown = await td(world, "/round answer")
    assert f"Please choose by <t:{due}:F>" in shown.text
    assert "**Ana**: A (pieces) or B (colours) against **Bo**?" in shown.text
    await press(world, shown, "Remind them")
    reminder = world.director.sees(thread(world, "Final"))[-1]
    assert f"It's your choice until <t:{due}:F>" in reminder.text
    assert reminder.mentions == ["Ana"]
    assert world.sandbox.person("Ana").dms == world.sandbox.person("Bo").dms == []


async def test_whoever_has_chosen_on_the_card_is_asked_there_what_comes_next(world: World) -> None:
    await final(world)
    card = await world.sandbox.person("Ana").slash("/me next", channel=LOBBY)
    assert "Final: against **Bo**" in card.text
    assert "no time yet" not in card.text
    assert PIECES not in {button.label for button in card.buttons}
    after = await press(world, card, "A (pieces)")
    assert "Noted for" in after.text
    assert "which is the first blue piece" in after.text
    assert PIECES in {button.label for button in after.buttons}
    table = world.director.sees(thread(world, "Final"))[0]
    assert "**Under way**" in table.text
    assert "which is the first blue piece" in table.text


async def test_a_player_finds_the_own_league_and_its_thread(world: World) -> None:
    people = await started(world, 15)
    reply = await people[11].slash("/tournament standings", channel=LOBBY, what="league")
    assert f"<#{thread(world, 'League B1').id}>" in reply.text
    assert "P12" in reply.text
    other = await people[11].slash("/tournament standings", channel=LOBBY, league="A")
    assert "P01" in other.text
    shown = await people[11].autocomplete("/tournament standings", "league", "b", channel=LOBBY)
    assert [choice.value for choice in shown] == ["B1"]


async def test_who_plays_in_no_league_is_told_so(world: World) -> None:
    await started(world, 5)
    (guest,) = await world.players("Zoe")
    assert "not" in (await guest.slash("/tournament standings", channel=LOBBY, what="league")).text
    reply = await world.director.slash("/tournament standings", channel=LOBBY, league="Z9")
    assert "no such league" in reply.text
