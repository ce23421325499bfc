"""Panels of the program, the tour, and a bad day on demand."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Route

from bot.sandbox.server import Sandbox
from tests.sandbox.page.conftest import OpenDesk
from tests.sandbox.page.desk import Desk
from tests.sandbox.page.program import TOUR, Race

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def open_race(desk: Desk) -> Locator:
    """Open the panel beside the panes."""
    await desk.button("Race").click()
    return desk.page.get_by_role("complementary", name="Race")


async def test_panel_sends_what_is_filled_in(open_desk: OpenDesk, club: Sandbox) -> None:
    race = Race(club)
    panel = await open_race(desk := await open_desk("Ana"))
    await panel.get_by_label("Laps").fill("7")
    await panel.get_by_label("Pace").select_option("fast")
    await panel.get_by_label("Track").set_input_files(
        {"name": "oval.txt", "mimeType": "text/plain", "buffer": b"round"}
    )
    await panel.get_by_text("oval.txt").or_(panel.locator(".kind-file .quiet:empty")).first.wait_for(state="attached")
    await panel.get_by_role("button", name="Start").click()
    await panel.get_by_text("They are racing.").wait_for()
    ((action, values),) = race.pressed
    assert action == "start"
    assert values | {"track": None} == {
        "laps": 7,
        "pace": "fast",
        "seed": "abc",
        "rain": False,
        "track": None,
        "who": str(club.person("Ana").id),
    }
    assert await panel.get_by_role("progressbar").get_attribute("value") == "10"
    assert await panel.locator(".panel-log span").all_inner_texts() == ["The flag falls."]
    await panel.get_by_text("7 laps").wait_for()
    assert await desk.page.get_by_role("alert").count() == 0
    race.panel.log(*(f"Lap {number}." for number in range(1, 60)))
    await panel.get_by_text("Lap 59.").wait_for()
    await panel.get_by_role("button", name="Close Race").click()
    await open_race(desk)
    unseen = await panel.locator(".panel-log").evaluate("(log) => log.scrollHeight - log.scrollTop - log.clientHeight")
    assert unseen < 2, "the newest line is out of sight"


async def test_number_out_of_bounds_is_not_sent(open_desk: OpenDesk, club: Sandbox) -> None:
    race = Race(club)
    panel = await open_race(desk := await open_desk("Ana"))
    await panel.get_by_label("Laps").fill("10")
    await panel.get_by_role("button", name="Start").click()
    await desk.page.get_by_role("alert").filter(has_text="from 1 to 9").wait_for()
    assert race.pressed == []


async def test_refusal_is_shown_and_nothing_typed_is_lost(open_desk: OpenDesk, club: Sandbox) -> None:
    Race(club)
    panel = await open_race(desk := await open_desk("Ana"))
    await panel.get_by_label("Pace").select_option("fast")
    await panel.get_by_label("Seed").fill("mine")
    await panel.get_by_text("Weather").click()
    await panel.get_by_label("Rain").check()
    await panel.get_by_role("button", name="Start").click()
    await desk.page.get_by_role("alert").filter(has_text="Too dangerous.").wait_for()
    assert await panel.get_by_label("Seed").input_value() == "mine"
    assert await panel.get_by_label("Rain").is_checked()


async def test_half_typed_field_survives_news_of_the_program(open_desk: OpenDesk, club: Sandbox) -> None:
    race = Race(club)
    panel = await open_race(await open_desk("Ana"))
    await panel.get_by_label("Seed").fill("half")
    race.panel.show(status="News", progress=40)
    race.panel.set_field("laps", value=5)
    await panel.get_by_text("News").wait_for()
    await panel.locator("input[type=number]").and_(panel.locator("[max='9']")).wait_for()
    assert await panel.get_by_label("Seed").input_value() == "half"
    assert await panel.get_by_label("Laps").input_value() == "5"


async def test_an_answer_to_a_press_does_not_replace_later_news(open_desk: OpenDesk, club: Sandbox) -> None:
    race = Race(club)
    panel = await open_race(desk := await open_desk("Ana"))

    async def answered_late(route: Route) -> None:
        response = await route.fetch()
        race.panel.show(status="They have finished.", progress=90)
        await panel.get_by_text("They have finished.").wait_for()
        await route.fulfill(response=response)

    await desk.page.route("**/sandbox/panel", answered_late)
    async with desk.page.expect_response("**/sandbox/panel"):
        await panel.get_by_role("button", name="Start").click()
    await panel.and_(desk.page.locator(":not(:has([aria-busy]))")).wait_for()
    assert await panel.get_by_role("progressbar").get_attribute("value") == "90"
    await desk.page.unroute("**/sandbox/panel")


async def test_whoever_one_acts_as_is_proposed_and_taken_over(open_desk: OpenDesk, club: Sandbox) -> None:
    race = Race(club)
    panel = await open_race(desk := await open_desk("Dana"))
    await desk.act_as("Bo")
    driver = panel.get_by_label("Driver")
    assert await driver.input_value() == str(club.person("Bo").id)
    await driver.select_option(label="Ana")
    await panel.get_by_role("button", name="Drive").click()
    await desk.page.get_by_role("region", name="Acting as Ana").wait_for()
    assert race.pressed[-1][1]["who"] == str(club.person("Ana").id)


async def test_tour_leads_to_the_end_and_is_shown_once(open_desk: OpenDesk, club: Sandbox) -> None:
    race = Race(club)
    club.set_tour(TOUR)
    desk = await open_desk("Ana")
    tour = desk.page.get_by_role("region", name="Tour")
    await tour.get_by_role("heading", name="First").wait_for()
    await desk.page.locator(".timebar.pointed-at").wait_for()
    await tour.get_by_role("button", name="Go").click()
    await tour.get_by_text("They are off.").wait_for()
    assert race.pressed[0][1]["laps"] == 2
    # From here on by keyboard alone: the focus has moved to the next step's button.
    await desk.page.keyboard.press("Enter")
    await tour.get_by_role("heading", name="Second").wait_for()
    await tour.get_by_role("button", name="Next").press("Enter")
    await tour.get_by_role("button", name="To the end").press("Enter")
    await tour.get_by_text("That was it.").wait_for()
    await tour.get_by_role("button", name="Finish the tour").press("Enter")
    await tour.wait_for(state="hidden")
    await desk.page.reload()
    await desk.page.get_by_role("heading", name="general", level=1).wait_for()
    assert await tour.is_hidden()
    await desk.button("Switches").click()
    await desk.button("Show the tour again").click()
    await tour.get_by_role("heading", name="First").wait_for()


async def test_a_step_with_a_command_closes_the_panel_that_has_buttons_of_the_same_name(
    open_desk: OpenDesk, club: Sandbox
) -> None:
    Race(club)
    club.set_tour((*TOUR[:1], {"title": "Your own", "text": "Press **Finish**.", "command": "join", "label": "Join"}))
    desk = await open_desk("Ana")
    tour = desk.page.get_by_role("region", name="Tour")
    await tour.get_by_role("button", name="Go").click()
    await desk.page.get_by_role("button", name="Finish", exact=True).wait_for()
    await tour.get_by_role("button", name="Next").click()
    await tour.get_by_role("button", name="Join").wait_for()
    assert await desk.page.get_by_role("button", name="Finish", exact=True).count() == 0


async def test_tour_can_be_skipped(open_desk: OpenDesk, club: Sandbox) -> None:
    Race(club)
    club.set_tour(TOUR)
    desk = await open_desk("Ana", width=390, height=760)
    tour = desk.page.get_by_role("region", name="Tour")
    await tour.get_by_role("heading", name="First").wait_for()
    assert await desk.overflow() <= 0
    await desk.page.keyboard.press("Escape")
    await tour.wait_for(state="hidden")
    await desk.page.reload()
    await desk.page.get_by_role("heading", name="general", level=1).wait_for()
    assert await tour.is_hidden()


async def test_fault_is_ordered_strikes_and_is_taken_away(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.button("Faults").click()
    panel = desk.page.get_by_role("complementary", name="Faults")
    form = panel.get_by_role("form", name="Order a fault")
    await form.get_by_label("Route").fill("POST /interactions/*")
    await form.get_by_label("What happens").select_option("drop")
    await form.get_by_label("How often").fill("")
    await form.get_by_role("button", name="Order it").click()
    await panel.get_by_text("no answer; for ever; struck 0×").wait_for()
    assert [fault.route for fault in club.faults.listed] == ["POST /interactions/*"]
    await panel.get_by_role("button", name="Take away: no answer on POST /interactions/*").click()
    await panel.get_by_text("struck").wait_for(state="detached")
    assert club.faults.listed == []


async def test_accident_happens_somewhere_and_is_over(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.button("Faults").click()
    panel = desk.page.get_by_role("complementary", name="Faults")
    form = panel.get_by_role("form", name="Let an accident happen")
    assert await form.get_by_label("Where").is_hidden()
    await form.get_by_label("What happens").select_option("member_left")
    await form.get_by_label("Where").select_option("Bo")
    await form.get_by_role("button", name="Let it happen").click()
    await panel.get_by_text("Somebody leaves the server: Bo").wait_for()
    server, bo = club.guild("Club"), club.person("Bo")
    assert bo.id not in server.guild.members
    await panel.get_by_role("button", name="End: Somebody leaves the server").click()
    await panel.get_by_text("Somebody leaves the server: Bo").wait_for(state="detached")
    assert bo.id in server.guild.members


async def test_gateway_breaks_and_comes_back(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.button("Faults").click()
    panel = desk.page.get_by_role("complementary", name="Faults")
    await panel.get_by_text("The bot is connected. Identified 1×, resumed 0×.").wait_for()
    await panel.get_by_role("button", name="Freeze").click()
    await panel.get_by_text("but hears nothing").wait_for()
    await panel.get_by_role("button", name="Thaw").click()
    await panel.get_by_role("button", name="Freeze").wait_for()
    assert not club.gateway.as_json()["frozen"]


async def test_sandbox_is_saved_and_loaded(open_desk: OpenDesk, club: Sandbox) -> None:
    await club.person("Bo").say("kept for tomorrow", channel="general")
    desk = await open_desk("Ana")
    await desk.button("Switches").click()
    async with desk.page.expect_download() as download:
        await desk.page.get_by_role("link", name="Save the sandbox").click()
    saved = await (await download.value).path()
    await club.person("Bo").say("said too late", channel="general")
    await desk.message("said too late").wait_for()
    await desk.page.get_by_label("Go on with a saved one").set_input_files(
        {"name": "saved.zip", "mimeType": "application/zip", "buffer": saved.read_bytes()}
    )
    await desk.message("kept for tomorrow").wait_for()
    await desk.message("said too late").wait_for(state="detached")


async def test_file_that_is_no_sandbox_is_refused(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.button("Switches").click()
    await desk.page.get_by_label("Go on with a saved one").set_input_files(
        {"name": "saved.zip", "mimeType": "application/zip", "buffer": b"no zip"}
    )
    panel = desk.page.get_by_role("complementary", name="Switches")
    await panel.get_by_role("alert").filter(has_text=" ").wait_for()
    assert club.person("Ana").name == "Ana"
