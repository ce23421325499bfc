"""What a format makes of somebody who leaves, and what a stage knows of who left when."""

from __future__ import annotations

from typing import ClassVar

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.contract import Leaving
from formats.core.evolve import fold
from formats.core.model import Reason
from formats.core.plan import Settings
from formats.core.results import Report, Result
from formats.core.state import Departure, Stage
from formats.core.values import EntrantId
from tests.formats.play import Play, running, toy
from tests.formats.toys import QUESTION, NeighbourOptions, Neighbours, toy_engine

VOID = Result(half_points=(0, 0), how="void")


class Forgetful(Neighbours):
    """A toy that voids the games of an entrant who leaves; open ones of the first round stay walkovers."""

    key: ClassVar[str] = "forgetful"

    def leave(self, stage: Stage, gone: EntrantId, options: NeighbourOptions) -> Leaving:
        """Every game with a result is void."""
        del options
        games = {pairing.id: VOID for pairing, _ in stage.games() if gone in pairing.seats}
        return Leaving(games, (Reason(code="last", about=(gone,)),))


def forgetful(entrants: int = 4, *, removes: bool = False) -> Play:
    return running(
        entrants,
        stages=[toy(system="forgetful", wait=False)],
        settings=Settings(forfeit_removes=removes),
        engine=toy_engine(Forgetful()),
    )


def results(play: Play) -> dict[str, str]:
    return {pairing.id: result.how for pairing, result in play.state.stage().games()}


def test_results_a_format_gives_for_leaving_are_recorded() -> None:
    play = forgetful()
    play.win(play.board(1))
    gone = play.board(1).seats[0]
    events = play.do(cmd.WithdrawEntrant(entrant=gone))

    assert [event.source for event in events if isinstance(event, ev.ResultRecorded)] == ["withdrawal"]
    assert results(play) == {"s0r1b1": "void"}


def test_open_games_the_format_says_nothing_about_are_walkovers() -> None:
    play = forgetful()
    play.win(play.board(1))
    play.win(play.board(2))
    play.publish()
    gone = play.board(1).seats[0]
    earlier = next(pairing.id for pairing, _ in play.state.stage().games() if gone in pairing.seats)
    play.do(cmd.WithdrawEntrant(entrant=gone))

    assert {game: how for game, how in results(play).items() if how != "played"} == {
        earlier: "void",
        "s0r2b1": "forfeit",
    }


def test_a_forfeit_that_removes_is_leaving_too() -> None:
    play = forgetful(removes=True)
    absent = play.board(2).seats[1]
    play.do(cmd.RuleForfeit(pairing="s0r1b2", absent=(absent,)))

    assert play.state.entrants[absent].status == "removed"
    assert results(play) == {"s0r1b2": "void"}


def test_whoever_does_not_belong_to_the_stage_leaves_nothing_behind() -> None:
    play = running(4, stages=[toy(rounds=0), toy(system="forgetful", take=2)], engine=toy_engine(Forgetful()))

    assert results(play) == {}
    play.do(cmd.WithdrawEntrant(entrant="e4"))
    assert play.state.stage().left == {}


def test_a_stage_knows_when_somebody_left_and_forgets_it_when_they_are_back() -> None:
    play = running(4, stages=[toy(question="number")])
    play.do(cmd.WithdrawEntrant(entrant="e4"))
    play.win_all()
    play.draw(QUESTION)
    play.do(cmd.WithdrawEntrant(entrant="e3"))

    assert play.state.stage().left == {"e4": Departure(1, frozenset()), "e3": Departure(1, frozenset({QUESTION}))}
    play.do(cmd.ReinstateEntrant(entrant="e4"))
    assert list(play.state.stage().left) == ["e3"]
    assert fold(play.records) == play.state


def test_who_left_before_the_stage_is_not_said_to_have_left_it() -> None:
    play = Play([toy()])
    play.enter(4)
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.publish()

    assert play.state.stage().left == {}
    assert play.do(cmd.RecordResult(pairing="s0r1b1", report=Report(winner=None)))
