"""Formats compared: exact values where they are known, and which format is fairer than which."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from formats.registry import engine
from formats.toolkit.simulator.compare import Part, compared, played
from formats.toolkit.simulator.dice import elo_chances
from formats.toolkit.simulator.estimates import Measures
from formats.toolkit.simulator.strengths import ratings_of

MIXED = ratings_of("mixed", 8)


def part(key: str, take: int | None = None, **options: Any) -> Part:
    system = engine().format_of(key)
    return Part(system, system.read_options(options), take)


def figures(*parts: Part, ratings: tuple[float, ...] = MIXED, runs: int = 1500, seeded: bool = False) -> Measures:
    measures = compared(parts, ratings, runs, "seed", seeded=seeded)
    assert measures is not None
    return measures


def test_a_knock_out_of_four_is_won_as_often_as_the_product_of_chances_says() -> None:
    ratings = (300.0, 200.0, 100.0, 0.0)
    chance = elo_chances(ratings)
    final = chance[1, 2] * chance[0, 1] + chance[2, 1] * chance[0, 2]
    found = figures(part("single_elimination"), ratings=ratings, runs=20_000, seeded=True)
    assert found.best_wins.value == pytest.approx(chance[0, 3] * final, abs=3 * found.best_wins.error)
    assert (found.fewest, found.most_rounds, found.games.value) == (1, 2, 1.5)


def test_a_round_robin_of_three_is_won_as_often_as_all_its_results_say() -> None:
    """Every combination of the three results, with its probability; all level share the first place."""
    ratings = (100.0, 0.0, 0.0)
    chance, exact, tied = elo_chances(ratings), 0.0, 0.0
    for results in product((0, 1), repeat=3):
        wins, likely = [0, 0, 0], 1.0
        for (first, second), lost in zip(((0, 1), (0, 2), (1, 2)), results, strict=True):
            wins[second if lost else first] += 1
            likely *= chance[second, first] if lost else chance[first, second]
        exact += likely * (1.0 if wins[0] == 2 else 1 / 3 if max(wins) == 1 else 0.0)
        tied += likely * (max(wins) == 1)
    found = figures(part("round_robin"), ratings=ratings, runs=20_000)
    assert found.best_wins.value == pytest.approx(exact, abs=3 * found.best_wins.error)
    assert found.tied.value == pytest.approx(tied, abs=3 * found.tied.error)


def test_a_format_with_more_games_finds_the_best_more_often() -> None:
    single, double, league = (figures(part(key)) for key in ("single_elimination", "double_elimination", "round_robin"))
    assert single.best_wins.value < min(double.best_wins.value, league.best_wins.value)
    assert single.kendall.value < double.kendall.value < league.kendall.value
    assert (single.fewest, double.fewest, league.fewest) == (1, 2, 7)
    assert (single.idle.value, double.idle.value) == (0, 0)
    assert league.idle.value > 1


def test_a_reset_is_played_only_if_the_unbeaten_player_loses_the_grand_final() -> None:
    always = ratings_of("mixed", 4)
    runs = played([part("double_elimination")], elo_chances(always), 2000, "seed", seeded=True)
    once = played([part("double_elimination", reset=False)], elo_chances(always), 2000, "seed", seeded=True)
    assert set(once.rounds.tolist()) == {4}
    assert set(runs.rounds.tolist()) == {4, 5}
    assert runs.games.sum(axis=1).max() == once.games.sum(axis=1).max() + 2


def test_a_swiss_has_no_repeats_and_one_bye_a_round() -> None:
    found = figures(part("swiss", rounds=6), ratings=ratings_of("friends", 9), runs=300)
    assert found.games.value == pytest.approx(6 * 8 / 9)
    assert found.fewest == 5


def test_a_bracket_after_a_swiss_is_played_by_the_first_and_decides_their_places() -> None:
    both = figures(part("swiss"), part("single_elimination", take=4))
    assert both.most_rounds == 3 + 2
    assert both.tied.value == 0
    assert both.games.value == pytest.approx(3 + 3 * 2 / 8)


def test_the_same_seed_gives_the_same_figures_and_another_seed_others() -> None:
    parts, chances = [part("swiss")], elo_chances(MIXED)
    first, again, other = (played(parts, chances, 500, seed, seeded=False) for seed in ("a", "a", "b"))
    assert np.array_equal(first.places, again.places)
    assert not np.array_equal(first.places, other.places)


def test_a_field_that_a_format_refuses_and_a_format_that_is_not_simulated_have_no_figures() -> None:
    assert compared([part("single_elimination")], (0.0,), 10, "seed") is None
    assert compared([part("swiss"), part("single_elimination", take=9)], MIXED, 10, "seed") is None
    assert compared([part("cop")], MIXED, 10, "seed") is None


def test_like_friends_are_300_points_and_a_favourite_is_300_ahead() -> None:
    assert ratings_of("friends", 4) == (300, 200, 100, 0)
    assert ratings_of("favourite", 4) == (500, 200, 100, 0)
    assert ratings_of("mixed", 3) == (800, 400, 0)
