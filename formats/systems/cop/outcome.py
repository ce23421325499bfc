"""Results of simulations: final places of each player, and who can hope for which place (R19)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate


@dataclass(frozen=True)
class Outcome:
    """Counts of final places.

    `counts[p][k]` is the number of simulations in which the player now ranked p finished at place k (both from 0).
    `factor` is the highest factor that was used, `games` the number of games of all passes. Ranks from `len(counts)` on
    were not simulated: they cannot reach a prize.
    """

    simulations: int
    counts: tuple[tuple[int, ...], ...]
    factor: int
    games: int

    @cached_property
    def _or_better(self) -> tuple[tuple[int, ...], ...]:
        """For each rank, the number of simulations in which it finished at each place or better."""
        return tuple(tuple(accumulate(row)) for row in self.counts)

    def lowest(self, place: int, more_than: int) -> int:
        """Return the lowest rank that finished at `place` or better in more than that many simulations.

        Rank 0 if none did.
        """
        reached = (rank for rank in reversed(range(len(self.counts))) if self._or_better[rank][place] > more_than)
        return next(reached, 0)

    def hopes(self, hopefulness: Fraction) -> tuple[int, ...]:
        """Return for each place the lowest rank whose share of finishes there or better exceeds `hopefulness`."""
        enough = hopefulness * self.simulations
        return tuple(self.lowest(place, int(enough)) for place in range(len(self.counts)))

    def reach(self, rank: int) -> tuple[int, int] | None:
        """Return the best and the worst final place of the rank, from 0; None if it was not simulated."""
        if rank >= len(self.counts):
            return None
        places = [place for place, count in enumerate(self.counts[rank]) if count]
        return places[0], places[-1]

    def cash_share(self, rank: int, prizes: int) -> float:
        """Return the share of simulations in which the rank finished at a place with a prize."""
        return 0.0 if rank >= len(self.counts) else sum(self.counts[rank][:prizes]) / self.simulations
