"""Matchings of few vertices: the same as those of the solver for large graphs."""

import random

import numpy as np
import pytest

from formats.toolkit.matching import NoMatchingError, best_pairs, subsets


@pytest.mark.parametrize("seed", range(60))
def test_few_vertices_are_matched_as_many_are(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = np.random.default_rng(seed)
    size = 2 * int(chance.integers(1, 7))
    layers = [chance.integers(-2, 3, (size, size)) for _ in range(3)]
    dislikes = np.array([chance.permutation(size) for _ in range(size)])
    allowed = chance.random((size, size)) < random.Random(seed).choice((0.4, 0.7, 1))

    def found() -> list[tuple[int, int]] | None:
        try:
            return best_pairs(layers, allowed, dislikes)
        except NoMatchingError:
            return None

    few = found()
    monkeypatch.setattr(subsets, "MOST_VERTICES", 0)
    assert few == found()


def test_without_layers_and_preferences_any_pairs_are_best() -> None:
    assert best_pairs([], np.ones((4, 4), dtype=bool)) == [(0, 1), (2, 3)]
    with pytest.raises(NoMatchingError):
        best_pairs([], np.zeros((2, 2), dtype=bool))


def test_costs_of_few_vertices_have_any_width() -> None:
    costs = np.array([[0, 1 << 59, 0, 5]] * 4)
    assert best_pairs([costs, costs], np.ones((4, 4), dtype=bool)) == [(0, 2), (1, 3)]
