"""The base class of formats whose tournaments the simulator plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from formats.core.contract import O

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome


class Simulated(ABC, Generic[O]):
    """A format that plays a whole stage in all runs at once."""

    @abstractmethod
    def play_runs(self, options: O, dice: Dice) -> Outcome:
        """Play a stage from its first to its last round. Ties do not occur."""

    def lengths(self, players: int) -> Sequence[Mapping[str, Any]]:
        """Return the options of different lengths that are worth comparing, the default first."""
        del players
        return ({},)
