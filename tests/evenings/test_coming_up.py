"""*Coming up* in the page follows the timetable, also after sign-up was closed early, and opened again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import pytest

from tests.bot.world import ARIMAA
from tests.evenings.evening import Evening

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]


async def coming_up(evening: Evening) -> Sequence[str]:
    """What the page says is planned."""
    await evening.world.settled()
    await evening.desk.at_newest()
    entries = evening.page.locator(".agenda li p")
    planned = len(evening.world.sandbox.clock.agenda)
    await evening.page.wait_for_function(
        "(count) => document.querySelectorAll('.agenda li').length === count", arg=planned
    )
    return await entries.all_inner_texts()


async def test_what_is_planned_stands_there_after_sign_up_was_opened_again(evening: Evening) -> None:
    world, director = evening.world, evening.director
    await evening.open()
    closes = int((world.clock.now() + timedelta(days=11)).timestamp())
    await director.slash("/td create", options={"what": ARIMAA, "closes": f"<t:{closes}>"})
    for person in await world.players("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida"):
        await evening.joins(person)
    await director.slash("/td close")
    await director.slash("/td open")
    await evening.desk.button("Coming up", exact=False).first.click()
    assert "Sign-up closes" in "\n".join(await coming_up(evening))
    await evening.desk.button("Next deadline").click()
    while (await world.loaded()).state.phase == "registration":
        await evening.desk.button("Next deadline").click()
        await world.settled()
    assert await coming_up(evening) != []
    assert await evening.desk.button("Next deadline").is_enabled()
