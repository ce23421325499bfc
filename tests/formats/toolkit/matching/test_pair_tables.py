"""What is known of every two, as arrays."""

from __future__ import annotations

from formats.toolkit.matching.pair_tables import times_met, with_seat
from formats.toolkit.record import couple


def test_how_often_two_have_met_is_counted_both_ways_round_of_those_who_are_there() -> None:
    meetings = {couple("a", "c"): 2, couple("b", "c"): 1, couple("a", "x"): 5, couple("x", "y"): 7}

    assert times_met("abc", meetings).tolist() == [[0, 0, 2], [0, 0, 1], [2, 1, 0]]
    assert times_met("ab", {}).tolist() == [[0, 0], [0, 0]]


def test_somebody_who_is_said_to_have_met_themselves_counts_for_nothing() -> None:
    assert times_met("ab", {couple("a", "a"): 3, couple("a", "b"): 1}).tolist() == [[0, 1], [1, 0]]


def test_an_empty_seat_comes_before_all_others() -> None:
    met = times_met("ab", {couple("a", "b"): 1})

    assert with_seat(met).tolist() == [[0, 0, 0], [0, 0, 1], [0, 1, 0]]
    assert with_seat(met, 4).tolist() == [[0, 4, 4], [0, 0, 1], [0, 1, 0]]
