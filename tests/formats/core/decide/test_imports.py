"""Rounds that were played elsewhere are taken over as they were."""

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import (
    BadReportError,
    BadRoundError,
    HandmadeRoundError,
    NotNextError,
    UnknownPairingError,
    WrongPhaseError,
)
from formats.core.model import Bye, Pairing, RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report, Result
from formats.core.state import Stage
from formats.core.values import pairing_id
from formats.core.verify import verify
from tests.formats.play import Play, toy
from tests.formats.toys import NeighbourOptions, Neighbours, toy_engine


def played(number: int, winner: str | None = "e1", *, open_game: bool = False, **reports: Report) -> cmd.ImportedRound:
    """e1 against e2 on board 3, e3 with a bye."""
    game = Pairing(id=pairing_id(0, number, 3), board=3, seats=("e1", "e2"))
    known = {} if open_game else {game.id: Report(winner=winner)}
    return cmd.ImportedRound(
        pairings=RoundPairings(pairings=(game,), byes=(Bye(entrant="e3"),)), reports={**known, **reports}
    )


def three() -> Play:
    play = Play()
    play.enter(3)
    return play


def test_the_stage_begins_and_the_rounds_follow_with_their_results() -> None:
    play = three()

    events = play.do(cmd.ImportRounds(rounds=(played(1), played(2, "e2"), played(3, open_game=True))))

    kinds = [event.kind for event in events]
    assert kinds[:3] == ["PhaseChanged", "StageStarted", "RoundPaired"]
    assert kinds.count("ResultRecorded") == 2
    assert [round_.complete for round_ in play.state.started[0].rounds] == [True, True, False]
    assert [game.id for game in play.state.open_games()] == ["s0r3b3"]
    assert verify(play.records, play.engine) == ()


def test_they_come_after_the_rounds_that_are_here() -> None:
    play = three()
    play.do(cmd.ImportRounds(rounds=(played(1),)))

    play.do(cmd.ImportRounds(rounds=(played(2),)))

    assert [round_.number for round_ in play.state.started[0].rounds] == [1, 2]


def test_what_does_not_account_for_the_field_or_its_boards_is_refused() -> None:
    play = three()
    without_bye = played(1).model_copy(update={"pairings": RoundPairings(pairings=played(1).pairings.pairings)})

    with pytest.raises(BadRoundError) as refused:
        play.do(cmd.ImportRounds(rounds=(without_bye,)))
    assert refused.value.missing == ("e3",)
    with pytest.raises(BadRoundError):
        play.do(cmd.ImportRounds(rounds=(played(2),)))
    assert play.state.phase == "closed"


def test_results_are_judged_like_any_other_and_must_be_of_games_of_their_round() -> None:
    play = three()

    with pytest.raises(BadReportError):
        play.do(cmd.ImportRounds(rounds=(played(1, "e3"),)))
    elsewhere = played(1, s0r1b9=Report(winner="e1"), s0r1b8=Report(winner="e2"))
    with pytest.raises(UnknownPairingError) as refused:
        play.do(cmd.ImportRounds(rounds=(elsewhere,)))
    assert refused.value.pairing == "s0r1b8"  # the first by its id


def test_a_result_is_judged_in_the_round_it_belongs_to() -> None:
    class Looking(Neighbours):
        key = "looking"

        def judge(self, report: Report, pairing: Pairing, stage: Stage, options: NeighbourOptions) -> Result:
            assert stage.rounds[-1].pairings.pairings == (pairing,)
            return super().judge(report, pairing, stage, options)

    play = Play([toy(system="looking")], engine=toy_engine(Looking()))
    play.enter(3)
    play.do(cmd.ImportRounds(rounds=(played(1), played(2))))

    assert [round_.complete for round_ in play.state.started[0].rounds] == [True, True]


def test_nothing_is_taken_over_into_another_stage_or_before_sign_up_has_closed() -> None:
    with pytest.raises(WrongPhaseError):
        Play().do(cmd.ImportRounds(rounds=(played(1),)))
    with pytest.raises(NotNextError):
        three().do(cmd.ImportRounds(stage=1, rounds=(played(1),)))


def bracket(*pairs: tuple[str, str], bye: str) -> cmd.ImportRounds:
    """A first round of a bracket of five as written down by hand: no labels, no facts."""
    games = tuple(Pairing(id=pairing_id(0, 1, board), board=board, seats=pair) for board, pair in enumerate(pairs, 1))
    idle = tuple({f"e{number}" for number in range(1, 6)} - {bye} - {who for pair in pairs for who in pair})
    reports = {game.id: Report(winner=game.seats[0]) for game in games}
    whole = RoundPairings(pairings=games, byes=(Bye(entrant=bye),) if bye else (), idle=idle)
    return cmd.ImportRounds(rounds=(cmd.ImportedRound(pairings=whole, reports=reports),))


def five() -> Play:
    play = Play([StagePlan(system="single_elimination", title="Cup")], engine=registry.engine())
    play.enter(5)
    return play


def test_the_format_writes_what_it_will_read_out_of_the_round_and_goes_on_from_it() -> None:
    play = five()
    play.do(cmd.PublishRound(stage=0, round_number=1))
    own = play.state.started[0].rounds[0].pairings
    play = five()
    alone = sorted(own.members() - {seat for pairing in own.pairings for seat in pairing.seats})
    games = tuple(pairing.model_copy(update={"label": "", "reasons": ()}) for pairing in own.pairings)
    whole = RoundPairings(pairings=games, byes=tuple(Bye(entrant=who) for who in alone))
    reports = {game.id: Report(winner=game.seats[0]) for game in games}
    play.do(cmd.ImportRounds(rounds=(cmd.ImportedRound(pairings=whole, reports=reports),)))

    taken = play.state.started[0].rounds[0].pairings
    assert [pairing.label for pairing in taken.pairings] == [pairing.label for pairing in own.pairings]
    assert taken.facts == own.facts
    play.publish()
    assert verify(play.records, play.engine) == ()


def test_a_round_from_which_a_format_could_not_go_on_is_refused() -> None:
    play = five()
    with pytest.raises(HandmadeRoundError):
        play.do(bracket(("e1", "e2"), ("e3", "e4"), bye="e5"))
    assert play.state.phase == "closed"
