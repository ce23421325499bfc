"""Figures of simulated tournaments, with their sampling errors."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over runs and its standard error."""

    value: float
    error: float

    def times(self, factor: float) -> Estimate:
        """Return the estimate in another unit."""
        return Estimate(factor * self.value, factor * self.error)


@dataclass(frozen=True, slots=True)
class Measures:
    """Figures of a format for a field.

    `best_wins`: the probability that the best player wins (a shared first place counts by its share). `kendall`: the
    rank correlation (Kendall's tau) of final places with strength; two players on one place count as neither in order
    nor out of it, and players of equal strength are left out. `games`: games of a player. `rounds`: rounds. `tied`: the
    probability of a tie on points for the first place. `idle`: games that decided nothing, because it was certain for
    both players whether they win (in groups: go on). `fewest` is the least number of games of any player in any run,
    `most_rounds` the greatest number of rounds.
    """

    best_wins: Estimate
    kendall: Estimate
    games: Estimate
    rounds: Estimate
    tied: Estimate
    idle: Estimate
    fewest: int
    most_rounds: int
