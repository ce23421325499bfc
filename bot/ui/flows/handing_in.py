"""Submit forms of a format, by the person concerned or by a director; a wrong form is returned filled in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.errors import NoFormError
from bot.parsing.answer_lines import typed_content
from bot.parsing.open_forms import form_buttons, forms_for, is_one_choice
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text import forms as words
from bot.text.arguments import FormFor, NumberOf
from bot.text.buttons import button as shown
from bot.text.errors.forms import form_problems
from bot.text.errors.speaker import Speaker
from bot.text.format_texts import form_help, form_lines, form_title
from bot.text.forms import asked_text
from bot.text.messages import BODY_LIMIT, Button, Message, action_id
from bot.text.names import cut, elide, quoted
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from bot.ui import drafts, resolve
from bot.ui.access import INVOLVED, PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.form_fields import filled_in, shown_fields
from bot.ui.forms import open_form
from formats.core import attendance
from formats.core.attendance import CHECK_IN, may_check_in
from formats.core.commands import LookAtForms, SubmitForm
from formats.core.engine import Engine
from formats.core.errors import BadFormError, FormClosedError
from formats.core.forms import FormNow, form_now, forms_now
from formats.core.state import TournamentState
from formats.core.values import EntrantId

AGAIN = "form_again"
LONGEST_LINE = 200


async def fill_in(ask: Ask, loaded: LoadedTournament, key: str | None = None) -> None:
    """Open the form as the person handed it in last; where several are open and none is named, offer them all."""
    entrant = await _whose(ask, loaded, key)
    forms = forms_for(loaded.state, ask.service.engine, entrant, ask.service.clock.now())
    if key is None and len(forms) > 1:
        buttons = tuple(
            shown(actions.FORM, loaded.id, current_form.key, label=elide(form_title(current_form), 80))
            for current_form in forms
        )
        await ask.say(Message(content=texts.forms.which_form(), buttons=buttons))
        return
    if key is None and not forms:
        raise NoFormError(loaded.state.title)
    current_form = forms[0] if key is None else await form_to_hand_in(ask, loaded, entrant, key)
    if is_one_choice(current_form):
        await ask.say(_card(loaded, current_form, entrant))
    else:
        await _open(ask, loaded, current_form, current_form.key, _texts(loaded, current_form, entrant))


async def _whose(ask: Ask, loaded: LoadedTournament, key: str | None) -> EntrantId:
    """One's own form; once that is in, that of a guest one speaks for, who still owes it."""
    return await resolve.me(ask, loaded, lambda entrant: (key, entrant) not in loaded.state.forms)


async def form_to_hand_in(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, key: str) -> FormNow:
    """The form of that key, if the person can hand it in now. Raises `FormClosedError`, `NoFormError`."""
    current_form = form_now(loaded.state, ask.service.engine, key)
    if entrant not in current_form.asked.may or not current_form.by_entrants:
        raise NoFormError(loaded.state.title)
    if current_form.due is not None and current_form.is_late(ask.service.clock.now()):
        raise FormClosedError(key, current_form.due)
    return current_form


def _leave_instead(ask: Ask, loaded: LoadedTournament, error: FormClosedError, answer: str) -> Message:
    """Offer to withdraw after a late refusal of an invitation; re-raise the error for all other late forms."""
    current_form = form_now(loaded.state, ask.service.engine, error.form)
    if answer != current_form.form.declined_by:
        raise error
    leave = shown(actions.LEAVE, loaded.id)
    return Message(
        body=texts.forms.leave_instead(due=stamp_with_distance(error.due), leave=leave.label),
        tone="attention",
        buttons=(leave,),
    )


def _texts(loaded: LoadedTournament, current_form: FormNow, entrant: EntrantId) -> dict[str, str]:
    entry = loaded.state.forms.get((current_form.key, entrant))
    return {} if entry is None else current_form.texts(entry.content)


