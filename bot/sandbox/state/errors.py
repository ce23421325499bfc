"""Error of loading a saved sandbox."""

from __future__ import annotations


class StateError(ValueError):
    """A file that is not a valid saved state.

    Attributes:
        reason: "not_a_state", "version" (from a newer sandbox), "too_large" or "damaged".
        detail: what was found.
    """

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
