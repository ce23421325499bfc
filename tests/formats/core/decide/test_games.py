from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import (
    BadReportError,
    CameLateError,
    ForfeitStandsError,
    MoreTimeGrantedError,
    NoGameTimeError,
    NoReportError,
    NotHereError,
    NoTimeClaimError,
    NotInError,
    NotYourGameError,
    OpponentHereError,
    OwnReportError,
    ResultExistsError,
    RoundClosedError,
    TooEarlyError,
    TooLateError,
    UnknownEntrantError,
    UnknownPairingError,
    WrongPhaseError,
)
from formats.core.log import TIMETABLE
from formats.core.plan import Settings
from formats.core.possible.presence import claimable_at
from formats.core.possible.time_claims import time_claims
from formats.core.results import Report, Result
from tests.formats.play import Play, running, toy

GAME = "s0r1b1"


def seats(play: Play) -> tuple[str, str]:
    return play.board().seats


def says(play: Play, seat: int, winner: int | None, scores: tuple[int, int] | None = None) -> tuple[ev.Event, ...]:
    who = seats(play)
    report = Report(winner=None if winner is None else who[winner], scores=scores)
    return play.do(cmd.ReportResult(pairing=GAME, by=who[seat], report=report))


def result(play: Play) -> Result | None:
    _, one, _ = play.state.find(GAME)
    return one.results.get(GAME)


def source(events: tuple[ev.Event, ...]) -> str:
    (recorded,) = events
    assert isinstance(recorded, ev.ResultRecorded)
    return recorded.source


def test_a_report_waits_for_the_other_side() -> None:
    play = running()
    says(play, 0, winner=0)

    assert result(play) is None
    assert play.state.reports[GAME].by == seats(play)[0]


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


def test_a_director_enters_a_result_over_any_report() -> None:
    play = running()
    says(play, 0, winner=0)
    events = play.win(play.board(), seat=1)

    assert source(events) == "director"
    assert play.state.reports == {}
    assert result(play) == Result(half_points=(0, 2))


def test_a_director_corrects_an_earlier_round_and_published_pairings_stay() -> None:
    play = running()
    first = play.board()
    play.win_all()
    play.publish()
    paired = play.state.current_round
    play.win(first, seat=1)

    assert result(play) == Result(half_points=(0, 2))
    assert play.state.current_round == paired


def test_results_are_entered_only_while_the_tournament_runs() -> None:
    play = running()
    play.do(cmd.CancelTournament())

    with pytest.raises(WrongPhaseError):
        play.win(play.board())


@pytest.mark.parametrize("absent, half_points", [((0,), (0, 2)), ((1,), (2, 0)), ((0, 1), (0, 0)), ((1, 0), (0, 0))])
def test_a_forfeit_is_a_loss_for_the_absent_and_a_win_for_the_present(
    absent: tuple[int, ...], half_points: tuple[int, int]
) -> None:
    play = running()
    away = tuple(seats(play)[seat] for seat in absent)
    play.do(cmd.RuleForfeit(pairing=GAME, absent=away))

    expected = Result(half_points=half_points, how="forfeit", absent=tuple(sorted(away, key=seats(play).index)))
    assert result(play) == expected


def test_only_players_of_the_game_can_forfeit_it() -> None:
    play = running()
    stranger = play.board(2).seats[0]

    with pytest.raises(NotYourGameError) as refused:
        play.do(cmd.RuleForfeit(pairing=GAME, absent=(stranger,)))

    assert refused.value.entrant == stranger


def test_a_forfeit_removes_only_where_the_rule_says_so() -> None:
    for removes, status in ((False, "active"), (True, "removed")):
        play = running(settings=Settings(forfeit_removes=removes))
        play.do(cmd.RuleForfeit(pairing=GAME, absent=("e1",), text="Web-cam refused."))
        assert play.state.entrants["e1"].status == status


def test_whoever_left_is_not_removed_again() -> None:
    play = running(settings=Settings(forfeit_removes=True))
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.do(cmd.RuleForfeit(pairing=GAME, absent=("e1",)))

    assert play.state.entrants["e1"].status == "withdrawn"


def test_other_open_games_of_the_removed_are_walkovers() -> None:
    play = running(4, stages=[toy(wait=False)], settings=Settings(forfeit_removes=True))
    play.publish()
    play.publish()
    play.do(cmd.RuleForfeit(pairing=GAME, absent=seats(play)))

    between = [pairing for pairing in play.state.open_games() if set(pairing.seats) & set(seats(play))]
    assert between == []
    _, third, pairing = play.state.find("s0r3b1")
    assert third.results[pairing.id].half_points == (0, 0)


def test_a_rematch_clears_result_time_and_presence() -> None:
    play = running()
    play.do(cmd.MoveGame(pairing=GAME, at=play.now, text="now"))
    play.do(cmd.CheckIn(pairing=GAME, by=seats(play)[0]))
    play.win(play.board())
    play.do(cmd.OrderRematch(pairing=GAME, text="The server failed."))

    assert result(play) is None
    assert (play.state.times, play.state.notes) == ({}, {})
    assert [pairing.id for pairing in play.state.open_games()] == ["s0r1b1", "s0r1b2"]


