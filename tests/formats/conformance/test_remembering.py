"""What is remembered from moment to moment is what would be found by looking at the same moment for the first time."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats import registry
from formats.core.errors import FieldError
from formats.core.evolve import fold
from formats.core.persistent import PersistentList, PersistentSet
from formats.core.round import Round
from formats.core.state import TournamentState
from formats.core.steps import next_step
from tests.examples import examples
from tests.formats.conformance.directed import Directed
from tests.formats.conformance.test_directed import SYSTEMS, directed

ENGINE = registry.engine()


def new_to_everybody(state: TournamentState) -> TournamentState:
    """Return the same tournament made of new objects, for which nothing is memoized."""

    def unseen(round_: Round) -> Round:
        pairings = round_.pairings.model_copy(update={"pairings": (*round_.pairings.pairings,)})
        return Round(round_.number, pairings, dict(round_.results), round_.amended)

    return replace(
        state,
        entrants=dict(state.entrants),
        started=tuple(
            replace(log, seeds=(*log.seeds,), rounds=tuple(map(unseen, log.rounds))) for log in state.started
        ),
        passed=PersistentSet(state.passed),
        commands=PersistentList(state.commands),
    )


def looked_at(state: TournamentState) -> object:
    """Everything that is remembered somewhere."""
    found: list[object] = [next_step(state, ENGINE), state.open_games()]
    for number, log in enumerate(state.started):
        rules, stage = ENGINE.rules_of(state, number), state.stage(number)
        groups = rules.groups(stage)
        labels = {pairing.label for round_ in log.rounds for pairing in round_.pairings.pairings} | {"", "nothing"}
        found += [ENGINE.standings(state, number), groups, rules.rank_groups(stage, [group.name for group in groups])]
        for round_ in log.rounds:
            found += [
                round_,
                round_.complete,
                round_.open_pairings(),
                round_.open_ids(),
                *(round_.pairing_of(who) for who in log.seeds),
            ]
            found += [(round_.results_of(label), round_.games.by_label.get(label)) for label in sorted(labels)]
            found += [state.find(pairing.id) for pairing in round_.pairings.pairings]
    return found


class Remembered(Directed):
    """A whole tournament with a busy director, in which nothing that was remembered may be wrong."""

    most = 12

    def watch(self) -> None:
        """Compare views memoized step by step with those computed for new objects."""
        state = self.play.state
        if state.version % 2:  # a comparison costs more than the command
            return
        assert fold(self.play.records) == state
        assert looked_at(state) == looked_at(new_to_everybody(state))


@pytest.mark.parametrize("key", SYSTEMS)
@given(seed=st.integers(0, 2**32))
@examples(2)
def test_what_is_remembered_is_what_would_be_found_anew(key: str, seed: int) -> None:
    with suppress(FieldError):  # more rounds than opponents, say
        directed(key, seed, Remembered).to_the_end()


def test_semi_finals_without_a_game_are_remembered_as_they_would_be_found_anew() -> None:
    """They are published together with the finals."""
    directed("group_rounds", 116837, Remembered).to_the_end()
