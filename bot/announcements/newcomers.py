"""Whoever is wanted for a form only after everybody was asked (newcomers, reserves who moved up) is asked as well."""

from __future__ import annotations

from bot.announcements import forms
from bot.announcements.post_builder import PostBuilder
from formats.core import events as ev
from formats.core.forms import forms_now, missing_from

_CHANGING = (ev.EntrantRegistered, ev.EntrantStatusChanged, ev.EntrantChanged, ev.FormSubmitted)
"""What can make a form somebody's business."""


def ask_newcomers(builder: PostBuilder) -> None:
    """Call those whose business a form has just become, if it was asked for before and can still be handed in."""
    if not builder.happened(*_CHANGING) or not builder.before.asked:
        return
    wanted = {form.key: form.asked.should for form in forms_now(builder.before, builder.engine)}
    for form in forms_now(builder.after, builder.engine):
        if form.key not in builder.before.asked or not form.by_entrants or form.is_late(builder.now):
            continue
        missing = missing_from(builder.after, form)
        forms.ask_also(builder, form, [entrant for entrant in missing if entrant not in wanted.get(form.key, ())])
