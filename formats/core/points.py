"""The points table of a stage: what each outcome of a game and each bye is worth, in whole numbers.

Results and byes are recorded as outcomes in half-points (2 for a win, 1 for a tie, 0 for a loss); formats that count
points convert them by the table of their options. `scale` units make one point, so that standings stay exact integers:
3-1-0 has scale 1, the usual 1-½-0 is 2-1-0 with scale 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

from formats.core.model import Bye
from formats.core.results import FULL_POINT, HALF_POINT, Result

BonusFor = Literal["win", "loss"]
"""What bonus points are given for: winning by at least so many, losing by at most so many."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Bonus `points` for a game whose scores are `margin` apart: at least for a win, at most for a loss."""

    given_for: BonusFor
    margin: int
    points: int


@dataclass(frozen=True)
class PointTable:
    """What outcomes are worth, in units of which `scale` make one point."""

    win: int = FULL_POINT
    tie: int = HALF_POINT
    loss: int = 0
    forfeit_win: int = FULL_POINT
    forfeit_loss: int = 0
    full_bye: int = FULL_POINT
    half_bye: int = HALF_POINT
    zero_bye: int = 0
    allocated_bye: int | None = None
    bonuses: tuple[Bonus, ...] = ()
    scale: int = 2

    @cached_property
    def is_usual(self) -> bool:
        """True if half-points are the points, so that nothing has to be converted."""
        return self == USUAL

    def of_result(self, result: Result) -> tuple[int, int]:
        """Return the points of both seats; none where the game does not count, a loss each where both lost."""
        if self.is_usual:
            return result.half_points
        if result.how == "void":
            return 0, 0
        win, loss = (self.win, self.loss) if result.how == "played" else (self.forfeit_win, self.forfeit_loss)
        worth = {FULL_POINT: win, HALF_POINT: self.tie, 0: loss}
        first, second = result.half_points
        mine, theirs = self._bonus_points(result) if self.bonuses else (0, 0)
        return worth[first] + mine, worth[second] + theirs

    def of_bye(self, bye: Bye) -> int:
        """Return the points of a bye; one that the pairing has given counts by its half-points if there is no value."""
        if bye.kind == "allocated" and self.allocated_bye is not None:
            return self.allocated_bye
        return {FULL_POINT: self.full_bye, HALF_POINT: self.half_bye, 0: self.zero_bye}[bye.half_points]

    def is_win(self, bye: Bye) -> bool:
        """Return True if a bye is worth as much as a win."""
        return self.of_bye(bye) >= self.win

    def _bonus_points(self, result: Result) -> tuple[int, int]:
        """Return the bonus points of both seats; none without scores, for a tie, and for a game not played."""
        winner = result.winning_seat
        if result.how != "played" or result.scores is None or winner is None:
            return 0, 0
        margin = abs(result.scores[0] - result.scores[1])
        wide = sum(bonus.points for bonus in self.bonuses if bonus.given_for == "win" and margin >= bonus.margin)
        close = sum(bonus.points for bonus in self.bonuses if bonus.given_for == "loss" and margin <= bonus.margin)
        return (wide, close) if winner == 0 else (close, wide)

    @property
    def of_game(self) -> tuple[tuple[int, int], ...]:
        """Every pair of points that a game can give, the winner's first, where one of the two wins or both lose."""
        bonuses = {(0, 0)}
        for bonus in self.bonuses:
            more = {"win": (bonus.points, 0), "loss": (0, bonus.points)}[bonus.given_for]
            bonuses |= {(win + more[0], loss + more[1]) for win, loss in bonuses}
        played = {(self.win + win, self.loss + loss) for win, loss in bonuses}
        return tuple(sorted(played | {(self.forfeit_win, self.forfeit_loss)}))


USUAL = PointTable()
"""The table without options: one point for a win and for a bye, half a point for a tie."""


@lru_cache(maxsize=4096)
def shown(points: int, scale: int) -> str:
    """Return points as text: `7.5`."""
    return f"{round(points / scale, 4):.12g}"
