"""Direct encounter (article 6)."""

from __future__ import annotations

from fractions import Fraction

from formats.toolkit.fide.record import Entry, Player, Tournament
from formats.toolkit.fide.tie_breaks.direct_encounter import Meetings, meetings, separated


def met(**games: str) -> Meetings:
    """Games like ab="1": the first against the second, as indexes a, b, ... ; points are tenths."""
    points = {"1": (10, 0), "=": (5, 5), "0": (0, 10)}
    found: dict[int, dict[int, Fraction | int]] = {}
    for pair, result in games.items():
        first, second = (ord(letter) - ord("a") for letter in pair)
        mine, other = points[result]
        found.setdefault(first, {})[second], found.setdefault(second, {})[first] = mine, other
    return found


def test_article_6_1_if_all_have_met_the_sum_of_points_orders_them() -> None:
    assert separated([0, 1, 2], met(ab="1", ac="1", bc="="), 10) == [[0], [1, 2]]


def test_those_still_level_are_compared_again_among_themselves() -> None:
    found = met(ab="1", ac="0", ad="1", bc="1", bd="=", cd="=")
    # Points: a 2, b 1.5, c 1.5, d 1; b has beaten c.
    assert separated([0, 1, 2, 3], found, 10) == [[0], [1], [2], [3]]


def test_article_6_2_with_missing_games_only_who_is_ahead_in_any_case_comes_first() -> None:
    assert separated([0, 1, 2], met(ab="1", ac="1"), 10) == [[0], [1, 2]]
    # c could still reach a by beating b twice over: none is ahead.
    assert separated([0, 1, 2], met(ab="1"), 10) == [[0, 1, 2]]


def test_games_that_were_not_played_are_left_out_unless_forfeits_count() -> None:
    players = [Player(1, (Entry("+", 2, "w"),)), Player(2, (Entry("-", 1, "b"),))]
    assert meetings(Tournament(players, 1), forfeits=False) == {0: {}, 1: {}}
    assert meetings(Tournament(players, 1), forfeits=True) == {0: {1: 10}, 1: {0: 0}}


def test_two_who_met_more_than_once_have_the_mean() -> None:
    players = [Player(1, (Entry("1", 2, "w"), Entry("=", 2, "b"))), Player(2, (Entry("0", 1, "b"), Entry("=", 1, "w")))]
    assert meetings(Tournament(players, 2), forfeits=False)[0][1] == Fraction(15, 2)
