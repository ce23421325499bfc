"""The judge's panel: two live matches side by side, their shared clock, and a button for every entry."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.errors import NoLiveMatchError
from bot.faces.swiss_elimination.heat_texts import LABELS
from bot.faces.swiss_elimination.heats import (
    ENTER,
    MORE,
    START,
    WRITE,
    heat_of,
    more,
    panel,
    panel_of,
    timer_at,
    verdict_of,
)
from bot.faces.swiss_elimination.texts import texts as own
from bot.service.loaded import LoadedTournament
from bot.text.arguments import NoteAbout
from bot.text.context import context_of
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import JUDGES
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows.directing_games import may_enter
from bot.ui.flows.directing_undo import may_undo
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import Command, NoteMatch, UndoCommand
from formats.core.values import EntrantId, PairingId
from formats.systems.swiss_elimination.judging import Start

LONGEST_TEXT, LONGEST_TIME = 1000, 12

DIRECTORS_ONLY = frozenset({"decision", "too_close"})
"""What is a ruling, not an observation."""


async def open_panel(ask: Ask, loaded: LoadedTournament, pairing: PairingId = "") -> None:
    """The panel of the heat of a match, or of the first open one."""
    context = resolve.context(ask, loaded)
    heat = heat_of(context, pairing)
    await ask.replace(panel(context, loaded.id, heat, ask.interaction.created_at))
    first = heat.matches[0].pairing.id
    ask.herald.open_answers.keep(ask.interaction, loaded, lambda now: _followed(ask, now, first))


def _followed(ask: Ask, loaded: LoadedTournament, pairing: PairingId) -> Message | None:
    """The panel after somebody else has made an entry; none once the round is over or undone."""
    context = context_of(loaded, ask.service.engine)
    try:
        return panel(context, loaded.id, heat_of(context, pairing), ask.service.clock.now())
    except NoLiveMatchError:
        return None


async def _judged(ask: Ask, tournament: str, argument: str) -> tuple[LoadedTournament, PairingId, str, int | None]:
    """Which match, which entry and which seat a button is about, if the person may judge there."""
    loaded = await resolve.known(ask, tournament)
    entry = NoteAbout.read(argument)
    await may_enter(ask, loaded, resolve.context(ask, loaded).game(entry.pairing), "judge")
    if entry.note in DIRECTORS_ONLY:
        await resolve.staff(ask, loaded, "director")
    return loaded, entry.pairing, entry.note, entry.which


@button(actions.JUDGE, JUDGES)
async def _panel_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await open_panel(ask, loaded, press.argument)


@button(START, JUDGES)
async def _start_pressed(press: Press) -> None:
    """One signal, one clock, for every match of the heat that has not begun."""
    ask = press.ask
    await ask.think()
    loaded, pairing, _, spare = await _judged(ask, press.tournament, press.argument)
    began = ask.interaction.created_at
    content = Start(spare_sheets=bool(spare), began=began).model_dump(mode="json", exclude={"kind"})
    with ask.herald.open_answers.held(ask.interaction, loaded.id):
        for live in heat_of(resolve.context(ask, loaded), pairing).matches:
            if live.result is None and not live.match.started:
                ask.once(f"judge:{live.pairing.id}:start")
                await ask.carry_out(loaded, NoteMatch(pairing=live.pairing.id, note="start", content=content))
        await open_panel(ask, await resolve.known(ask, loaded.id), pairing)


@button(ENTER, JUDGES)
async def _entry_pressed(press: Press) -> None:
    """Enter what the button says, at the moment it was pressed."""
    ask = press.ask
    await ask.think()
    loaded, pairing, what, seat = await _judged(ask, press.tournament, press.argument)
    entrant = None if seat is None else loaded.state.find(pairing)[2].seats[seat]
    await _enter(ask, loaded, pairing, what, entrant)


async def _enter(ask: Ask, loaded: LoadedTournament, pairing: PairingId, what: str, entrant: EntrantId | None) -> None:
    """Make an entry that needs no words. Two presses in haste are one."""
    live = panel_of(heat_of(resolve.context(ask, loaded), pairing), pairing)
    if live.result is not None:
        await _reopen(ask, loaded, pairing, what)
        return
    content: dict[str, Any] = {}
    note = _NOTES.get(what, what)
    if note == "graded":
        content["correct"] = what == "correct"
    if entrant is not None:
        content["entrant"] = entrant
    if what == "go_on" and live.match.began is not None and live.match.held_at is not None:
        held = ask.interaction.created_at - live.match.began
        content["stood"] = max(0, held // timedelta(milliseconds=1) - live.match.held_at)
    if note in _TIMED:
        content["at"] = timer_at(live.match, ask.interaction.created_at)
    ask.once(f"judge:{pairing}:{what}:{entrant}:{len(loaded.state.notes.get(pairing, ()))}")
    await _carry_out(ask, loaded, NoteMatch(pairing=pairing, note=note, content=content), pairing)


async def _carry_out(ask: Ask, loaded: LoadedTournament, command: Command, pairing: PairingId) -> None:
    """Carry out a judge's entry and show them the panel again; other judges' panels are updated automatically."""
    with ask.herald.open_answers.held(ask.interaction, loaded.id):
        change = await ask.carry_out(loaded, command)
        await open_panel(ask, change.loaded, pairing)


async def _reopen(ask: Ask, loaded: LoadedTournament, pairing: PairingId, what: str) -> None:
    """Take back the entry that ended a match: what other matches have recorded since stays."""
    mark = verdict_of(loaded.state, pairing) if what == "take_back" else None
    if mark is None:
        raise NoLiveMatchError
    await may_undo(ask, loaded, mark)
    await _carry_out(ask, loaded, UndoCommand(command_id=mark.command_id), pairing)


_NOTES = {"correct": "graded", "incorrect": "graded", "ran_on": "go_on"}
"""Buttons that make an entry of another name."""

_TIMED = frozenset({"stop", "graded", "sheet_back", "new_sheet", "timer", "time_limit"})
"""Entries that say what the shared timer shows."""


@button(MORE, JUDGES)
async def _more_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    context = resolve.context(ask, loaded)
    heat = heat_of(context, press.argument)
    live = panel_of(heat, press.argument)
    await ask.replace(more(context, loaded.id, heat, live, ask.interaction.created_at))


@button(WRITE, JUDGES, answers="form")
async def _write_pressed(press: Press) -> None:
    """The form for what has to be written down."""
    ask = press.ask
    loaded, pairing, note, seat = await _judged(ask, press.tournament, press.argument)
    context = resolve.context(ask, loaded)
    game = context.game(pairing)
    about = context.players(game.pairing) if seat is None else context.names.label(game.pairing.seats[seat])
    if note == "official_time":
        field = TextField(
            "time",
            own.judging_timer_field(),
            help=own.judging_timer_help(),
            placeholder="6:43.2",
            required=True,
            longest=LONGEST_TIME,
        )
    else:
        field = TextField(
            "text",
            own.judging_text_field(),
            help=own.judging_text_help(),
            long=True,
            required=True,
            longest=LONGEST_TEXT,
        )
    argument = press.argument
    if note == "malfunction":  # its clock stands from now on, however long the text takes
        live = panel_of(heat_of(context, pairing), pairing)
        argument = str(NoteAbout(pairing, note, timer_at(live.match, ask.interaction.created_at)))
    await open_form(ask, WRITE, loaded.id, argument, texts.numbers.label(label=LABELS[note](), text=about), (field,))


@form(WRITE, JUDGES, Fields(texts=("time", "text")))
async def _written(submission: Submission) -> None:
    ask = submission.ask
    await ask.think()
    loaded, pairing, note, seat = await _judged(ask, submission.tournament, submission.argument)
    if note == "official_time" and seat is not None:
        read = text_of(submission.values, "time")
        entrant = loaded.state.find(pairing)[2].seats[seat]
        content: dict[str, Any] = {"entrant": entrant, "leg": read}
    else:
        content = {"text": text_of(submission.values, "text")}
        if note == "malfunction":
            content["at"] = seat
        elif seat is not None:
            content["winner"] = loaded.state.find(pairing)[2].seats[seat]
    await _carry_out(ask, loaded, NoteMatch(pairing=pairing, note=note, content=content), pairing)
