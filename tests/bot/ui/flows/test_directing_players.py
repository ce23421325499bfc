"""Directors enter, change, replace, withdraw and bring back players."""

from __future__ import annotations

from formats.core.events import RoundAmended
from formats.core.state_slices.fees import Fees
from tests.bot.commands.desk import (
    FOUR,
    entrant_of,
    first_game,
    lobby,
    name_of,
    playing_with_a_bye,
    press,
    started,
    state_of,
    td,
)
from tests.bot.starting_points import from_starting_point
from tests.bot.world import LOBBY, World

SWISS = "format:score_group_swiss"


async def test_guests_and_members_are_added_with_their_data(world: World) -> None:
    await world.tournament()
    eve = await world.server.join("Eve")
    await td(world, "/players add", guest="Gus", rating=1532.5, uncertainty=40, games=12)
    await td(world, "/players add", member=eve)
    state = await state_of(world)
    assert [entrant.data.rating for entrant in state.entrants.values()] == [1532.5, None]
    assert state.entrants["e1"].data.attributes == {"uncertainty": 40.0, "games": 12}
    assert await name_of(world, "e2") == "Eve"


async def test_adding_needs_one_person(world: World) -> None:
    await world.tournament()
    eve = await world.server.join("Eve")
    assert "Say who" in (await td(world, "/players add")).text
    await td(world, "/players add", member=eve)
    assert "is already in" in (await td(world, "/players add", member=eve)).text
    assert len((await state_of(world)).entrants) == 1


async def test_nobody_is_added_once_play_has_begun(world: World) -> None:
    await started(world)
    people = len(await world.database.people.many([f"p{number}" for number in range(30)]))
    assert "Too late, it has started" in (await td(world, "/players add", guest="Late")).text
    assert len(await world.database.people.many([f"p{number}" for number in range(30)])) == people


async def test_a_director_may_not_be_entered(world: World) -> None:
    await world.tournament()
    assert "may not play" in (await td(world, "/players add", member=world.director)).text


async def test_a_rating_is_set_until_play_begins(world: World) -> None:
    await world.tournament(players=FOUR)
    assert "1700" in (await td(world, "/players rating", entrant="bo", rating=1700)).text
    assert (await state_of(world)).entrant(await entrant_of(world, "Bo")).data.rating == 1700
    await td(world, "/td close")
    await td(world, "/round publish")
    assert "fixed" in (await td(world, "/players rating", entrant="bo", rating=1800)).text


async def test_a_withdrawal_before_play_shows_who_moves_up(world: World) -> None:
    await world.tournament()
    await td(world, "/td options", capacity=2)
    for name in ("Ana", "Bo", "Cy"):
        await td(world, "/players add", guest=name)
    asked = await td(world, "/players withdraw", entrant="Ana", reason="Asked by mail")
    assert "Cy" in asked.text
    assert [button.label for button in asked.buttons] == ["Take them out"]
    await press(world, asked, "Take them out")
    state = await state_of(world)
    assert [entrant.status for entrant in state.entrants.values()] == ["withdrawn", "active", "active"]


async def in_the_first_of_two_rounds(world: World) -> None:
    """Let five guests be in the first round of a Swiss of two."""

    async def played() -> None:
        await world.tournament(SWISS)
        for name in (*FOUR, "Eve"):
            await td(world, "/players add", guest=name)
        await two_rounds(world)
        await td(world, "/td close")
        await td(world, "/round publish")

    await from_starting_point(world, ("five guests in a Swiss",), played)


async def test_a_withdrawal_in_a_round_offers_to_repair_it(world: World) -> None:
    await in_the_first_of_two_rounds(world)
    state = await state_of(world)
    assert state.current_round is not None
    seated = state.open_games()[0].seats[0]
    asked = await td(world, "/players withdraw", entrant=seated)
    labels = [button.label for button in asked.buttons]
    assert labels == ["Walkover for the opponent", "Repair the round", "Pair the round again"]
    await press(world, asked, "Repair the round")
    events = [record.event for record in (await world.loaded()).records]
    assert any(isinstance(event, RoundAmended) for event in events)
    after = (await state_of(world)).current_round
    assert after is not None
    assert seated not in after.pairings.members()


