"""Whoever is wanted for a form only after everybody was asked (newcomers, reserves who moved up) is asked as well."""

from __future__ import annotations

from bot.app.effects import forms
from bot.app.effects.desk import Desk
from formats.core import events as ev
from formats.core.forms import forms_now, missing_from

_CHANGING = (ev.EntrantRegistered, ev.EntrantStatusChanged, ev.EntrantChanged, ev.FormSubmitted)
"""What can make a form somebody's business."""


def asked(desk: Desk) -> None:
    """Write to those whose business a form has just become, if it was asked for before and can still be handed in."""
    if not desk.happened(*_CHANGING) or not desk.before.asked:
        return
    wanted = {one.key: one.asked.should for one in forms_now(desk.before, desk.engine)}
    for one in forms_now(desk.after, desk.engine):
        if one.key not in desk.before.asked or not one.by_entrants or one.is_late(desk.now):
            continue
        for entrant in missing_from(desk.after, one):
            if entrant not in wanted.get(one.key, ()):
                forms.ask_one(desk, one, entrant)
