"""What is revealed step by step. Sentences come from the format, ready to be shown."""

from __future__ import annotations

from bot.app.speaking.catalogue import Phrase, say

REVEAL = Phrase("scripts-reveal")
NEXT_STEP, FIRST_STEP = Phrase("scripts-next-step"), Phrase("scripts-first-step")
NO_SCRIPT = Phrase("scripts-no-script")
ALL_TOLD = Phrase("scripts-all-told")
PUBLISH = Phrase("scripts-publish")


def emphasised(sentence: str) -> str:
    """A sentence everybody waits for."""
    return f"**{sentence}**"


def next_is(step: int, steps: int, sentences: str) -> str:
    """To the director: what the button will tell everybody."""
    return say("scripts-next-is", step=step, steps=steps, sentences=sentences)


def published(rounds: int) -> str:
    """To the director, at the end."""
    return say("scripts-published", rounds=rounds)
