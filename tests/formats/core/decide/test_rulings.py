"""What directors decide about a game: results, forfeits, rematches, remarks."""

import pytest

from formats.core import commands as cmd
from formats.core.errors import (
    ForfeitStandsError,
    NoReportError,
    NotInError,
    NotYourGameError,
    RoundClosedError,
    UnknownEntrantError,
    UnknownPairingError,
    WrongPhaseError,
)
from formats.core.plan import Settings
from formats.core.results import Result
from tests.formats.core.decide.one_game import GAME, result, says, seats, source
from tests.formats.play import running, toy


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


@pytest.mark.rules("floating_double_elimination R19")
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


def test_after_a_forfeit_a_game_is_played_again_only_at_a_directors_express_word() -> None:
    play = running()
    play.do(cmd.RuleForfeit(pairing=GAME, absent=("e1",)))
    again = cmd.OrderRematch(pairing=GAME, text="The server was down.")
    with pytest.raises(ForfeitStandsError):
        play.do(again)
    play.do(again.model_copy(update={"after_forfeit": True}))

    assert GAME in {pairing.id for pairing in play.state.open_games()}


def test_a_requirement_is_recorded_for_an_entrant_or_a_game() -> None:
    play = running()
    play.do(cmd.MakeRuling(topic="requirement", entrant="e1", text="Web-cam on."))
    play.do(cmd.MakeRuling(topic="remark", pairing=GAME, text="Watched."))

    assert [(ruling.topic, ruling.entrant, ruling.pairing) for ruling in play.state.rulings] == [
        ("requirement", "e1", None),
        ("note", None, GAME),
    ]


def test_notes_are_about_what_exists() -> None:
    play = running()
    with pytest.raises(UnknownEntrantError):
        play.do(cmd.MakeRuling(topic="remark", entrant="e9", text="?"))
    with pytest.raises(UnknownPairingError):
        play.do(cmd.MakeRuling(topic="remark", pairing="s9r9b9", text="?"))


def test_what_happens_around_a_game_is_kept_for_the_format() -> None:
    play = running()
    play.do(cmd.NoteMatch(pairing=GAME, note="agreed_time", content={"at": 1262649600}))

    (note,) = play.state.stage().notes[GAME]
    assert (note.note, note.by, note.content) == ("agreed_time", None, {"at": 1262649600})
