"""Both Arimaa formats in the engine: whole championships by commands, replayed and verified."""

from __future__ import annotations

import random

import pytest

from formats.core import commands as cmd
from formats.core.evolve import fold
from formats.core.log import Record
from formats.core.steps import Finish, PairRound, WaitForResults, next_step
from formats.core.verify import verify
from formats.registry import engine, preset
from formats.systems.floating_double_elimination.progress import PLAY_OFF
from tests.formats.play import Play


def championship(entrants: int) -> Play:
    plan = preset("arimaa_world_championship_2010")
    play = Play(stages=plan.stages, settings=plan.settings, engine=engine())
    play.enter(entrants)
    return play


def play_on(play: Play, chance: random.Random) -> None:
    """Publish rounds and let anybody win until the standings can be declared final."""
    while not isinstance(step := next_step(play.state, play.engine), Finish):
        if isinstance(step, PairRound):
            play.publish()
        else:
            assert isinstance(step, WaitForResults)
        for pairing in play.state.open_games():
            play.win(pairing, chance.randrange(2))
    play.do(cmd.FinishTournament())


@pytest.mark.parametrize("seed", range(3))
def test_twenty_players_a_forfeit_a_withdrawal_and_finals(seed: int) -> None:
    chance = random.Random(seed)
    play = championship(20)
    play.publish()
    forfeiter = play.board(3).seats[1]
    play.do(cmd.RuleForfeit(pairing=play.board(3).id, absent=(forfeiter,), text="did not come"))
    play.win_all()
    play.do(cmd.WithdrawEntrant(entrant="e2"))
    play.publish()
    late = play.board(1).seats[0]
    play.do(cmd.WithdrawEntrant(entrant=late))
    assert play.state.current_round is not None
    assert play.state.current_round.results[play.board(1).id].absent == (late,)
    play_on(play, chance)

    preliminary, finals = play.state.started
    assert len(preliminary.rounds) == 5
    assert len(finals.seeds) == 8
    assert not {forfeiter, "e2", late} & set(finals.seeds)
    standings = play.engine.standings(play.state)
    assert standings[0].note is not None
    assert [line.rank for line in standings] == list(range(1, 9))
    labels = [round_.pairings.label for round_ in finals.rounds]
    assert labels == sorted(labels)
    assert set(labels) <= {"", PLAY_OFF}


@pytest.mark.parametrize("entrants", [2, 6, 9, 13])
def test_the_log_verifies_and_survives_being_written_down(entrants: int) -> None:
    play = championship(entrants)
    play_on(play, random.Random(entrants))
    written = [Record.model_validate_json(record.model_dump_json()) for record in play.records]
    assert fold(written) == play.state
    assert verify(written, play.engine) == ()


def test_up_to_eight_players_go_straight_to_the_finals() -> None:
    play = championship(8)
    play.publish()
    assert play.state.stage_number == 1
    assert play.state.started[0].rounds == ()
    assert play.state.started[1].seeds == tuple(f"e{number}" for number in range(1, 9))


def test_a_repaired_round_accounts_for_everybody_left() -> None:
    play = championship(9)
    play.publish()
    gone = play.board(1).seats[0]
    left = play.board(1).opponent(gone)
    play.do(cmd.WithdrawEntrant(entrant=gone, open_game="repair"))
    assert play.state.current_round is not None
    assert play.state.current_round.pairings.members() == set(play.state.stage().active)
    assert set(play.board(1).seats) == {left, "e9"}
    play_on(play, random.Random(1))
    assert verify(play.records, play.engine) == ()
