"""The points table: what outcomes, forfeits, byes and margins are worth."""

from __future__ import annotations

import pytest

from formats.core.model import Bye
from formats.core.points import USUAL, Bonus, PointTable, shown
from formats.core.results import Result, forfeit_result

FOOTBALL = PointTable(win=3, tie=1, loss=0, forfeit_win=3, full_bye=3, half_bye=1, scale=1)
EACH_ITS_OWN = PointTable(
    win=10, tie=5, loss=1, forfeit_win=8, forfeit_loss=2, full_bye=7, half_bye=4, zero_bye=3, allocated_bye=6, scale=1
)


@pytest.mark.parametrize("half_points", [(2, 0), (0, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize("how", ["played", "forfeit", "void"])
def test_without_a_table_half_points_are_the_points(half_points: tuple[int, int], how: str) -> None:
    result = Result.model_validate({"half_points": half_points, "how": how})

    assert USUAL.of_result(result) == half_points
    assert PointTable().is_usual
    assert not FOOTBALL.is_usual


@pytest.mark.parametrize(
    "result, points",
    [
        (Result(half_points=(2, 0)), (10, 1)),
        (Result(half_points=(0, 2)), (1, 10)),
        (Result(half_points=(1, 1)), (5, 5)),
        (Result(half_points=(0, 0)), (1, 1)),
        (forfeit_result(("a", "b"), ("b",)), (8, 2)),
        (forfeit_result(("a", "b"), ("a", "b")), (2, 2)),
        (Result(half_points=(2, 0), how="void"), (0, 0)),
    ],
)
def test_every_outcome_has_its_own_points(result: Result, points: tuple[int, int]) -> None:
    assert EACH_ITS_OWN.of_result(result) == points


def test_every_kind_of_bye_has_its_own_points() -> None:
    byes = [Bye(entrant="a"), *(Bye.round_off("a", half_points) for half_points in (2, 1, 0))]

    assert [EACH_ITS_OWN.of_bye(bye) for bye in byes] == [6, 7, 4, 3]
    assert [FOOTBALL.of_bye(bye) for bye in byes] == [3, 3, 1, 0]
    assert [USUAL.of_bye(bye) for bye in byes] == [2, 2, 1, 0]
    assert FOOTBALL.of_bye(Bye(entrant="a", half_points=1)) == 1


@pytest.mark.parametrize(
    "scores, points", [((30, 10), (4, 0)), ((29, 10), (3, 0)), ((17, 10), (3, 1)), ((18, 10), (3, 0)), (None, (3, 0))]
)
def test_bonus_points_go_by_the_margin(scores: tuple[int, int] | None, points: tuple[int, int]) -> None:
    table = PointTable(win=3, tie=1, bonuses=(Bonus("win", 20, 1), Bonus("loss", 7, 1)), scale=1)

    assert table.of_result(Result(half_points=(2, 0), scores=scores)) == points
    assert table.of_result(Result(half_points=(0, 2), scores=scores and scores[::-1])) == points[::-1]


def test_ties_and_forfeits_have_no_bonus() -> None:
    table = PointTable(win=3, tie=1, bonuses=(Bonus("win", 0, 1), Bonus("loss", 9, 1)), scale=1)

    assert table.of_result(Result(half_points=(1, 1), scores=(5, 5))) == (1, 1)
    assert table.of_result(Result(half_points=(2, 0), how="forfeit", absent=("b",), scores=(5, 0))) == (2, 0)


def test_a_bye_worth_as_much_as_a_win_is_one() -> None:
    assert FOOTBALL.is_win(Bye(entrant="a"))
    assert not EACH_ITS_OWN.is_win(Bye(entrant="a"))
    assert not USUAL.is_win(Bye(entrant="a", half_points=1))


def test_the_points_of_a_game_that_is_won_are_all_there() -> None:
    bonuses = (Bonus("win", 4, 2), Bonus("loss", 1, 1))

    assert USUAL.of_game == ((2, 0),)
    assert set(EACH_ITS_OWN.of_game) == {(10, 1), (8, 2)}
    assert set(PointTable(win=3, loss=0, bonuses=bonuses, forfeit_win=3).of_game) == {(3, 0), (5, 0), (3, 1), (5, 1)}


@pytest.mark.parametrize("units, scale, text", [(5, 2, "2.5"), (9, 4, "2.25"), (7, 1, "7"), (1, 3, "0.3333")])
def test_points_are_shown_without_an_error_of_rounding(units: int, scale: int, text: str) -> None:
    assert shown(units, scale) == text
    assert shown(1_234_567_891, 1) == "1234567891"
