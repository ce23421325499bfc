"""Results and sides that are drawn before play, so that the simulator and a format play the very same games."""

from __future__ import annotations

import re

import numpy as np

from formats.core.lots import Lots
from formats.toolkit.simulator.dice import Chances, Dice, Flags, Whole, series_chances

MEETINGS = 4
"""Number of meetings of two players with results of their own; more repeat the first."""


EVEN = 0.5
SIDES_OF = re.compile(r"sides of e(\d+) and e(\d+)")


class DrawnResults:
    """Results of all possible games: `wins[length][run, meeting, player, other]`, by the length of the match.

    `players` are the players in seed order, in each run. `tosses[run, player, other]` is true where the player has the
    first side of a game of which no rule decides the sides.
    """

    def __init__(self, chances: Chances, runs: int, seed: tuple[int, ...], *, shuffled: bool) -> None:
        """Draw everything."""
        generator = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed)))
        size = len(chances)
        self.players = np.tile(np.arange(size), (runs, 1))
        if shuffled:
            self.players = generator.permuted(self.players, axis=1)
        draws = generator.random((runs, MEETINGS, size, size))
        upper = np.triu(np.ones((size, size), dtype=np.bool_), 1)
        heads = generator.random((runs, size, size)) < EVEN
        self.tosses: Flags = np.where(upper, heads, ~heads.swapaxes(1, 2))
        self.wins: dict[int, Flags] = {}
        for best_of in (1, 3, 5):
            above = draws < series_chances(chances, best_of)
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

    def tosses(self, first: Whole, second: Whole) -> Flags:
        """Look the sides up."""
        runs = np.arange(len(first))[:, None]
        ones, others = map(self.players_of, (first, second))
        return np.asarray(self.results.tosses[runs, ones, others])

    def first_wins(self, first: Whole, second: Whole, best_of: int = 1) -> Flags:
        """Look the results up."""
        runs, ones, others = np.arange(self.runs)[:, None], *map(self.players_of, (first, second))
        real = np.broadcast_to((first >= 0) & (second >= 0), ones.shape)
        wins = self.results.wins[best_of][runs, self.met[runs, ones, others] % MEETINGS, ones, others]
        np.add.at(self.met, (np.broadcast_to(runs, ones.shape)[real], ones[real], others[real]), 1)
        np.add.at(self.met, (np.broadcast_to(runs, ones.shape)[real], others[real], ones[real]), 1)
        return np.asarray(wins)


class DrawnLots(Lots):
    """Lots of one run of a format that take the drawn sides; entrants are `e` and the number of the player."""

    def __init__(self, results: DrawnResults, run: int) -> None:
        super().__init__(f"run {run}")
        self._tosses = results.tosses[run]

    def number(self, low: int, high: int, purpose: str) -> int:
        """Return the side of a toss, or draw."""
        sides = SIDES_OF.fullmatch(purpose)
        return (
            super().number(low, high, purpose) if sides is None else 1 - int(self._tosses[int(sides[1]), int(sides[2])])
        )
