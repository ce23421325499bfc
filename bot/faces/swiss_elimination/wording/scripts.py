"""What is revealed step by step. Sentences come from the format, ready to be shown."""

from __future__ import annotations

from bot.app.speaking.wording.numbers import counted

REVEAL = "The results"
NEXT_STEP, FIRST_STEP = "Tell the next step", "Begin the reveal"
NO_SCRIPT = (
    "There is nothing to tell step by step now: it has been revealed already, or it depends on a draw that comes first."
)
ALL_TOLD = "Everything has been told. The rounds themselves can follow now."
PUBLISH = "Publish the online rounds"


def emphasised(sentence: str) -> str:
    """A sentence everybody waits for."""
    return f"**{sentence}**"


def next_is(step: int, steps: int, sentences: str) -> str:
    """To the director: what the button will tell everybody."""
    return f"Step {step} of {steps} comes next, and everybody will read:\n> {sentences}"


def published(rounds: int) -> str:
    """To the director, at the end."""
    return f"Revealed: {counted(rounds, 'round')} published, each with its puzzle, its results and the rank board."
