from typing import get_args

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.dispatch import DECISIONS
from formats.core.errors import DeadlinePassedError, NotNextError
from formats.core.log import TIMETABLE
from formats.core.model import EntrantData
from tests.formats.play import Play

KINDS = get_args(get_args(cmd.Command)[0])


def test_every_command_has_its_decision() -> None:
    assert set(DECISIONS) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_command_is_told_by_its_kind(kind: type[cmd.PublishRound]) -> None:
    assert kind.model_fields["kind"].default == kind.__name__


def test_a_tick_of_the_timetable_records_that_it_was_dealt_with() -> None:
    play = Play()
    events = play.do(cmd.OpenRegistration(), actor=TIMETABLE, deadline="open/1", topic="open")

    assert events[-1] == ev.DeadlinePassed(deadline="open/1", topic="open", subject="")
    assert play.state.passed == {"open/1"}


def test_a_tick_is_dealt_with_once() -> None:
    play = Play()
    play.do(cmd.PassDeadline(), actor=TIMETABLE, deadline="digest/1")

    with pytest.raises(DeadlinePassedError) as refused:
        play.do(cmd.PassDeadline(), actor=TIMETABLE, deadline="digest/1")

    assert refused.value.deadline == "digest/1"


def test_two_ticks_of_a_round_cannot_both_pair_it() -> None:
    play = Play()
    play.enter(4)
    play.do(cmd.PublishRound(stage=0, round_number=1), actor=TIMETABLE, deadline="pair/1")

    with pytest.raises(DeadlinePassedError):
        play.do(cmd.PublishRound(stage=0, round_number=1), actor=TIMETABLE, deadline="pair/1")
    play.win_all()
    with pytest.raises(NotNextError):
        play.do(cmd.PublishRound(stage=0, round_number=1), actor=TIMETABLE, deadline="pair/2")


def test_a_refused_tick_is_not_dealt_with() -> None:
    play = Play()
    with pytest.raises(Exception, match="WrongPhaseError"):
        play.do(cmd.CloseRegistration(), actor=TIMETABLE, deadline="close/1")

    assert play.state.passed == frozenset()


def test_a_decision_leaves_the_state_it_looked_at_alone() -> None:
    play = Play()
    play.do(cmd.OpenRegistration())
    before = play.state
    copy = (before.entrants, before.phase, before.version)
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(),)))

    assert (before.entrants, before.phase, before.version) == copy
    assert before.entrants == {}
