"""What players say of their game: reports, confirmations, disputes."""

from datetime import datetime, timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import (
    BadReportError,
    NoReportError,
    NotYourGameError,
    OwnReportError,
    ResultExistsError,
    TooEarlyError,
    UnknownPairingError,
)
from formats.core.evolve import fold
from formats.core.log import TIMETABLE, Record
from formats.core.notes import TIMED_OUT
from formats.core.plan import Settings
from formats.core.possible import Role, possible
from formats.core.possible.reports import silence_confirms_at, silence_ends
from formats.core.results import Report, Result
from formats.core.state import OpenReport
from tests.formats.core.decide.one_game import GAME, fixed, result, says, seats, source
from tests.formats.play import Play, running, toy


def test_a_report_waits_for_the_other_side() -> None:
    play = running()
    says(play, 0, winner=0)

    assert result(play) is None
    assert play.state.reports[GAME].by == seats(play)[0]


def test_scores_of_single_games_are_refused_where_a_match_is_one_game() -> None:
    play = running()
    report = Report(winner=seats(play)[0], game_scores=((11, 7), (11, 5)))
    with pytest.raises(BadReportError) as refused:
        play.do(cmd.ReportResult(pairing=GAME, by=seats(play)[0], report=report))

    assert (refused.value.pairing, refused.value.code) == (GAME, "no_series")
    assert play.state.reports == {}


def test_two_equal_reports_agree() -> None:
    play = running()
    says(play, 0, winner=1)

    assert source(says(play, 1, winner=1)) == "agreed"
    assert result(play) == Result(half_points=(0, 2))
    assert play.state.reports == {}


def test_equal_winners_with_different_scores_disagree() -> None:
    play = running()
    says(play, 0, winner=0, scores=(21, 19))
    says(play, 1, winner=0, scores=(21, 18))

    assert result(play) is None
    assert play.state.reports[GAME].disputed_by == seats(play)[1]


def test_two_different_reports_are_a_dispute() -> None:
    play = running()
    says(play, 0, winner=0)
    says(play, 1, winner=1)

    known = play.state.reports[GAME]
    assert (known.by, known.disputed_by) == seats(play)
    assert known.counter_report == Report(winner=seats(play)[1])


def test_a_reporter_can_say_otherwise() -> None:
    play = running()
    says(play, 0, winner=0)
    play.pass_time(hours=1)
    says(play, 0, winner=1)

    assert play.state.reports[GAME].report.winner == seats(play)[1]
    assert play.state.reports[GAME].at == play.now


def test_a_dispute_ends_when_either_side_comes_round() -> None:
    for seat in (0, 1):
        play = running()
        says(play, 0, winner=0)
        says(play, 1, winner=1)

        assert source(says(play, seat, winner=1 - seat)) == "agreed"


def test_saying_it_again_does_not_end_a_dispute() -> None:
    play = running()
    says(play, 0, winner=0)
    play.do(cmd.DisputeReport(pairing=GAME, by=seats(play)[1], text="I won."))
    says(play, 0, winner=0)

    known = play.state.reports[GAME]
    assert (known.disputed_by, known.text) == (seats(play)[1], "I won.")


def test_a_report_is_judged_at_once() -> None:
    play = running(stages=[toy(system="decisive")])

    with pytest.raises(BadReportError) as refused:
        says(play, 0, winner=None)

    assert (refused.value.pairing, refused.value.code) == (GAME, "no_ties")


def test_a_tie_counts_half_where_there_are_ties() -> None:
    play = running()
    says(play, 0, winner=None)
    says(play, 1, winner=None)

    assert result(play) == Result(half_points=(1, 1))


def test_the_winner_sits_at_the_board() -> None:
    play = running()

    with pytest.raises(BadReportError) as refused:
        play.do(cmd.ReportResult(pairing=GAME, by=seats(play)[0], report=Report(winner="e9")))

    assert refused.value.code == "winner_not_seated"


def everything_players_do(play: Play, by: str) -> list[cmd.Command]:
    return [
        cmd.ReportResult(pairing=GAME, by=by, report=Report(winner=seats(play)[0])),
        cmd.ConfirmReport(pairing=GAME, by=by),
        cmd.DisputeReport(pairing=GAME, by=by),
        cmd.TakeBackReport(pairing=GAME, by=by),
        cmd.CheckIn(pairing=GAME, by=by),
        cmd.GrantMoreTime(pairing=GAME, by=by, minutes=5),
        cmd.ClaimForfeit(pairing=GAME, by=by),
        cmd.NoteMatch(pairing=GAME, by=by, note="timed_out"),
    ]


