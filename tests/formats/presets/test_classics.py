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


@pytest.mark.parametrize("size", [16, 23, 64])
def test_the_open_is_played_to_its_end_without_a_director_after_the_start(size: int) -> None:
    play = played("open_evening", size).play
    published = [mark for mark in play.state.commands if "StageStarted" in mark.events]
    rounds_by_hand = [mark for mark in play.state.commands if {*mark.events} == {"RoundPaired"}]

    assert len(published) == 1
    assert rounds_by_hand == []
    assert 2 * size - 2 <= len(list(play.state.stage().games())) <= 2 * size - 1


def test_only_the_final_of_the_open_is_the_best_of_five() -> None:
    play = played("open_evening", 16).play
    rules = play.engine.rules_of(play.state)
    lengths = {pairing.label: rules.best_of(pairing) for pairing, _ in play.state.stage().games()}

    finals = {label: length for label, length in lengths.items() if label.startswith("GF")}
    assert set(finals.values()) == {5}
    assert {length for label, length in lengths.items() if label not in finals} == {3}
