"""Check-in before an event."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp_with_distance

NOT_OPEN, TOO_LATE = Phrase("attendance-state-none"), Phrase("attendance-too-late")
OPEN, OTHERS = Phrase("attendance-open"), Phrase("attendance-others")


def all_here(here: int) -> str:
    """It has closed and nobody is missing."""
    return say("attendance-all-here", here=here)


def left_out(here: int, out: int, names: str) -> str:
    """It has closed; these are out."""
    return say("attendance-left-out", here=here, out=out, names=names)


def you_are_out(title: str) -> str:
    """To one of them."""
    return say("attendance-you-are-out", title=title)


def is_open(here: int, everybody: int) -> str:
    """How many have checked in."""
    return say("attendance-state-open", here=here, all=everybody)


def until(at: datetime) -> str:
    """When it closes."""
    return say("attendance-until", at=stamp_with_distance(at))


def missing(names: str) -> str:
    """Who has not checked in."""
    return say("attendance-missing", names=names)


def close(out: int) -> str:
    """The button that closes it, and leaves so many out."""
    return say("attendance-close", out=out)


def opens(at: datetime) -> str:
    """When it will open."""
    return say("attendance-opens-at", at=stamp_with_distance(at))
