"""Requests for forms to entrants who joined after a form was requested: newcomers, and reserves who moved up."""

from __future__ import annotations

from bot.announcements import forms
from bot.announcements.post_builder import PostBuilder
from formats.core import events as ev
from formats.core.forms import forms_now, missing_from

_CHANGING = (ev.EntrantRegistered, ev.EntrantStatusChanged, ev.EntrantChanged, ev.FormSubmitted)
"""Events that can make a form apply to an entrant."""


def ask_newcomers(builder: PostBuilder) -> None:
    """Ask entrants to whom an open form applies since this change."""
    if not builder.happened(*_CHANGING) or not builder.before.asked:
        return
    wanted = {form.key: form.asked.should for form in forms_now(builder.before, builder.engine)}
    for form in forms_now(builder.after, builder.engine):
        if form.key not in builder.before.asked or not form.by_entrants or form.is_late(builder.now):
            continue
        missing = missing_from(builder.after, form)
        forms.ask_also(builder, form, [entrant for entrant in missing if entrant not in wanted.get(form.key, ())])
