"""Escalation while a tournament is held up: deputies are asked, then everybody learns what is missing."""

from __future__ import annotations

from bot.announcements import held_up
from bot.announcements.reminder import Reminder
from bot.schedule.held_up import EVERYBODY, HELD_UP, escalations
from bot.schedule.reminder import Due, Outlook
from bot.text.texts import texts


def _agenda(_outlook: Outlook, due: Due) -> str:
    """Return the agenda text: directors are asked, or everybody is informed."""
    return texts.agenda.held_up() if due.subject == EVERYBODY else texts.agenda.digest()


REMINDER = Reminder(HELD_UP, escalations, _agenda, held_up.escalate, order=215)
