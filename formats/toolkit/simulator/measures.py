"""Summaries of simulated runs, each with its sampling error."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from formats.toolkit.simulator.dice import Whole
from formats.toolkit.simulator.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over runs and its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, values: NDArray[np.generic]) -> Estimate:
        """Return the mean of one value for each run."""
        made = np.asarray(values, dtype=np.float64)
        return cls(float(made.mean()), float(made.std() / np.sqrt(len(made))))

    @classmethod
    def of_share(cls, values: NDArray[np.generic]) -> Estimate:
        """Return a probability. One run of each kind is added, so that what never happened has an error."""
        made = np.asarray(values, dtype=np.float64)
        likely = (made.sum() + 1) / (len(made) + 2)
        return cls(float(made.mean()), float(np.sqrt(likely * (1 - likely) / len(made))))


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


def measured(outcome: Outcome, ratings: NDArray[np.float64]) -> Measures:
    """Return the figures of runs. The columns of `outcome` are players; player 0 is the best."""
    first = outcome.places == 1
    return Measures(
        best_wins=Estimate.of_share(first[:, 0] / first.sum(axis=1)),
        kendall=Estimate.of(kendall(outcome.places, ratings)),
        games=Estimate.of(outcome.games.mean(axis=1)),
        rounds=Estimate.of(outcome.rounds),
        tied=Estimate.of_share(outcome.tied),
        idle=Estimate.of(outcome.idle),
        fewest=int(outcome.games.min()),
        most_rounds=int(outcome.rounds.max()),
    )


def kendall(places: Whole, ratings: NDArray[np.generic]) -> NDArray[np.float64]:
    """Return Kendall's tau of each run: pairs in order minus pairs out of order, of all pairs of unequal strength."""
    size, strength = len(ratings), np.asarray(ratings, dtype=np.float64)
    total, pairs = np.zeros(len(places), dtype=np.int64), 0
    for apart in range(1, size):
        stronger = np.sign(strength[:-apart] - strength[apart:])
        total += (np.sign(places[:, apart:] - places[:, :-apart]) * stronger).astype(np.int64).sum(axis=1)
        pairs += int(np.abs(stronger).sum())
    return np.asarray(total / max(1, pairs))
