from typing import Any, get_args

import pytest

from formats.core import commands as cmd
from formats.core.errors import WrongPhaseError
from formats.core.phases import LIFE, NOTHING, PHASES, is_taken, next_phase, phases_of
from tests.formats.play import Play

COMMANDS = get_args(get_args(cmd.Command)[0])


def test_every_command_has_its_row() -> None:
    assert {row.command for row in LIFE} == set(COMMANDS)
    assert len({(row.command, row.kind) for row in LIFE}) == len(LIFE)


def test_every_phase_of_the_table_exists_and_can_be_reached() -> None:
    named = {phase for row in LIFE for phase in (*row.taken, *row.also)}
    reached = {after for row in LIFE for after in (*row.taken.values(), *row.also.values())}

    assert named == {*PHASES, NOTHING}
    assert reached == {*PHASES, "earlier"}


def test_what_needs_a_condition_says_which() -> None:
    assert all(bool(row.also) == bool(row.when) for row in LIFE)


def test_what_is_over_stays_over_unless_it_is_taken_back() -> None:
    for row in LIFE:
        assert {row.taken.get(phase, phase) == phase for phase in ("finished", "cancelled")} == {
            row.command is not cmd.UndoCommand
        }


def test_an_undo_leads_back_and_not_on() -> None:
    with pytest.raises(ValueError, match="earlier"):
        next_phase(cmd.UndoCommand, "running")


@pytest.mark.parametrize(
    "phase, command", [("draft", cmd.FinishTournament()), ("registration", cmd.PublishRound(stage=0, round_number=1))]
)
def test_a_refusal_names_the_phases_of_the_table(phase: Any, command: cmd.Command) -> None:
    play = Play()
    if phase == "registration":
        play.do(cmd.OpenRegistration())

    with pytest.raises(WrongPhaseError) as refused:
        play.do(command)

    assert not is_taken(type(command), phase)
    assert (refused.value.phase, refused.value.needs) == (phase, phases_of(type(command)))
