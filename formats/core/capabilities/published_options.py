"""Options that are published before play."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O

CHECK_SUM = "check_sum"
"""Fact of every round: the check sum of the published options it was paired by."""


class PublishesOptions(Capability, Generic[O]):
    """Some options are posted with their check sum before play, so that everybody sees a later change of them."""

    @abstractmethod
    def published(self, options: O) -> Mapping[str, Any]:
        """These options as JSON values, by name."""
