"""Posts about forms: requests, reminders, and notices of forms that directors submitted for players."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.announcements import attendance, players
from bot.announcements.event_posts import posts_because_of
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.parsing.open_forms import form_buttons
from bot.text import actions
from bot.text.format_texts import form_help, form_lines, form_title
from bot.text.forms import asked_text, asking_text
from bot.text.messages import BODY_LIMIT, Button, Message
from bot.text.names import cut, quoted
from bot.text.numbers import enumerated
from bot.text.reach import Reach, reach_of
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from formats.core import events as ev
from formats.core.attendance import CHECK_IN
from formats.core.errors import BadFormError
from formats.core.forms import FormNow, form_now, missing_from
from formats.core.log import TIMETABLE
from formats.core.values import EntrantId


def _form(builder: PostBuilder, key: str) -> FormNow | None:
    """Return the form if the tournament still asks for it, else None."""
    try:
        return form_now(builder.after, builder.engine, key)
    except BadFormError:
        return None


@posts_because_of(ev.FormAsked)
def form_asked(builder: PostBuilder, event: ev.FormAsked) -> None:
    """Ask for a form in the channel, and in direct messages to those who have not submitted it."""
    form = _form(builder, event.form)
    if form is None or not form.by_entrants:
        return
    missing = missing_from(builder.after, form)
    earlier = builder.before.asked.get(event.form)
    text = asked_text(form_title(form), form_help(form), form.due)
    if event.form == CHECK_IN:
        attendance.opened(builder)
    elif earlier is None or earlier.closed:
        builder.public(_request(builder, form, ping=True), key=_form_key(form))
        _counted_for_directors(builder, form, missing)
    else:  # the first post keeps to the deadline that holds; those who have not answered are called
        builder.change_public(_form_key(form), _request(builder, form))
        builder.call(_called_publicly(builder, form), text, buttons=_buttons(builder, form))
    for entrant in missing:
        builder.send(entrant, _card(builder, text, form))


def _counted_for_directors(builder: PostBuilder, form: FormNow, missing: Sequence[EntrantId]) -> None:
    """Give directors the numbers of a form that the timetable requested, if it does not reach everybody in chat.

    A director who requests it has them in the reply.
    """
    reach = reach_of(builder.loaded, missing, builder.loaded.linked)
    if builder.actor == TIMETABLE and reach.elsewhere:
        text = asking_text(form_title(form), reach, form.due)
        enter = builder.buttons((actions.ENTER_ANSWERS, form.key))
        builder.directors(Message(title=builder.after.title, body=text, tone="attention", buttons=enter))


def _form_key(form: FormNow) -> str:
    """Return the key of the post in the channel that asks for a form."""
    return f"form:{form.key}"


def _request(builder: PostBuilder, form: FormNow, *, ping: bool = False) -> list[Message]:
    """Return the post in the channel that asks for a form; with `ping` those who have to answer are mentioned."""
    called = _called_publicly(builder, form)
    reach = reach_of(builder.loaded, called)
    text = _asked_publicly(form_title(form), form_help(form), reach, form.due)
    mentions = builder.called(called) if ping else ()
    return pages("", blocks_of([text]), mentions=mentions, buttons=_buttons(builder, form))


@posts_because_of(ev.FormClosed)
def form_closed(builder: PostBuilder, event: ev.FormClosed) -> None:
    """Announce that a form closed before its published deadline."""
    form = _form(builder, event.form)
    if event.form == CHECK_IN:
        attendance.closed(builder)
    elif form is not None and form.by_entrants:
        builder.say(texts.forms.closed(title=form_title(form)))


def ask_also(builder: PostBuilder, form: FormNow, entrants: Sequence[EntrantId]) -> None:
    """Ask entrants who joined after the form was requested.

    Those who have just entered read it in the reply to that.
    """
    text = asked_text(form_title(form), form_help(form), form.due)
    for entrant in entrants:
        builder.send(entrant, _card(builder, text, form))
    builder.call(
        [entrant for entrant in entrants if not builder.acted_themselves(entrant)],
        text,
        buttons=_buttons(builder, form),
    )


@posts_because_of(ev.FormSubmitted)
def form_submitted(builder: PostBuilder, event: ev.FormSubmitted) -> None:
    """Notify an entrant of a form that a director submitted for them.

    Players who submit forms themselves have the bot's reply. Forms that only directors submit are not posted.
    """
    form = _form(builder, event.form) if event.by_director else None
    if form is not None and form.by_entrants:
        lines = [quoted(line, 200) for line in form_lines(form, event.content)]
        text = _by_director(form_title(form), lines)
        changeable = event.entrant in form.asked.may and not form.is_late(builder.now)
        message = Message(
            title=builder.after.title,
            body=cut(text, BODY_LIMIT),
            buttons=_buttons(builder, form) if changeable else (),
        )
        builder.send(event.entrant, message)


def remind(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Remind of a form whose deadline is near."""
    form = _form(builder, event.subject)
    if form is not None:
        remind_of(builder, form)


