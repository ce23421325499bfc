"""Commands, buttons, menus and forms of a bot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.sandbox.server import Sandbox
from tests.sandbox.page.conftest import OpenDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_sign_up_by_keyboard_through_the_picker(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.begin("join")
    await desk.page.keyboard.type("wint")
    offered = desk.page.get_by_role("listbox", name="tournament").get_by_role("option")
    await offered.filter(has_text="Autumn Cup").wait_for(state="detached")
    assert await offered.all_inner_texts() == ["Winter League"]
    await desk.page.keyboard.press("Enter")
    await desk.page.keyboard.press("Enter")
    answer = desk.message("You are in Winter League.")
    await answer.get_by_text("Only you can see this").wait_for()
    assert "Ana used /join" in " ".join((await answer.inner_text()).split())
    assert club.person("Bo").sees("general") == []
    await answer.get_by_role("button", name="Dismiss message").click()
    await answer.wait_for(state="detached")


async def test_options_are_checked_before_anything_is_sent(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.begin("td create")
    form = desk.page.get_by_role("form", name="Command /td create")
    await form.get_by_label("name", exact=True).fill("ab")
    await form.get_by_label("preset").fill("swi")
    await desk.page.get_by_role("option", name="Swiss").click()
    await form.get_by_role("button", name="+ rounds").click()
    await form.get_by_label("rounds", exact=True).fill("21")
    await desk.page.keyboard.press("Enter")
    assert await form.get_by_label("name", exact=True).get_attribute("aria-invalid") == "true"
    assert await form.get_by_label("rounds", exact=True).get_attribute("aria-invalid") == "true"
    assert club.person("Ana").sees("general") == []
    await form.get_by_label("name", exact=True).fill("Autumn")
    await form.get_by_label("rounds", exact=True).fill("7")
    await form.get_by_role("button", name="+ director").click()
    await desk.page.keyboard.type("Bo")
    await desk.page.get_by_role("option", name="Bo").wait_for()
    await desk.page.keyboard.press("Enter")
    await desk.page.keyboard.press("Enter")
    await desk.message("Autumn: swiss, 7 rounds, director Bo.").wait_for()


async def test_button_changes_the_message_for_everybody(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana")
    await desk.use("announce")
    await desk.button("Sign up").click()
    await desk.message("Entrants: Ana").wait_for()
    assert await desk.button("Closed").is_disabled()
    assert await desk.page.get_by_role("link", name="Rules").get_attribute("href") == "https://example.org/rules"


async def test_form_is_checked_and_then_submitted(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana")
    await desk.use("announce")
    await desk.button("Availability").click()
    form = desk.dialog("When can you play?")
    line = form.get_by_label("In one line")
    assert await line.input_value() == "thu 18"
    await line.fill("thu")
    await form.get_by_role("button", name="Submit").click()
    assert await line.get_attribute("aria-invalid") == "true"
    await line.fill("thu 18-22")
    await form.get_by_role("button", name="Hours").click()
    await desk.page.get_by_role("option", name="18:00").click()
    await desk.page.get_by_role("option", name="20:00").click()
    await desk.page.get_by_role("button", name="Done").click()
    await form.get_by_label("Silver").check()
    await form.get_by_label("I have read the rules").check()
    await form.get_by_role("button", name="Submit").click()
    await desk.message("Noted: thu 18-22; 18, 20; Silver; True").wait_for()
    await form.wait_for(state="detached")


async def test_escape_closes_a_form_and_gives_the_focus_back(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana")
    await desk.use("announce")
    await desk.button("Availability").click()
    form = desk.dialog("When can you play?")
    await form.wait_for()
    await desk.page.keyboard.press("Escape")
    await form.wait_for(state="detached")
    assert await desk.page.evaluate("document.activeElement.textContent") == "Availability"


async def test_menu_with_several_choices_sends_them_when_it_closes(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana")
    await desk.use("announce")
    await desk.button("Days you like").click()
    await desk.page.get_by_role("option", name="Sunday").click()
    await desk.page.get_by_role("option", name="Friday").click()
    await desk.page.get_by_role("button", name="Done").click()
    await desk.message("You like Sunday and Friday.").wait_for()


async def test_bot_that_does_not_answer_is_told_in_a_notice(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.use("card")
    club.world.limits = replace(club.world.limits, answer_seconds=0.3)
    await desk.button("Why?").click()
    await desk.page.get_by_role("alert").filter(has_text="did not").wait_for()
    assert await desk.button("Why?").is_enabled()


async def test_layout_and_files_are_drawn(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana")
    await desk.use("card")
    card = desk.message("Round 1 of 7")
    assert await card.get_by_role("heading", name="Round 1").is_visible()
    await desk.use("table")
    link = desk.page.get_by_role("link", name="standings.csv")
    assert await link.get_attribute("download") == "standings.csv"
    async with desk.page.expect_download() as download:
        await link.click()
    path = await (await download.value).path()
    assert path.read_bytes() == b"rank,name\n1,Ana\n"


async def test_picture_of_an_embed_opens_large_with_its_text(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana")
    await desk.use("picture")
    assert await desk.messages.locator("img[alt='Ana leads with one point']").count() == 1
    await desk.button("Open picture: Ana leads with one point").click()
    large = desk.dialog("Ana leads with one point")
    await large.get_by_role("paragraph").get_by_text("Ana leads with one point").wait_for()
    shown = "element => element.complete && element.naturalWidth"
    assert await large.get_by_role("img").evaluate(shown) == 60
    await desk.page.keyboard.press("Escape")
    await large.wait_for(state="detached")


async def test_menus_of_people_and_messages_offer_what_the_bot_added(open_desk: OpenDesk, club: Sandbox) -> None:
    await club.person("Bo").say("I like Fridays", channel="general")
    desk = await open_desk("Ana")
    await desk.page.get_by_role("complementary").get_by_role("button", name="Bo", exact=True).click()
    await desk.button("Who is this").click()
    await desk.message("This is Bo.").wait_for()
    await desk.message("I like Fridays").hover()
    await desk.message("I like Fridays").get_by_role("button", name="Apps for this message").click()
    await desk.page.get_by_role("option", name="Quote").click()
    await desk.message("They said: I like Fridays").wait_for()


async def test_reaction_is_added_and_taken_back(open_desk: OpenDesk, club: Sandbox) -> None:
    await club.person("Bo").say("We did it", channel="general")
    desk = await open_desk("Ana")
    await desk.message("We did it").hover()
    await desk.button("React").click()
    await desk.page.get_by_role("option", name="party").click()
    mine = desk.button("🎉, 1")
    await mine.wait_for()
    assert await mine.get_attribute("aria-pressed") == "true"
    await mine.click()
    await mine.wait_for(state="detached")


async def test_poll_is_voted_in_and_the_vote_taken_back(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.use("poll")
    asked = desk.page.get_by_role("group", name="Which day?")
    await asked.get_by_label("Saturday").check()
    await asked.get_by_role("button", name="Vote").click()
    await asked.get_by_text("1 vote (100 %), yours too").wait_for()
    poll = club.person("Bo").sees("general")[-1].raw.poll
    assert poll is not None
    assert poll.answers[1].voters == [club.person("Ana").id]
    await asked.get_by_label("Friday").check()
    await asked.get_by_role("button", name="Change my vote").click()
    await asked.get_by_text("2 votes, open until").wait_for()
    await asked.get_by_role("button", name="Take it back").click()
    await asked.get_by_text("0 votes, open until").wait_for()