def test_nobody_acts_on_the_game_of_others() -> None:
    play = running()
    stranger = play.board(2).seats[0]
    for command in everything_players_do(play, stranger):
        with pytest.raises(NotYourGameError) as refused:
            play.do(command)
        assert (refused.value.pairing, refused.value.entrant) == (GAME, stranger)


def test_players_do_nothing_more_about_a_game_with_a_result() -> None:
    play = running()
    play.win(play.board())
    for command in everything_players_do(play, seats(play)[0]):
        with pytest.raises(ResultExistsError) as refused:
            play.do(command)
        assert refused.value.pairing == GAME


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownPairingError) as refused:
        running().do(cmd.ConfirmReport(pairing="s0r1b9", by="e1"))

    assert refused.value.pairing == "s0r1b9"


def test_the_opponent_confirms() -> None:
    play = running()
    says(play, 0, winner=0)

    assert source(play.do(cmd.ConfirmReport(pairing=GAME, by=seats(play)[1]))) == "agreed"


def test_nobody_confirms_their_own_report() -> None:
    play = running()
    says(play, 0, winner=0)

    with pytest.raises(OwnReportError) as refused:
        play.do(cmd.ConfirmReport(pairing=GAME, by=seats(play)[0]))

    assert refused.value.pairing == GAME


def test_the_reporter_may_confirm_what_the_other_side_said_against_it() -> None:
    play = running()
    says(play, 0, winner=0)
    says(play, 1, winner=1)
    play.do(cmd.ConfirmReport(pairing=GAME, by=seats(play)[0]))

    assert result(play) == Result(half_points=(0, 2))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_is_confirmed_without_a_report(seat: int | None) -> None:
    play = running()

    with pytest.raises(NoReportError) as refused:
        play.do(cmd.ConfirmReport(pairing=GAME, by=None if seat is None else seats(play)[seat]))

    assert refused.value.pairing == GAME


def test_silence_confirms_after_the_hours_and_not_before() -> None:
    play = running(settings=Settings(silence_confirms_hours=5))
    says(play, 0, winner=0)
    due = play.now + timedelta(hours=5)
    play.pass_time(hours=4, minutes=59)

    with pytest.raises(TooEarlyError) as refused:
        play.do(cmd.ConfirmReport(pairing=GAME, by=None), actor=TIMETABLE)
    play.pass_time(minutes=1)

    assert refused.value.allowed_from == due
    assert source(play.do(cmd.ConfirmReport(pairing=GAME, by=None), actor=TIMETABLE)) == "silence"


def reported(play: Play) -> OpenReport:
    """The first player says to have won, before the start where the game has one."""
    says(play, 0, winner=0)
    return play.state.reports[GAME]


def silence(play: Play) -> datetime | None:
    return silence_confirms_at(play.state, GAME)


def test_silence_never_confirms_a_report_made_before_the_start() -> None:
    play = fixed()
    assert reported(play).before_start
    assert silence(play) is None
    play.pass_time(days=30)

    with pytest.raises(NoReportError):
        play.do(cmd.ConfirmReport(pairing=GAME, by=None), actor=TIMETABLE)


def test_the_opponents_yes_confirms_a_report_made_before_the_start() -> None:
    play = fixed()
    reported(play)

    assert source(play.do(cmd.ConfirmReport(pairing=GAME, by=seats(play)[1]))) == "agreed"


def test_two_equal_reports_before_the_start_agree() -> None:
    play = fixed()
    reported(play)

    assert source(says(play, 1, winner=0)) == "agreed"


def test_a_director_decides_about_a_report_made_before_the_start() -> None:
    play = fixed()
    reported(play)

    assert source(play.do(cmd.RecordResult(pairing=GAME, report=Report(winner=seats(play)[0])))) == "director"


def test_two_different_reports_before_the_start_are_a_dispute() -> None:
    play = fixed()
    reported(play)
    says(play, 1, winner=1)

    known = play.state.reports[GAME]
    assert (known.before_start, known.disputed_by) == (True, seats(play)[1])
    assert silence(play) is None


def test_a_claim_on_time_before_the_start_never_becomes_a_result_without_an_answer() -> None:
    play = fixed(time_claim_hours=1)
    play.do(cmd.NoteMatch(pairing=GAME, note=TIMED_OUT, by=seats(play)[0]))
    play.pass_time(days=30)

    assert result(play) is None
    assert not [act for act in possible(play.state, play.engine, Role.CLOCK, play.now) if "pairing" in act.given]


