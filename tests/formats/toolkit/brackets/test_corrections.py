"""A corrected result in a bracket: what rests on it is said before, and afterwards everything agrees."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import DependentGamesError, ReasonNeededError
from formats.core.model import Pairing
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.verify import verify
from tests.examples import examples
from tests.formats.conformance.directed import Directed
from tests.formats.play import Play

SINGLE, DOUBLE = "single_elimination", "double_elimination"
LIVES = {SINGLE: 1, DOUBLE: 2}


def four() -> Play:
    """Double elimination: e1 has beaten e4, e2 has beaten e3, then e1 has beaten e2 and e4 has lost to e3."""
    play = Play([StagePlan(system=DOUBLE, title="Cup")], engine=registry.engine())
    play.enter(4)
    for winners in (("e1", "e2"), ("e1", "e3")):
        play.publish()
        for who in winners:
            game = next(pairing for pairing in play.state.open_games() if who in pairing.seats)
            play.do(cmd.RecordResult(pairing=game.id, report=Report(winner=who)))
    return play


def first_game(play: Play) -> str:
    return next(pairing.id for pairing, _ in play.state.stage().games() if set(pairing.seats) == {"e1", "e4"})


def test_nothing_is_changed_before_a_director_says_what_becomes_of_the_games_that_rest_on_it() -> None:
    play = four()
    with pytest.raises(DependentGamesError) as asked:
        play.do(cmd.RecordResult(pairing=first_game(play), report=Report(winner="e4")))

    later = {pairing.id for pairing in play.state.started[0].rounds[1].pairings.pairings}
    assert set(asked.value.games) == later
    assert (asked.value.leaving, asked.value.entering) == (("e1",), ("e4",))


def test_taken_back_they_are_played_anew_by_whom_the_correction_sends_there() -> None:
    play = four()
    play.do(cmd.RecordResult(pairing=first_game(play), report=Report(winner="e4"), dependents="reset"))

    assert len(play.state.started[0].rounds) == 1
    play.publish()
    matches = {pairing.label: set(pairing.seats) for pairing in play.state.open_games()}
    assert matches == {"W2-1": {"e4", "e2"}, "L1-1": {"e1", "e3"}}
    play.win_all()
    assert verify(play.records, play.engine) == ()


def test_by_a_ruling_with_a_reason_result_and_bracket_stay() -> None:
    play = four()
    wrong = cmd.RecordResult(pairing=first_game(play), report=Report(winner="e4"), dependents="stand")
    with pytest.raises(ReasonNeededError):
        play.do(wrong)
    before = play.state.started
    play.do(wrong.model_copy(update={"text": "Found out too late; both agree."}))

    assert play.state.started == before
    ruling = play.state.rulings[-1]
    assert (ruling.topic, ruling.pairing, ruling.text) == (
        "stands",
        first_game(play),
        "Found out too late; both agree.",
    )
    assert ruling.result is not None
    assert ruling.result.winning_seat != play.state.started[0].rounds[0].results[first_game(play)].winning_seat


def test_a_correction_that_sends_nobody_elsewhere_is_taken_at_once() -> None:
    play = four()
    play.do(cmd.RecordResult(pairing=first_game(play), report=Report(winner="e1", scores=(3, 1))))
    last = play.state.started[0].rounds[1].pairings.pairings[0]
    play.do(cmd.RecordResult(pairing=last.id, report=Report(winner=last.seats[1])))

    assert len(play.state.started[0].rounds) == 2


def test_matches_elsewhere_in_the_bracket_keep_their_results() -> None:
    play = Play([StagePlan(system=SINGLE, title="Cup")], engine=registry.engine())
    play.enter(8)
    for _ in range(2):
        play.publish()
        play.win_all()
    quarter = play.state.started[0].rounds[0].pairings.pairings[0]
    kept = next(
        pairing
        for pairing in play.state.started[0].rounds[1].pairings.pairings
        if quarter.seats[0] not in pairing.seats
    )
    play.do(cmd.RecordResult(pairing=quarter.id, report=Report(winner=quarter.seats[1]), dependents="reset"))

    second = play.state.started[0].rounds[1]
    assert [pairing.id for pairing in second.pairings.pairings] == [kept.id]
    assert kept.id in second.results
    play.publish()
    assert quarter.seats[1] in play.board().seats


def test_games_of_a_later_opponent_that_were_played_before_they_met_keep_their_results() -> None:
    play = Play([StagePlan(system=SINGLE, title="Cup")], engine=registry.engine())
    play.enter(8)
    for _ in range(3):
        play.publish()
        play.win_all()
    quarter = play.state.started[0].rounds[0].pairings.pairings[0]
    semi, other = play.state.started[0].rounds[1].pairings.pairings
    if quarter.seats[0] not in semi.seats:
        semi, other = other, semi
    final = play.state.started[0].rounds[2].pairings.pairings[0]
    with pytest.raises(DependentGamesError) as asked:
        play.do(cmd.RecordResult(pairing=quarter.id, report=Report(winner=quarter.seats[1])))

    assert set(asked.value.games) == {semi.id, final.id}
    play.do(cmd.RecordResult(pairing=quarter.id, report=Report(winner=quarter.seats[1]), dependents="reset"))
    (kept,) = play.state.started[0].rounds[1].pairings.pairings
    assert kept.id == other.id
    assert kept.id in play.state.started[0].rounds[1].results


class Changing(Directed):
    """A busy director who changes places and corrects winners, in a field that no one leaves."""

    most = 12

    def result_of(self, pairing: Pairing) -> Report:
        """Return a win of either player."""
        return Report(winner=self.rng.choice(pairing.seats))

    def interfere(self, *names: str) -> None:
        """Only these."""
        super().interfere("override", "turn_round", "undo")

    @property
    def ways(self):  # type: ignore[no-untyped-def]
        """And a result turned round."""
        return {**super().ways, "turn_round": self.turn_round}

    def turn_round(self) -> None:
        """Any result, with the other winner."""
        games = list(self.play.state.stage().games())
        if games:
            pairing, result = self.rng.choice(games)
            winner = pairing.seats[1 - (result.winning_seat or 0)]
            self.decided(cmd.RecordResult(pairing=pairing.id, report=Report(winner=winner), text="Turned round."))


@pytest.mark.parametrize("system", [SINGLE, DOUBLE])
@given(seed=st.integers(0, 2**32))
@examples(8)
def test_whatever_is_changed_over_and_corrected_everybody_but_the_champion_has_lost_as_often_as_it_takes(
    system: str, seed: int
) -> None:
    plan = StagePlan(system=system, title="Cup")
    play = Changing(registry.engine(), [plan], random.Random(seed).randint(2, 14), seed, calm=True).to_the_end()

    champion, *others = play.engine.standings(play.state)
    assert champion.losses < LIVES[system]
    assert {line.losses for line in others} == {LIVES[system]}


def test_a_round_in_which_places_were_changed_over_is_filled_anew_as_a_whole() -> None:
    play = Play([StagePlan(system=SINGLE, title="Cup")], engine=registry.engine())
    play.enter(8)
    play.publish()
    play.win_all()
    through = {pairing.label: pairing.seats[0] for pairing, _ in play.state.stage().games()}
    lost = {pairing.label: pairing.seats[1] for pairing, _ in play.state.stage().games()}
    play.publish()
    current = play.state.current_round
    assert current is not None
    first, second = current.pairings.pairings
    mixed = current.pairings.model_copy(
        update={
            "pairings": (
                first.model_copy(update={"seats": (first.seats[0], second.seats[1])}),
                second.model_copy(update={"seats": (second.seats[0], first.seats[1])}),
            )
        }
    )
    play.do(cmd.OverrideRound(stage=0, round_number=2, pairings=mixed, text="By hand."))
    play.win_all()
    game = next(pairing.id for pairing, _ in play.state.stage().games() if pairing.label == "QF1")
    play.do(cmd.RecordResult(pairing=game, report=Report(winner=lost["QF1"]), dependents="reset"))

    assert len(play.state.started[0].rounds) == 1
    play.publish()
    assert {who for pairing in play.state.open_games() for who in pairing.seats} == {
        lost["QF1"],
        through["QF2"],
        through["QF3"],
        through["QF4"],
    }
