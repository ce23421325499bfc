"""Reading, writing, being somebody else, two people at once."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Route, WebSocket, WebSocketRoute

from bot.sandbox.server import Sandbox
from tests.sandbox.page.conftest import OpenDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_message_written_reaches_the_channel(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.composer.press_sequentially("hello **all**")
    await desk.composer.press("Enter")
    await desk.message("hello all").wait_for()
    assert [seen.content for seen in club.person("Bo").sees("general")] == ["hello **all**"]
    assert await desk.messages.locator("strong").inner_text() == "all"


async def test_text_of_people_never_becomes_html(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    attack = "<img src=x onerror=document.title='taken'> [link](javascript:alert(1))"
    await club.person("Bo").say(attack, channel="general")
    await desk.message("<img src=x").wait_for()
    assert await desk.messages.locator("img[src=x], a").count() == 0
    assert await desk.page.title() != "taken"


async def test_other_channel_shows_its_unread_messages(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await club.person("Bo").say("one", channel="championship")
    await club.person("Bo").say("two", channel="championship")
    await desk.button("championship, 2 unread").click()
    await desk.message("two").wait_for()
    await desk.button("championship").wait_for()


async def test_a_change_of_an_unread_message_is_no_second_one(open_desk: OpenDesk, club: Sandbox) -> None:
    desk, bo = await open_desk("Ana"), club.person("Bo")
    await bo.slash("announce", channel="championship")
    await bo.click("Sign up", in_="championship")
    await bo.say("after it", channel="championship")
    await desk.button("championship, 2 unread").wait_for()


async def test_acting_as_another_person_takes_one_click(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.act_as("Bo")
    await desk.composer.fill("it is me, Bo")
    await desk.composer.press("Enter")
    await desk.message("it is me, Bo").wait_for()
    assert club.person("Ana").sees("general")[-1].content == "it is me, Bo"
    assert await desk.message("it is me, Bo").get_by_role("button", name="Bo", exact=True).is_visible()


async def test_times_are_shown_in_the_zone_of_the_acting_person(open_desk: OpenDesk, club: Sandbox) -> None:
    await club.person("Dana").say("We start <t:1795554000:t>.", channel="general")
    desk = await open_desk("Ana")
    await desk.message("We start 22:00.").wait_for()
    await desk.act_as("Bo")
    await desk.message("We start 16:00.").wait_for()
    await desk.button("Times shown in America/New_York").click()
    await desk.page.get_by_role("option", name="Ana Europe/Berlin").click()
    await desk.message("We start 22:00.").wait_for()


async def test_two_people_see_each_other_side_by_side(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana")
    await desk.use("announce")
    await desk.button("Two people side by side").click()
    bo = desk.page.get_by_role("region", name="Acting as Bo")
    await bo.get_by_role("button", name="Sign up").click()
    ana = desk.page.get_by_role("region", name="Acting as Ana")
    await ana.get_by_text("Entrants: Bo").wait_for()
    await bo.get_by_role("button", name="Close this pane").click()
    await bo.wait_for(state="detached")


async def test_lost_connection_comes_back_with_what_was_missed(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    lines: list[WebSocketRoute] = []

    def relay(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    await desk.page.route_web_socket("**/sandbox/live*", relay)
    await desk.page.reload()
    await club.person("Bo").say("before", channel="general")
    await desk.message("before").wait_for()
    await lines[0].close()
    await desk.page.get_by_text("The connection was lost.").wait_for()
    await club.person("Bo").say("meanwhile", channel="general")
    await desk.message("meanwhile").wait_for()
    assert len(lines) == 2
    await club.person("Bo").say("afterwards", channel="general")
    await desk.message("afterwards").wait_for()
    assert await desk.messages.count() == 3


async def test_long_channel_keeps_few_rows_and_reaches_its_beginning(open_desk: OpenDesk, club: Sandbox) -> None:
    for number in range(300):
        await club.person("Bo").say(f"message {number}.", channel="general")
    desk = await open_desk("Ana")
    await desk.message("message 299.").wait_for()
    beginning = desk.page.get_by_text("This is the beginning of general.")
    for _ in range(40):
        await desk.page.locator(".scroller").evaluate("element => element.scrollTo(0, 0)")
        await desk.page.wait_for_timeout(30)
        assert await desk.messages.count() <= 200
        if await beginning.is_visible():
            break
    await desk.message("message 0.").wait_for()
    await desk.button("Jump to the newest messages").click()
    await desk.message("message 299.").wait_for()


async def test_address_of_a_message_leads_to_it_however_far_up(open_desk: OpenDesk, club: Sandbox) -> None:
    bo = club.person("Bo")
    first = await bo.say("the very first", channel="championship")
    for number in range(120):
        await bo.say(f"message {number}", channel="championship")
    guild, channel = club.guild("Club").id, club.guild("Club").channel("championship").id
    await bo.say(f"see https://discord.com/channels/{guild}/{channel}/{first.id}", channel="general")
    desk = await open_desk("Ana")
    await desk.button("#championship › message").click()
    await desk.message("the very first").wait_for()


async def test_reader_of_the_newest_messages_stays_with_them(open_desk: OpenDesk, club: Sandbox) -> None:
    for number in range(40):
        await club.person("Bo").say(f"message {number}. " + "It goes on for a while. " * 12, channel="general")
    desk = await open_desk("Ana", width=1500)
    await desk.at_newest()
    await desk.button("Faults").click()
    await desk.at_newest()
    await desk.page.set_viewport_size({"width": 700, "height": 500})
    await desk.at_newest()
    # A message grows (a picture came) between two frames, and an older scroll event is still on its way.
    await desk.page.locator(".scroller").evaluate(
        "element => { element.querySelector('.items').style.paddingBottom = '300px';"
        " element.dispatchEvent(new Event('scroll')); }"
    )
    await desk.at_newest()


async def test_reader_of_old_messages_is_not_moved_by_new_ones(open_desk: OpenDesk, club: Sandbox) -> None:
    for number in range(60):
        await club.person("Bo").say(f"message {number}.", channel="general")
    desk = await open_desk("Ana")
    await desk.message("message 59.").wait_for()
    await desk.message("message 20.").scroll_into_view_if_needed()
    await desk.page.wait_for_timeout(100)
    before = await desk.message("message 20.").bounding_box()
    await club.person("Bo").say("something new", channel="general")
    await desk.message("something new").wait_for(state="attached")
    assert await desk.message("message 20.").bounding_box() == before


async def test_direct_message_is_opened_from_the_card_of_a_person(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.page.get_by_role("complementary").get_by_role("button", name="Bo", exact=True).click()
    await desk.button("Send a message").click()
    await desk.page.get_by_role("heading", name="Bo", level=1).wait_for()
    await desk.composer.fill("just for you")
    await desk.composer.press("Enter")
    await desk.message("just for you").wait_for()
    await desk.act_as("Bo")
    await desk.page.get_by_role("heading", name="Ana", level=1).wait_for()
    await desk.message("just for you").wait_for()


async def test_first_direct_message_of_somebody_is_listed_at_once(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await club.person("Bo").say("just for you", channel=club.world.dm(club.person("Bo").id, club.person("Ana").id))
    await desk.button("Direct messages, 1 unread").click()
    await desk.message("just for you").wait_for()


async def test_message_may_come_before_what_is_there_is_known(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    heard = asyncio.Event()

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.set() if "I was here first" in frame else None)

    async def late(route: Route) -> None:
        await club.person("Ana").say("I was here first", channel="general")
        await heard.wait()
        await route.continue_()

    desk.page.once("websocket", listen)
    await desk.page.route("**/sandbox/state?as=*", late, times=1)
    await desk.act_as("Bo")
    await desk.message("I was here first").wait_for()


async def test_mention_is_written_by_name_and_sent_by_id(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.composer.press_sequentially("hello @b")
    await desk.page.get_by_role("option", name="Bo").wait_for()
    await desk.composer.press("Enter")
    await desk.composer.press("Enter")
    await desk.message("hello @Bo").wait_for()
    assert club.person("Ana").sees("general")[-1].content == f"hello {club.person('Bo').mention}"


async def test_new_person_is_added_and_acted_as(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Dana")
    await desk.button("Acting as Dana").click()
    await desk.button("Add somebody").click()
    form = desk.dialog("Add somebody")
    await form.get_by_label("Time zone").fill("Nowhere/Land")
    await form.get_by_label("Name", exact=True).fill("Cleo")
    await form.get_by_role("button", name="Add and act as them").click()
    await form.get_by_text("That time zone is not known.").wait_for()
    await form.get_by_label("Time zone").fill("Asia/Tokyo")
    await form.get_by_label("Language").select_option(label="Japanese")
    await form.get_by_role("button", name="Add and act as them").click()
    await desk.page.get_by_role("region", name="Acting as Cleo").wait_for()
    cleo = club.person("Cleo").user
    assert (cleo.zone, cleo.locale) == ("Asia/Tokyo", "ja")


async def test_a_person_and_a_server_are_given_a_language(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Dana")
    await desk.button("Settings of Dana").click()
    form = desk.dialog("Settings of Dana")
    async with desk.page.expect_response("**/sandbox/act"):
        await form.get_by_label("Language", exact=True).select_option(label="German")
    async with desk.page.expect_response("**/sandbox/act"):
        await form.get_by_label("Language of Club").select_option(label="Japanese")
    dana = club.person("Dana").user
    assert (dana.locale, next(iter(club.world.guilds.values())).locale) == ("de", "ja")


async def test_answer_says_what_it_answers(open_desk: OpenDesk, club: Sandbox) -> None:
    asked = await club.person("Bo").say("who is in?", channel="general")
    desk = await open_desk("Ana")
    question = desk.messages.filter(has=desk.page.get_by_text("who is in?", exact=True)).first
    await question.hover()
    await question.get_by_role("button", name="Reply").click()
    replying = desk.page.locator(".answering", has_text="Replying to Bo")
    await replying.wait_for()
    await desk.composer.fill("me")
    await desk.composer.press("Enter")
    answer = desk.messages.filter(has_text="In reply to")
    await answer.get_by_role("button", name="who is in?").wait_for()
    reference = club.person("Bo").sees("general")[-1].raw.reference
    assert reference is not None
    assert reference["message_id"] == str(asked.id)
    assert await replying.is_hidden()
    await question.hover()
    await question.get_by_role("button", name="Reply").click()
    await desk.page.keyboard.press("Escape")
    await desk.composer.fill("just so")
    await desk.composer.press("Enter")
    await desk.message("just so").wait_for()
    assert club.person("Bo").sees("general")[-1].raw.reference is None
