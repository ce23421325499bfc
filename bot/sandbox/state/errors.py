"""What can be wrong with a file that a saved sandbox is said to be."""

from __future__ import annotations


class StateError(ValueError):
    """A file that is no state this sandbox can go on with.

    Attributes:
        reason: "not_a_state", "version" (from a newer sandbox), "too_large" or "damaged".
        detail: what was found.
    """

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
