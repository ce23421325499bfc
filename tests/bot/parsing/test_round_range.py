"""Which rounds a director wants published, and on which standings."""

from __future__ import annotations

import pytest

from bot.errors import UnknownRoundError
from bot.parsing.round_range import RoundRange, can_go_ahead, round_range_of
from formats.core import commands as cmd
from formats.core.errors import WrongPhaseError
from formats.core.plan import StagePlan
from tests.bot.played import Played


def cop(rounds: int = 6, **options: object) -> Played:
    """A tournament of four, closed, whose format can pair on older standings."""
    stage = StagePlan(system="cop", title="Main event", options={"rounds": rounds, "simulations": 50, **options})
    return Played(people=("Ana", "Bo", "Cy", "Dee")).create((stage,)).enter().close()


@pytest.mark.parametrize(
    "argument, wanted",
    [
        ("s0r8", RoundRange(0, 8, 8)),
        ("s1r8-10", RoundRange(1, 8, 10)),
        ("s0r8b7", RoundRange(0, 8, 8, 7)),
        ("s0r8-10b0", RoundRange(0, 8, 10, 0)),
    ],
)
def test_a_button_says_which_rounds_are_wanted_and_reads_them_back(argument: str, wanted: RoundRange) -> None:
    assert RoundRange.read(argument) == wanted
    assert wanted.argument == argument


@pytest.mark.parametrize("argument", ["", "r8", "s0", "s0r8-", "s0r8b7-10", "s0r8x"])
def test_what_no_button_says_is_no_round(argument: str) -> None:
    with pytest.raises(UnknownRoundError) as caught:
        RoundRange.read(argument)
    assert caught.value.given == argument


def test_one_round_is_published_alone_and_several_through_the_last() -> None:
    assert RoundRange(1, 3, 3).command == cmd.PublishRound(stage=1, round_number=3)
    assert RoundRange(0, 3, 4, 2).command == cmd.PublishRound(stage=0, round_number=3, through=4, based_on=2)


def test_the_next_round_is_meant_or_so_many_from_there() -> None:
    played = cop()
    assert round_range_of(played.state, played.engine) == RoundRange(0, 1, 1)
    assert round_range_of(played.state, played.engine, rounds=1) == RoundRange(0, 1, 1)
    assert round_range_of(played.state, played.engine, rounds=3) == RoundRange(0, 1, 3, 0)
    played.publish().play()
    assert round_range_of(played.state, played.engine, rounds=2) == RoundRange(0, 2, 3, 1)
    assert round_range_of(played.state, played.engine, rounds=2, base=0) == RoundRange(0, 2, 3, 0)
    assert round_range_of(played.state, played.engine, base=0) == RoundRange(0, 2, 2, 0)


def test_while_results_are_missing_a_round_is_meant_only_by_who_says_so_and_on_the_last_complete_one() -> None:
    played = cop().publish().play().publish()
    assert round_range_of(played.state, played.engine) is None
    assert round_range_of(played.state, played.engine, rounds=1) == RoundRange(0, 3, 3, 1)
    assert round_range_of(played.state, played.engine, base=0) == RoundRange(0, 3, 3, 0)


def test_before_sign_up_is_closed_no_round_is_meant() -> None:
    played = Played().create().enter()
    with pytest.raises(WrongPhaseError):
        round_range_of(played.state, played.engine)


def test_the_next_round_can_be_paired_ahead_where_the_format_can_and_while_there_is_one() -> None:
    played = cop(rounds=3).publish().play().publish()
    assert can_go_ahead(played.context) == RoundRange(0, 3, 3, 1)
    played.play().publish()
    assert can_go_ahead(played.context) is None  # it was the last
    swiss = Played().create().enter().close().publish()
    assert can_go_ahead(swiss.context) is None
