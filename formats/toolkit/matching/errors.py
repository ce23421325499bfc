"""The error of a matching that does not exist."""

from __future__ import annotations


class NoMatchingError(Exception):
    """Raised when the allowed edges have no perfect matching."""