async def test_a_round_of_which_nothing_is_played_is_paired_again_without_who_leaves(world: World) -> None:
    await in_the_first_of_two_rounds(world)
    before = (await state_of(world)).current_round
    assert before is not None
    seated = before.pairings.pairings[0].seats[0]
    asked = await td(world, "/players withdraw", entrant=seated)
    assert "Nothing of the round has been played yet" in asked.text
    await press(world, asked, "Pair the round again")
    state = await state_of(world)
    assert state.entrants[seated].status == "withdrawn"
    assert state.timetable_running
    after = state.current_round
    assert after is not None
    assert after.number == before.number == 1
    assert seated not in after.pairings.members()
    assert after.pairings.byes == ()
    assert len(after.pairings.pairings) == 2


async def test_a_round_with_a_report_is_not_paired_again(world: World) -> None:
    await in_the_first_of_two_rounds(world)
    game, other = (await state_of(world)).open_games()
    asked = await td(world, "/players withdraw", entrant=game.seats[0])
    await td(world, "/round result", game=other.id, winner=other.seats[0])
    refused = await press(world, asked, "Pair the round again")
    assert "again" not in [button.label for button in refused.buttons]
    assert (await state_of(world)).entrants[game.seats[0]].status == "active"
    again = await td(world, "/players withdraw", entrant=game.seats[0])
    assert "Pair the round again" not in [button.label for button in again.buttons]


async def two_rounds(world: World) -> None:
    """The table of rounds gives a field of five none."""
    menu = await td(world, "/td options")
    who_may_meet = next(place for place, button in enumerate(menu.buttons) if "Who may meet" in button.label)
    form = await menu.click(menu.buttons[who_may_meet - 2].label)
    await form.submit({"Rounds": "2"})


async def test_a_walkover_settles_the_open_game(world: World) -> None:
    await started(world)
    game = await first_game(world)
    asked = await td(world, "/players withdraw", entrant=game.seats[0])
    await press(world, asked, asked.buttons[0].label)
    state = await state_of(world)
    assert game.id in state.find(game.id)[1].results
    assert state.entrant(game.seats[0]).status == "withdrawn"


async def test_a_withdrawal_confirmed_twice_happens_once(world: World) -> None:
    await started(world)
    asked = await td(world, "/players withdraw", entrant="Ana")
    await press(world, asked, asked.buttons[0].label)
    assert "has withdrawn" in (await td(world, "/players withdraw", entrant="Ana")).text


async def test_a_disqualification_is_shown_confirmed_and_told(world: World) -> None:
    await started(world)
    asked = await td(world, "/players disqualify", entrant="Ana", reason="Engine use")
    assert "Engine use" in asked.text
    await press(world, asked, asked.buttons[0].label)
    assert (await state_of(world)).entrant(await entrant_of(world, "Ana")).status == "disqualified"
    assert "disqualified" in lobby(world)


async def test_somebody_who_left_is_reinstated(world: World) -> None:
    await started(world)
    asked = await td(world, "/players withdraw", entrant="Ana")
    await press(world, asked, asked.buttons[0].label)
    offered = await world.director.autocomplete("/players reinstate", "entrant", channel=LOBBY)
    assert [choice.name for choice in offered] == ["Ana"]
    assert "back in" in (await td(world, "/players reinstate", entrant="Ana", reason="Came back")).text
    assert (await state_of(world)).entrant(await entrant_of(world, "Ana")).status == "active"


async def test_another_person_takes_over_a_seat(world: World) -> None:
    await started(world)
    eve = await world.server.join("Eve")
    seat = await entrant_of(world, "Ana")
    assert "Eve" in (await td(world, "/players replace", entrant="Ana", member=eve)).text
    assert await name_of(world, seat) == "Eve"
    assert "Eve takes the seat of Ana." in lobby(world)
    assert "Eve" in (await eve.slash("/tournament history", channel=LOBBY, entrant=seat)).text


