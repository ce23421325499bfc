"""People who come late, or come back, while a stage is played."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.model import RoundPairings
from formats.core.state import Round, Stage
from formats.core.values import EntrantId


class SeatsNewcomers(Capability, Generic[O]):
    """An entrant who comes while a round is out can still play in it, against the entrant who has its bye."""

    @abstractmethod
    def seat(self, stage: Stage, round_: Round, newcomer: EntrantId, options: O) -> RoundPairings | None:
        """The round with a game of `newcomer`, who has no part in it yet; None where the rules allow none.

        All other games stay as they are.
        """
