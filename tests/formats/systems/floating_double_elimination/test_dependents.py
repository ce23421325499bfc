"""Rule 14: what rests on a result of the finals, if it had been another one."""

from __future__ import annotations

from formats.core.contract import Dependents
from formats.core.state import Stage
from formats.systems.floating_double_elimination import FORMAT
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.progress import PLAY_OFF
from tests.formats.stage_builder import new_stage, with_round, won

OPTIONS = FinalsOptions(byes_count_as_wins=False)


def finals() -> Stage:
    """A wins everything; B and C, who have won a game each, play off the second place."""
    stage = with_round(new_stage(dict.fromkeys("ABCD")), [("A", "D", "A"), ("B", "C", "B")])
    stage = with_round(stage, [("A", "B", "A"), ("C", "D", "C")])
    stage = with_round(stage, [("A", "C", "A")], bye="B", bye_half_points=0)
    stage = with_round(stage, [("A", "B", "A")])
    return with_round(stage, [("B", "C", "B")], label=PLAY_OFF)


def if_won(number: int, players: str, winner: str) -> Dependents:
    """What rests on the game of two in a round, if it had this winner."""
    stage = finals()
    games = stage.rounds[number - 1].pairings.pairings
    game = next(pairing for pairing in games if set(pairing.seats) == set(players))
    return FORMAT.dependents_of(stage, game, won(game.seats, winner), OPTIONS)


def test_nothing_rests_on_a_result_by_which_the_same_are_in_and_the_same_play_off() -> None:
    for number, players, winner in ((1, "AD", "A"), (2, "CD", "C"), (4, "AB", "A"), (5, "BC", "C")):
        assert if_won(number, players, winner) == Dependents()


def test_all_rounds_rest_on_it_from_the_first_in_which_others_would_have_played() -> None:
    dependents = if_won(2, "CD", "D")

    assert dependents.games == ("s0r3b1", "s0r4b1", "s0r5b1")
    assert (dependents.kept, dependents.leaving, dependents.entering) == (2, ("C",), ("D",))


def test_a_play_off_rests_on_who_is_champion_and_who_is_level() -> None:
    dependents = if_won(4, "AB", "B")

    assert dependents == Dependents(games=("s0r5b1",), kept=4, leaving=("B", "C"), entering=())
