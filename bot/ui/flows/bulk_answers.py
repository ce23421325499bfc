"""Enter the answers of many people: typed or as a file, previewed, all or none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.errors import NoFormError, NoTimetableError
from bot.parsing.answer_lines import AnswerLines, read_answers
from bot.parsing.named_entrants import NamedEntrants
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text import availability as wording
from bot.text import forms as form_words
from bot.text.context import TournamentContext
from bot.text.errors.error_text import error_text
from bot.text.errors.forms import form_problems
from bot.text.errors.speaker import Speaker
from bot.text.format_texts import form_lines, form_title
from bot.text.messages import BODY_LIMIT, CONTENT_LIMIT, Button, Message, action_id
from bot.text.names import cut, quoted
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows.next_step import next_buttons
from bot.ui.forms import TextField, open_form
from formats.core.attendance import CHECK_IN
from formats.core.commands import SubmitForm
from formats.core.errors import BadFormError, RuleError
from formats.core.forms import FormNow, form_now, forms_now, missing_from
from formats.core.values import EntrantId
from formats.toolkit.scheduling.availability import WeeklyPattern
from formats.toolkit.scheduling.availability_words import format_pattern
from formats.toolkit.scheduling.rounds import AVAILABILITY

ENTER, AGAIN = "answers_enter", "answers_again"
LINES = "lines"
LONGEST, LONGEST_ANSWER = 4000, 200


async def begin(
    ask: Ask, loaded: LoadedTournament, what: Literal["answers", "availability"], form_key: str | None, text: str | None
) -> None:
    """Open the form, or propose what a file says. Raises `NoTimetableError` where games have no times."""
    if what == "availability" and loaded.state.settings.week is None:
        raise NoTimetableError(loaded.state.title)
    key = AVAILABILITY if what == "availability" else _wanted_form(ask, loaded, form_key)
    await (show_form(ask, loaded, key) if text is None else propose(ask, loaded, key, text))


def _wanted_form(ask: Ask, loaded: LoadedTournament, key: str | None) -> str:
    """Return the named form, or the first that is asked for and still missing; `NoFormError` where there is none."""
    if key:
        return form_now(loaded.state, ask.service.engine, key).key
    forms = [now for now in forms_now(loaded.state, ask.service.engine) if now.key != CHECK_IN]
    if not forms:
        raise NoFormError(loaded.state.title)
    return min(forms, key=lambda now: (not missing_from(loaded.state, now), now.ask is None)).key


def _form(ask: Ask, loaded: LoadedTournament, key: str) -> FormNow | None:
    """Return the form; None for availability, which is no form of a format."""
    return None if key == AVAILABILITY else form_now(loaded.state, ask.service.engine, key)


def _title(current: FormNow | None) -> str:
    return texts.availability.form_title() if current is None else form_title(current)


async def show_form(ask: Ask, loaded: LoadedTournament, key: str, typed: str | None = None) -> None:
    """Open the form with one large field, which begins with the names of those who cannot be reached."""
    current = _form(ask, loaded, key)
    if current is not None and current.sealed:
        await resolve.staff(ask, loaded, "director")
    value = _names_of_missing(ask, loaded, key, current) if typed is None else typed
    field = TextField(
        LINES,
        texts.bulk.people_lines(),
        value if len(value) <= LONGEST else "",
        help=texts.bulk.answers_help(),
        long=True,
        required=True,
        longest=LONGEST,
    )
    await open_form(ask, actions.ENTER_ANSWERS, loaded.id, key, _title(current), [field])


def _names_of_missing(ask: Ask, loaded: LoadedTournament, key: str, current: FormNow | None) -> str:
    """Return a line for each entrant whom a director has to answer for, ready to be completed."""
    everybody = [entrant.id for entrant in loaded.state.active_entrants()]
    missing = (
        [who for who in everybody if (key, who) not in loaded.state.forms]
        if current is None
        else [*missing_from(loaded.state, current)]
    )
    named = NamedEntrants(resolve.context(ask, loaded), everybody)
    return "\n".join(f"{named.refer(who)}: " for who in missing if not loaded.acting_for(who))


@form(actions.ENTER_ANSWERS, STAFF.giving(SubmitForm), Fields(texts=(LINES,)))
async def _submitted(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    await propose(ask, loaded, submission.argument, str(submission.values.get(LINES) or ""))


@button(actions.ENTER_ANSWERS, STAFF.giving(SubmitForm), answers="form")
async def _pressed(press: Press) -> None:
    loaded = await resolve.known(press.ask, press.tournament)
    await show_form(press.ask, loaded, press.argument)


async def propose(ask: Ask, loaded: LoadedTournament, key: str, text: str) -> None:
    """Show how the lines were understood, with the button that takes them over; or everything that is wrong."""
    context = resolve.context(ask, loaded)
    current = _form(ask, loaded, key)
    if current is not None and current.sealed:
        await resolve.staff(ask, loaded, "director")
    try:
        read = await _read(ask, loaded, key, text)
        problems = _problems(context, current, read)
        if not problems and read.contents:
            await ask.try_out(loaded, *_commands(key, read))
    except RuleError as error:
        problems = [error_text(error, context)]
    if problems or not read.contents:
        refused = "\n".join(problems) or texts.bulk.no_answer_there()
        token = await drafts.keep(ask, loaded.id, AGAIN, {"form": key, "text": text})
        again = Button(label=texts.directing.correct(), action=action_id(AGAIN, loaded.id, token), style="primary")
        buttons = (again,) if len(text) <= LONGEST else ()
        await ask.say(Message(content=cut(refused, CONTENT_LIMIT), buttons=buttons))
        return
    token = await drafts.keep(ask, loaded.id, ENTER, {"form": key, "text": text})
    enter = Button(label=texts.bulk.enter(), action=action_id(ENTER, loaded.id, token), style="success")
    lines = [f"**{_title(current)}**", texts.bulk.preview(), *_understood(context, current, read)]
    await ask.say(Message(body=cut("\n".join(lines), BODY_LIMIT), buttons=(enter,)))


async def _read(ask: Ask, loaded: LoadedTournament, key: str, text: str) -> AnswerLines:
    zones = {who: person.zone for who, person in loaded.people.items() if person.zone is not None}
    return await ask.service.read(
        read_answers, key, text, resolve.context(ask, loaded), zones, resolve.own(ask, loaded)
    )


def _commands(key: str, read: AnswerLines) -> list[SubmitForm]:
    return [
        SubmitForm(form=key, entrant=who, content=content, by_director=True) for who, content in read.contents.items()
    ]


def _problems(context: TournamentContext, current: FormNow | None, read: AnswerLines) -> list[str]:
    """Return what the form does not take, a line for each entrant."""
    if current is None:
        return []
    problems = []
    for who, content in read.contents.items():
        try:
            current.read(content, who)
        except BadFormError as error:
            said = "; ".join(form_problems(error, Speaker(context)))
            problems.append(form_words.answer_for(context.names.plain(who), said))
    return [form_words.not_right(_title(current), problems)] if problems else []


def _understood(context: TournamentContext, current: FormNow | None, read: AnswerLines) -> list[str]:
    """Return how the lines were read: everybody with the same answer on one line."""
    by_answer: dict[str, list[str]] = {}
    for who, content in read.contents.items():
        by_answer.setdefault(_said(current, content, who), []).append(context.names.plain(who))
    lines = [texts.numbers.label(label=answer, text=listed(names)) for answer, names in by_answer.items()]
    if read.left_open:
        lines.append(texts.bulk.left_open(names=listed([context.names.plain(who) for who in read.left_open])))
    return lines


def _said(current: FormNow | None, content: Mapping[str, object], who: EntrantId) -> str:
    if current is None:
        pattern = WeeklyPattern.model_validate(content)
        return f"**{wording.said_pattern(format_pattern(pattern))}** ({pattern.zone})"
    lines = form_lines(current, current.read(content, who))
    on_one_line = "; ".join(lines).replace(":; ", ": ")  # a heading, then what it is about
    return "**" + quoted(on_one_line, LONGEST_ANSWER) + "**"


@button(AGAIN, STAFF, answers="form")
async def _again(press: Press) -> None:
    """The form again, as it was filled in."""
    loaded = await resolve.known(press.ask, press.tournament)
    draft = await drafts.fetch(press.ask, loaded.id, AGAIN, press.argument)
    await show_form(press.ask, loaded, draft["form"], draft["text"])


@button(ENTER, STAFF.giving(SubmitForm))
async def _enter(press: Press) -> None:
    """Take over what was shown, read once more as things stand now."""
    ask, loaded = await press.begin_work(update=True)
    draft = await drafts.fetch(ask, loaded.id, ENTER, press.argument)
    current = _form(ask, loaded, draft["form"])
    if current is not None and current.sealed:
        await resolve.staff(ask, loaded, "director")
    read = await _read(ask, loaded, draft["form"], draft["text"])
    change = await ask.carry_out(loaded, *_commands(draft["form"], read))
    await drafts.forget(ask, loaded.id, ENTER)
    text = texts.bulk.answers_entered(count=len(read.contents), title=_title(current))
    await ask.replace(Message(content=text, buttons=next_buttons(ask, change.loaded)))
