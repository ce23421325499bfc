"""Signs behind names in the standings."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.lots import Lots
from formats.core.model import Mark
from formats.core.state import Stage


class MarksStandings(Capability, Generic[O]):
    """The standings show signs behind names: who cannot be caught, say."""

    @abstractmethod
    def marks(self, stage: Stage, options: O) -> tuple[Mark, ...]:
        """The signs that follow from what is recorded; answers at once."""


class SimulatesMarks(MarksStandings[O]):
    """Some signs must be worked out by simulating the rest of the stage: who can still win, say."""

    @abstractmethod
    def outlook(self, stage: Stage, options: O, lots: Lots) -> tuple[Mark, ...]:
        """All signs as the stage stands now. It may take seconds and runs in the worker, as odds do."""
