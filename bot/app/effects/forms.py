"""What entrants hand in: who is asked, reminded, and told what was handed in for them."""

from __future__ import annotations

from bot.app.effects.desk import Desk
from bot.app.effects.pages import blocks_of, pages
from bot.app.handing_in import form_buttons
from bot.app.messages import BODY_LIMIT, Button, Message
from bot.app.names import elide, quoted
from bot.app.wording import forms as words
from formats.core import events as ev
from formats.core.errors import BadFormError
from formats.core.forms import FormNow, form_now, missing_from
from formats.core.values import EntrantId


def _form(desk: Desk, key: str) -> FormNow | None:
    """The form, if the tournament still asks for it."""
    try:
        return form_now(desk.after, desk.engine, key)
    except BadFormError:
        return None


def asked(desk: Desk, event: ev.FormAsked) -> None:
    """Everybody hears of it; those who have not handed it in are written to."""
    one = _form(desk, event.form)
    if one is None or not one.by_entrants:
        return
    missing = missing_from(desk.after, one)
    form = one.form
    desk.say(words.asked_publicly(form.title, form.help, len(missing), one.due), buttons=_buttons(desk, one))
    text = words.asked(form.title, form.help, one.due)
    for entrant in missing:
        desk.tell(entrant, _card(desk, text, one))


def ask_one(desk: Desk, one: FormNow, entrant: EntrantId) -> None:
    """Ask somebody who was not there when everybody was asked."""
    desk.tell(entrant, _card(desk, words.asked(one.form.title, one.form.help, one.due), one))


def submitted(desk: Desk, event: ev.FormSubmitted) -> None:
    """Whoever hands in for themselves has the answer of the bot; others are told what a director did for them.

    What is for directors to say in the first place is told to nobody.
    """
    one = _form(desk, event.form) if event.by_director else None
    if one is not None and one.by_entrants:
        lines = [quoted(line, 200) for line in one.lines(event.content)]
        text = words.by_director(one.form.title, lines)
        changeable = event.entrant in one.asked.may and not one.is_late(desk.now)
        message = Message(
            title=desk.after.title,
            body=elide(text, BODY_LIMIT),
            buttons=_buttons(desk, one) if changeable else (),
        )
        desk.tell(event.entrant, message)


def remind(desk: Desk, event: ev.DeadlinePassed) -> None:
    """A form is to be handed in soon."""
    one = _form(desk, event.subject)
    if one is not None:
        remind_of(desk, one)


def remind_of(desk: Desk, one: FormNow) -> None:
    """Only those who have not handed it in, and who want reminders."""
    if one.due is None or desk.now >= one.due or not one.by_entrants:
        return
    for entrant in missing_from(desk.after, one):
        if desk.wants_reminders(entrant):
            desk.tell(entrant, _card(desk, words.reminder(one.form.title, one.due), one))


def time_is_up(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Directors hear who has not handed it in."""
    one = _form(desk, event.subject)
    if one is None or one.due is None or desk.now < one.due or not one.asked.should:
        return
    names = [desk.scene.names.plain(entrant) for entrant in missing_from(desk.after, one)]
    text = words.over(one.form.title, names) if names else words.everybody_has(one.form.title)
    for message in pages(desk.after.title, blocks_of([text]), tone="attention" if names else "good"):
        desk.directors(message)


def _buttons(desk: Desk, one: FormNow) -> tuple[Button, ...]:
    return form_buttons(desk.live.id, one)


def _card(desk: Desk, text: str, one: FormNow) -> Message:
    return Message(title=desk.after.title, body=text, tone="attention", buttons=_buttons(desk, one))
