"""Rule 5 and a director's own round: who came too late for the round has lost it, however it was paired again."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import BadRoundError
from formats.core.evolve import fold
from formats.core.model import EntrantData, RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report
from tests.formats.play import Play


def with_a_latecomer() -> tuple[Play, str]:
    """Eight players, two rounds played, the third is out, and a ninth has come."""
    play = Play([StagePlan(system="cop", title="Open", options={"rounds": 8})], engine=registry.engine())
    play.enter(8)
    for _ in range(2):
        play.publish()
        for pairing in play.state.started[-1].rounds[-1].pairings.pairings:
            won = cmd.RecordResult(pairing=pairing.id, report=Report(winner=pairing.seats[0], scores=(400, 350)))
            play.do(won)
    play.publish()
    before = set(play.state.entrants)
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(rating=1),), by_director=True))
    (late,) = set(play.state.entrants) - before
    return play, late


def spread_of(play: Play, entrant: str) -> int:
    """The sum of score differences in the standings."""
    line = next(line for line in play.engine.standings(play.state) if line.entrant == entrant)
    return int(line.tie_breaks[0])


def override(play: Play, idle: Sequence[str]) -> None:
    """The same boards again, with these idle."""
    round_ = play.state.started[-1].rounds[-1]
    same = RoundPairings(pairings=round_.pairings.pairings, byes=round_.pairings.byes, idle=tuple(idle))
    play.do(cmd.OverrideRound(stage=0, round_number=3, pairings=same, text="The same once more."))


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("listed", [True, False])
def test_rule_5_a_late_player_has_lost_the_round_also_where_it_is_paired_by_hand(*, listed: bool, times: int) -> None:
    play, late = with_a_latecomer()
    assert spread_of(play, late) == -150
    for _ in range(times):
        override(play, [late] if listed else [])
    assert spread_of(play, late) == -150
    assert fold(play.records) == play.state


def test_rule_5_whoever_was_there_and_is_left_out_by_hand_has_not_lost_the_round() -> None:
    play, late = with_a_latecomer()
    round_ = play.state.started[-1].rounds[-1]
    first, *others = round_.pairings.pairings
    fewer = RoundPairings(pairings=tuple(others), byes=round_.pairings.byes, idle=first.seats)
    before = [spread_of(play, who) for who in first.seats]
    play.do(cmd.OverrideRound(stage=0, round_number=3, pairings=fewer, text="Both are away."))
    assert [spread_of(play, who) for who in first.seats] == before
    assert spread_of(play, late) == -150


def test_who_was_there_when_the_round_was_paired_has_to_be_in_it() -> None:
    play, _ = with_a_latecomer()
    round_ = play.state.started[-1].rounds[-1]
    fewer = RoundPairings(pairings=round_.pairings.pairings[1:])
    with pytest.raises(BadRoundError):
        play.do(cmd.OverrideRound(stage=0, round_number=3, pairings=fewer, text="No."))
