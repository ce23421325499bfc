import asyncio
from collections.abc import Mapping

import pytest

from bot.sandbox.people import Person
from bot.service.orders import CommandId, Order
from formats.core.asking import EntrantField
from formats.core.commands import ChangePlan, UndoCommand, WithdrawEntrant
from formats.systems.score_group_swiss import FORMAT
from tests.bot.commands.desk import td
from tests.bot.commands.rounds import NAMES, paired, state_of
from tests.bot.world import LOBBY, World

QUESTIONS = (
    EntrantField("gameroom_name", "text", required=True, asked=True),
    EntrantField("games", "integer", asked=True),
    EntrantField("uncertainty", "number"),
)


async def limited(world: World, places: int) -> None:
    """Open sign-up with so many places."""
    loaded = await world.tournament()
    settings = loaded.state.settings.model_copy(update={"capacity": places})
    order = Order.of(
        ChangePlan(settings=settings), actor=loaded.staff_ids("director")[0], command_id=CommandId("limit")
    )
    await world.herald.service.carry_out(loaded.id, order)


async def statuses(world: World) -> dict[str, str]:
    loaded = await world.loaded()
    return {loaded.people[entrant.id].name: entrant.status for entrant in loaded.state.entrants.values()}


async def test_joining_by_command_tells_the_count_and_what_comes_next(world: World) -> None:
    await world.tournament()
    (ada,) = await world.players("Ada")
    reply = await ada.slash("/join", channel=LOBBY)
    assert reply.ephemeral
    assert "**Ada** is in (1)" in reply.text
    assert [item.label for item in reply.buttons] == ["My game", "My times", "Write to me", "Withdraw"]


async def test_joining_by_the_button_of_the_announcement_updates_it(world: World) -> None:
    await world.tournament()
    (ada,) = await world.players("Ada")
    await ada.click("Sign up", in_=LOBBY)
    await world.boards_settled()
    assert await statuses(world) == {"Ada": "active"}
    announcement = next(seen for seen in ada.sees(LOBBY) if seen.find_button("Sign up"))
    assert "Ada" in announcement.text


async def test_a_double_click_enters_once(world: World) -> None:
    await world.tournament()
    (ada,) = await world.players("Ada")
    replies = await asyncio.gather(ada.click("Sign up", in_=LOBBY), ada.click("Sign up", in_=LOBBY))
    assert all("**Ada** is in (1)" in reply.text for reply in replies)
    assert list((await state_of(world)).entrants) == ["e1"]


async def test_whose_entry_was_undone_can_enter_anew(world: World) -> None:
    loaded = await world.tournament(players=("Ada",))
    entry = loaded.state.commands[-1].command_id
    order = Order.of(UndoCommand(command_id=entry), actor=loaded.staff_ids("director")[0], command_id=CommandId("undo"))
    await world.herald.service.carry_out(loaded.id, order)
    ada = world.sandbox.person("Ada")
    assert "You're not in" in (await ada.slash("/me next", channel=LOBBY)).text
    await ada.slash("/join", channel=LOBBY)
    assert await statuses(world) == {"Ada": "active"}


async def test_beyond_the_capacity_people_wait_and_move_up_in_order(world: World) -> None:
    await limited(world, 2)
    ada, ben, chika, dana = await world.players("Ada", "Ben", "Chika", "Dana")
    for person in (ada, ben):
        await person.slash("/join", channel=LOBBY)
    waits = [await person.slash("/join", channel=LOBBY) for person in (chika, dana)]
    assert ["1st on the waiting list" in waits[0].text, "2nd on the waiting list" in waits[1].text] == [True, True]
    leaving = await ben.slash("/leave", channel=LOBBY)
    await leaving.click("Yes, take me out")
    await world.settled()
    assert await statuses(world) == {"Ada": "active", "Ben": "withdrawn", "Chika": "active", "Dana": "waiting"}
    (told,) = [seen for seen in chika.sees(LOBBY) if "moves up from the waiting list" in seen.text]
    assert told.mentions == ["Chika"]
    assert chika.dms == []


async def test_coming_back_is_the_same_entry_and_gains_no_place(world: World) -> None:
    await limited(world, 2)
    ada, ben, chika = await world.players("Ada", "Ben", "Chika")
    for person in (ada, ben, chika):
        await person.slash("/join", channel=LOBBY)
    leaving = await ada.slash("/leave", channel=LOBBY)
    await leaving.click("Yes, take me out")
    back = await ada.slash("/join", channel=LOBBY)
    assert "waiting list" in back.text
    assert await statuses(world) == {"Ada": "waiting", "Ben": "active", "Chika": "active"}
    assert len((await state_of(world)).entrants) == 3


async def test_whoever_a_director_took_out_cannot_join_again(world: World) -> None:
    loaded = await world.tournament(players=("Ada",))
    order = Order.of(
        WithdrawEntrant(entrant="e1", status="disqualified"),
        actor=loaded.staff_ids("director")[0],
        command_id=CommandId("out"),
    )
    await world.herald.service.carry_out(loaded.id, order)
    reply = await world.sandbox.person("Ada").slash("/join", channel=LOBBY)
    assert "has been disqualified" in reply.text
    assert await statuses(world) == {"Ada": "disqualified"}


async def test_a_director_may_not_play(world: World) -> None:
    await world.tournament()
    reply = await world.director.slash("/join", channel=LOBBY)
    assert "may not play" in reply.text
    assert await statuses(world) == {}


