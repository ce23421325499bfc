"""Preference lists: by short text, or click by click."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.sandbox.people import Person, Reply
from formats.systems.swiss_elimination.forms import PREFERENCES
from tests.bot.commands.desk import entrant_of, press, state_of, td
from tests.bot.faces.swiss_elimination.evening import before_the_lists, member
from tests.bot.world import LOBBY, World


async def lists_of(world: World, name: str) -> Any:
    entry = (await state_of(world)).forms.get((PREFERENCES, await entrant_of(world, name)))
    return None if entry is None else entry.content["lists"]


def plain(reply: Reply) -> str:
    """An answer without the signs that keep Discord from making a list of it."""
    return reply.text.replace("\\.", ".")


async def asked(world: World) -> Person:
    """Ana, who has just been asked for her list."""
    await before_the_lists(world)
    await td(world, "/forms ask", form=PREFERENCES, until="tomorrow 19:00")
    return member(world, "Ana")


async def test_a_list_is_clicked_together_and_survives_a_restart(world: World) -> None:
    ana = await asked(world)
    begun = await ana.click("Click to rank", in_=LOBBY)
    assert [button.label for button in begun.buttons] == ["P1 Maze", "P2 Loop", "P3 Fill", "For one round only"]
    first = await begun.click("P3 Fill")
    assert "1. **P3 Fill**" in first.text
    await world.restart_bot()
    second = await (await first.click("P1 Maze")).click("Go one back")
    whole = await (await second.click("P2 Loop")).click("P1 Maze")
    assert [button.label for button in whole.buttons] == ["Go one back", "Send in"]
    echo = await press(world, whole, "Send in")
    assert "1. P3 Fill\n2. P2 Loop\n3. P1 Maze" in plain(echo)
    assert await lists_of(world, "Ana") == {"all": ["P3", "P2", "P1"]}
    assert "Click to rank" in [button.label for button in echo.buttons]

    rounds = await (await echo.click("Click to rank")).click("For one round only")
    assert [button.label for button in rounds.buttons] == ["Round A", "Round B", "For all rounds"]
    only = await (await rounds.click("Round B")).click("P1 Maze")
    await press(world, only, "Send in")
    assert await lists_of(world, "Ana") == {"all": ["P3", "P2", "P1"], "B": ["P1", "P2", "P3"]}


async def test_a_typed_list_is_checked_and_the_channel_reminds_everybody_alike(world: World) -> None:
    ana = await asked(world)
    form = await ana.slash("/me form", channel=LOBBY, form=PREFERENCES)
    refused = await form.submit({"Your list": "P3 P3 P9"})
    assert "**P3**" in refused.text
    assert "**P9**" in refused.text
    echo = await (await refused.click("Correct it")).submit({"Your list": "p3 p1"})
    assert "1. P3 Fill\n2. P1 Maze\n3. P2 Loop" in plain(echo)
    state = await state_of(world)
    due = state.asked[PREFERENCES].due
    assert due is not None
    bo = member(world, "Bo")
    before = len(bo.sees(LOBBY))
    await world.jump_to(due - timedelta(hours=12))
    reminders = [seen for seen in bo.sees(LOBBY)[before:] if seen.mentions]
    assert reminders
    assert all({"Ana", "Bo"} <= set(seen.mentions) for seen in reminders)
    assert not any("missing" in seen.text for seen in reminders)
    await world.jump_to(due + timedelta(minutes=1))
    late = await bo.click("Click to rank", in_=LOBBY)
    assert "Too late" in late.text
    assert await lists_of(world, "Bo") is None
