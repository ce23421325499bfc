"""Results that are drawn before play, so that the simulator and a format play the very same games."""

from __future__ import annotations

import numpy as np

from formats.toolkit.simulator.dice import Chances, Dice, Flags, Whole, series_chances

MEETINGS = 4
"""Number of meetings of two players with results of their own; more repeat the first."""


class DrawnResults:
    """Results of all possible games: `wins[length][run, meeting, player, other]`, by the length of the match.

    `players` are the players in seed order, in each run.
    """

    def __init__(self, chances: Chances, runs: int, seed: tuple[int, ...], *, shuffled: bool) -> None:
        """Draw everything."""
        generator = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed)))
        size = len(chances)
        self.players = np.tile(np.arange(size), (runs, 1))
        if shuffled:
            self.players = generator.permuted(self.players, axis=1)
        draws = generator.random((runs, MEETINGS, size, size))
        self.wins: dict[int, Flags] = {}
        for best_of in (1, 3, 5):
            above = draws < series_chances(chances, best_of)
            upper = np.triu(np.ones((size, size), dtype=np.bool_), 1)
            self.wins[best_of] = np.where(upper, above, ~above.swapaxes(2, 3))


class DrawnDice(Dice):
    """Dice of the simulator that take these results."""

    def __init__(self, results: DrawnResults, players: Whole, met: Whole) -> None:
        self.results, self.players, self.met = results, players, met

    @classmethod
    def of(cls, results: DrawnResults) -> DrawnDice:
        """Return dice for the first stage."""
        runs, size = results.players.shape
        return cls(results, results.players, np.zeros((runs, size, size), dtype=np.int64))

    def reseated(self, seats: Whole) -> Dice:
        """Return the dice of a later stage."""
        return DrawnDice(self.results, np.take_along_axis(self.players, seats, axis=1), self.met)

    def first_wins(self, first: Whole, second: Whole, best_of: int = 1) -> Flags:
        """Look the results up."""
        runs, real = np.arange(len(first))[:, None], (first >= 0) & (second >= 0)
        ones, others = (np.take_along_axis(self.players, np.maximum(seats, 0), axis=1) for seats in (first, second))
        wins = self.results.wins[best_of][runs, self.met[runs, ones, others] % MEETINGS, ones, others]
        np.add.at(self.met, (np.broadcast_to(runs, ones.shape)[real], ones[real], others[real]), 1)
        np.add.at(self.met, (np.broadcast_to(runs, ones.shape)[real], others[real], ones[real]), 1)
        return np.asarray(wins)
