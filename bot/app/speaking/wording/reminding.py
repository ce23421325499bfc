"""Which reminders somebody gets."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking.wording.numbers import listed
from bot.app.speaking.wording.times import duration

FORM_TITLE = "Your reminders"
SWITCH, ON, OFF = "Direct messages to remind you", "On", "Off: only news, such as pairings and results"
BEFORE_GAMES = "Before each of your games"
CHANGE = "Change reminders"


def chosen(minutes: Sequence[int]) -> str:
    """What was saved; minutes before a game, longest first."""
    if not minutes:
        return "You get reminders about times and reports, but none before your games."
    return f"You are reminded {listed([duration(one) for one in minutes])} before each of your games."


def off() -> str:
    """No reminders."""
    return "You get no reminders. News that concerns you, such as pairings, still reaches you."