async def test_after_the_close_nobody_joins(world: World) -> None:
    await world.tournament(players=NAMES[:3])
    await world.director.slash("/td close", channel=LOBBY)
    (zoe,) = await world.players("Zoe")
    reply = await zoe.slash("/join", channel=LOBBY)
    assert "Sign-up is closed. Ask" in reply.text
    assert world.director.name in reply.text
    assert "/players add" in reply.text


@pytest.mark.usefixtures("awake")
async def test_before_it_opens_and_after_the_end_nobody_joins_and_hears_what_to_do(world: World) -> None:
    await td(world, "/td create", what="format:round_robin")
    (zoe,) = await world.players("Zoe")
    assert "isn't open yet" in (await zoe.slash("/join", channel=LOBBY)).text
    await td(world, "/td open")
    await (await td(world, "/td cancel")).click("Yes, call it off")
    await world.settled()
    assert "It's over" in (await zoe.slash("/join", channel=LOBBY)).text


async def test_leaving_asks_first_and_says_what_it_costs(world: World) -> None:
    game = await paired(world)
    question = await game.first.slash("/leave", channel=LOBBY)
    assert "by forfeit" in question.text
    assert (await state_of(world)).entrants[game.seats[0]].status == "active"
    done = await question.click("Yes, take me out")
    assert done.message == question.message
    state = await state_of(world)
    assert state.entrants[game.seats[0]].status == "withdrawn"
    assert state.find(game.id)[1].results[game.id].absent == (game.seats[0],)
    again = await game.first.slash("/leave", channel=LOBBY)
    assert "has withdrawn" in again.text


async def test_nobody_leaves_through_somebody_elses_button(world: World) -> None:
    await world.tournament(players=("Ada", "Ben"))
    await world.sandbox.person("Ben").click("Withdraw", in_=LOBBY)
    assert await statuses(world) == {"Ada": "active", "Ben": "active"}


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A format that wants to know something of people who enter."""
    monkeypatch.setattr(type(FORMAT), "entrant_fields", QUESTIONS)


async def answers(world: World) -> Mapping[str, object]:
    return (await state_of(world)).entrants["e1"].data.attributes


async def asked(world: World) -> Person:
    await world.tournament()
    (ada,) = await world.players("Ada")
    return ada


async def test_what_the_format_asks_is_asked_on_joining(world: World, asking: None) -> None:
    ada = await asked(world)
    form = await ada.click("Sign up", in_=LOBBY)
    assert list(form.fields) == ["Gameroom name", "Games"]
    reply = await form.submit({"Gameroom name": "adalove", "Games": "120"})
    assert "**Ada** is in" in reply.text
    assert await answers(world) == {"gameroom_name": "adalove", "games": 120}


async def test_chess_players_are_asked_for_rating_title_federation_and_club(world: World) -> None:
    await world.tournament("format:fide_dutch")
    ada, bo, cy = await world.players("Ada", "Bo", "Cy")
    form = await ada.click("Sign up", in_=LOBBY)
    assert list(form.fields) == ["Rating", "Title", "Federation", "Club"]
    await form.submit({"Rating": "2345", "Title": "WIM", "Federation": "ger", "Club": "Rooks"})
    data = (await state_of(world)).entrants["e1"].data
    assert data.rating == 2345
    assert data.attributes == {"title": "WIM", "federation": "ger", "club": "Rooks"}

    refused = await (await bo.click("Sign up", in_=LOBBY)).submit({"Rating": "4500"})
    assert "“4500” is too high" in refused.text
    await (await cy.click("Sign up", in_=LOBBY)).submit({})
    data = (await state_of(world)).entrants["e2"].data
    assert (data.rating, data.attributes) == (None, {})
    assert "WIM Ada (GER, 2345)" in (await cy.slash("/tournament standings", channel=LOBBY)).text


async def test_a_form_that_cannot_be_taken_comes_back_filled_in_even_after_a_restart(
    world: World, asking: None
) -> None:
    ada = await asked(world)
    form = await ada.slash("/join", channel=LOBBY)
    refused = await form.submit({"Gameroom name": "adalove", "Games": "many"})
    assert "“many”" in refused.text
    assert await statuses(world) == {}
    await world.restart_bot()
    form = await refused.click("Correct it")
    assert [form.fields[name]["value"] for name in form.fields] == ["adalove", "many"]
    await form.submit({"Games": "12"})
    assert await answers(world) == {"gameroom_name": "adalove", "games": 12}


async def test_a_form_of_a_sign_up_that_closed_meanwhile_enters_nobody(world: World, asking: None) -> None:
    ada = await asked(world)
    form = await ada.slash("/join", channel=LOBBY)
    await world.director.slash("/td close", channel=LOBBY)
    reply = await form.submit({"Gameroom name": "adalove"})
    assert "Sign-up is closed" in reply.text
    assert await statuses(world) == {}


async def test_who_comes_late_joins_by_themselves_where_that_is_switched_on(world: World) -> None:
    await world.tournament("format:swiss", players=("Ana", "Bo", "Cy", "Dee"))
    await td(world, "/td close")
    await td(world, "/round publish")
    eve = await world.server.join("Eve")
    refused = await eve.slash("/join", channel=LOBBY)
    assert len((await state_of(world)).entrants) == 4
    assert "is in" not in refused.text
    state = await state_of(world)
    late = state.settings.model_copy(update={"late_entry": True})
    loaded = await world.loaded()
    order = Order.of(ChangePlan(settings=late), actor=loaded.staff_ids("director")[0], command_id=CommandId("late"))
    await world.herald.service.carry_out(loaded.id, order)
    joined = await eve.slash("/join", channel=LOBBY)
    await world.settled()
    assert "Eve" in joined.text
    assert (await state_of(world)).started[0].seeds[-1] == "e5"
