"""A step of the timetable was refused: directors hear which, and why."""

from __future__ import annotations

from bot.app.posting import ticks
from bot.app.timetable.deadlines import FAILED
from bot.app.timetable.reminder import Reminder, not_by_itself, unlisted

REMINDER = Reminder(FAILED, not_by_itself, unlisted, ticks.step_failed)
