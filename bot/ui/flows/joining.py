"""Sign up and leave."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.announcements.signup import withdrew_text
from bot.errors import SignUpClosedError
from bot.parsing.csv_cells import RATING, BadCellError, read_cell
from bot.parsing.entrant_fields import fields_of, help_of, label_of
from bot.parsing.open_forms import form_buttons
from bot.schedule.duties import forms_missing
from bot.service.loaded import Change, LoadedTournament
from bot.service.orders import CommandId, Step
from bot.text import actions
from bot.text.buttons import button as action_button
from bot.text.errors.import_problems import problem_text
from bot.text.format_texts import form_help, form_title
from bot.text.forms import asked_text
from bot.text.messages import Button, Message, action_id
from bot.text.names import clean, quoted
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import HERE, PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import following, seating, teams
from bot.ui.forms import MOST_FIELDS, ChoiceField, FormField, TextField, chosen_of, open_form, text_of
from bot.views.newcomers import missed_lines
from formats.core.asking import EntrantField
from formats.core.commands import ChangeMember, RegisterEntrants, ReinstateEntrant, WithdrawEntrant
from formats.core.engine import Engine
from formats.core.errors import AlreadyEnteredError, NotInError
from formats.core.forms import FormNow
from formats.core.model import Entrant, EntrantData
from formats.core.phases import is_taken
from formats.core.possible.field import IN, may_come_late, need_latecomers_taken
from formats.core.possible.members import takes_teams
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId, Scalar
from storage.people import Person

ENTRY, ENTRY_AGAIN, LEAVE_NOW, LEAVE_TEAM = "entry", "entry_again", "leave_now", "leave_team"
TEAM = "team:name"
LONGEST_TEAM = 40


async def join(ask: Ask, loaded: LoadedTournament) -> None:
    """Enter the person, reinstate them or put them on the waiting list; the format's questions are asked first."""
    if takes_teams(loaded.state) and loaded.state.started:
        await teams.join_team(ask, loaded)  # a captain can still pick them
        return
    fields = _asked(ask, loaded)
    asks = bool(fields) or takes_teams(loaded.state)
    if not asks:
        # When sign-up opens many come at once: their answers must not wait for each other's writes.
        await ask.think()
    comes_back = await _check(ask, loaded)
    if asks and not comes_back:
        await _open_entry(ask, loaded, fields, await following.said_before(ask, loaded))
        return
    await ask.think()
    await _enter(ask, loaded, EntrantData())


async def _check(ask: Ask, loaded: LoadedTournament) -> bool:
    """Refuse a person who cannot enter, before anything is filled in; True for one who had left.

    Only reads: a form has to be opened within three seconds, however many others are being entered.
    """
    person = await ask.person()  # cached since the check of access
    resolve.context(ask, loaded)
    resolve.may_play(loaded, person)
    state = loaded.state
    late = may_come_late(state, ask.service.engine, by_director=False)
    known = resolve.entries_of(loaded, person)
    entrant = state.entrant(known[0]) if known else None
    if not late and not _may_come_back(state, entrant) and not is_taken(RegisterEntrants, state.phase):
        need_latecomers_taken(state, ask.service.engine)
        listed = ask.service.engine.rules_of(state, 0).comes_as_list
        raise SignUpClosedError(state.phase, await _directors(ask, loaded), listed)
    if entrant is None:
        return False
    if entrant.status in IN:
        raise AlreadyEnteredError(entrant.id)
    if entrant.status != "withdrawn" or (state.started and entrant.id in state.started[-1].seeds):
        raise NotInError(entrant.id, entrant.status)
    return True


async def _directors(ask: Ask, loaded: LoadedTournament) -> tuple[str, ...]:
    """The names of those who direct."""
    people = await ask.service.database.people.many(loaded.staff_ids("director"))
    return tuple(person.name for person in people.values())


def _may_come_back(state: TournamentState, entrant: Entrant | None) -> bool:
    """Return whether an entrant who missed check-in may come back without a director: until play begins."""
    return entrant is not None and entrant.cause == "not_here" and state.phase == "closed"


