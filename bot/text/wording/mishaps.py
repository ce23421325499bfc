"""What people read when something could not be done, through no fault of theirs."""

from __future__ import annotations

from bot.text.texts import texts

BROKEN = texts.mishaps.broken
MAY_HAVE_COUNTED = texts.mishaps.may_have_counted
TOO_LATE = texts.mishaps.too_late
UNUSABLE = texts.mishaps.unusable
NOT_HERE = texts.mishaps.not_here
UNREADABLE = texts.mishaps.unreadable


def face_failed(format_title: str, part: str) -> str:
    """To directors: what only this format shows did not work."""
    return texts.mishaps.face_failed(format=format_title, part=part)
