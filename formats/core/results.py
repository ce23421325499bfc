"""Reports of people, and results recorded by the engine."""

from __future__ import annotations

from typing import Literal

from formats.core.model import Reason
from formats.core.values import EntrantId, Value

FULL_POINT = 2
HALF_POINT = 1


class Report(Value):
    """A person's report of a game. `winner` is None for a tie; scores and games are by seat.

    `games` holds the half-points of each game of a series, by seat; `first` is who started where that is reported;
    `times_ms` the official times in milliseconds, by seat, where a format decides by them (None: not solved).
    `game_scores` is the score of every game of a match that is the best of several, in their order, by seat.
    """

    winner: EntrantId | None
    scores: tuple[int, int] | None = None
    games: tuple[tuple[int, int], ...] = ()
    first: EntrantId | None = None
    times_ms: tuple[int | None, int | None] | None = None
    game_scores: tuple[tuple[int, int], ...] = ()


class Result(Value):
    """The recorded outcome of a pairing, by seat.

    `half_points`: 2 for a win, 1 for a tie, 0 for a loss. `how`: `played`; `forfeit` (nobody played; `absent` says who
    was missing, both when both were); `void` (does not count). `times_ms` in milliseconds where a format times people.
    `game_scores` as in `Report`.
    """

    half_points: tuple[int, int]
    how: Literal["played", "forfeit", "void"] = "played"
    absent: tuple[EntrantId, ...] = ()
    scores: tuple[int, int] | None = None
    times_ms: tuple[int | None, int | None] | None = None
    games: tuple[tuple[int, int], ...] = ()
    first: EntrantId | None = None
    reason: Reason | None = None
    game_scores: tuple[tuple[int, int], ...] = ()

    @property
    def winning_seat(self) -> int | None:
        """0 or 1, or None when the seats are level."""
        first, second = self.half_points
        if first == second:
            return None
        return 0 if first > second else 1


def forfeit_result(seats: tuple[EntrantId, EntrantId], absent: tuple[EntrantId, ...]) -> Result:
    """A loss for the absent and a win for the present; when both are absent both lose (reading A7)."""
    first, second = (0 if seat in absent else FULL_POINT for seat in seats)
    return Result(half_points=(first, second), how="forfeit", absent=absent)


def win_result(seats: tuple[EntrantId, EntrantId], report: Report) -> Result:
    """The plain reading of a report: a full point for the winner, half a point each for a tie."""
    if report.winner is None:
        points = (HALF_POINT, HALF_POINT)
    else:
        points = (FULL_POINT, 0) if report.winner == seats[0] else (0, FULL_POINT)
    return Result(
        half_points=points,
        scores=report.scores,
        games=report.games,
        first=report.first,
        times_ms=report.times_ms,
        game_scores=report.game_scores,
    )
