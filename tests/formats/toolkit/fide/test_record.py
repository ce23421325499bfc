"""Points and results of a recorded tournament."""

from __future__ import annotations

from formats.toolkit.fide.record import RESULTS, Entry, Player, Points, Tournament, VirtualPoints


def test_every_result_has_its_points() -> None:
    points = Points(win=30, draw=10, loss=5, absence=1, bye=20)
    worth = {letter: points.of(letter) for letter in RESULTS}
    assert worth == {
        "1": 30,
        "W": 30,
        "+": 30,
        "F": 30,
        "=": 10,
        "D": 10,
        "H": 10,
        "0": 5,
        "L": 5,
        "-": 1,
        "Z": 1,
        "U": 20,
    }


def test_only_games_that_were_played_count_as_such() -> None:
    assert {letter for letter in RESULTS if Entry(letter).played} == set("1=0WDL")


def test_virtual_points_hold_for_their_rounds_and_players() -> None:
    tournament = Tournament(
        [Player(1)], 5, virtual_points=[VirtualPoints(10, 1, 2, 1, 4), VirtualPoints(5, 3, 3, 1, 4)]
    )
    assert [tournament.virtual(4, number) for number in range(1, 6)] == [10, 10, 5, 0, 0]
    assert tournament.virtual(5, 1) == 0
