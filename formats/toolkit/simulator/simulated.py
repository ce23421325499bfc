"""The base classes of formats whose tournaments the simulator plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from formats.core.capabilities.odds import MOST_QUICK, SimulatesOdds
from formats.core.contract import O
from formats.core.state import Stage

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome

FEWEST_QUICK = 100
MOST_SIMULATED = 64
"""Number of players up to which rounds are paired by score in simulation."""

USUAL_ROUNDS = 10
"""Coming rounds of a format without a planned number, for the number of simulations."""

QUICK_COSTS = 2_500_000
"""Costs of pairing, in pairs of players, for which 100 ms of CPU are enough (`tests/bench/bench_simulator.py`)."""


class Simulated(ABC, Generic[O]):
    """A format that plays a whole stage in all runs at once."""

    @abstractmethod
    def play_runs(self, options: O, dice: Dice) -> Outcome:
        """Play a stage from its first to its last round. Ties do not occur."""

    def lengths(self, players: int) -> Sequence[Mapping[str, Any]]:
        """Return the options of different lengths that are worth comparing, the default first."""
        del players
        return ({},)


class SimulatedByScore(SimulatesOdds[O]):
    """A format whose coming rounds are paired by score in simulation, which takes time for large fields."""

    @abstractmethod
    def planned_rounds(self, stage: Stage, options: O) -> int | None:
        """Return the number of rounds, None if it depends on results, as `Format.planned_rounds` does."""

    def simulates_odds(self, stage: Stage, options: O) -> bool:
        """Return False for more players than the simulator pairs."""
        del options
        return len(stage.seeds) <= MOST_SIMULATED

    def quick_simulations(self, stage: Stage, options: O) -> int:
        """Return how often the coming rounds are simulated in 100 ms of CPU."""
        planned = self.planned_rounds(stage, options)
        rounds = USUAL_ROUNDS if planned is None else planned - len(stage.rounds)
        return max(FEWEST_QUICK, min(MOST_QUICK, QUICK_COSTS // max(1, len(stage.seeds) ** 2 * rounds)))