def lines_of(current_form: FormNow, content: Any) -> list[str]:
    """A stored content in lines that are safe to show."""
    return [quoted(line, LONGEST_LINE) for line in form_lines(current_form, content)]


def _card(loaded: LoadedTournament, current_form: FormNow, entrant: EntrantId) -> Message:
    """Show the content handed in so far, with the buttons to change it."""
    entry = loaded.state.forms.get((current_form.key, entrant))
    lines = [texts.forms.not_yet()] if entry is None else lines_of(current_form, entry.content)
    text = "\n".join(
        (
            asked_text(form_title(current_form), form_help(current_form), current_form.due),
            *lines,
        )
    )
    return Message(body=cut(text, BODY_LIMIT), buttons=form_buttons(loaded.id, current_form))


async def _open(
    ask: Ask, loaded: LoadedTournament, current_form: FormNow, argument: str, values: Mapping[str, str]
) -> None:
    fields = shown_fields(
        current_form.key, current_form.system.key, current_form.form.fields, values, form_help(current_form)
    )
    await open_form(ask, actions.FORM, loaded.id, argument, form_title(current_form), fields)


async def fill_in_for(ask: Ask, loaded: LoadedTournament, key: str, entrant: EntrantId) -> None:
    """Open a form for a director to hand in for somebody; who sees what is sealed is recorded."""
    current_form = form_now(loaded.state, ask.service.engine, key)
    if current_form.sealed:
        await resolve.staff(ask, loaded, "director")
    values = _texts(loaded, current_form, entrant)
    if values and current_form.sealed:
        await ask.carry_out(loaded, LookAtForms(form=key, entrant=entrant))
    await _open(ask, loaded, current_form, str(FormFor(key, entrant)), values)


async def answer_for(ask: Ask, loaded: LoadedTournament, key: str, entrant: EntrantId, typed: str) -> None:
    """Hand in for somebody what a director typed with the command, without opening the form."""
    current_form = form_now(loaded.state, ask.service.engine, key)
    content = typed_content(current_form, typed)
    if content is None:
        raise BadFormError(key, ((typed, "unknown_item"),))
    await ask.say(await _for_other(ask, loaded, current_form, content, entrant))


async def hand_in(
    ask: Ask, loaded: LoadedTournament, current_form: FormNow, content: Any, entrant: EntrantId
) -> Message:
    """Hand in for oneself; the echo of what was understood."""
    change = await ask.carry_out(loaded, SubmitForm(form=current_form.key, entrant=entrant, content=content))
    stored = change.after.forms[current_form.key, entrant].content
    if current_form.key == attendance.CHECK_IN:
        text = texts.attendance.done()
    else:
        text = _handed_in_text(form_title(current_form), lines_of(current_form, stored), current_form.due)
        if ask.account:  # the page of a personal link has a button for receipts
            text = f"{text}\n{texts.forms.see_receipts()}"
    return Message(
        body=cut(text, BODY_LIMIT),
        tone="good",
        buttons=form_buttons(loaded.id, current_form, label=texts.forms.change()),
    )


@button(actions.FORM, INVOLVED, answers="form")
async def _form_pressed(press: Press) -> None:
    await fill_in(press.ask, await resolve.known(press.ask, press.tournament), press.argument)


@button(actions.FORM_CHOICE, PLAYERS.giving(SubmitForm))
async def _choice_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    chosen = NumberOf.read(press.argument)
    entrant = await _whose(ask, loaded, chosen.key)
    if chosen.key == CHECK_IN and (missed := _missed_check_in(loaded, entrant)) is not None:
        await ask.say(missed)
        return
    field = form_now(loaded.state, ask.service.engine, chosen.key).form.fields[0]
    content = {field.name: field.choices[chosen.number]}
    try:
        current_form = await form_to_hand_in(ask, loaded, entrant, chosen.key)
    except FormClosedError as error:
        await ask.say(_leave_instead(ask, loaded, error, content[field.name]))
        return
    await ask.replace(await hand_in(ask, loaded, current_form, content, entrant))


