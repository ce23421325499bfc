"""Rounds paired before the results of the round before are in."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O


class PairsAhead(Capability, Generic[O]):
    """Results are needed for the standings only, so that a round can be paired on those after an earlier round.

    An option of the stage names that round, and so does the log.
    """

    @abstractmethod
    def base_of(self, round_number: int, options: O) -> int | None:
        """The round after which the standings are taken for this round (0: the seeds); None: the round before it."""

    @abstractmethod
    def based_on(self, round_number: int, base: int, options: O) -> Mapping[str, Any]:
        """The options that change, with their new values, so that a round is paired on the standings after `base`."""
