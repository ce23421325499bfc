"""Every format plays under all options of the core at once, and keeps each of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.formats.conformance.test_directed import SYSTEMS
from tests.formats.conformance.together import Together, is_warned


@pytest.mark.parametrize("key", SYSTEMS)
@given(seed=st.integers(0, 2**32), size=st.integers(3, 24))
@examples(2)
def test_all_options_together_are_kept_whatever_the_director_corrects(key: str, seed: int, size: int) -> None:
    played = Together(key, seed, size)
    play = played.to_the_end()
    options = play.state.stages[0].options
    kept = {frozenset(rule.split()) for name in ("never_meet", "avoid_meeting") for rule in options.get(name, ())}
    for game in played.matches():
        assert is_warned(game) is (frozenset(game.seats) in kept)


def test_rounds_off_are_taken_in_every_format_that_has_them() -> None:
    taken = {key: _rested(key, seed=0) for key in SYSTEMS}
    assert {key for key, count in taken.items() if count} == {"cop", "fide_dutch", "score_group_swiss", "swiss"}


def _rested(key: str, seed: int) -> int:
    if "rounds_off" not in SYSTEMS[key].options.model_fields:
        return 0
    played = Together(key, seed, 14)
    played.to_the_end()
    return played.rested