def test_a_rematch_may_follow_a_mere_report() -> None:
    play = running()
    says(play, 0, winner=0)
    play.do(cmd.OrderRematch(pairing=GAME, text="The server failed."))

    assert play.state.reports == {}


def test_a_game_nobody_played_needs_no_rematch() -> None:
    with pytest.raises(NoReportError):
        running().do(cmd.OrderRematch(pairing=GAME, text="Why not?"))


def test_only_games_of_the_latest_round_are_played_again() -> None:
    play = running()
    play.win_all()
    play.publish()

    with pytest.raises(RoundClosedError) as refused:
        play.do(cmd.OrderRematch(pairing=GAME, text="Late."))

    assert (refused.value.stage, refused.value.round_number) == (0, 1)


def test_a_rematch_needs_both_players() -> None:
    play = running(settings=Settings(forfeit_removes=True))
    play.do(cmd.RuleForfeit(pairing=GAME, absent=("e2",)))

    with pytest.raises(NotInError) as refused:
        play.do(cmd.OrderRematch(pairing=GAME, text="Again."))

    assert (refused.value.entrant, refused.value.status) == ("e2", "removed")


def fixed(**settings: int | bool) -> Play:
    """A round whose first game starts in one hour."""
    play = running(settings=Settings.model_validate(settings))
    play.do(cmd.MoveGame(pairing=GAME, at=play.now + timedelta(hours=1), text="then"))
    return play


def test_presence_counts_from_some_minutes_before_the_start() -> None:
    play = fixed()
    with pytest.raises(TooEarlyError) as refused:
        play.do(cmd.CheckIn(pairing=GAME, by="e1"))
    assert refused.value.allowed_from == play.now + timedelta(minutes=45)
    play.pass_time(minutes=45)

    assert play.do(cmd.CheckIn(pairing=GAME, by="e1")) == (ev.MatchNoted(pairing=GAME, note="here", by="e1"),)


def test_being_here_twice_changes_nothing() -> None:
    play = fixed()
    play.pass_time(hours=1)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))

    assert play.do(cmd.CheckIn(pairing=GAME, by="e1")) == ()


def test_without_a_final_time_nobody_is_here() -> None:
    with pytest.raises(NoGameTimeError) as refused:
        running().do(cmd.CheckIn(pairing=GAME, by="e1"))

    assert refused.value.pairing == GAME


@pytest.mark.parametrize("check_in, forfeit", [(15, 15), (15, 30), (30, 15)])
def test_whoever_is_too_late_for_a_present_opponent_is_no_longer_here(check_in: int, forfeit: int) -> None:
    play = fixed(check_in_minutes=check_in, forfeit_minutes=forfeit)
    start = play.state.times[GAME].at
    play.pass_time(hours=1)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))
    play.pass_time(minutes=max(check_in, forfeit), seconds=1)

    with pytest.raises(TooLateError) as refused:
        play.do(cmd.CheckIn(pairing=GAME, by="e2"))

    assert refused.value.allowed_until == start + timedelta(minutes=max(check_in, forfeit))


def test_of_two_who_were_not_there_in_time_neither_claims_the_game_and_both_may_still_play() -> None:
    play = fixed()
    play.pass_time(hours=3)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))

    with pytest.raises(CameLateError):
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))
    assert claimable_at(play.state, play.board()) is None
    play.do(cmd.CheckIn(pairing=GAME, by="e2"))
    assert [note.note for note in play.state.notes[GAME]] == ["here_late", "here_late"]


def test_after_a_forfeit_a_game_is_played_again_only_at_a_directors_express_word() -> None:
    play = running()
    play.do(cmd.RuleForfeit(pairing=GAME, absent=("e1",)))
    again = cmd.OrderRematch(pairing=GAME, text="The server was down.")
    with pytest.raises(ForfeitStandsError):
        play.do(again)
    play.do(again.model_copy(update={"after_forfeit": True}))

    assert GAME in {pairing.id for pairing in play.state.open_games()}


def waiting() -> Play:
    """The start has come and only e1 is here."""
    play = fixed()
    play.pass_time(hours=1)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))
    return play


def test_a_forfeit_is_claimed_after_the_minutes_and_not_before() -> None:
    play = waiting()
    play.pass_time(minutes=14, seconds=59)
    with pytest.raises(TooEarlyError) as refused:
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))
    play.pass_time(seconds=1)

    assert refused.value.allowed_from == play.now
    assert source(play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))) == "claim"


def test_a_claimed_forfeit_removes_where_the_rule_says_so() -> None:
    play = fixed(forfeit_removes=True)
    play.pass_time(hours=1)
    play.do(cmd.CheckIn(pairing=GAME, by="e1"))
    play.pass_time(hours=1)
    play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))

    assert (play.state.entrants["e2"].status, play.state.entrants["e2"].cause) == ("removed", "forfeit")


