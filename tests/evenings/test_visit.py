"""A first-time visitor reaches a finished tournament of their own, and tonight's with its standings."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.evenings.evening import Evening
from tests.evenings.visit import own, play

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]

TWO_MINUTES, THREE_MINUTES = 120, 180


async def test_a_first_visit_ends_with_two_tournaments_of_ones_own(evening: Evening) -> None:
    finished, tonight = await play(evening)
    assert (await evening.world.loaded()).state.phase == "finished"
    mine = await own(evening.world)
    assert (mine.phase, mine.title, len(mine.entrants)) == ("finished", "Tonight's tournament", 4)
    assert len(await evening.world.database.tournaments.all()) == 2
    assert (finished.work.letters, tonight.work.letters) == (0, 0)
    assert finished.work.clicks <= 4
    assert tonight.work.clicks <= 6
    assert finished.seconds < TWO_MINUTES
    assert tonight.seconds < THREE_MINUTES
    assert tonight.passed <= timedelta(minutes=10)
    await evening.look("the end")
    assert evening.wide == {}
