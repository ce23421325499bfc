"""A reminder with what it posts: the plug-in in a module of `bot/reminders`.

What changes something when it comes due is no reminder but a step of the timetable, see `formats.core.possible.clock`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from bot.announcements.post_builder import PostBuilder
from bot.schedule.reminder import ScheduledReminder
from formats.core.events import DeadlinePassed


def useful_always(_builder: PostBuilder, _event: DeadlinePassed) -> datetime | None:
    """The posts stay worth reading, however late they come."""
    return None


@dataclass(frozen=True)
class Reminder(ScheduledReminder):
    """A scheduled reminder that calls `tell` once its moment has come; if the bot was away, that may be too late.

    `until` says from when on the posts are of no use: where Discord could not be reached until then, they are not sent
    any more.
    """

    tell: Callable[[PostBuilder, DeadlinePassed], None]
    until: Callable[[PostBuilder, DeadlinePassed], datetime | None] = field(default=useful_always, kw_only=True)
