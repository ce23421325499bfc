"""Texts of the reveal. Sentences come from the format, ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.times import stamp

DONE = "done"
"""Shown in place of a next match after the last one."""

REVEAL = Phrase("scripts-reveal")
NEXT_STEP = Phrase("scripts-next-step")
FIRST_STEP = Phrase("scripts-first-step")
NO_SCRIPT = Phrase("scripts-no-script")
ALL_TOLD = Phrase("scripts-all-told")
PUBLISH = Phrase("scripts-publish")
CLOSE_STAGE = Phrase("scripts-close-stage")
CLOSE_TITLE = Phrase("scripts-close-title")
CLOSE_WORD = Phrase("scripts-close-word")
CLOSE_HELP = Phrase("scripts-close-help")


def stage_open(due: datetime) -> str:
    """To the director who wants to begin too early."""
    return say("scripts-stage-open", due=stamp(due), distance=stamp(due, "R"))


def close_field() -> str:
    """Name the word to type."""
    return say("scripts-close-field", word=CLOSE_WORD())


def not_closed() -> str:
    """Something else was typed."""
    return say("scripts-not-closed", word=CLOSE_WORD())


def emphasised(sentence: str) -> str:
    """A sentence everybody waits for."""
    return f"**{sentence}**"


def path(match: str, winner_next: str | None, loser_next: str | None) -> str:
    """A match and where it leads; None is the end."""
    return say("scripts-path", match=match, winner=winner_next or DONE, loser=loser_next or DONE)


def next_is(step: int, steps: int, sentences: str) -> str:
    """To the director: what the button will tell everybody."""
    return say("scripts-next-is", step=step, steps=steps, sentences=sentences)


def published(rounds: int) -> str:
    """To the director, at the end."""
    return say("scripts-published", rounds=rounds)
