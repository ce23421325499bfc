"""What was published further down a bracket, when a match before it ends otherwise."""

from __future__ import annotations

from formats.core.contract import Dependents
from formats.core.model import Pairing
from formats.core.state import Stage
from formats.systems.single_elimination import FORMAT
from formats.systems.single_elimination.system import SingleOptions
from tests.formats.stage_builder import with_status, won
from tests.formats.systems.bracket_play import field, one_round

PLAIN = SingleOptions()


def match(stage: Stage, label: str) -> Pairing:
    return next(game for game, _ in stage.games() if game.label == label)


def turned(stage: Stage, label: str) -> Dependents:
    """What rests on a match, if the other one had won it."""
    game = match(stage, label)
    return FORMAT.dependents_of(stage, game, won(game.seats, max(game.seats, key=stage.seed_of)), PLAIN)


def test_who_went_on_without_a_game_is_idle_in_that_round_and_others_keep_their_byes() -> None:
    stage = with_status(one_round(FORMAT, field(16), PLAIN), ["e7", "e8"])
    stage = one_round(FORMAT, stage, PLAIN)
    second = stage.rounds[1].pairings
    assert [bye.entrant for bye in second.byes] == ["e1", "e2"]

    dependents = turned(stage, "R16-1")

    amended = dependents.amended[2]
    assert [bye.entrant for bye in amended.byes] == ["e2"]
    assert amended.pairings == second.pairings
    assert amended.facts == {key: who for key, who in second.facts.items() if who != "e1"}
    assert set(amended.idle) == {*second.idle, "e1"}
    assert (dependents.games, dependents.kept) == ((), None)
    assert (dependents.leaving, dependents.entering) == (("e1",), ("e16",))


def test_later_rounds_of_which_nothing_is_left_are_taken_back_as_a_whole() -> None:
    stage = field(8)
    for _ in range(3):
        stage = one_round(FORMAT, stage, PLAIN)

    dependents = turned(stage, "SF1")
    assert dependents.games == (match(stage, "F").id,)
    assert (dependents.kept, dependents.leaving, dependents.entering) == (2, ("e1",), ("e4",))

    both = turned(stage, "QF1")
    assert both.games == (match(stage, "SF1").id, match(stage, "F").id)
    assert both.kept == 2
    assert [game.label for game in both.amended[2].pairings] == ["SF2"]
    assert set(both.amended[2].idle) >= {"e1", "e4"}


def test_nothing_rests_on_the_last_match_or_on_one_that_the_same_has_won() -> None:
    stage = field(4)
    for _ in range(2):
        stage = one_round(FORMAT, stage, PLAIN)
    semi = match(stage, "SF1")

    assert turned(stage, "F") == Dependents()
    assert FORMAT.dependents_of(stage, semi, won(semi.seats, "e1"), PLAIN) == Dependents()
    assert turned(one_round(FORMAT, field(4), PLAIN), "SF1") == Dependents()


def test_nothing_rests_on_a_game_that_is_no_match_of_the_bracket() -> None:
    stage = one_round(FORMAT, field(4), PLAIN)
    stranger = Pairing(id="s0r9b9", board=9, seats=("e1", "e2"))

    assert FORMAT.dependents_of(stage, stranger, won(stranger.seats, "e1"), PLAIN) == Dependents()
