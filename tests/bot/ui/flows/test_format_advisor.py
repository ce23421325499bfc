"""The question which format fits."""

from __future__ import annotations

import pytest

from bot.sandbox.people import Reply
from tests.bot.commands.desk import press, td
from tests.bot.world import World


async def asked(world: World, **typed: str) -> Reply:
    """What is recommended."""
    form = await press(world, await td(world, "/td create"), "Which format fits?")
    return await form.submit({"people": "8", **typed})


@pytest.mark.usefixtures("awake")
async def test_one_format_is_recommended_above_a_table_of_all_and_a_picture(world: World) -> None:
    reply = await asked(world, hours="3", minutes="20", strength="mixed", matters="games")
    assert "I recommend **Round robin**: 7 rounds, about 2 hours 20 minutes." in reply.text
    assert "Everybody plays 7.0 games on average, and at least 7." in reply.text
    assert "Swiss" in reply.text
    assert "I simulated 1,000 tournaments of each; a percentage is off by about ±1." in reply.text
    assert "* Too long" in reply.text
    assert next(item.label for item in reply.buttons) == "Play Round robin (7 rounds)"


@pytest.mark.usefixtures("awake")
async def test_tonights_form_leads_to_the_same_table(world: World) -> None:
    typed = {"people": "8", "hours": "2", "matters": "places"}
    tonight = await td(world, "/td tonight")
    answer = await tonight.submit({"kind": "fit"})
    form = await press(world, answer, "Which format fits?")
    assert (await form.submit(typed)).text == (await asked(world, **typed)).text


@pytest.mark.usefixtures("awake")
async def test_what_there_is_no_time_for_has_no_button(world: World) -> None:
    reply = await asked(world, hours="1", minutes="20", matters="places")
    assert [item.label for item in reply.buttons] == ["Play Swiss (3 rounds)", "Play Single elimination (3 rounds)"]
    late = await asked(world, hours="0.5", minutes="20")
    assert "Nothing fits into the time you have" in late.text
    assert not late.buttons


@pytest.mark.usefixtures("awake")
async def test_the_button_opens_tonights_form_with_that_kind_and_its_rounds(world: World) -> None:
    reply = await asked(world, people="1800 1700 1650 1600 1580 1500 1450 1400", matters="everybody")
    longer = next(item.label for item in reply.buttons if item.label == "Play Swiss (5 rounds)")
    tonight = await press(world, reply, longer)
    assert tonight.kind == "form"
    assert tonight.fields["Rounds (Swiss only)"]["value"] == "5"
    made = await tonight.submit()
    assert "Sign up" in [item.label for item in made.buttons]


@pytest.mark.usefixtures("awake")
async def test_numbers_that_are_none_come_back(world: World) -> None:
    form = await press(world, await td(world, "/td create"), "Which format fits?")
    refused = await form.submit({"people": "two", "hours": "2"})
    assert "A number from 3 to 64" in refused.text
    again = await refused.click(refused.buttons[0].label)
    assert again.fields["People"]["value"] == "two"
