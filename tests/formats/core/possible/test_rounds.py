"""Which rounds are over, which game is somebody's, and what can still be changed."""

import pytest

from formats.core import commands as cmd
from formats.core.errors import NoReportError, NotInError, NotYourGameError, ResultExistsError, RoundClosedError
from formats.core.possible.rounds import complete_rounds, game_of, need_current_round, open_game, rematch
from formats.core.results import Report
from tests.formats.play import Play, running, toy


def test_rounds_are_complete_up_to_the_first_that_has_an_open_game() -> None:
    play = running(stages=[toy(wait=False)])
    first = play.board(1), play.board(2)
    assert complete_rounds(play.state, 0) == 0

    play.publish()
    play.win_all()
    assert complete_rounds(play.state, 0) == 2

    play.publish()
    play.win(play.board())
    assert complete_rounds(play.state, 0) == 2
    play.do(cmd.OrderRematch(pairing=play.board().id, text="The clock stood."))
    assert complete_rounds(play.state, 0) == 2
    assert first[0].id in play.state.started[0].rounds[0].results


def test_a_later_round_that_is_complete_does_not_count_before_an_earlier_one_is() -> None:
    play = running(stages=[toy(wait=False)])
    open_still = play.board(2)
    play.win(play.board(1))
    play.publish()
    for board in (1, 2):
        play.win(play.board(board))

    assert complete_rounds(play.state, 0) == 0
    play.win(open_still)
    assert complete_rounds(play.state, 0) == 2


def test_of_a_stage_that_has_not_begun_no_round_is_complete() -> None:
    play = running(stages=[toy(rounds=1), toy(rounds=1)])
    play.win_all()

    assert [complete_rounds(play.state, stage) for stage in (0, 1)] == [1, 0]


def test_ones_game_is_the_oldest_that_has_no_result() -> None:
    play = running(stages=[toy(wait=False)])
    first = play.board()
    who = first.seats[0]
    play.publish()
    assert game_of(play.state, who) == first

    play.win(first)
    later = game_of(play.state, who)
    assert later is not None
    assert later.id.startswith("s0r2")


def test_a_game_whose_report_waits_for_an_answer_comes_first() -> None:
    play = running(stages=[toy(wait=False)])
    who = play.board(1).seats[0]
    play.publish()
    first, later = (game for game in play.state.open_games() if who in game.seats)
    opponent = later.opponent(who)
    play.do(cmd.ReportResult(pairing=later.id, by=opponent, report=Report(winner=opponent)))
    assert game_of(play.state, who) == later
    assert game_of(play.state, opponent) != later

    play.do(cmd.DisputeReport(pairing=later.id, by=who))
    assert game_of(play.state, who) == first


def test_nobody_has_a_game_to_play_before_or_after_play() -> None:
    play = Play()
    play.enter(4)
    assert game_of(play.state, "e1") is None
    play.publish()
    assert game_of(play.state, "e1") is not None
    assert game_of(play.state, "e9") is None
    play.do(cmd.CancelTournament())
    assert game_of(play.state, "e1") is None


def test_an_open_game_is_one_without_a_result_of_whoever_asks() -> None:
    play = running()
    game, other = play.board(1), play.board(2)
    assert open_game(play.state, game.id) == game
    assert open_game(play.state, game.id, game.seats[1]) == game
    with pytest.raises(NotYourGameError):
        open_game(play.state, game.id, other.seats[0])
    play.win(game)
    with pytest.raises(ResultExistsError):
        open_game(play.state, game.id)


def test_only_the_latest_round_of_the_stage_in_play_is_current() -> None:
    play = running(stages=[toy(rounds=2), toy(rounds=1)])
    need_current_round(play.state, 0, 1)
    play.win_all()
    play.publish()
    need_current_round(play.state, 0, 2)
    for stage, number in ((0, 1), (0, 3), (1, 2)):
        with pytest.raises(RoundClosedError):
            need_current_round(play.state, stage, number)


def test_before_the_first_round_none_is_current() -> None:
    with pytest.raises(RoundClosedError):
        need_current_round(Play().state, 0, 1)


def test_what_nobody_has_reported_is_not_played_again() -> None:
    play = running()
    with pytest.raises(NoReportError):
        rematch(play.state, play.engine, play.board().id)


def test_a_game_of_an_earlier_stage_is_not_played_again() -> None:
    play = running(stages=[toy(rounds=1), toy(rounds=1)])
    game = play.board()
    play.win_all()
    rematch(play.state, play.engine, game.id)
    play.publish()
    with pytest.raises(RoundClosedError):
        rematch(play.state, play.engine, game.id)


def test_nobody_plays_again_against_somebody_who_left() -> None:
    play = running()
    game = play.board()
    play.win_all()
    play.do(cmd.WithdrawEntrant(entrant=game.seats[1]))
    with pytest.raises(NotInError):
        rematch(play.state, play.engine, game.id)
