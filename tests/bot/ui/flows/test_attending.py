"""Check-in before an event, as directors and players see it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.ui.flows import attending
from tests.bot.commands.desk import FOUR, lobby, press, state_of, td
from tests.bot.world import LOBBY, World

IM_HERE = "I'm here!"


async def opened(world: World) -> None:
    """Four are in, and check-in has been opened by hand."""
    await world.tournament(players=FOUR)
    asked = await td(world, "/players check-in")
    now = await press(world, asked, "Open check-in")
    assert "0 of 4" in now.text


async def test_it_opens_by_hand_and_everybody_is_called_once(world: World) -> None:
    await opened(world)
    called = [seen for seen in world.director.sees(LOBBY) if "Check-in" in seen.text and seen.mentions]
    assert [len(seen.mentions) for seen in called] == [4]
    ana = world.sandbox.person("Ana")
    await ana.click(IM_HERE, in_=LOBBY)
    await world.settled()
    assert "1 of 4" in (await td(world, "/players check-in")).text
    (post,) = [seen for seen in world.director.sees(LOBBY) if "Check-in!" in seen.text]
    assert "1 of 4 are here" in post.text
    assert IM_HERE in [item.label for item in post.buttons]


async def test_who_is_missing_is_left_out_and_finds_back_by_the_button(world: World) -> None:
    await opened(world)
    for name in ("Ana", "Bo", "Cy"):
        await world.sandbox.person(name).click(IM_HERE, in_=LOBBY)
    closed = await press(world, await td(world, "/players check-in"), "Close check-in (1 left out)")
    assert "Dee" in closed.text
    assert "missing: Dee" in lobby(world)
    assert len((await state_of(world)).active_entrants()) == 3
    await td(world, "/td close")
    dee = world.sandbox.person("Dee")
    back = await dee.slash("/join", channel=LOBBY)
    assert "is in" in back.text
    assert len((await state_of(world)).active_entrants()) == 4


async def test_who_says_so_too_late_is_shown_the_way_back(world: World) -> None:
    await opened(world)
    for name in ("Ana", "Bo", "Cy"):
        await world.sandbox.person(name).click(IM_HERE, in_=LOBBY)
    await press(world, await td(world, "/players check-in"), "Close check-in (1 left out)")
    dee = world.sandbox.person("Dee")
    late = await dee.click(IM_HERE, in_=LOBBY)
    assert "didn't check in" in late.text
    assert [item.label for item in late.buttons] == ["Sign up"]


async def test_a_director_checks_others_in_from_a_menu_of_those_missing(world: World) -> None:
    await opened(world)
    await world.sandbox.person("Bo").click(IM_HERE, in_=LOBBY)
    form = await press(world, await td(world, "/players check-in"), "Check others in")
    offered = [option["label"] for option in form.fields["Who's here?"]["options"]]
    assert offered == ["Ana", "Cy", "Dee"]
    here = await form.submit({"Who's here?": ["e1", "e3"]})
    assert "3 of 4" in here.text
    assert "Not here yet: Dee" in here.text
    again = await press(world, await td(world, "/players check-in"), "Check others in")
    assert "3 of 4" in (await again.submit({})).text


async def test_more_than_a_menu_holds_are_checked_in_a_name_a_line(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attending, "MOST_CHOICES", 3)
    await opened(world)
    form = await press(world, await td(world, "/players check-in"), "Check others in")
    preview = await form.submit({"lines": "ana\n#2\nCy"})
    await press(world, preview, "Enter all")
    assert "Not here yet: Dee" in (await td(world, "/players check-in")).text


@pytest.mark.usefixtures("awake")
async def test_for_tonight_one_press_closes_check_in_and_starts_and_asks_once_about_those_missing(world: World) -> None:
    await (await td(world, "/td tonight")).submit({"Name": "Friday"})
    await world.boards_settled()
    for person in await world.players(*FOUR):
        await person.click("Sign up", in_=LOBBY)
    await press(world, await td(world, "/players check-in"), "Open check-in")
    for name in ("Ana", "Bo", "Cy"):
        await world.sandbox.person(name).click(IM_HERE, in_=LOBBY)
    await world.boards_settled()
    asked = await world.director.click("Start", in_=LOBBY)
    assert "Dee hasn't checked in. Start without them?" in asked.text
    assert (await state_of(world)).phase == "registration"
    await press(world, asked, "Start")
    state = await state_of(world)
    assert (state.phase, sorted(state.started[0].seeds)) == ("running", ["e1", "e2", "e3"])


async def test_the_next_step_is_to_close_it_and_early_is_asked_about(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    await td(world, "/players check-in", until="in 2 hours")
    told = await td(world, "/td advance", look=True)
    assert [item.label for item in told.buttons] == ["Close check-in"]
    asked = await press(world, told, "Close check-in")
    assert "Close it now?" in asked.text
    assert len((await state_of(world)).active_entrants()) == 4


async def test_the_clock_closes_it(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/players check-in", until="in 2 hours")
    await world.sandbox.person("Ana").click(IM_HERE, in_=LOBBY)
    await world.jump(timedelta(hours=2, minutes=1))
    assert [entrant.id for entrant in (await state_of(world)).active_entrants()] == ["e1"]
    assert "3 missing" in lobby(world)


async def test_closing_it_with_the_button_of_the_card_asks_about_those_who_are_missing(world: World) -> None:
    await opened(world)
    await td(world, "/td close")
    asked = await press(world, await td(world, "/td advance", look=True), "Close check-in")
    assert "4 haven't checked in: Ana, Bo, Cy and Dee" in asked.text
    assert len((await state_of(world)).active_entrants()) == 4
    for name in FOUR:
        await world.sandbox.person(name).click(IM_HERE, in_=LOBBY)
    await press(world, await td(world, "/td advance", look=True), "Close check-in")
    assert "all 4 of you are here" in lobby(world)
