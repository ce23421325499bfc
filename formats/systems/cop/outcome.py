"""What simulations say: who came in where, and who can hope for what (R19)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate


@dataclass(frozen=True)
class Outcome:
    """`counts[p][k]`: in how many of the `simulations` the player now of rank p came in at place k (both from 0).

    `factor` is the highest factor that was used, `games` how many games all passes have. Ranks from
    `len(counts)` on were not simulated: they cannot reach a prize.
    """

    simulations: int
    counts: tuple[tuple[int, ...], ...]
    factor: int
    games: int

    @cached_property
    def _or_better(self) -> tuple[tuple[int, ...], ...]:
        """In how many simulations each rank came in at each place or better."""
        return tuple(tuple(accumulate(row)) for row in self.counts)

    def lowest(self, place: int, more_than: int) -> int:
        """The lowest rank that came in at `place` or better in more than so many simulations; rank 0 if none did."""
        reached = (rank for rank in reversed(range(len(self.counts))) if self._or_better[rank][place] > more_than)
        return next(reached, 0)

    def hopes(self, hopefulness: Fraction) -> tuple[int, ...]:
        """For each place the lowest rank whose share of simulations there or better is above `hopefulness`."""
        enough = hopefulness * self.simulations
        return tuple(self.lowest(place, int(enough)) for place in range(len(self.counts)))

    def reach(self, rank: int) -> tuple[int, int] | None:
        """The best and the worst place the rank ever came in at, from 0; None if it was not simulated."""
        if rank >= len(self.counts):
            return None
        places = [place for place, count in enumerate(self.counts[rank]) if count]
        return places[0], places[-1]

    def cash_share(self, rank: int, prizes: int) -> float:
        """The share of simulations in which the rank came in at a place with a prize."""
        return 0.0 if rank >= len(self.counts) else sum(self.counts[rank][:prizes]) / self.simulations
