"""Rules 22 and 23: King of the Hill and class prizes."""

from __future__ import annotations

import pytest

from formats.systems.cop.hill import below_the_hill, class_pairs, king_of_the_hill
from formats.systems.cop.outcome import Outcome
from tests.formats.systems.cop.made import standing, terms


def test_rule_22_king_of_the_hill() -> None:
    assert king_of_the_hill(8, 0, 3) == ((0, 1), (2, 3))
    assert king_of_the_hill(8, 0, 2) == ((0, 1), (2, 3))
    assert king_of_the_hill(8, 1, 3) == ((1, 2), (3, 4))
    assert king_of_the_hill(8, 0, 3, skip={1, 2}) == ((0, 3),)
    assert king_of_the_hill(4, 1, 3) == ((1, 2),)
    assert king_of_the_hill(8, 2, 1) == ()


def outcome_of(size: int, *worst_places: int) -> Outcome:
    """Everybody came in at their rank, and once at the worst place given."""
    rows = [[0] * size for _ in range(size)]
    for rank in range(size):
        rows[rank][rank] += 1
        rows[rank][worst_places[rank] if rank < len(worst_places) else rank] += 1
    return Outcome(2, tuple(map(tuple, rows)), 1, 1)


@pytest.mark.parametrize(
    "prizes, half_points, expected",
    [
        # One prize: the first of the class and the next play for it; the others cannot win it.
        (1, [20, 18, 10, 10, 4, 4], [(2, 3)]),
        # Two prizes, the first of the class out of reach: the next two play for the second.
        (2, [20, 18, 14, 10, 10, 4], [(3, 4)]),
        # Two prizes still to be won by the first three: the first two meet, then the third and fourth.
        (2, [20, 18, 10, 10, 10, 10], [(2, 3), (4, 5)]),
        # One prize, held by somebody out of reach.
        (1, [20, 18, 14, 10, 10, 4], []),
        # As many prizes as are held by players out of reach.
        (2, [20, 18, 14, 11, 8, 8], []),
    ],
)
def test_rule_23_class_prizes(prizes: int, half_points: list[int], expected: list[tuple[int, int]]) -> None:
    position = standing(half_points, 1, classes=(0, 0, 1, 1, 1, 1))
    rules = terms(1, place_prizes=2, class_prizes=(prizes,))

    assert list(class_pairs(position, rules, outcome_of(6), 2)) == expected


@pytest.mark.parametrize(
    "prizes, half_points, expected",
    [
        # Two prizes: the third pair plays for none, for neither of them catches who holds the second.
        (2, [20, 18, 10, 10, 8, 7], [(2, 3)]),
        # One prize: neither of the next pair catches the better one of the first, though they would the other.
        (1, [20, 18, 12, 10, 9, 9], [(2, 3)]),
        # Four prizes: the third pair catches the lower one of the second.
        (4, [20, 18, 12, 12, 12, 10, 9, 9], [(2, 3), (4, 5), (6, 7)]),
        # Three prizes, and who holds the third is the better one of the second pair.
        (3, [20, 18, 12, 12, 12, 10, 9, 9], [(2, 3), (4, 5)]),
    ],
)
def test_rule_23_pairs_go_on_while_the_lower_one_catches_who_holds_the_last_prize(
    prizes: int, half_points: list[int], expected: list[tuple[int, int]]
) -> None:
    size = len(half_points)
    position = standing(half_points, 1, classes=(0, 0, *([1] * (size - 2))))
    rules = terms(1, place_prizes=2, class_prizes=(prizes,))

    assert list(class_pairs(position, rules, outcome_of(size), 2)) == expected


def test_rule_22_below_the_hill_is_who_can_win_no_prize_for_a_place_and_is_not_pulled_in() -> None:
    assert below_the_hill([], 3, 8) == 4
    assert below_the_hill([(0, 1), (2, 3)], 2, 8) == 4
    assert below_the_hill([(0, 1), (2, 3)], 3, 3) == 3


def test_rule_23_contenders_may_take_class_prizes_and_prepaired_players_are_passed_over() -> None:
    position = standing([20, 18, 10, 10, 10, 10], 1, classes=(0, 1, 1, 1, 1, 1))
    rules = terms(1, place_prizes=2, class_prizes=(1,))

    assert list(class_pairs(position, rules, outcome_of(6), 2)) == [(2, 3), (4, 5)]
    assert list(class_pairs(position, rules, outcome_of(6, 0, 2), 2)) == []
    assert list(class_pairs(position, rules, outcome_of(6), 2, skip={3})) == [(2, 4)]
