"""Decisions about results that are revealed step by step."""

from __future__ import annotations

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.events import Event
from formats.core.possible.rounds import script_with, telling


def tell_step(case: Case, command: cmd.TellStep) -> list[Event]:
    """The next step of the script of the stage in play; any other is refused, so that two directors tell it once."""
    case.need_phase()
    script = script_with(case.state, case.engine, command.stage, command.step)
    telling(case.state, case.engine).need(case.now)
    return [ev.StepTold(stage=command.stage, step=command.step, reasons=script[command.step - 1])]
