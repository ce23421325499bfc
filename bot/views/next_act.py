"""Buttons for the next step of a tournament."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.schedule import deadlines
from bot.schedule.deadlines import Deadline
from bot.schedule.duties import forms_missing
from bot.service.next_act import ActKind, comes_by_itself, is_evening, is_for_tonight, next_act
from bot.text import actions
from bot.text.buttons import button
from bot.text.context import TournamentContext
from bot.text.games import round_name
from bot.text.messages import Button
from bot.text.names import escape
from bot.text.phrases import AnyMessage, by_code
from bot.text.signup import due_text
from bot.text.texts import texts
from bot.text.times import stamp
from formats.core.possible.clock import goes_on_by_itself, waits_for_matches
from formats.core.possible.rounds import field_fits
from formats.core.steps import PairRound, next_step

ACT_LABELS: Mapping[ActKind, AnyMessage] = by_code(
    texts.next_step, "label_", "open", "close", "field", "check_in", "start", "round", "finish"
)


def next_button(context: TournamentContext, tournament: str) -> tuple[Button, ...]:
    """Return the button that performs the next step; none while something is missing, and at the end.

    It is prominent if everybody waits for it, and grey if the step happens automatically at its time. In that case a
    second button pauses the automatic step, or resumes it. So does the only one while matches open as they come.
    """
    act = next_act(context.state, context.engine)
    if act is None:
        step = next_step(context.state, context.engine)
        return tuple(_held(context, tournament)) if waits_for_matches(context.state, context.engine, step) else ()
    first = act.kind == "round" and not context.state.started
    if first and not field_fits(context.state, context.engine, next_step(context.state, context.engine)):
        return (*answers_button(context, tournament), button(actions.MISSING, tournament))
    answers = answers_button(context, tournament) if first else ()
    pressed = button(
        actions.NEXT,
        tournament,
        act.argument,
        label=ACT_LABELS[act.kind](round=act.round_number) if act.is_numbered else texts.next_step.label_games(),
    )
    if answers or comes_by_itself(context.state, context.engine, act):
        pressed = pressed.model_copy(update={"style": "secondary"})
    return (*answers, pressed, *_held(context, tournament))


def answers_button(context: TournamentContext, tournament: str) -> tuple[Button, ...]:
    """Return the button with which a director enters the answers to an invitation that are still out."""
    state = context.state
    if state.phase != "closed" or state.started:
        return ()
    at = state.commands[-1].at
    out = (form for form, _ in forms_missing(state, context.engine, at) if form.is_invitation)
    return tuple(button(actions.ENTER_ANSWERS, tournament, form.key) for form in out)[:1]


def _held(context: TournamentContext, tournament: str) -> Iterator[Button]:
    """Yield the button that pauses or resumes automatic steps."""
    state = context.state
    if state.settings.goes_on_minutes is None or state.settings.week is not None:
        return
    if not state.timetable_running:
        yield button(actions.GO_ON, tournament)
    elif goes_on_by_itself(state, context.engine, next_step(state, context.engine)):
        yield button(actions.HOLD, tournament)


def due_line(context: TournamentContext, deadline: Deadline) -> str:
    """Return what comes at a deadline, and when; of the next round of an evening, minutes ahead, only how soon."""
    step = next_step(context.state, context.engine)
    if is_evening(context.state) and deadline.topic == deadlines.FINISH:
        return texts.board.soon(what=texts.board.final_standings(), at=stamp(deadline.at, "R"))
    if is_evening(context.state) and deadline.topic == deadlines.PAIR and isinstance(step, PairRound):
        begun = step.stage < len(context.state.started)
        name = context.rules(step.stage).next_round_name(context.stage(step.stage)) if begun else ""
        return texts.board.soon(what=round_name(step.round_number, name), at=stamp(deadline.at, "R"))
    return due_text(escape(deadline.what), deadline.at)


def shared_next_button(context: TournamentContext, tournament: str) -> tuple[Button, ...]:
    """Return the button for public messages.

    Shown where all players are together and wait for it, or where the step would otherwise happen automatically.
    """
    goes_on = context.state.settings.goes_on_minutes is not None and context.state.started
    return next_button(context, tournament) if goes_on or is_for_tonight(context.state, context.engine) else ()


def director_buttons(context: TournamentContext, tournament: str) -> tuple[Button, ...]:
    """Return what a director can press next: the next step, or what it waits for; nothing at the end."""
    waits = context.state.phase in {"closed", "running"} and next_act(context.state, context.engine) is None
    return (*((button(actions.MISSING, tournament),) if waits else ()), *next_button(context, tournament))
