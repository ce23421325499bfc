"""Decisions about what is told to everybody step by step."""

from __future__ import annotations

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.errors import NotNextError
from formats.core.events import Event


def tell_step(case: Case, command: cmd.TellStep) -> list[Event]:
    """The next step of the script of the stage in play; any other is refused, so that two directors tell it once."""
    case.need_phase("running")
    asked = f"s{command.stage} step {command.step}"
    if command.stage != case.state.stage_number:
        raise NotNextError(asked, f"s{case.state.stage_number}")
    stage = case.state.stage()
    system, options = case.engine.of_stage(case.state, stage.number)
    script = system.script(stage, options)
    if command.step != stage.told + 1 or command.step > len(script):
        raise NotNextError(asked, f"s{stage.number} step {stage.told + 1} of {len(script)}")
    return [ev.StepTold(stage=stage.number, step=command.step, reasons=script[command.step - 1])]