async def _enter(ask: Ask, loaded: LoadedTournament, data: EntrantData, team: str = "") -> None:
    """Enter a person or reinstate their entry, which keeps its data and its known rating.

    Where teams play they become captain: of the team they name, or of one with their own name.
    """
    person = await ask.person()
    known = resolve.entries_of(loaded, person)
    if known and not loaded.state.started:
        change = await ask.carry_out(loaded, ReinstateEntrant(entrant=known[0]))
    else:
        members = ((person.id,),) if takes_teams(loaded.state) else ()
        command = RegisterEntrants(entrants=(data,), members=members)
        behind = person.id
        if team:
            await ask.try_out(loaded, command)
            behind = (await ask.service.database.people.guest(team)).id
        # Two presses at the same moment are one entry.
        ask.command_id = CommandId("enter").part(loaded.id, person.id, len(known))
        step = Step(command, people=(behind,))
        change = await ask.carry_out(loaded, step)
        if not resolve.entries_of(change.loaded, person):
            # That was an earlier entry, which has ended since: by an undo, with a team, or by somebody in their place.
            ask.command_id = ask.command_id.part(loaded.state.version)
            change = await ask.carry_out(loaded, step)
    await ask.say(_entered(ask, change, person))


def _entered(ask: Ask, change: Change, person: Person) -> Message:
    context, state = resolve.context(ask, change.loaded), change.after
    entrant = resolve.entries_of(change.loaded, person)[0]
    name = context.names.plain(entrant)
    waiting = [player.id for player in state.waiting_list()]
    if entrant in waiting:
        text = texts.signup.waits(name=name, place=texts.numbers.ordinal(number=waiting.index(entrant) + 1))
    else:
        text = _entered_text(name, len(state.active_entrants()), state.settings.capacity)
    owed = [] if entrant in waiting else _owed(ask, state, entrant)
    lines = [
        text,
        *missed_lines(context, entrant),
        *seating.called_alike(ask, change.loaded, entrant),
        *([texts.teams.add_others(most=state.settings.team_size)] if takes_teams(state) else []),
        *(asked_text(form_title(owed_form), form_help(owed_form), owed_form.due) for owed_form in owed),
    ]
    marks_times = (actions.AVAILABILITY,) if state.settings.week is not None else ()
    buttons = (
        action_button(action, change.loaded.id)
        for action in (actions.MY_GAME, *marks_times, actions.WRITE_TO_ME, actions.LEAVE)
    )
    forms = (form_button for owed_form in owed for form_button in form_buttons(change.loaded.id, owed_form))
    return Message(content="\n".join(lines), buttons=(*forms, *buttons))


def _owed(ask: Ask, state: TournamentState, entrant: EntrantId) -> list[FormNow]:
    """Return the open forms of the tournament that the new entrant has to fill in as well."""
    now = ask.service.clock.now()
    found = forms_missing(state, ask.service.engine, ask.service.clock.now())
    return [
        owed_form
        for owed_form, missing in found
        if entrant in missing and owed_form.by_entrants and not owed_form.is_late(now)
    ]


def _asked(ask: Ask, loaded: LoadedTournament) -> tuple[EntrantField, ...]:
    """Return the fields asked of people who enter, as many as fit into a form."""
    fields = (field for field in fields_of(loaded.state, ask.service.engine) if field.asked)
    most = MOST_FIELDS - takes_teams(loaded.state)
    return tuple({field.name: field for field in fields}.values())[:most]


async def _open_entry(
    ask: Ask, loaded: LoadedTournament, fields: tuple[EntrantField, ...], typed: Mapping[str, str]
) -> None:
    parts: list[FormField] = [_team_field(typed.get(TEAM, ""))] if takes_teams(loaded.state) else []
    parts += [_field(field, typed.get(field.name, ""), loaded.state) for field in fields]
    await open_form(ask, ENTRY, loaded.id, "", texts.signup.form_title(title=loaded.state.title), parts)


def _field(field: EntrantField, typed: str, state: TournamentState) -> FormField:
    """Return a question as a field of the form: a list where only some answers are possible."""
    label, about, required = label_of(field), help_of(field, state), field.required
    if field.choices:
        return ChoiceField(field.name, label, [(choice, choice) for choice in field.choices], typed, about, required)
    return TextField(field.name, label, value=typed, help=about, required=required, longest=200)


def _team_field(typed: str) -> TextField:
    return TextField(TEAM, texts.teams.field(), value=typed, help=texts.teams.field_help(), longest=LONGEST_TEAM)


