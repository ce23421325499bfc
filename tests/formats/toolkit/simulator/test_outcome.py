"""Places, and games that decide nothing."""

from __future__ import annotations

import numpy as np

from formats.toolkit.simulator.outcome import Outcome, followed, placed, settled


def test_places_follow_the_criteria_and_equal_seats_share_the_better_one() -> None:
    places, order = placed([np.array([[4, 6, 4, 4]]), np.array([[1, 0, 2, 1]])])
    assert places.tolist() == [[3, 1, 2, 3]]
    assert order.tolist() == [[1, 2, 0, 3]]


def test_it_is_settled_who_cannot_catch_up_and_who_cannot_be_caught() -> None:
    points, left = np.array([[8, 4, 3]]), np.array([[2, 2, 2]])
    assert settled(points, points + left, 1).tolist() == [[True, True, True]]
    assert settled(points, points + left, 2).tolist() == [[True, False, False]]
    assert settled(points, points + 2 * left, 1).tolist() == [[False, False, True]]


def test_of_two_stages_those_who_went_on_come_first() -> None:
    def outcome(places: list[int]) -> Outcome:
        ranked = np.array([places])
        one = np.ones(1, dtype=np.int64)
        return Outcome(ranked, np.argsort(ranked, axis=1), np.ones_like(ranked), one, one > 1, one)

    both = followed(outcome([3, 1, 2, 4]), 2, outcome([2, 1]))
    assert both.places.tolist() == [[3, 2, 1, 4]]
    assert both.games.tolist() == [[1, 2, 2, 1]]
    assert both.order.tolist() == [[2, 1, 0, 3]]
    assert both.rounds.tolist() == [2]
