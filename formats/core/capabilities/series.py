"""Tournaments that follow one another."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar


class CarriesOver(Capability, Generic[O]):
    """The next tournament of a series builds on how this one ended."""

    @abstractmethod
    def carry_over(self, stage: Stage, options: O) -> Mapping[EntrantId, Mapping[str, Scalar]]:
        """Return values for the next tournament of the series: `entrant_fields`, by name.

        Raises `ResultsMissingError` while that is still open.
        """

    def next_options(self, stage: Stage, options: O) -> Mapping[str, Any]:
        """The options, by name, that are others in the next tournament because of how this one ended."""
        return {}

    def still_counts(self, record: Mapping[str, Scalar], stage: Stage, options: O) -> bool:
        """Does a record from the tournament before count in the next one if its entrant is not in this field?"""
        return False
