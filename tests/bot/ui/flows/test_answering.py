"""A format's questions, asked in chat: by choice, by number or lots, by text."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.people import Person
from tests.bot.commands.desk import entrant_of, press, state_of, td
from tests.bot.world import LOBBY, World
from tests.formats.toys import QUESTION

PLAYERS = ("Ana", "Bo")
pytestmark = pytest.mark.usefixtures("neighbours")


async def asked(world: World, kind: str) -> Person:
    """The first round is over, and the question is open; the player whom it concerns."""
    await world.tournament("format:neighbours", players=PLAYERS)
    menu = await td(world, "/td options")
    form = await menu.click("Neighbours")
    await form.submit({"Question": kind})
    await td(world, "/td close")
    await td(world, "/round publish")
    game = (await state_of(world)).open_games()[0]
    await td(world, "/round result", game=game.id, winner=game.seats[0])
    return world.sandbox.person("Ana")


async def answer_of(world: World) -> str | None:
    """What was answered."""
    found = (await state_of(world)).stage().answers.get(QUESTION)
    return None if found is None else found.answer


async def test_advance_says_what_is_asked_and_offers_to_answer(world: World) -> None:
    await asked(world, "choice")
    reply = await td(world, "/td advance")
    assert "Which?" in reply.text
    offered = await reply.click("Answer")
    await press(world, offered, offered.buttons[0].label)
    assert await answer_of(world) is not None
    assert "is up" in (await td(world, "/td advance")).text


async def test_the_player_it_concerns_answers_where_the_question_is_asked(world: World) -> None:
    ana = await asked(world, "choice")
    offered = await ana.click("Answer", in_=LOBBY)
    await press(world, offered, offered.buttons[1].label)
    state = await state_of(world)
    assert state.stage().answers[QUESTION].by == await entrant_of(world, "Ana")


async def test_only_those_it_concerns_and_directors_are_asked(world: World) -> None:
    await asked(world, "choice")
    (call,) = [seen for seen in world.sandbox.person("Bo").sees(LOBBY) if "Which?" in seen.text]
    assert call.mentions == ["Ana"]
    assert world.sandbox.person("Ana").dms == world.sandbox.person("Bo").dms == []
    assert any("Which?" in seen.text for seen in world.director.dms)


async def test_lots_are_drawn(world: World) -> None:
    ana = await asked(world, "number")
    offered = await ana.click("Answer", in_=LOBBY)
    refused = await press(world, offered, "Draw lots")
    assert QUESTION not in (await state_of(world)).stage().answers, refused.text
    await td(world, "/td pause")
    await world.jump(timedelta(minutes=10))
    await press(world, await ana.click("Answer", in_=LOBBY), "Draw lots")
    answered = (await state_of(world)).stage().answers[QUESTION]
    assert answered.draw is not None
    assert answered.answer == str(answered.draw.value)


async def test_a_number_is_typed_within_its_range(world: World) -> None:
    await asked(world, "number")
    offered = await (await td(world, "/round answer")).click("Answer")
    form = await offered.click("Type a number")
    refused = await form.submit({"Your answer": "9"})
    assert "not one of the possible answers" in refused.text
    form = await offered.click("Type a number")
    await form.submit({"Your answer": "4"})
    assert await answer_of(world) == "4"


async def test_text_is_typed_into_a_form(world: World) -> None:
    ana = await asked(world, "text")
    form = await ana.click("Answer", in_=LOBBY)
    assert form.kind == "form"
    await form.submit({"Your answer": "Blue"})
    assert await answer_of(world) == "blue"


async def test_a_director_answers_by_command_what_is_offered(world: World) -> None:
    await asked(world, "text")
    offered = await world.director.autocomplete("/round answer", "question", channel=LOBBY)
    assert [choice.value for choice in offered] == [QUESTION]
    assert "red" in (await td(world, "/round answer", question=QUESTION, answer="Red")).text.casefold()
    assert await answer_of(world) == "red"


async def test_an_answer_to_a_question_that_is_over_is_refused(world: World) -> None:
    ana = await asked(world, "text")
    form = await ana.click("Answer", in_=LOBBY)
    await td(world, "/round answer", question=QUESTION, answer="Red")
    late = await form.submit({"Your answer": "Blue"})
    assert "Too late: that question" in late.text
    assert await answer_of(world) == "red"