def _missed_check_in(loaded: LoadedTournament, entrant: EntrantId) -> Message | None:
    """Return the answer to a late check-in: the button that enters them again, or that play has begun."""
    if loaded.state.entrant(entrant).status == "withdrawn":
        join = shown(actions.JOIN, loaded.id)
        return Message(body=texts.attendance.you_are_out(title=loaded.state.title), tone="attention", buttons=(join,))
    return None if may_check_in(loaded.state) else Message(content=texts.attendance.too_late())


def _names(state: TournamentState, engine: Engine) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The fields of each form that is asked for now."""
    for now in forms_now(state, engine):
        yield now.key, tuple(field.name for field in now.form.fields)


@form(actions.FORM, INVOLVED.giving(SubmitForm), Fields(own=_names))
async def _handed_in(submission: Submission) -> None:
    """Store a valid form; keep any other as a draft, and show its problems."""
    ask, loaded = await submission.begin_work()
    form_for = FormFor.read(submission.argument)
    current_form, other = form_now(loaded.state, ask.service.engine, form_for.form), form_for.entrant
    typed = filled_in(current_form.form.fields, submission.values)
    try:
        message = await (
            _for_other(ask, loaded, current_form, typed, other) if other else _for_me(ask, loaded, current_form, typed)
        )
    except BadFormError as error:
        token = await drafts.keep(ask, loaded.id, AGAIN, {"argument": submission.argument, "values": typed})
        again = Button(label=texts.forms.correct(), action=action_id(AGAIN, loaded.id, token), style="primary")
        problems = form_problems(error, Speaker(resolve.context(ask, loaded)))
        text = words.not_right(form_title(current_form), problems)
        await ask.say(Message(body=cut(text, BODY_LIMIT), tone="bad", buttons=(again,)))
        return
    await ask.say(message)


async def _for_me(ask: Ask, loaded: LoadedTournament, current_form: FormNow, typed: dict[str, str]) -> Message:
    entrant = await _whose(ask, loaded, current_form.key)
    return await hand_in(ask, loaded, await form_to_hand_in(ask, loaded, entrant, current_form.key), typed, entrant)


async def _for_other(
    ask: Ask, loaded: LoadedTournament, current_form: FormNow, typed: Mapping[str, object], entrant: EntrantId
) -> Message:
    await resolve.staff(ask, loaded, *(("director",) if current_form.sealed else ()))
    command = SubmitForm(form=current_form.key, entrant=entrant, content=typed, by_director=True)
    change = await ask.carry_out(loaded, command)
    name = resolve.context(ask, change.loaded).names.plain(entrant)
    lines = lines_of(current_form, change.after.forms[current_form.key, entrant].content)
    return Message(body=cut(_handed_in_for(name, form_title(current_form), lines), BODY_LIMIT), tone="good")


@button(AGAIN, INVOLVED, answers="form")
async def _correct_pressed(press: Press) -> None:
    """The form again, as it was filled in."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    kept = await drafts.fetch(ask, loaded.id, AGAIN, press.argument)
    current_form = form_now(loaded.state, ask.service.engine, FormFor.read(kept["argument"]).form)
    await _open(ask, loaded, current_form, kept["argument"], kept["values"])


def _handed_in_text(title: str, lines: Sequence[str], due: datetime | None) -> str:
    """The echo: what arrived, and how long it can be changed."""
    until = texts.forms.you_can_change(due=stamp(due), distance=stamp(due, "R")) if due is not None else ""
    return "\n".join(filter(None, (texts.forms.arrived(title=title), *lines, until)))


def _handed_in_for(name: str, title: str, lines: Sequence[str]) -> str:
    """The echo to a director."""
    return "\n".join((texts.forms.handed_in_for(title=title, name=name), *lines))
