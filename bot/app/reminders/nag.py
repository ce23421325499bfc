"""A director wants those reminded who have not answered, chosen, or handed in what was asked for."""

from __future__ import annotations

from bot.app.posting import asking
from bot.app.timetable.deadlines import NAG
from bot.app.timetable.reminder import Reminder, not_by_itself, unlisted

REMINDER = Reminder(NAG, not_by_itself, unlisted, asking.nagged)
