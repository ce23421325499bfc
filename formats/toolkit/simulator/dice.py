"""Random results of games between players of known strength, in all runs at once."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from math import comb

import numpy as np
from numpy.typing import NDArray

Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]
Chances = NDArray[np.float64]
"""Probabilities that the player of the row beats the player of the column, a square table."""

SCALE = 400
"""Rating difference at which the better player wins ten times as often (Elo)."""

_HALF_WORD = 1 << 32


def elo_chances(ratings: Sequence[float]) -> Chances:
    """Return the chances by the Elo formula, `1 / (1 + 10 ** (-difference / 400))`."""
    rated = np.asarray(ratings, dtype=np.float64)
    return np.asarray(1 / (1 + 10 ** ((rated[None, :] - rated[:, None]) / SCALE)))


def series_chances(chances: Chances, best_of: int) -> Chances:
    """Return the chances to win a match of the best of so many games, an odd number."""
    needed = best_of // 2 + 1
    lost = 1 - chances
    return np.asarray(
        sum(comb(needed - 1 + losses, losses) * chances**needed * lost**losses for losses in range(needed))
    )


CHUNK = 700_000
"""Number of pairs of seats in all runs of a chunk: its arrays fit a processor's second-level cache."""


def sizes_of_chunks(seats: int, runs: int) -> list[int]:
    """Return how many runs to play at once, chunk by chunk, with so many seats."""
    most = max(1, CHUNK // seats**2)
    return [min(most, runs - start) for start in range(0, runs, most)]


class Dice:
    """Results of games. `players` maps each seat to a player, a row and column of `chances`, in each run.

    Use `of_seed` for new dice.
    """

    def __init__(self, chances: Chances, players: Whole, bits: np.random.BitGenerator) -> None:
        """Take the generator of the bits as it stands."""
        self.chances, self.players, self._bits = chances, players, bits

    @classmethod
    def of_seed(cls, chances: Chances, runs: int, seed: str, *, shuffled: bool = False) -> Dice:
        """Return dice for players in the order of `chances`, or seated at random in each run."""
        digest = hashlib.sha256(seed.encode()).digest()
        bits = np.random.PCG64(int.from_bytes(digest[:16], "little"))
        size = len(chances)
        players = np.tile(np.arange(size), (runs, 1))
        if shuffled:
            players = np.argsort(bits.random_raw(runs * size).reshape(runs, size), axis=1)
        return cls(chances, players, bits)

    @classmethod
    def of_chunks(cls, chances: Chances, sizes: Sequence[int], seed: str, *, shuffled: bool = False) -> Iterator[Dice]:
        """Yield the dice of each chunk, with a stream of its own."""
        for number, size in enumerate(sizes):
            yield cls.of_seed(chances, size, f"{seed}/{number}", shuffled=shuffled)

    @property
    def runs(self) -> int:
        """Number of runs."""
        return len(self.players)

    @property
    def seats(self) -> int:
        """Number of seats."""
        return int(self.players.shape[1])

    def reseated(self, seats: Whole) -> Dice:
        """Return the dice of a later stage: `seats` names the present seat of each new one, in each run."""
        return Dice(self.chances, np.take_along_axis(self.players, seats, axis=1), self._bits)

    def players_of(self, seats: Whole) -> Whole:
        """Return the players on seats, in each run; meaningless for negative seats."""
        return np.take_along_axis(self.players, np.maximum(np.atleast_2d(seats), 0), axis=1)

    def noise(self, shape: tuple[int, int]) -> NDArray[np.uint64]:
        """Return random numbers, to order what is equal."""
        return np.asarray(self._bits.random_raw(shape[0] * shape[1]).reshape(shape))

    def tosses(self, first: Whole, second: Whole) -> Flags:
        """Toss a coin for each pair of seats, of the shape (runs, games); True for the first one."""
        del second
        return np.asarray(self.noise((first.shape[0], first.shape[1])) & np.uint64(1) == 1)

    def first_wins(self, first: Whole, second: Whole, best_of: int = 1) -> Flags:
        """Play games between seats, of the shape (runs, games), or (games,) if they are the same in all runs.

        Return where the first one wins. Where a seat is negative there is no game, and the answer is meaningless.
        """
        ones, others = map(self.players_of, (first, second))
        thresholds = np.rint(series_chances(self.chances, best_of) * _HALF_WORD).astype(np.uint64)
        wanted = ones.size
        drawn = self._bits.random_raw(-(-wanted // 2)).astype("<u8", copy=False).view("<u4")[:wanted]
        return np.asarray(drawn.reshape(ones.shape) < thresholds[ones, others])
