"""The online stage opens: everybody hears until when, and its players get their button."""

from __future__ import annotations

from bot.app import actions
from bot.app.effects.desk import Desk
from bot.app.messages import Message
from bot.app.playoffs.solving import Solving, solvings
from bot.app.playoffs.stage import playoffs_of
from bot.app.wording import solving as words
from formats.core import events as ev
from formats.core.forms import form_now
from formats.systems.swiss_elimination.forms import ONLINE_TIMES


def opened(desk: Desk, event: ev.FormAsked) -> None:
    """Times are asked for: those who have a seat may start their clocks."""
    playoffs = playoffs_of(desk.scene) if event.form == ONLINE_TIMES else None
    if playoffs is None:
        return
    one = form_now(desk.after, desk.engine, ONLINE_TIMES)
    options = playoffs.options
    text = words.opened(len(one.asked.may), len(options.tasks()), options.online_minutes, one.due)
    buttons = desk.buttons(actions.SOLVE)
    desk.say(text, tone="attention", buttons=buttons)
    for entrant in sorted(one.asked.may):
        desk.tell(entrant, Message(title=desk.after.title, body=text, tone="attention", buttons=buttons))


def remind(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Only those who have not started all their puzzles, and who want reminders."""
    playoffs = playoffs_of(desk.scene) if event.subject == ONLINE_TIMES else None
    one = None if playoffs is None else form_now(desk.after, desk.engine, ONLINE_TIMES)
    if playoffs is None or one is None or one.due is None or desk.now >= one.due:
        return
    for entrant in sorted(one.asked.may):
        entry = desk.after.forms.get((ONLINE_TIMES, entrant))
        stored = None if entry is None else entry.content
        left = [each.code for each in solvings(playoffs.options, stored, desk.now) if _is_left(each)]
        if left and desk.wants_reminders(entrant):
            text = words.reminder(left, one.due)
            message = Message(title=desk.after.title, body=text, tone="attention", buttons=desk.buttons(actions.SOLVE))
            desk.tell(entrant, message)


def _is_left(one: Solving) -> bool:
    """Neither started here nor timed elsewhere."""
    return one.state == "fresh" and not one.answers
