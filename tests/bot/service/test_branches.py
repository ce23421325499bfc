"""How far a branch has come."""

from __future__ import annotations

from bot.service.branches import outcome_of
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from formats.core.results import Report
from tests.bot.played import Played

FINAL = StagePlan(system="round_robin", title="Final")


def began() -> Played:
    return Played(people=("Ann", "Ben", "Cy")).create((FINAL,), week=None).enter().close().publish()


def test_a_branch_is_open_until_a_result_begun_until_its_end_and_then_held() -> None:
    played = began()
    assert outcome_of(played.state) == "open"
    game = played.state.open_games()[0]
    played.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    assert outcome_of(played.state) == "begun"
    played.play().finish()
    assert outcome_of(played.state) == "held"


def test_a_branch_that_was_cancelled_is_neither() -> None:
    played = began()
    played.do(cmd.CancelTournament())
    assert outcome_of(played.state) == "cancelled"
