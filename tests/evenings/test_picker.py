"""The list of commands that follows what is typed."""

from __future__ import annotations

import pytest

from tests.bot.world import ARIMAA
from tests.evenings.evening import Evening

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]


async def test_enter_takes_the_command_that_was_typed_after_a_longer_one_was_used(evening: Evening) -> None:
    await evening.open()
    await evening.director.slash("/td create", options={"what": ARIMAA})
    page = evening.page
    await evening.desk.begin("round results")
    await page.get_by_role("button", name="Leave this command").click()
    await evening.desk.composer.fill("/round result")
    await page.keyboard.press("Enter")
    await page.get_by_role("form", name="Command /round result", exact=True).wait_for()


async def test_enter_takes_the_command_that_was_typed_whatever_the_mouse_rests_on(evening: Evening) -> None:
    await evening.open()
    await evening.director.slash("/td create", options={"what": ARIMAA})
    page, typed = evening.page, "/round result"
    await evening.desk.composer.fill(typed)
    other = page.get_by_role("option", name="/round results")
    await other.hover()
    await page.keyboard.press("Enter")
    await page.get_by_role("form", name=f"Command {typed}", exact=True).wait_for()
