"""Whoever comes in, or moves up from the waiting list, when forms have been asked for already, is asked as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app.effects import forms
from formats.core import events as ev
from formats.core.forms import forms_now, missing_from

if TYPE_CHECKING:
    from bot.app.effects.desk import Desk


def asked(desk: Desk) -> None:
    """Write to newcomers about every form that is asked for and can still be handed in."""
    if not desk.happened(ev.EntrantRegistered, ev.EntrantStatusChanged) or not desk.after.asked:
        return
    newcomers = {
        event.entrant for event in desk.events if isinstance(event, ev.EntrantRegistered | ev.EntrantStatusChanged)
    }
    for one in forms_now(desk.after, desk.engine):
        if one.ask is None or not one.by_entrants or one.is_late(desk.now):
            continue
        for entrant in missing_from(desk.after, one):
            if entrant in newcomers:
                forms.ask_one(desk, one, entrant)
