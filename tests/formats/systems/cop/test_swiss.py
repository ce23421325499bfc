"""Rule 11: Swiss rounds of the first half."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from formats.systems.cop.swiss import swiss_round
from tests.formats.systems.cop.made import standing


def test_rule_11_halves_of_equal_wins_meet_without_repeats() -> None:
    position = standing([4, 4, 4, 4, 2, 2, 2, 2], 5)
    assert swiss_round(position, range(8)) == [(0, 2), (1, 3), (4, 6), (5, 7)]

    met = replace(position, met={(0, 2): 1})
    assert swiss_round(met, range(8)) == [(0, 1), (2, 3), (4, 6), (5, 7)] or (0, 2) not in swiss_round(met, range(8))

    odd_groups = standing([4, 4, 4, 2, 2, 2], 5)
    assert sum(position.half_points[i] != odd_groups.half_points[j] for i, j in swiss_round(odd_groups, range(6))) == 1


def test_rule_11_the_bye_goes_to_the_fewest_then_no_repeats_then_the_lowest() -> None:
    position = standing([4, 4, 2, 2, 0], 5, byes=(0, 0, 0, 0, 1))

    assert (3, 5) in swiss_round(position, range(5))
    assert (0, 5) in swiss_round(position, range(5), top_down_byes=True)
    all_met = replace(position, met={pair: 1 for pair in combinations(range(5), 2) if pair not in {(0, 1), (3, 4)}})
    assert swiss_round(all_met, range(5)) == [(0, 1), (2, 5), (3, 4)]


def test_rule_11_one_game_played_for_the_third_time_comes_before_two_for_the_second() -> None:
    """Few games are repeats first; how often they were played comes after that, and equal wins after both."""
    position = replace(standing([4, 2, 4, 2], 5), met={(0, 1): 2, (0, 2): 1, (1, 3): 1, (0, 3): 3, (1, 2): 3})

    assert swiss_round(position, range(4)) == [(0, 1), (2, 3)]
