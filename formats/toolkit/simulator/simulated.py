"""The base class of formats whose tournaments the simulator plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from formats.core.capabilities.odds import MOST_QUICK
from formats.core.contract import O

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome

FEWEST_QUICK = 100
MOST_SIMULATED = 64
"""Number of players up to which rounds are paired by score in simulation."""

QUICK_COSTS = 2_500_000
"""Costs of pairing, in pairs of players, for which 100 ms of CPU are enough (`tests/bench/bench_simulator.py`)."""


def quick_simulations(players: int, rounds: int) -> int:
    """Return how often so many coming rounds, paired by score, are simulated in 100 ms of CPU."""
    return max(FEWEST_QUICK, min(MOST_QUICK, QUICK_COSTS // max(1, players**2 * rounds)))


class Simulated(ABC, Generic[O]):
    """A format that plays a whole stage in all runs at once."""

    @abstractmethod
    def play_runs(self, options: O, dice: Dice) -> Outcome:
        """Play a stage from its first to its last round. Ties do not occur."""

    def lengths(self, players: int) -> Sequence[Mapping[str, Any]]:
        """Return the options of different lengths that are worth comparing, the default first."""
        del players
        return ({},)
