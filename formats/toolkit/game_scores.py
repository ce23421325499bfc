"""Scores of the single games of a match that is the best of several."""

from __future__ import annotations

from collections.abc import Sequence

from formats.core.results import FULL_POINT, HALF_POINT

Score = tuple[int, int]


def games_won(games: Sequence[Score]) -> Score:
    """Return how many of these games each seat has won. A tied game counts for neither."""
    return sum(first > second for first, second in games), sum(first < second for first, second in games)


def half_points_of(games: Sequence[Score]) -> tuple[Score, ...]:
    """Return the half-points of each game, by seat."""
    points = {True: (FULL_POINT, 0), False: (0, FULL_POINT)}
    return tuple((HALF_POINT, HALF_POINT) if first == second else points[first > second] for first, second in games)


def problem_of(games: Sequence[Score], best_of: int, half_points: Score, scores: Score | None) -> str:
    """Return why these cannot be the games of a match with this result, as a code of `BadReportError`.

    Empty if they can.

    `no_series`: a match is one game. `too_many_games`: more games than allowed. `played_on`: a game after the match was
    decided. `games_contradict_winner`, `games_contradict_score`: the games add up to another result than reported.
    `too_few_games`: the winner has no majority, and there are games left.
    """
    needed, won = best_of // 2 + 1, games_won(games)
    first, second = half_points
    undecided = won[0] != won[1] and max(won) < needed and len(games) < best_of
    problems = {
        "no_series": best_of == 1,
        "too_many_games": len(games) > best_of,
        "played_on": any(max(games_won(games[:number])) >= needed for number in range(len(games))),
        "games_contradict_score": scores is not None and scores != won,
        "games_contradict_winner": (won[0] > won[1], won[0] < won[1]) != (first > second, first < second),
        "too_few_games": undecided,
    }
    return next((code for code, applies in problems.items() if applies), "")
