"""The reminders that this process gives. The composition root sets them; other packages of the bot ask only here."""

from __future__ import annotations

from collections.abc import Mapping

from bot.schedule.reminder import ScheduledReminder

_in_use: Mapping[str, ScheduledReminder] = {}


def use_reminders(found: Mapping[str, ScheduledReminder]) -> None:
    """Give these reminders from now on, and no others."""
    global _in_use  # noqa: PLW0603 - the one place where a process keeps its reminders
    _in_use = found


def reminders() -> Mapping[str, ScheduledReminder]:
    """The reminders by key: the same object for as long as they are in use."""
    return _in_use
