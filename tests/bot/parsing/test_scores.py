"""The score of a game as people type it."""

from __future__ import annotations

import pytest

from bot.errors import BadScoreError
from bot.parsing.scores import (
    is_several_games,
    read_games,
    read_points,
    read_score,
    scored_report,
    series_report,
    turned,
)
from formats.core.model import Pairing

GAME = Pairing(id="s0r1b1", board=1, seats=("e1", "e2"))


@pytest.mark.parametrize(
    "text, score", [("412:380", (412, 380)), (" 412 – -3 ", (412, -3)), ("0-0", (0, 0)), (None, None), (" ", None)]
)
def test_a_score_is_two_numbers_and_nothing_is_none(text: str | None, score: tuple[int, int] | None) -> None:
    assert read_score(text) == score


@pytest.mark.parametrize("text", ["412", "a:b", "1:2:3", "1234567:0"])
def test_what_is_no_score_is_told_as_it_was_typed(text: str) -> None:
    with pytest.raises(BadScoreError) as refused:
        read_score(text)
    assert refused.value.given == text


def test_games_are_parted_by_blanks_commas_or_semicolons() -> None:
    assert read_games(" 11-7, 9:11;11–5 ") == ((11, 7), (9, 11), (11, 5))
    for text in ("", " ", "11-7 x", "11-7 9"):
        with pytest.raises(BadScoreError):
            read_games(text)


@pytest.mark.parametrize(
    "text, several", [("11-7 9-11", True), ("11-7", False), ("412:380", False), ("", False), (None, False)]
)
def test_several_games_are_not_taken_for_one_score(text: str | None, *, several: bool) -> None:
    assert is_several_games(text) is several


def test_who_has_won_more_games_has_won_the_match_whoever_made_more_points() -> None:
    games = ((11, 9), (0, 11), (11, 9))
    report = series_report(GAME, games)
    assert (report.winner, report.scores, report.game_scores) == ("e1", (2, 1), games)
    other = series_report(GAME, turned(games))
    assert (other.winner, other.scores, other.game_scores) == ("e2", (1, 2), ((9, 11), (11, 0), (9, 11)))
    assert series_report(GAME, ((1, 0), (0, 1))).winner is None


@pytest.mark.parametrize("scores, winner", [((412, 380), "e1"), ((-1, 0), "e2"), ((7, 7), None)])
def test_more_points_win_a_game_and_level_ones_tie_it(scores: tuple[int, int], winner: str | None) -> None:
    report = scored_report(GAME, scores, first="e2")
    assert (report.winner, report.scores, report.first) == (winner, scores, "e2")


@pytest.mark.parametrize("text, points", [("412", 412), (" -5 ", -5), ("–5", -5), ("0", 0)])
def test_points_may_be_below_nought(text: str, points: int) -> None:
    assert read_points(text) == points


def test_what_are_no_points_is_refused() -> None:
    for text in ("", "4.5", "1234567", "x"):
        with pytest.raises(BadScoreError):
            read_points(text)