def test_the_same_report_made_again_after_the_start_is_confirmed_by_silence() -> None:
    play = fixed()
    reported(play)
    play.pass_time(hours=1)

    assert not reported(play).before_start
    assert silence(play) == play.now + timedelta(hours=24)


def test_a_report_at_the_very_start_is_not_before_it() -> None:
    play = fixed()
    play.pass_time(hours=1)

    assert not reported(play).before_start


@pytest.mark.parametrize("hours", [1, 30])
def test_silence_runs_from_a_start_that_became_known_after_the_report(hours: int) -> None:
    play = running()
    assert not reported(play).before_start
    assert silence(play) == play.now + timedelta(hours=24)
    play.do(cmd.MoveGame(pairing=GAME, at=play.now + timedelta(hours=hours), text="then"))

    assert silence(play) == play.now + timedelta(hours=hours + 24)


def test_silence_runs_from_the_report_where_the_game_is_moved_before_it() -> None:
    """Games cannot be moved into the past; a log may still have such a move."""
    play = fixed()
    play.pass_time(hours=2)
    known = reported(play)
    earlier = play.now - timedelta(hours=1)

    assert silence_ends(play.state.settings, known, earlier) == play.now + timedelta(hours=24)


@pytest.mark.parametrize("minutes", [30, 600])
def test_a_report_before_the_start_stays_one_wherever_the_game_is_moved(minutes: int) -> None:
    play = fixed()
    reported(play)
    moved = cmd.MoveGame(pairing=GAME, at=play.now + timedelta(minutes=minutes), text="now", knowingly=True)
    play.do(moved)
    play.pass_time(days=3)

    assert silence(play) is None


def test_an_open_report_of_an_older_log_is_confirmed_so_long_after_the_start() -> None:
    """Version 0.1 marked no report: what was promised then is kept, from the start on."""
    play = fixed()
    older = ev.ResultReported.model_validate({"pairing": GAME, "by": "e1", "report": {"winner": "e1"}})
    state = fold([Record(seq=play.state.version + 1, command_id="x", actor="p", at=play.now, event=older)], play.state)

    assert silence_confirms_at(state, GAME) == play.now + timedelta(hours=25)


def test_what_is_left_of_a_dispute_before_the_start_is_a_report_before_the_start() -> None:
    play = fixed()
    reported(play)
    says(play, 1, winner=1)
    play.do(cmd.TakeBackReport(pairing=GAME, by=seats(play)[0]))

    known = play.state.reports[GAME]
    assert (known.by, known.before_start) == (seats(play)[1], True)


def test_a_rematch_forgets_that_the_game_was_reported_before_its_start() -> None:
    play = fixed()
    reported(play)
    play.do(cmd.OrderRematch(pairing=GAME, text="Again."))

    assert not reported(play).before_start


def test_a_report_before_the_start_that_is_undone_and_made_later_is_an_ordinary_one() -> None:
    play = fixed()
    reported(play)
    play.do(cmd.UndoCommand(command_id=play.last))
    play.pass_time(hours=1)

    assert not reported(play).before_start


def test_silence_does_not_end_a_dispute() -> None:
    play = running()
    says(play, 0, winner=0)
    play.do(cmd.DisputeReport(pairing=GAME, by=seats(play)[1]))
    play.pass_time(days=30)

    with pytest.raises(NoReportError):
        play.do(cmd.ConfirmReport(pairing=GAME, by=None))


def test_nobody_disputes_their_own_report_or_none() -> None:
    play = running()
    with pytest.raises(NoReportError):
        play.do(cmd.DisputeReport(pairing=GAME, by=seats(play)[0]))
    says(play, 0, winner=0)

    with pytest.raises(OwnReportError):
        play.do(cmd.DisputeReport(pairing=GAME, by=seats(play)[0]))


def test_a_report_is_taken_back() -> None:
    play = running()
    says(play, 0, winner=0)
    play.do(cmd.TakeBackReport(pairing=GAME, by=seats(play)[0]))

    assert play.state.reports == {}


def test_taking_back_leaves_what_the_other_side_said() -> None:
    play = running()
    says(play, 0, winner=0)
    says(play, 1, winner=1)
    play.do(cmd.TakeBackReport(pairing=GAME, by=seats(play)[0]))

    known = play.state.reports[GAME]
    assert (known.by, known.report.winner, known.disputed_by) == (seats(play)[1], seats(play)[1], None)


def test_only_the_reporter_takes_back() -> None:
    play = running()
    says(play, 0, winner=0)

    with pytest.raises(NoReportError):
        play.do(cmd.TakeBackReport(pairing=GAME, by=seats(play)[1]))
