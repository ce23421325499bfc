"""Registry of the reminders of this process.

The composition root sets them; other packages of the bot read them here, so that they need not import the modules of
all reminders.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.schedule.reminder import ScheduledReminder

_in_use: Mapping[str, ScheduledReminder] = {}


def use_reminders(found: Mapping[str, ScheduledReminder]) -> None:
    """Replace the reminders of this process."""
    global _in_use  # noqa: PLW0603 - the one place where a process keeps its reminders
    _in_use = found


def reminders() -> Mapping[str, ScheduledReminder]:
    """Return the reminders by key.

    The mapping is the same object until it is replaced: `bot.schedule.deadlines` memoizes by its identity.
    """
    return _in_use
