"""Summaries of simulated runs, each with its sampling error."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from formats.toolkit.simulator.dice import Whole
from formats.toolkit.simulator.estimates import Estimate, Measures
from formats.toolkit.simulator.outcome import Outcome


def mean_of(values: NDArray[np.generic]) -> Estimate:
    """Return the mean of one value for each run."""
    made = np.asarray(values, dtype=np.float64)
    return Estimate(float(made.mean()), float(made.std() / np.sqrt(len(made))))


def share_of(values: NDArray[np.generic]) -> Estimate:
    """Return a probability. One run of each kind is added to its error, so that what never happened has one."""
    made = np.asarray(values, dtype=np.float64)
    likely = (made.sum() + 1) / (len(made) + 2)
    return Estimate(float(made.mean()), float(np.sqrt(likely * (1 - likely) / len(made))))


def measured(outcome: Outcome, ratings: NDArray[np.float64]) -> Measures:
    """Return the figures of runs. The columns of `outcome` are players; player 0 is the best."""
    first = outcome.places == 1
    return Measures(
        best_wins=share_of(first[:, 0] / first.sum(axis=1)),
        kendall=mean_of(kendall(outcome.places, ratings)),
        games=mean_of(outcome.games.mean(axis=1)),
        rounds=mean_of(outcome.rounds),
        tied=share_of(outcome.tied),
        idle=mean_of(outcome.idle),
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
