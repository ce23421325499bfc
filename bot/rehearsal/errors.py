"""Errors of rehearsals, whose message is shown in the panel."""

from __future__ import annotations


class RehearsalError(Exception):
    """A rehearsal cannot be started or continued; the message gives the reason in one sentence."""
