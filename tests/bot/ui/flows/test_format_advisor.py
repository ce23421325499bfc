"""The question which format fits."""

from __future__ import annotations

import pytest

from tests.bot.commands.desk import press, td
from tests.bot.world import World


async def asked(world: World, **typed: str) -> str:
    """What is recommended."""
    form = await press(world, await td(world, "/td create"), "Which format fits?")
    return (await form.submit({"people": "8", **typed})).text


@pytest.mark.usefixtures("awake")
async def test_formats_are_recommended_with_games_length_and_fairness(world: World) -> None:
    text = await asked(world, hours="3", minutes="20")
    lines = [line for line in text.splitlines() if "**" in line]
    assert len(lines) == 4
    assert "Round robin" in lines[0]
    assert "7 rounds, 2:20 h; at least 7 games each (7.0 on average)" in lines[0]
    assert all("% of the time" in line for line in lines)


@pytest.mark.usefixtures("awake")
async def test_what_there_is_no_time_for_comes_last_and_has_no_button(world: World) -> None:
    form = await press(world, await td(world, "/td create"), "Which format fits?")
    reply = await form.submit({"people": "8", "hours": "1", "minutes": "20"})
    lines = [line for line in reply.text.splitlines() if "**" in line]
    assert "Swiss" in lines[0]
    assert "Too long" in lines[-1]
    assert [item.label for item in reply.buttons] == ["Play Swiss tonight", "Play Single elimination tonight"]


@pytest.mark.usefixtures("awake")
async def test_the_button_opens_tonights_form_with_that_kind(world: World) -> None:
    form = await press(world, await td(world, "/td create"), "Which format fits?")
    reply = await form.submit({"people": "8", "matters": "short"})
    tonight = await press(world, reply, "Play Single elimination tonight")
    assert tonight.kind == "form"
    made = await tonight.submit()
    assert "Sign up" in [item.label for item in made.buttons]


@pytest.mark.usefixtures("awake")
async def test_numbers_that_are_none_come_back(world: World) -> None:
    form = await press(world, await td(world, "/td create"), "Which format fits?")
    refused = await form.submit({"people": "two", "hours": "2"})
    assert "A number from 3 to 64" in refused.text
    again = await refused.click(refused.buttons[0].label)
    assert again.fields["People"]["value"] == "two"
