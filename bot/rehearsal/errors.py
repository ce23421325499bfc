"""What a rehearsal refuses, in a sentence for whoever asked."""

from __future__ import annotations


class RehearsalError(Exception):
    """It cannot be done; the message says why."""
