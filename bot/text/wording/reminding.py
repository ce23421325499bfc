"""Which reminders somebody gets."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import listed
from bot.text.wording.times import duration

FORM_TITLE = Phrase("reminding-form-title")
SWITCH = Phrase("reminding-switch")
DIRECT, IN_CHANNEL = Phrase("reminding-direct"), Phrase("reminding-in-channel")
OFF = Phrase("reminding-off")
BEFORE_GAMES = Phrase("reminding-before-games")
CHANGE = Phrase("reminding-change")


def chosen(minutes: Sequence[int]) -> str:
    """What was saved; minutes before a game, longest first."""
    if not minutes:
        before = say("reminding-chosen-no-minutes")
    else:
        before = say("reminding-chosen", duration=listed([duration(number) for number in minutes]))
    return f"{say('reminding-written-to')} {before}"


def only_mentions() -> str:
    """No direct messages."""
    return say("reminding-only-mentions")


def off() -> str:
    """No reminders."""
    return say("reminding-off-2")
