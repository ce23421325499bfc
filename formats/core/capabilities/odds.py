"""Capability to simulate the rest of a stage for the chances of final places."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.lots import Lots
from formats.core.model import Odds
from formats.core.state import Stage

MOST_QUICK = 600
"""Number of simulations whose standard error is at most two percentage points."""


class SimulatesOdds(Capability, Generic[O]):
    """Can simulate the rest of a stage, so that the chances of every entrant can be shown."""

    def prize_places(self, options: O) -> int | None:
        """Return how many places win a prize; None if the options do not define it."""
        return None

    def simulates_odds(self, stage: Stage, options: O) -> bool:
        """Return whether stages with these options and so many entrants are simulated at all."""
        return True

    def quick_simulations(self, stage: Stage, options: O) -> int:
        """Return the number of simulations of the rest that take at most 100 ms of CPU for 40 entrants."""
        return MOST_QUICK

    @abstractmethod
    def odds(self, stage: Stage, options: O, lots: Lots, simulations: int) -> Odds | None:
        """Return the chances of every entrant for every final place; None if nothing is left to simulate.

        `simulations` (1 or more; people may ask for 100 to 100,000) is how often the rest is played. The same `lots`
        give the same chances. It may take seconds: it runs in the worker, and long loops report their progress
        (`formats.core.progress`).
        """
