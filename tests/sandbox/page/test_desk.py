"""The clock, what is coming up, switches, and narrow windows."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.server import Sandbox
from bot.views.table import TABLE_WIDTH
from tests.sandbox.page.conftest import NOW, OpenDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_time_bar_moves_the_clock(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    face = desk.page.locator(".clock-face")
    assert await face.inner_text() == "Mon 14:05:00"
    await desk.button("+1 hour").click()
    await face.get_by_text("Mon 15:05:00").wait_for()
    await desk.button("Next deadline").click()
    await face.get_by_text("Mon 19:05:00").wait_for()
    assert club.clock.now() == NOW + timedelta(hours=5)
    await desk.button("+1 day").click()
    await face.get_by_text("Tue 19:05:00").wait_for()
    assert await desk.button("Next deadline").is_disabled()


async def test_clock_runs_and_stands(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.page.get_by_label("Speed of the clock").select_option("3600")
    await desk.button("The clock is standing. Let it run").click()
    await desk.button("The clock is running. Stop it").click()
    await desk.button("The clock is standing. Let it run").wait_for()
    assert not club.clock.running
    assert club.clock.now() > NOW


async def test_agenda_lists_what_is_coming_and_goes_there(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.button("Coming up 2").click()
    panel = desk.page.get_by_role("complementary", name="Coming up")
    assert await panel.locator(".agenda p").all_inner_texts() == ["Sign-up closes.", "Round 1."]
    await panel.get_by_role("button", name="Go there").nth(2).click()
    await panel.get_by_text("Nothing is planned").wait_for()
    assert club.clock.now() == NOW + timedelta(days=1)
    await desk.page.keyboard.press("Escape")
    await panel.wait_for(state="hidden")


async def test_switch_reaches_the_program(open_desk: OpenDesk, club: Sandbox) -> None:
    flipped: list[tuple[bool, str | None]] = []

    async def note(on: bool, value: str | None) -> None:
        flipped.append((on, value))

    club.add_switch("demo", "Demo players", "They answer by themselves.", note)
    desk = await open_desk("Ana")
    await desk.button("Switches").click()
    await desk.page.get_by_role("switch", name="Demo players").check()
    await desk.page.wait_for_function("document.querySelector('[role=switch]').checked")
    assert flipped == [(True, None)]


async def test_phone_has_one_column_with_drawers(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana", width=390, height=760)
    await desk.use("announce")
    assert await desk.overflow() <= 0
    channel = desk.button("championship")
    assert not await channel.is_visible()
    await desk.button("Servers and channels").click()
    await channel.click()
    await channel.wait_for(state="hidden")
    await desk.composer.fill("from my phone")
    await desk.composer.press("Enter")
    await desk.message("from my phone").wait_for()
    assert club.person("Bo").sees("championship")[-1].content == "from my phone"
    await desk.button("Two people side by side").click()
    await desk.page.get_by_role("navigation", name="The two people").get_by_role("button", name="Bo").click()
    await desk.page.get_by_role("region", name="Acting as Bo").wait_for()
    assert await desk.page.get_by_role("region", name="Acting as Ana").is_hidden()
    assert await desk.overflow() <= 0


async def test_phone_breaks_lines_of_code_after_as_many_characters_as_tables_have(open_desk: OpenDesk) -> None:
    desk = await open_desk("Ana", width=390, height=760)
    await desk.use("announce")
    await desk.message("Sign-up is open").wait_for()

    async def rows(line: str) -> float:
        """How many rows a line of a code block takes in a card."""
        return float(
            await desk.page.evaluate(
                """line => {
                    const text = document.querySelector(".embed-body > .markdown");
                    text.innerHTML = "<pre><code></code></pre>";
                    const code = text.querySelector("code");
                    const height = words => ((code.textContent = words), code.parentElement.clientHeight);
                    const one = height("i"), two = height("i\\ni");
                    return 1 + (height(line) - one) / (two - one);
                }""",
                line,
            )
        )

    assert await rows("i" * TABLE_WIDTH) == 1
    assert await rows("i" * (TABLE_WIDTH + 1)) == 2
    assert await desk.overflow() <= 0


async def test_button_is_pressed_although_what_is_coming_changes_meanwhile(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.button("Coming up", exact=False).hover()
    await desk.page.mouse.down()
    club.clock.set_agenda([(NOW + timedelta(hours=number), f"Round {number}.") for number in range(1, 8)])
    await desk.button("Coming up 7").wait_for()
    await desk.page.mouse.up()
    await desk.page.get_by_role("complementary", name="Coming up").get_by_text("Round 7.").wait_for()


async def test_events_follow_the_world_while_they_are_shown(open_desk: OpenDesk, club: Sandbox) -> None:
    desk = await open_desk("Ana")
    await desk.button("Events").click()
    window = desk.dialog("Events of Club")
    await window.get_by_text("No events are planned.").wait_for()
    await club.person("Dana").slash("/schedule", channel="general", title="Round 1")
    await window.get_by_role("heading", name="Round 1").wait_for()
    await window.get_by_text("25 November 2026 at 14:05").wait_for()
    await window.get_by_role("button", name="I am interested").click()
    await window.get_by_role("button", name="Interested", pressed=True).wait_for()
    await window.get_by_text("1 interested").wait_for()
    await desk.page.keyboard.press("Escape")
    await window.wait_for(state="detached")
    await desk.button("Events 1").wait_for()
