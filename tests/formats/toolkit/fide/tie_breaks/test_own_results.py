"""Tie-breaks from one's own results (article 7)."""

from __future__ import annotations

import pytest

from formats.toolkit.fide.record import Entry, Player, Points, Tournament
from formats.toolkit.fide.tie_breaks.own_results import OWN_RESULTS

ROUNDS = (
    Entry("1", 2, "b"),
    Entry("+", 2, "w"),
    Entry("U"),
    Entry("H"),
    Entry("=", 2, "b"),
    Entry("-", 2, "w"),
    Entry("W", 2, "w"),
)
OTHER = tuple(Entry(letter, 1 if letter not in "ZU" else 0, "w") for letter in "0-ZU=-L")
TOURNAMENT = Tournament([Player(1, ROUNDS), Player(2, OTHER)], 9, points=Points())


@pytest.mark.parametrize(
    "name, value",
    [("WIN", 400), ("WON", 200), ("BPG", 200), ("BWG", 100), ("REP", 500), ("PS", 2200), ("STD", 550)],
)
def test_article_7(name: str, value: int) -> None:
    # Scores after each round: 1, 2, 3, 3.5, 4, 4, 5. In round 6 neither came.
    assert OWN_RESULTS[name](TOURNAMENT, TOURNAMENT.players[0], 0) == value + (50 if name == "PS" else 0)


def test_progressive_scores_can_do_without_the_first_rounds() -> None:
    assert OWN_RESULTS["PS"](TOURNAMENT, TOURNAMENT.players[0], 2) == 2250 - 300


def test_a_bye_of_half_a_point_is_no_win() -> None:
    half = Tournament([Player(1, (Entry("U"),))], 9, points=Points(bye=5))
    assert OWN_RESULTS["WIN"](half, half.players[0], 0) == 0
    assert OWN_RESULTS["STD"](half, half.players[0], 0) == 50
