"""Rounds and stages as people name them."""

import pytest

from bot.errors import UnknownRoundError
from bot.ui.flows.reading import round_of, stage_of
from tests.bot.season import in_first_round


@pytest.mark.parametrize("given", ["0", "s0r0", "2", "s0r2", "s1r1"])
def test_a_round_that_is_not_published_is_unknown(given: str) -> None:
    state = in_first_round().state
    assert [round_of(state, named) for named in (None, "1", "s0r1")] == [(0, 1)] * 3
    with pytest.raises(UnknownRoundError):
        round_of(state, given)


@pytest.mark.parametrize("given", ["0", "2", "-1", "x"])
def test_a_stage_that_has_not_begun_is_unknown(given: str) -> None:
    state = in_first_round().state
    assert [stage_of(state, named) for named in (None, "1")] == [None, 0]
    with pytest.raises(UnknownRoundError):
        stage_of(state, given)
