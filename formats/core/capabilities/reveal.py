"""Results that only directors see for a time, and that are then revealed step by step."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.model import Reason
from formats.core.state import Stage


class Reveals(Capability, Generic[O]):
    """Forms, and all that follows from them, are sealed until they are revealed."""

    @abstractmethod
    def sealed(self, stage: Stage | None, options: O) -> frozenset[str]:
        """The keys of the forms whose contents, and what follows from them, only directors may see now.

        Who has handed them in is sealed too. `stage` is None before the stage has started.
        """

    @abstractmethod
    def script(self, stage: Stage, options: O) -> tuple[tuple[Reason, ...], ...]:
        """Return the steps of the public reveal, before sealed results are published; empty where there is none.

        The steps are the same each time as long as nothing is handed in. It may take seconds and runs in the worker.
        """
