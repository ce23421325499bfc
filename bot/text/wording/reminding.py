"""Which reminders somebody gets."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.texts import texts
from bot.text.wording.numbers import listed
from bot.text.wording.times import duration


def chosen(minutes: Sequence[int]) -> str:
    """What was saved; minutes before a game, longest first."""
    if not minutes:
        before = texts.reminding.chosen_no_minutes()
    else:
        before = texts.reminding.chosen(duration=listed([duration(number) for number in minutes]))
    return f"{texts.reminding.written_to()} {before}"
