"""Whoever is wanted for a form only after everybody was asked (newcomers, reserves who moved up) is asked as well."""

from __future__ import annotations

from bot.app.posting import forms
from bot.app.posting.post_builder import PostBuilder
from formats.core import events as ev
from formats.core.forms import forms_now, missing_from

_CHANGING = (ev.EntrantRegistered, ev.EntrantStatusChanged, ev.EntrantChanged, ev.FormSubmitted)
"""What can make a form somebody's business."""


def ask_newcomers(builder: PostBuilder) -> None:
    """Call those whose business a form has just become, if it was asked for before and can still be handed in."""
    if not builder.happened(*_CHANGING) or not builder.before.asked:
        return
    wanted = {one.key: one.asked.should for one in forms_now(builder.before, builder.engine)}
    for one in forms_now(builder.after, builder.engine):
        if one.key not in builder.before.asked or not one.by_entrants or one.is_late(builder.now):
            continue
        missing = missing_from(builder.after, one)
        forms.ask_also(builder, one, [entrant for entrant in missing if entrant not in wanted.get(one.key, ())])
