"""The director's next step: offered below every answer, confirmed if it is early, then executed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.parsing.round_range import RoundRange
from bot.service.loaded import Change, LoadedTournament
from bot.service.next_act import (
    ActKind,
    NextAct,
    announced_for,
    closes_ahead,
    has_signed_up,
    is_for_tonight,
    next_act,
)
from bot.text import actions
from bot.text.arguments import CommandRef, SeenRounds
from bot.text.buttons import button as shown
from bot.text.context import context_of
from bot.text.messages import CONTENT_LIMIT, Button, Message
from bot.text.names import cut
from bot.text.numbers import listed
from bot.text.phrases import AnyMessage, by_code
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import departures, publishing, remedies
from bot.ui.flows.missing import show_missing
from bot.ui.showing import show
from bot.views.field_size import closed_line
from bot.views.next_act import next_button
from bot.views.pairings import published_view
from formats.core.attendance import CHECK_IN, absent, open_check_in
from formats.core.commands import (
    CloseForm,
    CloseRegistration,
    FinishTournament,
    OpenRegistration,
    SwitchTimetable,
)
from formats.core.engine import Engine
from formats.core.errors import WrongPhaseError
from formats.core.state import Round, TournamentState
from formats.core.steps import stage_field
from formats.core.undoing import last_undoable

WILL: Mapping[ActKind, AnyMessage] = by_code(
    texts.next_step, "will_", "open", "close", "field", "check_in", "start", "round", "finish"
)
EARLY: Mapping[ActKind, tuple[AnyMessage, AnyMessage]] = {
    "close": (texts.next_step.early_close, texts.next_step.now_close),
    "check_in": (texts.next_step.early_check_in, texts.next_step.now_check_in),
    "round": (texts.next_step.early_round, texts.next_step.now_round),
}
"""What can have been announced for later: the question, and the button that does it all the same."""

WITHOUT: Mapping[ActKind, tuple[AnyMessage, AnyMessage]] = {
    "check_in": (texts.attendance.close_anyway, texts.next_step.now_check_in),
    "start": (texts.attendance.start_anyway, texts.next_step.label_start),
}
"""What leaves out players who have not checked in: the question, and the button that does it all the same."""


NOW = "next_now"
"""A director: do it before the date that was announced. Argument: like that of `actions.NEXT`."""


def next_buttons(ask: Ask, loaded: LoadedTournament) -> tuple[Button, ...]:
    """The button of the next step, where there is one."""
    return next_button(context_of(loaded, ask.service.engine), loaded.id)


@button(actions.HOLD, STAFF.giving(SwitchTimetable))
async def _held(press: Press) -> None:
    await switch_timetable(press.ask, await resolve.known(press.ask, press.tournament), running=False)


@button(actions.GO_ON, STAFF.giving(SwitchTimetable))
async def _let_go_on(press: Press) -> None:
    await switch_timetable(press.ask, await resolve.known(press.ask, press.tournament), running=True)


@button(actions.MISSING, STAFF)
async def _missing_pressed(press: Press) -> None:
    """Show what the next step waits for, or the next step if it waits no longer."""
    await show_next(press.ask, await resolve.known(press.ask, press.tournament))


async def switch_timetable(ask: Ask, loaded: LoadedTournament, *, running: bool) -> None:
    """Let things happen by themselves, or hold them; saying what is already so changes nothing."""
    change = await ask.carry_out(loaded, SwitchTimetable(running=running))
    text = _series_text(loaded, running=running) or _timetable_text(running=running)
    await ask.say(Message(content=text if change.records else f"{texts.directing.nothing_done()} {text}"))


async def show_next(ask: Ask, loaded: LoadedTournament, intro: str = "") -> None:
    """Show the next step and its effect, with its button; or what it waits for."""
    act = next_act(loaded.state, ask.service.engine)
    if act is not None and act.kind == "round" and (error := remedies.field_error(ask, loaded)) is not None:
        await remedies.offer(ask, loaded, error, intro=intro)
    elif act is not None:
        text = _will_happen(act, len(loaded.state.active_entrants()))
        await ask.say(Message(content=f"{intro} {text}".strip(), buttons=next_buttons(ask, loaded)))
    else:
        await say_over_or_missing(ask, loaded)


async def advance(ask: Ask, loaded: LoadedTournament) -> None:
    """Take the one step that comes next as things stood when the person asked: twice at once is once."""
    act = next_act(loaded.state, ask.service.engine)
    if act is None:
        await say_over_or_missing(ask, loaded)
    elif not await asks_first(ask, loaded, act):
        await take(ask, loaded, act)


async def say_over_or_missing(ask: Ask, loaded: LoadedTournament) -> None:
    """There is no next step: all is over, or something is missing."""
    if loaded.state.phase in {"finished", "cancelled"}:
        over = texts.directing.finished if loaded.state.phase == "finished" else texts.directing.cancelled
        await ask.say(Message(content=over()))
    elif loaded.state.phase == "draft":
        await ask.say(Message(content=texts.next_step.import_first()))
    else:
        await show_missing(ask, loaded)


@button(actions.NEXT, STAFF)
async def _next_pressed(press: Press) -> None:
    """Do the step of the button unless it has been done since; confirm one that comes before its announced date."""
    ask = press.ask
    loaded, act = await _still_next(press)
    if act is None or await asks_first(ask, loaded, act):
        return
    if act.kind == "round" and not is_for_tonight(loaded.state, ask.service.engine):
        await publishing.preview(ask, loaded)
    else:
        await take(ask, loaded, act)


async def _still_next(press: Press) -> tuple[LoadedTournament, NextAct | None]:
    """Return the button's act if it is still the next one; else answer that it has been done, and what is next."""
    ask, loaded = await press.begin_work()
    act = next_act(loaded.state, ask.service.engine)
    if act is not None and act.argument == press.argument:
        return loaded, act
    await ask.say(Message(content=texts.next_step.done_already(), buttons=next_buttons(ask, loaded)))
    return loaded, None


