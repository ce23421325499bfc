"""Every act that is possible at a moment is accepted, and every other is refused, in every format."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats import registry
from formats.core.contract import Format
from formats.core.plan import Settings, StagePlan
from tests.examples import examples
from tests.formats.conformance.moments import Moments
from tests.formats.conformance.test_playing import QUICK
from tests.formats.conformance.together import core_options
from tests.formats.conformance.whole_tournaments import playable
from tests.formats.core.decide.test_game_times import WEEK
from tests.formats.form_toy import Wishers
from tests.formats.toys import Neighbours, toy_engine

SYSTEMS: dict[str, Format[Any]] = {**registry.systems(), "neighbours": Neighbours(), "wishers": Wishers()}
ENGINES = {key: registry.engine() if key in registry.systems() else toy_engine(Wishers()) for key in SYSTEMS}
OPTIONS: dict[str, dict[str, Any]] = {
    **QUICK,
    "neighbours": {"question": "number"},
    "tiered_league": {"invitations": True},
}


M = TypeVar("M", bound=Moments)


def moments(key: str, seed: int, kind: type[M]) -> M:
    """A tournament of that format; the seed says how large, under which rules, and whether under all core options."""
    system = SYSTEMS[key]
    options = {**OPTIONS.get(key, {}), **(core_options(key) if seed % 2 and key in registry.systems() else {})}
    size = playable(system, system.read_options(options), 3 + seed % 4)
    plan = [StagePlan(system=key, title="Moments", options=options)]
    rules = Settings(
        forfeit_removes=bool(seed % 2),
        check_in_minutes=(15, 30)[seed % 2],
        forfeit_minutes=(20, 15)[seed % 2],
        week=WEEK if key == "neighbours" and seed % 3 else None,
    )
    return kind(ENGINES[key], plan, size, seed, settings=rules)


@pytest.mark.parametrize("key", SYSTEMS)
@given(seed=st.integers(0, 2**16))
@examples(2)
def test_what_is_offered_is_taken_and_nothing_else_is(key: str, seed: int) -> None:
    found = moments(key, seed, Moments)
    found.look()
    found.to_the_end()
    found.look()