def remind_of(builder: PostBuilder, form: FormNow) -> None:
    """Remind those who have not submitted the form and want reminders."""
    if form.due is None or builder.now >= form.due or not form.by_entrants:
        return
    late = [entrant for entrant in missing_from(builder.after, form) if builder.wants_reminders(entrant)]
    text = texts.forms.reminder(title=form_title(form), due=stamp_with_distance(form.due))
    for entrant in late:
        players.send_card(builder, entrant, text)
    if form.sealed:
        text = _asked_publicly(form_title(form), form_help(form), Reach(0, 0, 0), form.due)
        late = [entrant for entrant in _called_publicly(builder, form) if builder.wants_reminders(entrant)]
    builder.call(late, text, buttons=_buttons(builder, form))


def _called_publicly(builder: PostBuilder, form: FormNow) -> tuple[EntrantId, ...]:
    """Return the entrants to mention: those who have not submitted.

    All for a sealed form, which must not reveal who has.
    """
    if not form.sealed:
        return missing_from(builder.after, form)
    return tuple(entrant.id for entrant in builder.after.active_entrants() if entrant.id in form.asked.should)


def time_is_up(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Notify directors who has not submitted the form."""
    form = _form(builder, event.subject)
    if form is None or form.due is None or builder.now < form.due or not form.asked.should:
        return
    names = [builder.context.names.plain(entrant) for entrant in missing_from(builder.after, form)]
    text = (
        texts.forms.over(title=form_title(form), missing=enumerated(names))
        if names
        else texts.forms.everybody_has(title=form_title(form))
    )
    for message in pages(builder.after.title, blocks_of([text]), tone="attention" if names else "good"):
        builder.directors(message)


def _buttons(builder: PostBuilder, form: FormNow) -> tuple[Button, ...]:
    """Return the buttons of a form."""
    return form_buttons(builder.loaded.id, form)


def _card(builder: PostBuilder, text: str, form: FormNow) -> Message:
    """Return the direct message that asks for a form."""
    return Message(title=builder.after.title, body=text, tone="attention", buttons=_buttons(builder, form))


def _asked_publicly(title: str, help_text: str, reach: Reach, due: datetime | None) -> str:
    """In the channel: a form is wanted."""
    text = texts.forms.asked_publicly(title=title, help_text=help_text)
    if due is not None:
        text = texts.forms.asked_publicly_due(title=title, help_text=help_text, due=stamp_with_distance(due))
    if reach.chat > 1 or (reach.chat and reach.elsewhere):
        text = f"{text} {texts.forms.how_many_asked(count=reach.chat)}"
    return f"{text} {texts.forms.others_elsewhere(count=reach.elsewhere)}" if reach.elsewhere else text


def _by_director(title: str, lines: Sequence[str]) -> str:
    """To the player for whom a director handed something in."""
    return "\n".join((texts.forms.by_director(title=title), *lines))
