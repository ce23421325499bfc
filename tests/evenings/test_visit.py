"""A first-time visitor reaches a finished tournament of their own, tonight's with its standings, and a second week."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from formats.core.state_slices.evenings import Series
from tests.evenings.evening import Evening
from tests.evenings.visit import own, play

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]

TWO_MINUTES, THREE_MINUTES, TEN_MINUTES = 120, 180, 600


async def test_a_first_visit_ends_with_the_second_evening_of_a_series_of_ones_own(evening: Evening) -> None:
    # A wait that never ends fails the test, not the whole run.
    async with asyncio.timeout(TEN_MINUTES):
        finished, tonight, weekly = await play(evening)
    assert (await evening.world.loaded()).state.phase == "finished"
    mine = await own(evening.world)
    assert (mine.phase, mine.title, len(mine.entrants)) == ("finished", "Tonight's tournament 2", 4)
    series = await evening.world.loaded("t3")
    assert [held.outcome for held in series.state.slice_of(Series).evenings][:2] == ["held", "held"]
    assert weekly.passed <= timedelta(days=15)
    assert (finished.work.letters, tonight.work.letters) == (0, 0)
    assert finished.work.clicks <= 4
    assert tonight.work.clicks <= 6
    assert finished.seconds < TWO_MINUTES
    assert tonight.seconds < THREE_MINUTES
    assert tonight.passed <= timedelta(minutes=10)
    await evening.look("the end")
    assert evening.wide == {}
