"""What people read when something could not be done, through no fault of theirs."""

from __future__ import annotations

from bot.app.speaking.catalogue import Phrase

BROKEN = Phrase("mishaps-broken")
TOO_LATE = Phrase("mishaps-too-late")
UNUSABLE = Phrase("mishaps-unusable")
NOT_HERE = Phrase("mishaps-not-here")
UNREADABLE = Phrase("mishaps-unreadable")
