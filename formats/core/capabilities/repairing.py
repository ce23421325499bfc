"""Capability to repair a published round after an entrant has left."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.model import RoundPairings
from formats.core.state import Round, Stage
from formats.core.values import EntrantId


class Repairs(Capability, Generic[O]):
    """Can change a published round so that the opponent of an entrant who left has a game."""

    @abstractmethod
    def repair(self, stage: Stage, round_: Round, gone: EntrantId, options: O) -> RoundPairings | None:
        """Return the round without `gone`, whose game was not played; None if the opponent should have a walkover.

        Games that have a result stay as they are.
        """
