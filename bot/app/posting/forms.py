"""What entrants hand in: who is asked, reminded, and told what was handed in for them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.asking.open_forms import form_buttons
from bot.app.posting import attendance, players
from bot.app.posting.event_posts import posts_because_of
from bot.app.posting.pages import blocks_of, pages
from bot.app.posting.post_builder import PostBuilder
from bot.app.speaking.format_texts import form_line, format_text
from bot.app.speaking.messages import BODY_LIMIT, Button, Message
from bot.app.speaking.names import elide, quoted
from bot.app.speaking.wording import forms as words
from formats.core import events as ev
from formats.core.attendance import CHECK_IN
from formats.core.errors import BadFormError
from formats.core.forms import FormNow, form_now, missing_from
from formats.core.values import EntrantId


def _form(builder: PostBuilder, key: str) -> FormNow | None:
    """The form, if the tournament still asks for it."""
    try:
        return form_now(builder.after, builder.engine, key)
    except BadFormError:
        return None


@posts_because_of(ev.FormAsked)
def form_asked(builder: PostBuilder, event: ev.FormAsked) -> None:
    """Everybody hears of it; those who have not handed it in are called."""
    one = _form(builder, event.form)
    if one is None or not one.by_entrants:
        return
    missing = missing_from(builder.after, one)
    form = one.form
    builder.say(
        words.asked_publicly(format_text(form.title), format_text(form.help), len(missing), one.due),
        mentions=builder.called(missing),
        buttons=_buttons(builder, one),
    )
    text = words.asked(format_text(form.title), format_text(form.help), one.due)
    for entrant in missing:
        builder.tell(entrant, _card(builder, text, one))


@posts_because_of(ev.FormClosed)
def form_closed(builder: PostBuilder, event: ev.FormClosed) -> None:
    """Everybody hears that the time for it is over sooner than was said."""
    one = _form(builder, event.form)
    if event.form == CHECK_IN:
        attendance.closed(builder)
    elif one is not None and one.by_entrants:
        builder.say(words.closed(format_text(one.form.title)))


def ask_also(builder: PostBuilder, one: FormNow, entrants: Sequence[EntrantId]) -> None:
    """Ask those who were not there when everybody was asked; who has just entered reads it in the answer to that."""
    text = words.asked(format_text(one.form.title), format_text(one.form.help), one.due)
    for entrant in entrants:
        builder.tell(entrant, _card(builder, text, one))
    builder.call(
        [entrant for entrant in entrants if not builder.acted_themselves(entrant)], text, buttons=_buttons(builder, one)
    )


@posts_because_of(ev.FormSubmitted)
def form_submitted(builder: PostBuilder, event: ev.FormSubmitted) -> None:
    """Whoever hands in for themselves has the answer of the bot; others are told what a director did for them.

    What is for directors to say in the first place is told to nobody.
    """
    one = _form(builder, event.form) if event.by_director else None
    if one is not None and one.by_entrants:
        lines = [quoted(form_line(line), 200) for line in one.lines(event.content)]
        text = words.by_director(format_text(one.form.title), lines)
        changeable = event.entrant in one.asked.may and not one.is_late(builder.now)
        message = Message(
            title=builder.after.title,
            body=elide(text, BODY_LIMIT),
            buttons=_buttons(builder, one) if changeable else (),
        )
        builder.tell(event.entrant, message)


def remind(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """A form is to be handed in soon."""
    one = _form(builder, event.subject)
    if one is not None:
        remind_of(builder, one)


def remind_of(builder: PostBuilder, one: FormNow) -> None:
    """Only those who have not handed it in, and who want reminders."""
    if one.due is None or builder.now >= one.due or not one.by_entrants:
        return
    late = [entrant for entrant in missing_from(builder.after, one) if builder.wants_reminders(entrant)]
    text = words.reminder(format_text(one.form.title), one.due)
    for entrant in late:
        players.send_card(builder, entrant, text)
    builder.call(late, text, buttons=_buttons(builder, one))


def time_is_up(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Directors hear who has not handed it in."""
    one = _form(builder, event.subject)
    if one is None or one.due is None or builder.now < one.due or not one.asked.should:
        return
    names = [builder.context.names.plain(entrant) for entrant in missing_from(builder.after, one)]
    text = words.over(format_text(one.form.title), names) if names else words.everybody_has(format_text(one.form.title))
    for message in pages(builder.after.title, blocks_of([text]), tone="attention" if names else "good"):
        builder.directors(message)


def _buttons(builder: PostBuilder, one: FormNow) -> tuple[Button, ...]:
    return form_buttons(builder.loaded.id, one)


def _card(builder: PostBuilder, text: str, one: FormNow) -> Message:
    return Message(title=builder.after.title, body=text, tone="attention", buttons=_buttons(builder, one))
