"""Finds reminders: whatever lies in `bot/reminders` is given. Nothing has to be entered anywhere.

A reminder is a module with `REMINDER`, whose key is the name of the module. What cannot be loaded is left out.
"""

from __future__ import annotations

import logging
from functools import cache

from bot import reminders as package
from bot.schedule.in_use import use
from bot.schedule.reminder import Reminder
from formats.core.discovery import Found, discover

logger = logging.getLogger(__name__)


@cache
def found() -> Found[Reminder]:
    """Every reminder there is, by its key, and what was left out, and why."""
    reminders = discover(package, "REMINDER", Reminder)
    for broken in reminders.left_out:
        logger.error("%s", broken)
    return reminders


def install() -> None:
    """Give every reminder there is from now on, as the composition root and tests need it."""
    use(found().by_key.values())
