"""Random results: their probabilities, and the stream that never changes."""

from __future__ import annotations

import numpy as np
import pytest

from formats.toolkit.simulator.dice import Dice, elo_chances, series_chances


def test_400_points_are_ten_wins_of_eleven() -> None:
    assert elo_chances([400, 0]) == pytest.approx(np.array([[0.5, 10 / 11], [1 / 11, 0.5]]))


@pytest.mark.parametrize("best_of, chance", [(1, 0.6), (3, 0.648), (5, 0.68256)])
def test_a_match_of_several_games_is_won_by_who_wins_most_of_them(best_of: int, chance: float) -> None:
    assert series_chances(np.array([[0.6]]), best_of)[0, 0] == pytest.approx(chance)


def test_games_are_won_as_often_as_the_chances_say_and_by_the_same_players_for_the_same_seed() -> None:
    dice, again = (Dice.of_seed(elo_chances([200, 0]), 10_000, "seed") for _ in range(2))
    first, second = np.zeros((10_000, 1), dtype=np.int64), np.ones((10_000, 1), dtype=np.int64)
    wins = dice.first_wins(first, second)
    assert wins.mean() == pytest.approx(0.7597, abs=0.013)  # three standard errors
    assert (wins == again.first_wins(first, second)).all()


def test_the_stream_of_a_seed_is_the_same_in_every_version() -> None:
    dice = Dice.of_seed(elo_chances([0, 0]), 8, "herald", shuffled=True)
    first, second = np.zeros((8, 1), dtype=np.int64), np.ones((8, 1), dtype=np.int64)
    assert dice.players[:, 0].tolist() == SEATED
    assert dice.first_wins(first, second)[:, 0].astype(int).tolist() == WON


SEATED = [1, 1, 1, 0, 1, 1, 1, 0]
WON = [0, 0, 1, 0, 0, 0, 1, 0]


def test_shuffled_players_sit_everywhere_equally_often() -> None:
    dice = Dice.of_seed(elo_chances([0, 0, 0]), 9000, "seed", shuffled=True)
    assert np.sort(dice.players, axis=1).tolist() == [[0, 1, 2]] * 9000
    assert np.bincount(dice.players[:, 0]) == pytest.approx(3000, abs=140)


def test_a_certain_win_never_fails() -> None:
    dice = Dice.of_seed(np.array([[0.5, 1.0], [0.0, 0.5]]), 1000, "seed")
    first, second = np.zeros((1000, 1), dtype=np.int64), np.ones((1000, 1), dtype=np.int64)
    assert dice.first_wins(first, second).all()
    assert not dice.first_wins(second, first).any()
