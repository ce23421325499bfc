"""Which reminders somebody gets."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.wording.numbers import listed
from bot.app.speaking.wording.times import duration

FORM_TITLE = Phrase("reminding-form-title")
SWITCH, ON, OFF = Phrase("reminding-switch"), Phrase("reminding-on"), Phrase("reminding-off")
BEFORE_GAMES = Phrase("reminding-before-games")
CHANGE = Phrase("reminding-change")


def chosen(minutes: Sequence[int]) -> str:
    """What was saved; minutes before a game, longest first."""
    if not minutes:
        return say("reminding-chosen-no-minutes")
    return say("reminding-chosen", duration=listed([duration(one) for one in minutes]))


def off() -> str:
    """No reminders."""
    return say("reminding-off-2")
