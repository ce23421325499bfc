"""Nothing on the page keeps people out: axe finds nothing serious, wherever one is."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.sandbox.server import Sandbox
from tests.sandbox.page.conftest import OpenDesk
from tests.sandbox.page.program import TOUR, Race

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE = {"width": 390, "height": 760}


async def test_the_check_finds_what_is_wrong(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana")
    await desk.page.evaluate("document.body.append(document.createElement('button'))")
    assert [barrier.partition(":")[0] for barrier in await desk.barriers()] == ["button-name"]


@pytest.mark.parametrize("colours", ["light", "dark"])
async def test_messages_of_every_kind(open_desk: OpenDesk, club: Sandbox, colours: Literal["light", "dark"]) -> None:
    ana, bo = club.person("Ana"), club.person("Bo")
    said = await ana.say(f"**Hello** {bo.mention} <t:1795554000:R> `code`\n> quoted", channel="general")
    await bo.say("an answer", reply_to=said)
    await bo.react("👍", said)
    for command in ("announce", "card", "table", "picture", "poll"):
        await bo.slash(f"/{command}", channel="general")
    await ana.slash("/join", channel="general", tournament="Autumn Cup")
    desk = await open_desk("Ana", colours=colours)
    await desk.message("You are in Autumn Cup.").wait_for()
    assert await desk.barriers() == []


@pytest.mark.parametrize("colours", ["light", "dark"])
async def test_everything_beside_the_panes(
    open_desk: OpenDesk, club: Sandbox, colours: Literal["light", "dark"]
) -> None:
    race = Race(club)
    club.set_tour(TOUR)
    club.add_switch("demo", "Demo players", "They answer by themselves.", lambda _on, _value: None, [("4", "4")])
    club.faults.add("POST /interactions/*", drop=True)
    desk = await open_desk("Ana", colours=colours)
    for name in ("Coming up 2", "Race", "Faults", "Switches"):
        await desk.button(name).click()
        assert await desk.barriers() == [], name
    race.panel.show(status="They are racing.", progress=30)
    race.panel.log("The flag falls.")
    await desk.button("Race").click()
    await desk.page.get_by_text("The flag falls.").wait_for()
    assert await desk.barriers() == []


async def test_commands_forms_and_pickers(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana")
    await desk.composer.press_sequentially("/td")
    await desk.page.get_by_role("option", name="/td create").wait_for()
    assert await desk.barriers() == []
    await desk.composer.fill("")
    await desk.begin("td create")
    assert await desk.barriers() == []
    await desk.page.keyboard.press("Escape")
    await desk.composer.fill("")
    await desk.use("announce")
    await desk.button("Availability").click()
    form = desk.dialog("When can you play?")
    await form.get_by_role("button", name="Submit").click()
    assert await desk.barriers() == []
    await desk.page.keyboard.press("Escape")
    await desk.button("Acting as Ana").click()
    assert await desk.barriers() == []


async def test_phone_and_two_people(open_desk: OpenDesk, club: Sandbox) -> None:
    Race(club)
    club.set_tour(TOUR)
    desk = await open_desk("Ana", **PHONE)
    assert await desk.barriers() == []
    await desk.page.keyboard.press("Escape")
    await desk.button("Two people side by side").click()
    await desk.page.get_by_role("navigation", name="The two people").get_by_role("button", name="Bo").wait_for()
    assert await desk.barriers() == []
    await desk.button("Race").click()
    assert await desk.barriers() == []
    assert await desk.overflow() <= 0
