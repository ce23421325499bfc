"""Public draws in chat: announced for all, words given with a button, called before they are made; whose turn it is."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.people import Person
from bot.schedule.deadlines import NAG
from tests.bot.commands.desk import press, state_of, td
from tests.bot.world import LOBBY, World
from tests.formats.toys import QUESTION, TOSS

PLAYERS = ("Ana", "Bo")
pytestmark = pytest.mark.usefixtures("neighbours")


async def announced(world: World) -> Person:
    """A call is asked for, and the draw that it is for is announced; the player who calls."""
    await world.tournament("format:neighbours", players=PLAYERS)
    menu = await td(world, "/td options")
    form = await menu.click("Neighbours")
    await form.submit({"Question": "call"})
    await td(world, "/td close")
    await td(world, "/round publish")
    game = (await state_of(world)).open_games()[0]
    await td(world, "/round result", game=game.id, winner=game.seats[0])
    return world.sandbox.person("Ana")


async def give(world: World, name: str, word: str) -> str:
    """Press the button below the announcement and type a word; returns the bot's answer."""
    player = world.sandbox.person(name)
    post = await player.wait_for("Its secret is fixed", channel=LOBBY)
    form = await player.click("Give a word", in_=post)
    if form.kind != "form":
        return form.text
    answer = await form.submit({"Your word": word})
    await world.settled()
    return answer.text


async def test_a_call_can_be_made_where_the_draw_is_announced(world: World) -> None:
    ana = await announced(world)
    post = await ana.wait_for("Its secret is fixed", channel=LOBBY)
    assert "The call comes before the draw" in post.text
    assert ana.mention in post.text
    offered = await ana.click("Answer", in_=post)
    await press(world, offered, offered.buttons[0].label)
    assert QUESTION in (await state_of(world)).stage().answers


async def test_only_those_who_are_asked_can_call(world: World) -> None:
    await announced(world)
    bo = world.sandbox.person("Bo")
    post = await bo.wait_for("Its secret is fixed", channel=LOBBY)
    await bo.click("Answer", in_=post)
    assert QUESTION not in (await state_of(world)).stage().answers


async def test_a_word_is_public_and_everybody_has_one(world: World) -> None:
    await announced(world)
    assert "everybody can see it" in await give(world, "Bo", "  blue   monkeys ")
    told = await world.director.wait_for("blue monkeys", channel=LOBBY)
    assert "Bo" in told.text
    assert "everybody has just one" in await give(world, "Bo", "red monkeys")
    ((name, given),) = (await state_of(world)).words.items()
    assert (name, [event.text for event in given]) == (f"s0/{TOSS}", ["blue monkeys"])


async def test_who_is_not_in_gives_no_word(world: World) -> None:
    await announced(world)
    await world.players("Zoe")
    await give(world, "Zoe", "chaos")
    assert not (await state_of(world)).words


async def test_after_the_draw_a_word_comes_too_late(world: World) -> None:
    ana = await announced(world)
    offered = await ana.click("Answer", in_=LOBBY)
    await press(world, offered, offered.buttons[0].label)
    assert TOSS not in (await state_of(world)).stage().answers
    await world.jump(timedelta(minutes=10))
    assert TOSS in (await state_of(world)).stage().answers
    assert "has already been made" in await give(world, "Bo", "too late")
    assert not (await state_of(world)).words


async def test_the_director_sees_whose_turn_it_is_and_until_when(world: World) -> None:
    await announced(world)
    shown = await td(world, "/round answer")
    due = int((world.clock.now() + timedelta(hours=48)).timestamp())
    assert f"Waiting for **Ana**, until <t:{due}" in shown.text


def called(seen_by: Person) -> list[str]:
    """Who is mentioned by the latest reminder in the lobby."""
    reminders = [seen for seen in seen_by.sees(LOBBY) if "Still open" in seen.text]
    return reminders[-1].mentions


async def test_the_director_has_those_reminded_who_have_not_answered(world: World) -> None:
    ana = await announced(world)
    shown = await td(world, "/round answer")
    reply = await press(world, shown, "Remind them")
    assert "I've messaged" in reply.text
    assert called(ana) == ["Ana"]
    assert ana.dms == world.sandbox.person("Bo").dms == []
    record = (await world.loaded()).records[-1]
    assert record.event.model_dump()["topic"] == NAG


async def test_whoever_has_not_answered_is_reminded_halfway(world: World) -> None:
    ana = await announced(world)
    await world.jump(timedelta(hours=24))
    assert called(ana) == ["Ana"]
    assert not any("Still open" in seen.text for seen in world.director.dms)
    await world.jump(timedelta(hours=24))
    assert any("Still open" in seen.text for seen in world.director.dms)


async def test_the_log_says_who_answered_for_whom(world: World) -> None:
    await announced(world)
    await td(world, "/round answer", question=QUESTION, answer="odd")
    assert (await state_of(world)).stage().answers[QUESTION].by is None
    told = await world.director.wait_for("Entered by a director", channel=LOBBY)
    assert "odd" in told.text.lower()
    assert "**Omar**: “" in (await td(world, "/td audit")).text
