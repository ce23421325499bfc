"""Reporting a game by its scores. Names come in as labels."""

from __future__ import annotations

MINE = "Your score"
STARTED = "Who started?"
I_STARTED = "I did"
CORRECT = "Correct it"


def theirs(opponent: str) -> str:
    """The other score."""
    return f"Score of {opponent}"


def they_started(opponent: str) -> str:
    """The other one started."""
    return f"{opponent} did"


def form_title(opponent: str) -> str:
    """The form."""
    return f"Your game against {opponent}"
