"""The judge's panel: two live matches side by side, their shared clock, and a button for every entry."""

from __future__ import annotations

from typing import Any

from bot.app import actions
from bot.app.errors import NoLiveMatchError
from bot.app.playoffs.heats import ENTER, MORE, START, WRITE, heat_of, more, panel, panel_of, timer_at
from bot.app.service import Live
from bot.app.wording import judging as words
from bot.ui import finding
from bot.ui.actions import Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows.directing_games import may_enter
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import NoteMatch
from formats.core.values import EntrantId, PairingId
from formats.systems.swiss_elimination.judging import Start

LONGEST_TEXT, LONGEST_TIME = 1000, 12

DIRECTORS_ONLY = frozenset({"decision", "too_close"})
"""What is a ruling, not an observation."""


async def open_panel(ask: Ask, live: Live, pairing: PairingId = "") -> None:
    """The panel of the heat of a match, or of the first open one."""
    scene = finding.scene(ask, live)
    heat = heat_of(scene, pairing)
    await ask.replace(panel(scene, live.id, heat, ask.interaction.created_at))


async def _judged(ask: Ask, tournament: str, argument: str) -> tuple[Live, PairingId, str, int | None]:
    """Which match, which entry and which seat a button is about, if the person may judge there."""
    live = await finding.known(ask, tournament)
    pairing, _, rest = argument.partition(".")
    note, _, seat = rest.partition(".")
    await may_enter(ask, live, finding.scene(ask, live).game(pairing))
    if note in DIRECTORS_ONLY:
        await finding.staff(ask, live, "director")
    return live, pairing, note, int(seat) if seat else None


@button(actions.JUDGE)
async def _panel_pressed(press: Press) -> None:
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live)
    await open_panel(ask, live, press.argument)


@button(START)
async def _start_pressed(press: Press) -> None:
    """One signal, one clock, for every match of the heat that has not begun."""
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live, pairing, _, spare = await _judged(ask, press.tournament, press.argument)
    began = ask.interaction.created_at
    content = Start(spare_sheets=bool(spare), began=began).model_dump(mode="json", exclude={"kind"})
    for one in heat_of(finding.scene(ask, live), pairing).matches:
        if one.result is None and not one.match.started:
            ask.once(f"judge:{one.pairing.id}:start")
            await ask.carry_out(live, NoteMatch(pairing=one.pairing.id, note="start", content=content))
    await open_panel(ask, await finding.known(ask, live.id), pairing)


@button(ENTER)
async def _entry_pressed(press: Press) -> None:
    """Enter what the button says, at the moment it was pressed."""
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live, pairing, what, seat = await _judged(ask, press.tournament, press.argument)
    entrant = None if seat is None else live.state.find(pairing)[2].seats[seat]
    await _enter(ask, live, pairing, what, entrant)


async def _enter(ask: Ask, live: Live, pairing: PairingId, what: str, entrant: EntrantId | None) -> None:
    """Make an entry that needs no words. Two presses in haste are one."""
    one = panel_of(heat_of(finding.scene(ask, live), pairing), pairing)
    if one.result is not None:
        raise NoLiveMatchError
    content: dict[str, Any] = {}
    note = "graded" if what in {"correct", "incorrect"} else what
    if note == "graded":
        content["correct"] = what == "correct"
    if entrant is not None:
        content["entrant"] = entrant
    if note in _TIMED:
        content["at"] = timer_at(one.match, ask.interaction.created_at)
    ask.once(f"judge:{pairing}:{what}:{entrant}:{len(live.state.notes.get(pairing, ()))}")
    change = await ask.carry_out(live, NoteMatch(pairing=pairing, note=note, content=content))
    await open_panel(ask, change.live, pairing)


_TIMED = frozenset({"stop", "graded", "sheet_back", "new_sheet", "timer", "time_limit"})
"""Entries that say what the shared timer shows."""


@button(MORE)
async def _more_pressed(press: Press) -> None:
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live)
    scene = finding.scene(ask, live)
    heat = heat_of(scene, press.argument)
    one = panel_of(heat, press.argument)
    if one.result is not None:
        raise NoLiveMatchError
    await ask.replace(more(scene, live.id, heat, one, ask.interaction.created_at))


@button(WRITE)
async def _write_pressed(press: Press) -> None:
    """The form for what has to be written down."""
    ask = press.ask
    live, pairing, note, seat = await _judged(ask, press.tournament, press.argument)
    scene = finding.scene(ask, live)
    game = scene.game(pairing)
    about = scene.players(game.pairing) if seat is None else scene.names.label(game.pairing.seats[seat])
    if note == "official_time":
        field = TextField(
            "time", words.TIMER_FIELD, help=words.TIMER_HELP, placeholder="6:43.2", required=True, longest=LONGEST_TIME
        )
    else:
        field = TextField(
            "text", words.TEXT_FIELD, help=words.TEXT_HELP, long=True, required=True, longest=LONGEST_TEXT
        )
    await open_form(ask, WRITE, live.id, press.argument, f"{words.LABELS[note]}: {about}", (field,))


@form(WRITE)
async def _written(submission: Submission) -> None:
    ask = submission.ask
    await ask.think(update=ask.pressed_own)
    live, pairing, note, seat = await _judged(ask, submission.tournament, submission.argument)
    if note == "official_time" and seat is not None:
        read = text_of(submission.values, "time")
        entrant = live.state.find(pairing)[2].seats[seat]
        content: dict[str, Any] = {"entrant": entrant, "leg": read}
    else:
        content = {"text": text_of(submission.values, "text")}
        if seat is not None:
            content["winner"] = live.state.find(pairing)[2].seats[seat]
    change = await ask.carry_out(live, NoteMatch(pairing=pairing, note=note, content=content))
    await open_panel(ask, change.live, pairing)
