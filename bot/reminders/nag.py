"""A director wants those reminded who have not answered, chosen, or handed in what was asked for."""

from __future__ import annotations

from bot.announcements import questions
from bot.announcements.reminder import Reminder
from bot.schedule.deadlines import NAG
from bot.schedule.reminder import not_by_itself, unlisted

REMINDER = Reminder(NAG, not_by_itself, unlisted, questions.nagged)