async def test_a_player_whose_place_another_has_taken_can_join_again(world: World) -> None:
    await world.tournament(players=("Ana", "Bo"))
    (eve,) = await world.players("Eve")
    await td(world, "/players replace", entrant="Ana", member=eve)
    reply = await world.sandbox.person("Ana").slash("/join", channel=LOBBY)
    assert "is in" in reply.text
    assert len((await world.loaded()).state.active_entrants()) == 3


async def test_a_seat_is_not_taken_by_somebody_who_has_one(world: World) -> None:
    await started(world)
    bo = world.sandbox.person("Bo")
    assert "is already in" in (await td(world, "/players replace", entrant="Ana", member=bo)).text
    assert await name_of(world, await entrant_of(world, "Ana")) == "Ana"


async def test_a_requirement_reaches_the_player(world: World) -> None:
    await started(world)
    await td(world, "/players set-condition", entrant="Ana", what="Use a web-cam")
    ana = world.sandbox.person("Ana")
    (call,) = [seen for seen in ana.sees(LOBBY) if "something for you to read" in seen.text]
    assert call.mentions == ["Ana"]
    assert "Use a web-cam" not in call.text
    assert "Use a web-cam" in (await call.click("My game")).text


async def test_a_fee_is_marked(world: World) -> None:
    await started(world)
    assert "paid" in (await td(world, "/players fee", entrant="Ana", state="paid")).text
    assert (await state_of(world)).slice_of(Fees).marked[await entrant_of(world, "Ana")] == "paid"
    ledger = await td(world, "/tournament prizes")
    assert "Paid: USD 20.00: Ana" in ledger.text


async def test_who_comes_while_a_round_is_out_is_offered_the_seat_of_the_bye(world: World) -> None:
    await playing_with_a_bye(world)
    answer = await td(world, "/players add", guest="Dee")
    assert "Rounds without Dee so far: 1. They give no points." in answer.text
    await press(world, answer, "They play this round")
    current = (await state_of(world)).current_round
    assert current is not None
    assert "e4" in {seat for game in current.pairings.pairings for seat in game.seats}
    assert current.pairings.byes == ()
    assert "joins in" in lobby(world)
    assert "They give no points" in lobby(world)
    assert "has one more game" in lobby(world)


async def test_who_comes_back_hears_what_the_missed_rounds_count(world: World) -> None:
    await world.tournament("format:round_robin")
    for name in FOUR:
        await td(world, "/players add", guest=name)
    await td(world, "/td close")
    asked = await td(world, "/players withdraw", entrant="Ana")
    await press(world, asked, asked.buttons[0].label)
    await td(world, "/players reinstate", entrant="Ana")
    await td(world, "/round publish")
    asked = await td(world, "/players withdraw", entrant="Ana")
    await press(world, asked, "Walkover for the opponent" if len(asked.buttons) > 1 else asked.buttons[0].label)
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=game.seats[0])
    await td(world, "/round publish")
    answer = await td(world, "/players reinstate", entrant="Ana")
    assert "Rounds without Ana so far: 1." in answer.text
    assert "full point to each opponent" in answer.text
    assert [button.label for button in answer.buttons] == ["What is missing"]


async def test_a_name_that_is_taken_is_warned_about_and_both_are_told_apart(world: World) -> None:
    await world.tournament()
    await td(world, "/players add", guest="Ada", rating=1500)
    added = await td(world, "/players add", guest="ada")
    assert "ada #2" in added.text
    assert "Ada #1 (guest, 1500)" in added.text
    offered = await world.director.autocomplete("/players withdraw", "entrant", "ada", channel=LOBBY)
    assert [item.name for item in offered] == ["Ada #1 (guest, 1500)", "ada #2 (guest)"]
    refused = await td(world, "/players rating", entrant="Ada", rating=1600)
    assert "Ada #1 (guest, 1500)" in refused.text
    await td(world, "/players rating", entrant="#2", rating=1600)
    assert [entrant.data.rating for entrant in (await state_of(world)).entrants.values()] == [1500, 1600]