async def asks_first(ask: Ask, loaded: LoadedTournament, act: NextAct) -> bool:
    """Ask a director to confirm a step that comes before its announced date, or leaves players out.

    True where it was asked.
    """
    announced = announced_for(loaded.state, act, ask.service.clock.now())
    out = absent(loaded.state) if act.kind in WITHOUT else ()
    if announced is None and not out:
        return False
    names = listed([resolve.context(ask, loaded).names.plain(who) for who in out])
    lines = [
        *([EARLY[act.kind][0](at=stamp_with_distance(announced))] if announced is not None else []),
        *([WITHOUT[act.kind][0](out=len(out), names=names)] if out else []),
    ]
    label = WITHOUT[act.kind][1] if out else EARLY[act.kind][1]
    meant = shown(NOW, loaded.id, act.argument, label=label())
    await ask.say(Message(content=cut("\n".join(lines), CONTENT_LIMIT), buttons=(meant,), tone="attention"))
    return True


@button(NOW, STAFF)
async def _meant_now(press: Press) -> None:
    """It is meant although it comes early."""
    loaded, act = await _still_next(press)
    if act is not None:
        await take(press.ask, loaded, act)


async def take(ask: Ask, loaded: LoadedTournament, act: NextAct) -> None:
    """Do it, and say what comes after it."""
    match act.kind:
        case "open":
            await open_(ask, loaded)
        case "close" | "field":
            await close(ask, loaded)
        case "check_in":
            await close_check_in(ask, loaded)
        case "start":
            await start(ask, loaded)
        case "round":
            await publish(ask, loaded, act)
        case "finish":
            change = await ask.carry_out(loaded, FinishTournament())
            await ask.say(Message(content=texts.directing.finished_2(title=change.after.title)))


async def open_(ask: Ask, loaded: LoadedTournament) -> None:
    """Open sign-up, which announces it."""
    change = await ask.carry_out(loaded, OpenRegistration())
    has_date = change.after.settings.registration_closes is not None
    text = _signup_opened(change.after.title, closes_ahead(change.after), has_date=has_date)
    await ask.say(Message(content=text, buttons=next_buttons(ask, change.loaded)))


async def close(ask: Ask, loaded: LoadedTournament) -> None:
    """Close sign-up; who is faster closes it."""
    change = await _closed(ask, loaded)
    if change is None:
        await ask.say(Message(content=texts.directing.nothing_done()))
        return
    if has_signed_up(change.after):
        text = texts.directing.signup_is(title=change.after.title, count=len(change.after.active_entrants()))
    else:
        text = closed_line(resolve.context(ask, change.loaded))
    if next_act(change.after, ask.service.engine) is None:
        await ask.say(Message(content=text, buttons=next_buttons(ask, change.loaded)))
    else:
        await show_next(ask, change.loaded, intro=text)


