"""Whole tournaments of every format in which a tenth of all pairs are kept apart, with a referee of its own."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats import registry
from formats.core import commands as cmd
from formats.core.contract import Format
from formats.core.decide import decide
from formats.core.errors import NoPairingExistsError
from formats.core.events import RoundPaired
from formats.core.field_rules import separates
from formats.core.log import Envelope, Record
from formats.core.plan import StagePlan
from formats.core.steps import PairRound
from tests.examples import examples
from tests.formats.conformance.whole_tournaments import Whole, playable

APART = {key: system for key, system in registry.systems().items() if separates(system)}
CANNOT = {"group_stage", "round_robin", "swiss_elimination", "tiered_league"}

STRICT = {"fide_dutch"}
"""These know players who never meet, and no wishes."""

PAIRS_EACH_ROUND = {"fide_dutch", "swiss", "score_group_swiss", "floating_double_elimination"}
"""These pair every round from the standings; in the others seeds or a schedule decide who meets after the first."""

QUICK: Mapping[str, Mapping[str, Any]] = {
    "cop": {"rounds": 4, "opening": "swiss", "simulations": 50, "always_wins_simulations": 50},
    "score_group_swiss": {"rounds": 3},
}


class KeptApart(Whole):
    """A director who, where no round is possible, gives up that some never meet."""

    def publish(self, step: PairRound) -> None:
        """Relax the rule as the refusal says, if it is this one and may still change, and publish."""
        if self.refused_by(step) == "never_meet":
            plan = self.play.state.stages[0]
            everybody = [*plan.options["never_meet"], *plan.options["avoid_meeting"]]
            options = {**plan.options, "avoid_meeting": everybody, "never_meet": []}
            self.play.do(cmd.ChangePlan(stages=(plan.model_copy(update={"options": options}),)))
        super().publish(step)

    def refused_by(self, step: PairRound) -> str:
        """The code of the refusal of the next round; empty if it can be paired."""
        command = cmd.PublishRound(stage=step.stage, round_number=step.round_number)
        envelope = Envelope(command_id="look", actor="director", at=self.play.now, command=command)
        try:
            decide(self.play.state, envelope, self.play.engine)
        except NoPairingExistsError as refused:
            return refused.code
        return ""


@pytest.mark.parametrize("key", APART)
@given(seed=st.integers(0, 10**6), size=st.integers(2, 9))
@examples(3)
def test_no_format_pairs_those_who_are_kept_apart_silently(key: str, seed: int, size: int) -> None:
    system, chance = APART[key], random.Random(seed)
    plain = system.read_options(QUICK.get(key, {}))
    size = playable(system, plain, size)
    pairs = [f"e{a} e{b}" for a, b in combinations(range(1, size + 1), 2) if chance.random() < 0.1]
    cut = len(pairs) if key in STRICT else chance.randrange(len(pairs) + 1)
    options = {**QUICK.get(key, {}), "never_meet": pairs[:cut], "avoid_meeting": pairs[cut:]}
    whole = KeptApart(registry.engine(), (StagePlan(system=key, title="Whole", options=options),), size, seed)
    play = whole.to_the_end()
    never = {frozenset(pair.split()) for pair in pairs[:cut]} if play.state.stages[0].options["never_meet"] else set()
    kept = never if key in STRICT else {frozenset(pair.split()) for pair in pairs}
    _referee(key, play.records, never, kept)


def _referee(
    key: str, records: Sequence[Record], never: AbstractSet[frozenset[str]], kept: AbstractSet[frozenset[str]]
) -> None:
    """Check that no two meet who never may, as far as the format decides it, and others only with a warning."""
    for event in (record.event for record in records):
        if not isinstance(event, RoundPaired) or event.cause != "format":
            continue
        play_off = event.pairings.label == "Play-off"
        pairs_now = key in PAIRS_EACH_ROUND or event.round_number == 1
        for game in event.pairings.pairings:
            warned = any(reason.code == "meet_anyway" and reason.warning for reason in game.reasons)
            together = frozenset(game.seats)
            if not play_off:
                assert warned is (together in kept)
            if pairs_now and not play_off:
                assert together not in never


def test_the_formats_that_cannot_are_these() -> None:
    systems: Mapping[str, Format[Any]] = registry.systems()
    assert set(systems) - set(APART) == CANNOT
