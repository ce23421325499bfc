"""The progress of a bracket that is derived from an earlier one is the one that is read from all rounds."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.errors import FieldError
from formats.core.memoize import forget
from formats.core.state import Round
from formats.systems.double_elimination import FORMAT as DOUBLE
from formats.toolkit.brackets.format import BracketFormat
from formats.toolkit.brackets.progress import Outcome, Progress
from formats.toolkit.brackets.tree import structure_of
from tests.examples import examples
from tests.formats.conformance.directed import Directed
from tests.formats.conformance.test_directed import directed
from tests.formats.stage_builder import new_stage, paired, won


def views(progress: Progress) -> tuple[object, ...]:
    """Everything that a progress answers."""
    matches = progress.bracket
    return (
        progress.games,
        progress.passed,
        [progress.outcome(match.key) for match in matches],
        [progress.players(match) for match in matches],
        [progress.shown(match) for match in matches],
        [progress.places(level) for level in progress.levels],
        progress.ready,
        progress.decided_without_game(max(progress.levels)),
        progress.last_matches,
        progress.champion,
    )


class Followed(Directed):
    """A whole tournament with a busy director, whose brackets are followed from one moment to the next."""

    most = 40

    def watch(self) -> None:
        """Compare the progress that follows the rounds with one read from all of them."""
        for number in range(len(self.play.state.started)):
            system, options = self.play.engine.of_stage(self.play.state, number)
            if isinstance(system, BracketFormat):
                stage = self.play.state.stage(number)
                bracket = system.bracket(len(stage.seeds), options)
                assert views(system.progress(stage, options)) == views(Progress(bracket, stage, options.replays))


@pytest.mark.parametrize("key", ["single_elimination", "double_elimination"])
@given(seed=st.integers(0, 2**32))
@examples(8)
def test_a_progress_derived_from_an_earlier_one_is_that_of_all_rounds(key: str, seed: int) -> None:
    with suppress(FieldError):
        directed(key, seed, Followed).to_the_end()


def test_one_result_computes_only_what_it_reaches() -> None:
    forget()
    options = DOUBLE.read_options({})
    stage = new_stage({f"p{number}": float(2600 - number) for number in range(16)})
    first = Round(1, paired(DOUBLE, stage, options), {})
    before = replace(stage, rounds=(first,))
    game = first.pairings.pairings[2]
    after = before.with_result(game.id, won(game.seats, game.seats[0]))
    earlier = DOUBLE.progress(before, options)
    assert [earlier.outcome(match.key) for match in earlier.bracket] == [None] * len(earlier.bracket)

    later = DOUBLE.progress(after, options)
    untouched = {match.key for match in later.bracket} - structure_of(later.bracket).reached_from({game.label})
    assert {"W1-1", "W1-2"} <= untouched
    assert later._outcomes.keys() == untouched
    assert later.outcome(game.label) == Outcome(game.seats[0], game.seats[1])