def test_only_who_is_here_claims() -> None:
    play = waiting()
    play.pass_time(hours=1)

    with pytest.raises(NotHereError) as refused:
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e2"))

    assert refused.value.pairing == GAME


def test_nothing_is_claimed_from_somebody_who_is_here() -> None:
    play = waiting()
    play.pass_time(minutes=10)
    play.do(cmd.CheckIn(pairing=GAME, by="e2"))
    play.pass_time(minutes=10)

    with pytest.raises(OpponentHereError) as refused:
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))

    assert refused.value.pairing == GAME


def test_without_a_time_nothing_is_claimed() -> None:
    with pytest.raises(NoGameTimeError):
        running().do(cmd.ClaimForfeit(pairing=GAME, by="e1"))


def test_granted_time_is_waited_for_and_lets_the_late_player_in() -> None:
    play = waiting()
    forfeit_at = play.now + timedelta(minutes=15)
    play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=20))
    play.pass_time(minutes=34)

    with pytest.raises(MoreTimeGrantedError) as refused:
        play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))
    play.do(cmd.CheckIn(pairing=GAME, by="e2"))

    assert refused.value.until == forfeit_at + timedelta(minutes=20)


def test_granted_time_ends() -> None:
    play = waiting()
    play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=20))
    play.pass_time(minutes=35)

    assert source(play.do(cmd.ClaimForfeit(pairing=GAME, by="e1"))) == "claim"


def test_time_is_granted_from_now_once_the_forfeit_could_be_claimed() -> None:
    play = waiting()
    play.pass_time(minutes=30)
    play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=20))

    assert play.state.notes[GAME][-1].until == play.now + timedelta(minutes=20)


def test_only_who_is_here_grants_time_to_who_is_not() -> None:
    play = waiting()
    with pytest.raises(NotHereError):
        play.do(cmd.GrantMoreTime(pairing=GAME, by="e2", minutes=5))
    play.do(cmd.CheckIn(pairing=GAME, by="e2"))
    with pytest.raises(OpponentHereError):
        play.do(cmd.GrantMoreTime(pairing=GAME, by="e1", minutes=5))


def test_a_requirement_is_recorded_for_an_entrant_or_a_game() -> None:
    play = running()
    play.do(cmd.MakeNote(topic="requirement", entrant="e1", text="Web-cam on."))
    play.do(cmd.MakeNote(topic="note", pairing=GAME, text="Watched."))

    assert [(ruling.topic, ruling.entrant, ruling.pairing) for ruling in play.state.rulings] == [
        ("requirement", "e1", None),
        ("note", None, GAME),
    ]


def test_notes_are_about_what_exists() -> None:
    play = running()
    with pytest.raises(UnknownEntrantError):
        play.do(cmd.MakeNote(topic="note", entrant="e9", text="?"))
    with pytest.raises(UnknownPairingError):
        play.do(cmd.MakeNote(topic="note", pairing="s9r9b9", text="?"))


def test_what_happens_around_a_game_is_kept_for_the_format() -> None:
    play = running()
    play.do(cmd.NoteMatch(pairing=GAME, note="agreed_time", content={"at": 1262649600}))

    (note,) = play.state.stage().notes[GAME]
    assert (note.note, note.by, note.content) == ("agreed_time", None, {"at": 1262649600})


def claimed_on_time(hours: int = 24) -> tuple[Play, str, str]:
    """The first player says that the second has lost on time."""
    play = running(settings=Settings(time_claim_hours=hours))
    winner, loser = seats(play)
    play.do(cmd.NoteMatch(pairing=GAME, by=winner, note="timed_out"))
    return play, winner, loser


def test_a_claim_on_time_leaves_the_opponent_hours_to_answer() -> None:
    play, winner, loser = claimed_on_time(hours=5)
    (claim,) = time_claims(play.state)
    assert (claim.by, claim.accused, claim.due) == (winner, loser, play.now + timedelta(hours=5))
    assert play.do(cmd.NoteMatch(pairing=GAME, by=winner, note="timed_out")) == ()


def test_who_agrees_to_a_claim_on_time_loses_by_forfeit_also_after_having_disagreed() -> None:
    play, _, loser = claimed_on_time()
    play.do(cmd.NoteMatch(pairing=GAME, by=loser, note="time_denied", content={"text": "No."}))
    play.do(cmd.NoteMatch(pairing=GAME, by=loser, note="time_admitted"))
    found = result(play)
    assert found is not None
    assert (found.how, found.absent) == ("forfeit", (loser,))
    assert not list(time_claims(play.state))


@pytest.mark.parametrize("note", ["time_admitted", "time_denied"])
def test_only_who_is_said_to_have_lost_on_time_answers(note: str) -> None:
    play, winner, loser = claimed_on_time()
    with pytest.raises(NoTimeClaimError):
        play.do(cmd.NoteMatch(pairing=GAME, by=winner, note=note))
    play.do(cmd.NoteMatch(pairing=GAME, by=loser, note="time_denied"))
    with pytest.raises(NoTimeClaimError):
        play.do(cmd.NoteMatch(pairing=GAME, by=loser, note="time_denied"))