async def _closed(ask: Ask, loaded: LoadedTournament) -> Change | None:
    try:
        return await ask.carry_out(loaded, CloseRegistration())
    except WrongPhaseError as error:
        if error.phase != "closed":
            raise
        return None


async def close_check_in(ask: Ask, loaded: LoadedTournament) -> None:
    """Close check-in before the event, and say who is left out."""
    out = absent(loaded.state)
    change = await ask.carry_out(loaded, CloseForm(form=CHECK_IN))
    here = len(change.after.active_entrants())
    names = resolve.context(ask, change.loaded).names
    left_out = texts.attendance.left_out(here=here, out=len(out), names=listed([names.plain(who) for who in out]))
    text = left_out if out else texts.attendance.all_here(here=here)
    await ask.say(Message(content=cut(text, CONTENT_LIMIT), buttons=next_buttons(ask, change.loaded)))


async def start(ask: Ask, loaded: LoadedTournament) -> None:
    """Close check-in and sign-up, and publish the first round. A field that cannot play is refused before that."""
    engine, closing = ask.service.engine, CloseForm(form=CHECK_IN)
    checks_in = open_check_in(loaded.state) is not None
    state = (await ask.try_out(loaded, closing)).after if checks_in else loaded.state
    system, options = engine.of_stage(state, 0)
    system.check(stage_field(state, engine, 0), options)
    if checks_in:
        loaded = (await ask.carry_out(loaded, closing)).loaded
        ask.command_id = ask.command_id.part("started")
    await _closed(ask, loaded)
    await publish(ask, await ask.service.loaded(loaded.id), NextAct("round"))


async def publish(ask: Ask, loaded: LoadedTournament, act: NextAct) -> None:
    """Publish a round, and show it with what is odd about it."""
    wanted = RoundRange(act.stage, act.round_number, act.round_number)
    if await remedies.asks_about_answers(ask, loaded, str(SeenRounds(wanted.argument, ""))):
        return
    ask.command_id = ask.command_id.part(act.argument)
    away = await departures.warning(ask, loaded)
    text = await publishing.publish(ask, loaded, wanted)
    text = "\n".join(filter(None, (text, away)))
    after = await ask.service.loaded(loaded.id)
    published, buttons = _published(after.state, ask.service.engine, act), (*_undo(after), *next_buttons(ask, after))
    if published is None or not is_for_tonight(after.state, ask.service.engine):
        await ask.say(Message(content=text, buttons=buttons))
        return
    view = published_view(context_of(after, ask.service.engine), after.state.stage_number, published.number)
    await show(ask, view, buttons=buttons, intro=text)


def _published(state: TournamentState, engine: Engine, act: NextAct) -> Round | None:
    """The round to show after it was published: the latest, or where matches open with it the one that was meant."""
    if state.started and engine.rules_of(state).as_they_come:
        return state.started[-1].rounds[act.round_number - 1]
    return state.current_round


def _undo(loaded: LoadedTournament) -> tuple[Button, ...]:
    """The button that takes the last step back."""
    mark = last_undoable(loaded.state)
    return () if mark is None else (shown(actions.UNDO, loaded.id, str(CommandRef(mark.command_id))),)


def _signup_opened(title: str, closes: datetime | None, *, has_date: bool) -> str:
    """Return the answer to opened sign-up: when it closes automatically, or that a director closes it."""
    opened = texts.directing.signup_is_is_open(title=title)
    if closes is not None:
        return f"{opened} {texts.directing.signup_open_until(at=stamp_with_distance(closes))}"
    return f"{opened} {texts.directing.signup_open_endless(command='`/td options`')}" if has_date else opened


def _series_text(loaded: LoadedTournament, *, running: bool) -> str:
    """Return that a series stops, or goes on; empty for any other tournament."""
    if loaded.state.phase != "series":
        return ""
    return (texts.series.goes_on if running else texts.series.stopped)(title=loaded.state.title)


def _timetable_text(*, running: bool) -> str:
    """Paused or running."""
    return texts.directing.timetable_running() if running else texts.directing.timetable()


def _will_happen(act: NextAct, entrants: int) -> str:
    """Describe the effect of the next step."""
    if not act.is_numbered:
        return texts.next_step.will_games()
    return WILL[act.kind](round=act.round_number, entrants=entrants)
