"""Check-in before an event."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp_with_distance

NOT_OPEN, TOO_LATE = texts.attendance.state_none, texts.attendance.too_late
OPEN, OTHERS = texts.attendance.open, texts.attendance.others


def all_here(here: int) -> str:
    """It has closed and nobody is missing."""
    return texts.attendance.all_here(here=here)


def left_out(here: int, out: int, names: str) -> str:
    """It has closed; these are out."""
    return texts.attendance.left_out(here=here, out=out, names=names)


def you_are_out(title: str) -> str:
    """To one of them."""
    return texts.attendance.you_are_out(title=title)


def is_open(here: int, everybody: int) -> str:
    """How many have checked in."""
    return texts.attendance.state_open(here=here, all=everybody)


def until(at: datetime) -> str:
    """When it closes."""
    return texts.attendance.until(at=stamp_with_distance(at))


def missing(names: str) -> str:
    """Who has not checked in."""
    return texts.attendance.missing(names=names)


def close(out: int) -> str:
    """The button that closes it, and leaves so many out."""
    return texts.attendance.close(out=out)


def opens(at: datetime) -> str:
    """When it will open."""
    return texts.attendance.opens_at(at=stamp_with_distance(at))
