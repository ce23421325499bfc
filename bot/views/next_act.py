"""The buttons of the next step."""

from __future__ import annotations

from collections.abc import Iterator

from bot.service.next_act import comes_by_itself, is_for_tonight, next_act
from bot.text import actions
from bot.text.buttons import button
from bot.text.context import TournamentContext
from bot.text.messages import Button
from bot.text.wording.next_step import label
from formats.core.possible.clock import goes_on_by_itself
from formats.core.steps import next_step


def next_button(context: TournamentContext, tournament: str) -> tuple[Button, ...]:
    """The button that does what comes next, with that on it; none while something is missing, and when all is over.

    It stands out where everybody waits for it, and is grey where the same is done at its time without anybody.
    Beside it stands the one that holds what would be done without anybody, or lets it go on again.
    """
    act = next_act(context.state, context.engine)
    if act is None:
        return ()
    pressed = button(actions.NEXT, tournament, act.argument, label=label(act))
    if comes_by_itself(context.state, context.engine, act):
        pressed = pressed.model_copy(update={"style": "secondary"})
    return (pressed, *_held(context, tournament))


def _held(context: TournamentContext, tournament: str) -> Iterator[Button]:
    state = context.state
    if state.settings.goes_on_minutes is None or state.settings.week is not None:
        return
    if not state.timetable_running:
        yield button(actions.GO_ON, tournament)
    elif goes_on_by_itself(state, context.engine, next_step(state, context.engine)):
        yield button(actions.HOLD, tournament)


def shared_next_button(context: TournamentContext, tournament: str) -> tuple[Button, ...]:
    """The same where everybody sees it: where all sit together and wait for it, or it would be done without a word."""
    goes_on = context.state.settings.goes_on_minutes is not None and context.state.started
    return next_button(context, tournament) if goes_on or is_for_tonight(context.state, context.engine) else ()


def director_buttons(context: TournamentContext, tournament: str) -> tuple[Button, ...]:
    """What a director can press next: the next step, or a look at what it waits for; nothing when all is over."""
    buttons = next_button(context, tournament)
    return buttons or ((button(actions.MISSING, tournament),) if context.state.phase in {"closed", "running"} else ())
