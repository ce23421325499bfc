"""The presets of the classics, played through."""

from __future__ import annotations

import pytest

from formats import registry
from tests.formats.conformance.whole_tournaments import Whole


def played(key: str, size: int) -> Whole:
    """The preset played to its end without anybody leaving."""
    whole = Whole(registry.engine(), registry.preset(key).stages, size, seed=size, calm=True)
    whole.to_the_end()
    return whole


@pytest.mark.parametrize("size", [8, 15, 24])
def test_the_swiss_has_five_rounds_without_repeats(size: int) -> None:
    rounds = played("classic_swiss", size).play.state.stage().rounds
    pairs = [frozenset(pairing.seats) for round_ in rounds for pairing in round_.pairings.pairings]

    assert len(rounds) == 5
    assert len(set(pairs)) == len(pairs) == 5 * (size // 2)


def test_the_double_elimination_takes_two_losses() -> None:
    play = played("classic_double_elimination", 16).play

    assert 30 <= len(list(play.state.stage().games())) <= 31


def test_the_finals_are_those_of_the_best_four_of_the_league() -> None:
    play = played("classic_league_and_finals", 6).play
    league, finals = (play.state.stage(number) for number in range(2))
    best = [line.entrant for line in play.engine.standings(play.state, 0)][:4]

    assert len(league.rounds) == 5
    assert list(finals.seeds) == best
    assert {pairing.label for pairing, _ in finals.games()} == {"SF1", "SF2", "3P", "F"}
    assert [line.rank for line in play.engine.standings(play.state)] == [1, 2, 3, 4]
