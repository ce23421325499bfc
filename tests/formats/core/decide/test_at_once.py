"""Formats that have all their games open at once."""

from typing import ClassVar

import pytest

from formats.core import commands as cmd
from formats.core.capabilities import OpensAtOnce
from formats.core.errors import RoundClosedError
from formats.core.model import Pairing, RoundPairings
from formats.core.plan import Settings
from formats.core.verify import verify
from tests.formats.core.decide.test_game_times import WEEK
from tests.formats.play import Play, toy
from tests.formats.toys import QUESTION, Neighbours, toy_engine


class AllAtOnce(Neighbours, OpensAtOnce):
    """The toy with its three rounds published together."""

    key: ClassVar[str] = "all_at_once"


def published(settings: Settings | None = None, *, then: bool = False, by_hand: RoundPairings | None = None) -> Play:
    """A tournament of four whose games are open, with an ordinary stage to follow or without."""
    stages = [toy(system="all_at_once", wait=False), *([toy()] if then else [])]
    play = Play(stages, settings, toy_engine(AllAtOnce()))
    play.enter(4)
    play.do(cmd.PublishRound(stage=0, round_number=1, pairings=by_hand, text="By hand." if by_hand else ""))
    return play


def test_one_command_publishes_all_rounds_that_can_be_paired() -> None:
    play = published()

    assert [round_.number for round_ in play.state.started[0].rounds] == [1, 2, 3]
    assert len(play.state.open_games()) == 6
    assert verify(play.records, play.engine) == ()


def test_undoing_it_takes_all_rounds_back() -> None:
    play = published()
    play.do(cmd.UndoCommand(command_id=play.last))

    assert play.state.started == ()
    assert play.state.phase == "closed"


def test_the_next_stage_is_not_published_with_them() -> None:
    play = published(then=True)
    play.win_all()

    assert play.state.stage_number == 0
    play.publish()
    assert [len(log.rounds) for log in play.state.started] == [3, 1]


def test_the_rounds_after_one_paired_by_hand_are_the_formats() -> None:
    board = Pairing(id="s0r1b1", board=1, seats=("e4", "e1"))
    play = published(by_hand=RoundPairings(pairings=(board,), idle=("e2", "e3")))

    assert [len(round_.pairings.pairings) for round_ in play.state.started[0].rounds] == [1, 2, 2]
    assert [event.cause for event in (line.event for line in play.records) if event.kind == "RoundPaired"] == [
        "director",
        "format",
        "format",
    ]


def test_players_find_the_times_of_their_games_themselves() -> None:
    assert published(Settings(week=WEEK)).state.times == {}


def test_a_game_of_any_round_published_together_may_be_played_again() -> None:
    play = published(then=True)
    play.win_all()
    play.do(cmd.OrderRematch(pairing="s0r1b1", text="The server failed."))

    assert [pairing.id for pairing in play.state.open_games()] == ["s0r1b1"]


def test_a_game_of_a_round_published_before_may_not() -> None:
    play = Play([toy(system="all_at_once", question="number")], None, toy_engine(AllAtOnce()))
    play.enter(4)
    play.publish()
    play.win_all()
    play.draw(QUESTION)
    play.pass_time(days=1)
    play.publish()

    with pytest.raises(RoundClosedError) as refused:
        play.do(cmd.OrderRematch(pairing="s0r1b1", text="Late."))

    assert (refused.value.stage, refused.value.round_number) == (0, 1)


def test_a_game_of_an_earlier_stage_may_not() -> None:
    play = published(then=True)
    play.win_all()
    play.publish()

    with pytest.raises(RoundClosedError) as refused:
        play.do(cmd.OrderRematch(pairing="s0r1b1", text="Late."))

    assert (refused.value.stage, refused.value.round_number) == (0, 1)
