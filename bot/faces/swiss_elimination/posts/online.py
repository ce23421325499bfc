"""Posts when the online stage opens: the end of the stage, and a button for its players."""

from __future__ import annotations

from bot.announcements.players import send_card
from bot.announcements.post_builder import PostBuilder
from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.solving import Solving, due_values, solvings
from bot.faces.swiss_elimination.stage import playoffs_of
from bot.faces.swiss_elimination.texts import texts
from bot.text.messages import Message
from bot.text.numbers import enumerated
from bot.text.times import duration, stamp_with_distance
from formats.core import events as ev
from formats.core.forms import form_now
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.forms import ONLINE_TIMES


def online_stage_opened(builder: PostBuilder, event: ev.FormAsked) -> None:
    """Times are asked for: those who have a seat may start their clocks."""
    playoffs = playoffs_of(builder.context) if event.form == ONLINE_TIMES else None
    if playoffs is None:
        return
    asked_form = form_now(builder.after, builder.engine, ONLINE_TIMES)
    options = playoffs.options
    text = texts.solving_opened(
        players=len(asked_form.asked.may),
        puzzles=len(options.tasks()),
        minutes=duration(options.online_minutes),
        button=texts.solving_button(),
        **due_values(asked_form.due),
    )
    buttons = builder.buttons(actions.SOLVE)
    builder.say(text, mentions=builder.called(sorted(asked_form.asked.may)), tone="attention", buttons=buttons)
    for entrant in sorted(asked_form.asked.may):
        builder.send(entrant, Message(title=builder.after.title, body=text, tone="attention", buttons=buttons))


def online_stage_closed(builder: PostBuilder, event: ev.FormClosed) -> None:
    """A director ended it before its time."""
    if event.form == ONLINE_TIMES and playoffs_of(builder.context) is not None:
        builder.say(texts.solving_closed(), tone="attention")


def remind_of_puzzles(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Only those who have not started all their puzzles, and who want reminders."""
    playoffs = playoffs_of(builder.context) if event.subject == ONLINE_TIMES else None
    asked_form = None if playoffs is None else form_now(builder.after, builder.engine, ONLINE_TIMES)
    if playoffs is None or asked_form is None or asked_form.due is None or builder.now >= asked_form.due:
        return
    late: dict[EntrantId, str] = {}
    for entrant in sorted(asked_form.asked.may):
        entry = builder.after.forms.get((ONLINE_TIMES, entrant))
        stored = None if entry is None else entry.content
        left = [each.code for each in solvings(playoffs.options, stored, builder.now) if _is_left(each)]
        if left and builder.wants_reminders(entrant):
            late[entrant] = texts.solving_reminder(left=enumerated(left), due=stamp_with_distance(asked_form.due))
    buttons = builder.buttons(actions.SOLVE)
    for entrant, text in late.items():
        send_card(builder, entrant, text)
    builder.call(late, texts.solving_still_to_start(due=stamp_with_distance(asked_form.due)), buttons=buttons)


def _is_left(solving: Solving) -> bool:
    """Neither started here nor timed elsewhere."""
    return solving.state == "fresh" and not solving.answers
