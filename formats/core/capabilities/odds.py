"""Chances of final places."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.lots import Lots
from formats.core.model import Odds
from formats.core.state import Stage


class SimulatesOdds(Capability, Generic[O]):
    """The rest of a stage can be simulated, so that every entrant's chances can be shown."""

    def prize_places(self, options: O) -> int | None:
        """How many places win a prize; None where the options do not say."""
        return None

    @abstractmethod
    def odds(self, stage: Stage, options: O, lots: Lots, simulations: int) -> Odds | None:
        """Everybody's chances of every final place; None where nothing is left to simulate.

        `simulations` (1 or more; people may ask for 100 to 100,000) is how often the rest is played. The same `lots`
        give the same chances. It may take seconds: it runs in the worker, and long loops say how far they have come
        (`formats.core.progress`).
        """
