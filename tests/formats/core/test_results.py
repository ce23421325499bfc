"""Results: who has won, what a report comes to, who was not there."""

from __future__ import annotations

import pytest

from formats.core.results import Report, Result, forfeit_result, win_result

SEATS = ("e1", "e2")


@pytest.mark.parametrize(
    "half_points, seat", [((2, 0), 0), ((0, 2), 1), ((1, 1), None), ((0, 0), None), ((5, 3), 0), ((0, 1), 1)]
)
def test_the_seat_with_more_has_won_and_level_seats_have_no_winner(
    half_points: tuple[int, int], seat: int | None
) -> None:
    assert Result(half_points=half_points).winning_seat == seat


@pytest.mark.parametrize("absent, points", [(("e1",), (0, 2)), (("e2",), (2, 0)), (SEATS, (0, 0))])
def test_who_is_absent_loses_and_if_both_are_both_lose(absent: tuple[str, ...], points: tuple[int, int]) -> None:
    result = forfeit_result(SEATS, absent)
    assert (result.half_points, result.how, result.absent) == (points, "forfeit", absent)


@pytest.mark.parametrize("winner, points", [("e1", (2, 0)), ("e2", (0, 2)), (None, (1, 1))])
def test_a_report_is_a_full_point_or_two_halves_with_all_that_was_said(
    winner: str | None, points: tuple[int, int]
) -> None:
    said = Report(
        winner=winner,
        scores=(3, 4),
        games=((2, 0),),
        first="e2",
        times_ms=(5, None),
        game_scores=((11, 9),),
    )
    result = win_result(SEATS, said)
    assert (result.half_points, result.how) == (points, "played")
    assert (result.scores, result.games, result.first) == (said.scores, said.games, said.first)
    assert (result.times_ms, result.game_scores) == (said.times_ms, said.game_scores)
