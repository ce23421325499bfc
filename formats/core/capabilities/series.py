"""Tournaments that follow one another."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.model import Entrant, Reason
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

    def absent(self, field: Sequence[Entrant], others: Sequence[Entrant], options: O) -> tuple[Reason, ...]:
        """Return what to record at the start about entrants who are registered or were, and are not in the field."""
        return ()

    def left_as_it_was(self, stage: Stage, options: O) -> tuple[Reason, ...]:
        """Return what the final post adds about what this tournament has not changed, such as an absent holder."""
        return ()

    def still_counts(self, record: Mapping[str, Scalar], stage: Stage, options: O) -> bool:
        """Does a record from the tournament before count in the next one if its entrant is not in this field?"""
        return False
