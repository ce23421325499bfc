"""Reminder on a director's request, for entrants who have not answered a prompt, made a choice or submitted a form."""

from __future__ import annotations

from bot.announcements import questions
from bot.announcements.reminder import Reminder
from bot.schedule.deadlines import NAG
from bot.schedule.reminder import never_due, unlisted

REMINDER = Reminder(NAG, never_due, unlisted, questions.nagged)
