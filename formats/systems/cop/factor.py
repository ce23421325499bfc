"""Factor pairings: the pairings of simulated rounds (R17)."""

from __future__ import annotations

from typing import NamedTuple


class Run(NamedTuple):
    """A series of games: place `first + k * step` meets `second + k * other_step`, for k below `games`.

    Series can be played as slices of an array, without a loop over games.
    """

    first: int
    second: int
    games: int
    step: int = 1
    other_step: int = 1

    def pairs(self) -> list[tuple[int, int]]:
        """Return the games as places counted from 0."""
        return [(self.first + k * self.step, self.second + k * self.other_step) for k in range(self.games)]


def factor_runs(places: int, factor: int, gibsonized: int = 0) -> list[Run]:
    """Return the games of an even number of places with this factor, in order.

    Gibsonized leaders meet the bottom, the first of them the last place. Below them the first `factor` places meet the
    next `factor`; all others meet their neighbours. The factor is at most half of those left (reading S14).
    """
    block = min(gibsonized, places // 2)
    factor = max(0, min(factor, (places - 2 * block) // 2))
    neighbours = block + 2 * factor
    runs = (
        Run(0, places - 1, block, other_step=-1),
        Run(block, block + factor, factor),
        Run(neighbours, neighbours + 1, (places - 2 * block - 2 * factor) // 2, step=2, other_step=2),
    )
    return [run for run in runs if run.games]
