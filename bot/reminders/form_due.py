"""Notice to directors at a form's deadline: who has not submitted it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements import forms as posts
from bot.announcements.reminder import Reminder
from bot.schedule.deadlines import FORM_DUE
from bot.schedule.reminder import Due, Outlook, stamped
from bot.text.format_texts import form_title
from bot.text.texts import texts
from formats.core.attendance import CHECK_IN
from formats.core.forms import form_now, forms_now
from formats.toolkit.invitation import INVITATION


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the deadline of every requested form; of the invitation only before play, when answers still count."""
    # Closing the check-in posts it.
    without = {CHECK_IN, INVITATION.key} if outlook.state.started else {CHECK_IN}
    for form in forms_now(outlook.state, outlook.engine) if outlook.state.asked else ():
        if form.ask is not None and form.due is not None and form.key not in without:
            yield Due(stamped("form", form.key, at=form.due), form.due, form.key)


def _agenda(outlook: Outlook, due: Due) -> str:
    """Return the agenda text for a form."""
    return texts.forms.time_is_up(title=form_title(form_now(outlook.state, outlook.engine, due.subject)))


REMINDER = Reminder(FORM_DUE, _when, _agenda, posts.time_is_up, order=180, for_everybody=True)
