"""Formats played through for people who want to know which one fits."""

from __future__ import annotations

from formats.core.contract import Format
from formats.registry import engine
from formats.toolkit.format_advisor import Fit, fit


def found(key: str, players: int, evenings: int = 40) -> Fit | None:
    system: Format = engine().format_of(key)  # type: ignore[type-arg]
    return fit(system, system.read_options({}), players, "seed", evenings)


def test_a_round_robin_has_everybody_play_everybody() -> None:
    fitted = found("round_robin", 6, 5)
    assert fitted is not None
    assert (fitted.rounds, fitted.fewest, fitted.mean) == (5, 5, 5.0)


def test_a_knock_out_ends_soonest_and_may_be_one_game() -> None:
    fitted = found("single_elimination", 8)
    assert fitted is not None
    assert (fitted.rounds, fitted.fewest) == (3, 1)
    assert fitted.mean == 14 / 8


def test_the_best_wins_more_often_where_more_is_played() -> None:
    knock_out, everybody = found("single_elimination", 8, 150), found("round_robin", 8, 150)
    assert knock_out is not None
    assert everybody is not None
    assert knock_out.best_wins < everybody.best_wins


def test_between_the_best_and_the_weakest_are_800_points_however_many_play() -> None:
    """800 points are 100 games won of 101; of three the best has half as many against the second."""
    two, three = found("round_robin", 2, 300), found("single_elimination", 3, 300)
    assert two is not None
    assert three is not None
    assert 0.975 < two.best_wins < 1
    assert 0.87 < three.best_wins < 0.95


def test_the_same_seed_says_the_same() -> None:
    assert found("swiss", 7, 10) == found("swiss", 7, 10)


def test_a_field_that_a_format_refuses_has_none() -> None:
    assert found("single_elimination", 1, 2) is None
