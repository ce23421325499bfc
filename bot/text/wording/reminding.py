"""Which reminders somebody gets."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.texts import texts
from bot.text.wording.numbers import listed
from bot.text.wording.times import duration

FORM_TITLE = texts.reminding.form_title
SWITCH = texts.reminding.switch
DIRECT, IN_CHANNEL = texts.reminding.direct, texts.reminding.in_channel
OFF = texts.reminding.off
BEFORE_GAMES = texts.reminding.before_games
CHANGE = texts.reminding.change


def chosen(minutes: Sequence[int]) -> str:
    """What was saved; minutes before a game, longest first."""
    if not minutes:
        before = texts.reminding.chosen_no_minutes()
    else:
        before = texts.reminding.chosen(duration=listed([duration(number) for number in minutes]))
    return f"{texts.reminding.written_to()} {before}"


def only_mentions() -> str:
    """No direct messages."""
    return texts.reminding.only_mentions()


def off() -> str:
    """No reminders."""
    return texts.reminding.off_2()
