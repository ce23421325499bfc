"""Reminder for entrants who have not submitted a requested form, before its deadline."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from bot.announcements import forms as posts
from bot.announcements.reminder import Reminder
from bot.parsing.open_forms import has_other_ways
from bot.schedule.deadlines import FORM_MISSING
from bot.schedule.reminder import Due, Outlook, stamped
from bot.text.format_texts import form_title
from bot.text.texts import texts
from formats.core.attendance import CHECK_IN
from formats.core.forms import form_now, forms_now

BEFORE = (timedelta(days=2), timedelta(hours=12))
"""How long before the deadline of a form reminders are sent."""

CHECK_IN_BEFORE = (timedelta(minutes=15),)
"""The same for the check-in before an event, which is short."""


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the reminders of every requested form with a deadline, except times before it was requested."""
    for form in forms_now(outlook.state, outlook.engine) if outlook.state.asked else ():
        if form.ask is None or form.due is None:
            continue
        ahead = CHECK_IN_BEFORE if form.key == CHECK_IN else BEFORE
        for before in ahead if form.by_entrants or has_other_ways(form) else ():
            at = form.due - before
            if at > form.ask.at:
                yield Due(stamped("form", form.key, str(int(before.total_seconds())), at=form.due), at, form.key)


def _agenda(outlook: Outlook, due: Due) -> str:
    """Return the agenda text for a form."""
    return texts.forms.reminder_due(title=form_title(form_now(outlook.state, outlook.engine, due.subject)))


REMINDER = Reminder(FORM_MISSING, _when, _agenda, posts.remind, order=170)
