"""A reminder with its posts: the plug-in interface of the modules of `bot.reminders`.

A deadline that changes the tournament is not a reminder but a step of the timetable, see `formats.core.possible.clock`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from bot.announcements.post_builder import PostBuilder
from bot.schedule.reminder import ScheduledReminder
from formats.core.events import DeadlinePassed


def useful_always(_builder: PostBuilder, _event: DeadlinePassed) -> datetime | None:
    """Return None: the posts do not expire."""
    return None


@dataclass(frozen=True)
class Reminder(ScheduledReminder):
    """A scheduled reminder that calls `post` when it has come due. If the bot was down, the call may come late.

    `until` returns when the posts expire: they are not sent if Discord could not be reached until then.
    """

    post: Callable[[PostBuilder, DeadlinePassed], None]
    until: Callable[[PostBuilder, DeadlinePassed], datetime | None] = field(default=useful_always, kw_only=True)
