"""Signing up and leaving."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app import actions
from bot.app.buttons import button as action_button
from bot.app.csv_cells import CELL_READERS, BadCellError
from bot.app.entrant_fields import fields_of
from bot.app.messages import Button, Message, action_id
from bot.app.service import Change, Live
from bot.app.wording import signup
from bot.app.wording.imports import cell_problem
from bot.ui import drafts, finding
from bot.ui.actions import Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import following
from bot.ui.forms import MOST_FIELDS, TextField, open_form, text_of
from formats.core.asking import EntrantField
from formats.core.commands import RegisterEntrants, ReinstateEntrant, WithdrawEntrant
from formats.core.errors import AlreadyEnteredError, NotInError, WrongPhaseError
from formats.core.events import CommandUndone
from formats.core.model import EntrantData
from formats.core.values import Scalar

ENTRY, ENTRY_AGAIN, LEAVE_NOW = "entry", "entry_again", "leave_now"


async def join(ask: Ask, live: Live) -> None:
    """Enter the person, or put them on the waiting list; whoever left comes back. Asks what the format asks first."""
    fields = _asked(ask, live)
    if not fields:
        # When sign-up opens many come at once, and nobody may wait for the others' entries to be written.
        await ask.think()
    comes_back = await _check(ask, live)
    if fields and not comes_back:
        await _open_entry(ask, live, fields, await following.said_before(ask, live))
        return
    await ask.think()
    await _enter(ask, live, EntrantData())


async def _check(ask: Ask, live: Live) -> bool:
    """Refuse whoever cannot enter, before anything is filled in; True for somebody who had left.

    Only reads: a form has to be opened within three seconds, however many others are being entered.
    """
    person = await ask.service.database.people.find_discord(ask.interaction.user.id)
    finding.scene(ask, live)
    if person is not None:
        finding.may_play(live, person)
    if live.state.phase != "registration":
        raise WrongPhaseError(live.state.phase, ("registration",))
    known = finding.entrants_of(live, person) if person is not None else ()
    if not known:
        return False
    status = live.state.entrant(known[0]).status
    if status in {"active", "waiting"}:
        raise AlreadyEnteredError(known[0])
    if status != "withdrawn":
        raise NotInError(known[0], status)
    return True


async def _enter(ask: Ask, live: Live, data: EntrantData) -> None:
    """Whoever comes back keeps what they had and gets no second entry; their rating stays the one that is known."""
    person = await ask.person()
    known = finding.entrants_of(live, person)
    if known:
        change = await ask.carry_out(live, ReinstateEntrant(entrant=known[0]))
    else:
        # Two presses at the same moment are one entry. After an undo the same person may enter anew.
        undone = sum(isinstance(record.event, CommandUndone) for record in live.records)
        ask.command_id = f"enter:{live.id}:{person.id}:{undone}"
        change = await ask.carry_out(live, RegisterEntrants(entrants=(data,)), people=(person.id,))
    await ask.say(_entered(ask, change, person.id))


def _entered(ask: Ask, change: Change, person: str) -> Message:
    scene, state = finding.scene(ask, change.live), change.after
    entrant = change.live.entrants_of(person)[0]
    name = scene.names.plain(entrant)
    waiting = [one.id for one in state.waiting_list()]
    if entrant in waiting:
        text = signup.waits(name, waiting.index(entrant) + 1)
    else:
        text = signup.entered(name, len(state.active_entrants()), state.settings.capacity)
    marks_times = (actions.AVAILABILITY,) if state.settings.week is not None else ()
    buttons = (action_button(action, change.live.id) for action in (actions.MY_GAME, *marks_times, actions.LEAVE))
    return Message(content=text, buttons=tuple(buttons))


def _asked(ask: Ask, live: Live) -> tuple[EntrantField, ...]:
    """What the tournament wants to hear from people who enter, as far as a form holds it."""
    fields = (field for field in fields_of(live.state, ask.service.engine) if field.asked)
    return tuple({field.name: field for field in fields}.values())[:MOST_FIELDS]


async def _open_entry(ask: Ask, live: Live, fields: tuple[EntrantField, ...], typed: Mapping[str, str]) -> None:
    parts = [
        TextField(
            field.name,
            field.name.replace("_", " ").capitalize(),
            value=typed.get(field.name, ""),
            help=field.help,
            required=field.required,
            longest=200,
        )
        for field in fields
    ]
    await open_form(ask, ENTRY, live.id, "", signup.form_title(live.state.title), parts)


@form(ENTRY)
async def _entry_handed_in(submission: Submission) -> None:
    """What is well filled in enters the person; anything else comes back with its problems."""
    ask = submission.ask
    await ask.think()
    live = await finding.tournament(ask, submission.tournament)
    await _check(ask, live)
    fields = _asked(ask, live)
    typed = {field.name: text_of(submission.values, field.name) for field in fields}
    attributes: dict[str, Scalar] = {}
    problems: list[str] = []
    for field in fields:
        if not typed[field.name]:
            continue
        try:
            attributes[field.name] = CELL_READERS[field.kind](typed[field.name])
        except BadCellError as error:
            problems.append(cell_problem(field.name, error.code, typed[field.name]))
    if problems:
        token = await drafts.keep(ask, live.id, ENTRY, typed)
        again = Button(label=signup.CORRECT, action=action_id(ENTRY_AGAIN, live.id, token), style="primary")
        await ask.say(Message(content=signup.not_entered(problems), buttons=(again,)))
        return
    await _enter(ask, live, EntrantData(attributes=attributes))


@button(ENTRY_AGAIN)
async def _entry_again(press: Press) -> None:
    """The form again, as it was filled in."""
    ask = press.ask
    live = await finding.tournament(ask, press.tournament)
    await _check(ask, live)
    await _open_entry(ask, live, _asked(ask, live), await drafts.fetch(ask, live.id, ENTRY, press.argument))


async def leave(ask: Ask, live: Live) -> None:
    """Ask once more before somebody is taken out."""
    await ask.think()
    entrant = await finding.me(ask, live)
    finding.scene(ask, live)
    await ask.try_out(live, WithdrawEntrant(entrant=entrant))
    text = signup.really_leave(live.state.title) if live.state.started else signup.leave_before_play(live.state.title)
    confirm = Button(label=signup.REALLY_LEAVE, action=action_id(LEAVE_NOW, live.id, entrant), style="danger")
    await ask.say(Message(content=text, buttons=(confirm,)))


@button(actions.JOIN)
async def _join_pressed(press: Press) -> None:
    await join(press.ask, await finding.tournament(press.ask, press.tournament))


@button(actions.LEAVE)
async def _leave_pressed(press: Press) -> None:
    await press.ask.think()
    await leave(press.ask, await finding.tournament(press.ask, press.tournament))


@button(LEAVE_NOW)
async def _leave_meant(press: Press) -> None:
    """The person means it. Only their own entrant can be taken out this way."""
    ask = press.ask
    ask.once(LEAVE_NOW)
    await ask.think(update=ask.pressed_own)
    live = await finding.tournament(ask, press.tournament)
    entrant = await finding.me(ask, live)
    before_play = not live.state.started
    change = await ask.carry_out(live, WithdrawEntrant(entrant=entrant))
    name = finding.scene(ask, change.live).names.plain(entrant)
    await ask.replace(Message(content=signup.withdrew(name, before_play=before_play)))
