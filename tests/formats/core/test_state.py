"""The state of a tournament and of its stages: what is asked of them everywhere."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core.errors import UnknownEntrantError, UnknownPairingError
from formats.core.model import EntrantData
from formats.core.plan import Settings
from tests.formats.play import Play, running, toy
from tests.formats.stage_builder import won


def two_stages() -> Play:
    """The second stage, of two, with its first round published; the first stage had two rounds of four."""
    play = running(4, stages=[toy(rounds=2), toy(rounds=1, take=2)])
    play.win_all()
    play.publish()
    play.win_all()
    play.publish()
    return play


def test_a_stage_knows_those_before_it_oldest_first() -> None:
    state = two_stages().state
    second = state.stage()
    assert (state.stage_number, second.number, [stage.number for stage in second.history]) == (1, 1, [0])
    assert state.stage(0).history == ()
    assert state.stage() is second


@pytest.mark.parametrize("number", [2, -1])
def test_a_stage_that_has_not_begun_is_not_there(number: int) -> None:
    with pytest.raises(IndexError):
        two_stages().state.stage(number)


def test_before_the_first_round_there_is_no_current_one() -> None:
    play = Play()
    play.enter(2)
    assert (play.state.stage_number, play.state.current_round, play.state.open_games()) == (-1, None, ())
    with pytest.raises(IndexError):
        play.state.stage()


def test_open_games_are_those_of_the_stage_in_play_and_a_game_is_found_in_any() -> None:
    play = two_stages()
    assert [game.id for game in play.state.open_games()] == ["s1r1b1"]
    number, round_, game = play.state.find("s0r2b1")
    assert (number, round_.number, game.id) == (0, 2, "s0r2b1")
    with pytest.raises(UnknownPairingError) as refused:
        play.state.find("s9r9b9")
    assert refused.value.pairing == "s9r9b9"


def test_played_games_come_round_by_round_and_one_may_be_thought_otherwise() -> None:
    stage = two_stages().state.stage(0)
    games = list(stage.games())
    assert [game.id for game, _ in games] == ["s0r1b1", "s0r1b2", "s0r2b1", "s0r2b2"]
    game, result = games[2]
    turned = won(game.seats, game.seats[1])
    assert result != turned
    assert {pairing.id: other for pairing, other in stage.with_result(game.id, turned).games()}[game.id] == turned
    assert next(other for pairing, other in stage.games() if pairing.id == game.id) == result
    assert (stage.seed_of("e1"), stage.seed_of("e4"), stage.next_round) == (1, 4, 3)


def test_those_who_are_in_and_those_who_wait_stand_in_the_order_they_signed_up() -> None:
    play = Play(settings=Settings(capacity=2))
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=tuple(EntrantData() for _ in range(4))))
    assert [entrant.id for entrant in play.state.active_entrants()] == ["e1", "e2"]
    assert [entrant.id for entrant in play.state.waiting_list()] == ["e3", "e4"]
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    assert [entrant.id for entrant in play.state.active_entrants()] == ["e2", "e3"]
    assert [entrant.id for entrant in play.state.waiting_list()] == ["e4"]


def test_who_is_not_there_is_named() -> None:
    with pytest.raises(UnknownEntrantError) as refused:
        Play().state.entrant("e7")
    assert refused.value.entrant == "e7"
