"""Corrected results where the next match was passed without a game: a bye, a withdrawal, both absent (R7)."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core.errors import DependentGamesError, ReasonNeededError
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.values import EntrantId
from formats.core.verify import verify
from tests.formats.conformance.referee import check_record
from tests.formats.play import Play
from tests.formats.toolkit.brackets.test_by_hand import DOUBLE, LIVES, SINGLE, begun, to_the_end, won_by

Correction = cmd.RecordResult | cmd.RuleForfeit


def game_of(play: Play, *seats: EntrantId) -> Pairing:
    """The game of these two that was published first."""
    rounds = play.state.stage().rounds
    games = [game for round_ in rounds for game in round_.pairings.pairings if set(game.seats) == set(seats)]
    return games[0]


def asked(play: Play, command: Correction) -> DependentGamesError:
    """What the director is asked; nothing has happened."""
    before = play.state
    with pytest.raises(DependentGamesError) as refused:
        play.do(command)
    assert play.state is before
    return refused.value


def neighbour_withdrew(system: str) -> tuple[Play, Correction]:
    """Of eight, e1 beat e8 and goes on without a game, since e4 beat e5 and left."""
    play = begun(system, 8)
    won_by(play, "e1", "e4", "e2", "e3")
    play.do(cmd.WithdrawEntrant(entrant="e4"))
    play.publish()
    return play, cmd.RecordResult(pairing=game_of(play, "e1", "e8").id, report=Report(winner="e8"))


def neighbours_were_both_absent(system: str) -> tuple[Play, Correction]:
    """Of eight, e1 beat e8 and goes on without a game, since neither e4 nor e5 appeared."""
    play = begun(system, 8)
    won_by(play, "e1", "e2", "e3")
    play.do(cmd.RuleForfeit(pairing=game_of(play, "e4", "e5").id, absent=("e4", "e5")))
    play.publish()
    return play, cmd.RecordResult(pairing=game_of(play, "e1", "e8").id, report=Report(winner="e8"))


def neighbour_with_a_bye_withdrew(system: str) -> tuple[Play, Correction]:
    """Of five, e1 had a bye and left, so e4 goes on without a game after beating e5; then e5 turns out to have won."""
    play = begun(system, 5)
    won_by(play, "e4")
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.publish()
    return play, cmd.RecordResult(pairing=game_of(play, "e4", "e5").id, report=Report(winner="e5"))


def double_forfeit_was_none(system: str) -> tuple[Play, Correction]:
    """Of eight, neither e1 nor e8 appeared, so e4 goes on without a game; then e8 turns out to have won."""
    play = begun(system, 8)
    play.do(cmd.RuleForfeit(pairing=game_of(play, "e1", "e8").id, absent=("e1", "e8")))
    won_by(play, "e4", "e2", "e3")
    play.publish()
    return play, cmd.RecordResult(pairing=game_of(play, "e1", "e8").id, report=Report(winner="e8"))


def win_was_a_forfeit(system: str) -> tuple[Play, Correction]:
    """Of eight, e1 beat e8 and goes on without a game, since e4 left; then it turns out that e1 was not there."""
    play, _ = neighbour_withdrew(system)
    return play, cmd.RuleForfeit(pairing=game_of(play, "e1", "e8").id, absent=("e1",))


CASES = {
    "neighbour_withdrew": (neighbour_withdrew, "e1", "e8", "e1"),
    "neighbours_were_both_absent": (neighbours_were_both_absent, "e1", "e8", "e1"),
    "neighbour_with_a_bye_withdrew": (neighbour_with_a_bye_withdrew, "e4", "e5", "e4"),
    "double_forfeit_was_none": (double_forfeit_was_none, None, "e8", "e4"),
    "win_was_a_forfeit": (win_was_a_forfeit, "e1", "e8", "e1"),
}
"""How it came about, who would not have gone on, who would have, and who went on without a game."""

every_case = pytest.mark.parametrize("case", CASES)
both_brackets = pytest.mark.parametrize("system", [SINGLE, DOUBLE])


@both_brackets
@every_case
def test_r7_a_correction_is_asked_about_where_the_next_match_was_passed_without_a_game(system: str, case: str) -> None:
    made, leaving, entering, passed = CASES[case]
    play, command = made(system)
    question = asked(play, command)

    assert question.leaving == (() if leaving is None else (leaving,))
    assert question.entering == (entering,)
    assert passed in question.without_game
    assert question.games == () or system == DOUBLE


@both_brackets
@every_case
def test_r7_reset_takes_the_passed_match_back_and_the_right_players_go_on(system: str, case: str) -> None:
    play, command = CASES[case][0](system)
    elsewhere = [game for game in play.state.open_games() if set(game.seats) == {"e2", "e3"}]
    play.do(command.model_copy(update={"dependents": "reset", "text": "Typed wrongly."}))

    assert verify(play.records, play.engine) == ()
    assert elsewhere == [game for game in play.state.open_games() if game in elsewhere], (
        "the other half of the bracket plays on"
    )
    play.win_all()
    to_the_end(play)
    assert verify(play.records, play.engine) == ()
    check_record(play.state, play.records, play.engine)


@both_brackets
@every_case
def test_r7_stand_records_a_ruling_with_a_reason_and_the_passed_match_stays(system: str, case: str) -> None:
    play, command = CASES[case][0](system)
    before = play.state.started
    with pytest.raises(ReasonNeededError):
        play.do(command.model_copy(update={"dependents": "stand"}))
    play.do(command.model_copy(update={"dependents": "stand", "text": "Both agree to play on."}))

    assert play.state.started == before
    assert command.pairing in play.state.stands
    assert verify(play.records, play.engine) == ()


@both_brackets
@every_case
def test_r7_an_undone_correction_leaves_the_passed_match_as_it_was(system: str, case: str) -> None:
    play, command = CASES[case][0](system)
    before = play.state.started
    play.do(command.model_copy(update={"dependents": "reset", "text": "Typed wrongly."}))
    play.do(cmd.UndoCommand(command_id=play.last))

    assert play.state.started == before
    assert asked(play, command).entering == (CASES[case][2],)
    assert verify(play.records, play.engine) == ()


@pytest.mark.parametrize("entrants", range(9, 17))
def test_r7_a_correction_reaches_through_a_place_of_the_losers_bracket_that_had_no_players(entrants: int) -> None:
    """Every game of the first round in turn is a double forfeit, and found out two rounds later to have been won."""
    for board in range(1, entrants - 8 + 1):
        play = begun(DOUBLE, entrants)
        game = play.board(board)
        play.do(cmd.RuleForfeit(pairing=game.id, absent=game.seats))
        play.win_all()
        for _ in range(2):
            play.publish()
            play.win_all()
        winner, loser = game.seats
        report = Report(winner=winner)
        play.do(cmd.RecordResult(pairing=game.id, report=report, dependents="reset", text="They were there."))
        to_the_end(play)

        lives_used = {line.entrant: line.losses for line in play.engine.standings(play.state)}
        assert lives_used[loser] == LIVES[DOUBLE]
        assert verify(play.records, play.engine) == ()
        check_record(play.state, play.records, play.engine)


@both_brackets
def test_r7_a_win_corrected_into_a_tie_to_be_played_again_takes_the_passed_match_back(system: str) -> None:
    play, _ = double_forfeit_was_none(system)
    game = game_of(play, "e1", "e8")
    question = asked(play, cmd.RecordResult(pairing=game.id, report=Report(winner=None)))
    assert (question.leaving, question.entering, question.without_game[:1]) == ((), (), ("e4",))
    tied = cmd.RecordResult(pairing=game.id, report=Report(winner=None), dependents="reset", text="They were there.")
    play.do(tied)
    play.win_all()
    play.publish()

    assert [set(again.seats) for again in play.state.open_games()] == [{"e1", "e8"}]
    play.win_all()
    to_the_end(play)
    check_record(play.state, play.records, play.engine)
