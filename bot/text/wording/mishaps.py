"""What people read when something could not be done, through no fault of theirs."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

BROKEN = Phrase("mishaps-broken")
MAY_HAVE_COUNTED = Phrase("mishaps-may-have-counted")
TOO_LATE = Phrase("mishaps-too-late")
UNUSABLE = Phrase("mishaps-unusable")
NOT_HERE = Phrase("mishaps-not-here")
UNREADABLE = Phrase("mishaps-unreadable")


def face_failed(format_title: str, part: str) -> str:
    """To directors: what only this format shows did not work."""
    return say("mishaps-face-failed", format=format_title, part=part)
