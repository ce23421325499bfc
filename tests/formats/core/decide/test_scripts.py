"""Scripts of a reveal: their steps in order, each once."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.capabilities import Reveals
from formats.core.errors import NotNextError, WrongPhaseError
from formats.core.model import Reason
from formats.core.possible import Role, acts
from formats.core.state import Stage
from tests.formats.play import Play, running, toy
from tests.formats.toys import NeighbourOptions, Neighbours, toy_engine

STEPS = ((Reason(code="last", about=("e3",)),), (Reason(code="last", about=("e2",)),))


class Telling(Neighbours, Reveals[NeighbourOptions]):
    """Neighbours with a script of two steps."""

    key = "telling"

    def sealed(self, stage: Stage | None, options: NeighbourOptions) -> frozenset[str]:
        """Nothing."""
        return frozenset()

    def script(self, stage: Stage, options: NeighbourOptions) -> tuple[tuple[Reason, ...], ...]:
        """Two steps."""
        return STEPS


def telling() -> Play:
    play = Play(stages=[toy(system="telling")], engine=toy_engine(Telling()))
    play.enter(4)
    play.publish()
    return play


def offered(play: Play) -> list[cmd.Command]:
    """Return the steps that a director may reveal now."""
    return [act.made() for act in acts(play.state, play.engine, Role.DIRECTOR) if act.command is cmd.TellStep]


def test_steps_are_told_in_order_and_once() -> None:
    play = telling()
    assert offered(play) == [cmd.TellStep(stage=0, step=1)]
    assert play.do(cmd.TellStep(stage=0, step=1)) == (ev.StepTold(stage=0, step=1, reasons=STEPS[0]),)
    assert play.state.stage().told == 1
    assert offered(play) == [cmd.TellStep(stage=0, step=2)]
    for wrong in (1, 3):
        with pytest.raises(NotNextError):
            play.do(cmd.TellStep(stage=0, step=wrong))
    play.do(cmd.TellStep(stage=0, step=2))
    assert offered(play) == []
    with pytest.raises(NotNextError):
        play.do(cmd.TellStep(stage=0, step=3))


def test_a_step_of_another_stage_is_not_told() -> None:
    with pytest.raises(NotNextError):
        telling().do(cmd.TellStep(stage=1, step=1))


def test_formats_without_a_script_tell_nothing() -> None:
    with pytest.raises(NotNextError):
        running().do(cmd.TellStep(stage=0, step=1))


def test_nothing_is_told_before_play() -> None:
    play = Play(stages=[toy(system="telling")], engine=toy_engine(Telling()))
    with pytest.raises(WrongPhaseError):
        play.do(cmd.TellStep(stage=0, step=1))


def test_a_step_can_be_taken_back_and_told_again() -> None:
    play = telling()
    play.do(cmd.TellStep(stage=0, step=1))
    play.do(cmd.UndoCommand(command_id=play.state.commands[-1].command_id))
    assert play.state.stage().told == 0
    assert play.do(cmd.TellStep(stage=0, step=1))