def _names(state: TournamentState, engine: Engine) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fields of a tournament's entrants, for the command's options."""
    yield "", tuple(field.name for field in fields_of(state, engine))


@form(ENTRY, HERE.giving(RegisterEntrants), Fields(texts=(TEAM,), own=_names))
async def _entry_handed_in(submission: Submission) -> None:
    """Enter the person with valid input; else show the form again with its problems."""
    ask, loaded = await submission.begin_work()
    await _check(ask, loaded)
    fields = _asked(ask, loaded)
    typed = {
        TEAM: text_of(submission.values, TEAM),
        **{field.name: (chosen_of if field.choices else text_of)(submission.values, field.name) for field in fields},
    }
    attributes: dict[str, Scalar] = {}
    problems: list[str] = []
    for field in fields:
        if not typed[field.name]:
            continue
        try:
            attributes[field.name] = read_cell(field, typed[field.name])
        except BadCellError as error:
            problems.append(
                texts.numbers.label(
                    label=quoted(field.name, 40), text=problem_text(error.code, quoted(typed[field.name], 60))
                )
            )
    if problems:
        token = await drafts.keep(ask, loaded.id, ENTRY, typed)
        again = Button(label=texts.signup.correct(), action=action_id(ENTRY_AGAIN, loaded.id, token), style="primary")
        await ask.say(Message(content=texts.signup.not_entered(problems="; ".join(problems)), buttons=(again,)))
        return
    rating = attributes.pop(RATING, None)
    data = EntrantData(rating=None if rating is None else float(rating), attributes=attributes)
    await _enter(ask, loaded, data, clean(typed[TEAM])[:LONGEST_TEAM])


@button(ENTRY_AGAIN, HERE, answers="form")
async def _entry_again(press: Press) -> None:
    """The form again, as it was filled in."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    await _check(ask, loaded)
    await _open_entry(ask, loaded, _asked(ask, loaded), await drafts.fetch(ask, loaded.id, ENTRY, press.argument))


async def leave(ask: Ask, loaded: LoadedTournament) -> None:
    """Ask once more before somebody is taken out; where others are in their team, whether they are meant too."""
    await ask.think()
    entrant = await resolve.me(ask, loaded)
    names = resolve.context(ask, loaded).names
    await ask.try_out(loaded, WithdrawEntrant(entrant=entrant))
    if takes_teams(loaded.state) and len(loaded.state.slice_of(Members).of(entrant)) > 1:
        alone = Button(label=texts.teams.only_me(), action=action_id(LEAVE_TEAM, loaded.id, entrant), style="primary")
        all_ = Button(label=texts.teams.whole_team(), action=action_id(LEAVE_NOW, loaded.id, entrant), style="danger")
        question = texts.teams.who_leaves(team=names.plain(entrant))
        await ask.say(Message(content=question, buttons=(alone, all_)))
        return
    text = (
        texts.signup.really_leave_2(title=loaded.state.title)
        if loaded.state.started
        else texts.signup.leave_before_play(title=loaded.state.title)
    )
    confirm = Button(label=texts.signup.really_leave(), action=action_id(LEAVE_NOW, loaded.id, entrant), style="danger")
    await ask.say(Message(content=text, buttons=(confirm,)))


@button(actions.JOIN, HERE.giving(RegisterEntrants), answers="form")
async def _join_pressed(press: Press) -> None:
    await join(press.ask, await resolve.known(press.ask, press.tournament))


@button(actions.LEAVE, PLAYERS)
async def _leave_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await leave(ask, loaded)


@button(LEAVE_NOW, PLAYERS.giving(WithdrawEntrant))
async def _leave_meant(press: Press) -> None:
    """The person means it. Only their own entrant can be taken out this way."""
    ask, loaded = await press.begin_work(once=LEAVE_NOW)
    entrant = await resolve.me(ask, loaded)
    before_play = not loaded.state.started
    change = await ask.carry_out(loaded, WithdrawEntrant(entrant=entrant))
    name = resolve.context(ask, change.loaded).names.plain(entrant)
    await ask.replace(Message(content=withdrew_text(name, before_play=before_play)))


@button(LEAVE_TEAM, PLAYERS.giving(ChangeMember))
async def _leave_team(press: Press) -> None:
    """The person alone leaves; their team stays in."""
    ask, loaded = await press.begin_work(once=LEAVE_TEAM)
    await teams.remove(ask, loaded, teams.Named(), None)


def _entered_text(name: str, count: int, limit: int | None) -> str:
    """Return the confirmation of an entry."""
    if limit is None:
        return texts.signup.entered(name=name, count=count)
    return texts.signup.entered_limit(name=name, count=count, limit=limit)
