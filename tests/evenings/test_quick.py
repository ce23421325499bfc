"""Friends who are all there play a whole tournament, in a browser, with as few acts as was aimed at."""

from __future__ import annotations

import pytest

from tests.evenings.evening import Evening
from tests.evenings.quick import play

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]


async def test_a_knock_out_of_five_takes_three_acts_of_its_director(evening: Evening) -> None:
    await play(evening, "single")
    await evening.look_round()
    costs = evening.counted()
    assert costs.director <= 3
    assert max(evening.acts.by_user.values()) <= 8
    assert costs.messages <= 8
    assert evening.wide == {}
