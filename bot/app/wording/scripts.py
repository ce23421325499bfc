"""What is revealed step by step. Sentences come from the format, ready to be shown."""

from __future__ import annotations

REVEAL = "The results"
NEXT_STEP, FIRST_STEP = "Tell the next step", "Begin the reveal"
NO_SCRIPT = "There is nothing to reveal step by step now."
ALL_TOLD = "Everything has been told."


def emphasised(sentence: str) -> str:
    """A sentence everybody waits for."""
    return f"**{sentence}**"


def next_is(step: int, steps: int, sentences: str) -> str:
    """To the director: what the button will tell everybody."""
    return f"Step {step} of {steps} comes next, and everybody will read:\n> {sentences}"
