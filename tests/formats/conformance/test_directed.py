"""Nothing a director may do leads to an exception, to an entrant twice or lost, or to an event that cannot go on."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from formats import registry
from formats.core.errors import FieldError
from formats.core.plan import Settings, StagePlan
from tests.examples import examples
from tests.formats.conformance.directed import Directed
from tests.formats.conformance.whole_tournaments import playable

SYSTEMS = registry.systems()
ENGINE = registry.engine()

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "cop": (
        {"rounds": 6, "opening": "swiss", "first_cop_round": 2, "place_prizes": 3, "class_prizes": [1]},
        {"rounds": 4, "place_prizes": 2, "class_prizes": [1, 1], "allow_repeat_byes": True},
        {"rounds": 5, "top_down_byes": True, "place_prizes": 1},
    ),
    "single_elimination": ({"third_place": True}, {"replays": 0}, {}, {"as_they_come": True}),
    "double_elimination": ({"reset": False}, {}, {"as_they_come": True}),
    "floating_double_elimination": ({"byes_count_as_wins": True}, {}),
    "swiss": ({"wins_to_advance": 3, "losses_to_leave": 2}, {"wins_to_advance": 2, "rounds": 4}, {}),
    "group_stage": (
        {"tie_breaks": ["difference", "scored", "wins"], "points": [3, 1, 0]},
        {"legs": 2, "deal": "drawn"},
        {},
    ),
    "round_robin": ({"legs": 2}, {"strike_below_half": True}, {}),
}
"""Under which options a format is tried, besides its own defaults."""

KNOCK_OUTS = ("single_elimination", "double_elimination", "floating_double_elimination", "swiss_elimination")
FAST = {"simulations": 20, "always_wins_simulations": 20}


BEFORE = ("round_robin", "swiss", "single_elimination")
"""What is played before the format in every fourth tournament."""


D = TypeVar("D", bound=Directed)


def directed(key: str, seed: int, kind: type[D]) -> D:
    """A tournament of that format; the seed says how large, under which rules, and whether it is its second stage."""
    variants = OPTIONS.get(key) or ({},)
    options = {**variants[seed % len(variants)], **(FAST if key == "cop" else {})}
    size = playable(SYSTEMS[key], SYSTEMS[key].read_options(options), 3 + seed % 13)
    stages = [StagePlan(system=key, title="Directed", options=options)]
    if seed // 13 % 4 == 0:
        first = BEFORE[seed // 52 % len(BEFORE)]
        stages = [StagePlan(system=first, title="Before"), stages[0].model_copy(update={"take": size})]
        size += seed // 156 % 3
    rules = Settings(forfeit_removes=bool(seed % 2), appeals=True)
    return kind(ENGINE, stages, size, seed, settings=rules)


@pytest.mark.parametrize("key", SYSTEMS)
@given(seed=st.integers(0, 2**32))
@example(seed=7130)  # a tie entered in a stage that is over
@examples(3)
def test_a_directors_hand_never_breaks_an_event(key: str, seed: int) -> None:
    with suppress(FieldError):  # more rounds than opponents, say
        directed(key, seed, Directed).to_the_end()


@pytest.mark.parametrize("seed", [1022, 1038, 1050])
@pytest.mark.parametrize("key", KNOCK_OUTS)
def test_no_correction_after_a_match_that_was_passed_without_a_game_breaks_an_event(key: str, seed: int) -> None:
    directed(key, seed, Directed).to_the_end()
