"""What game servers tell, and what becomes of it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import (
    NoDoubtError,
    OtherSeatsError,
    ReportContradictedError,
    ResultExistsError,
    WrongPhaseError,
)
from formats.core.plan import Settings
from formats.core.possible.reports import silence_confirms_at
from formats.core.results import Report
from formats.core.state_slices.server_games import ServerGames
from tests.formats.play import Play, running


def begun(**settings: Any) -> tuple[Play, ev.GameLink]:
    """A tournament of two, with its game on a server."""
    play = running(2, settings=Settings(**settings))
    (pairing,) = play.state.open_games()
    return play, ev.GameLink(pairing=pairing.id, seats=pairing.seats, game="7", address="https://go/7")


def told(link: ev.GameLink, winner: str | None = None) -> cmd.ReportFromServer:
    return cmd.ReportFromServer(server="go", link=link, report=Report(winner=winner or link.seats[0]))


def doubt(link: ev.GameLink, *doubts: ev.GameDoubt, report: bool = True) -> cmd.DoubtServerGame:
    claim = Report(winner=link.seats[0]) if report else None
    return cmd.DoubtServerGame(server="go", link=link, doubts=doubts or ("time",), report=claim)


def settle(link: ev.GameLink, answer: Any) -> cmd.SettleServerDoubt:
    return cmd.SettleServerDoubt(pairing=link.pairing, game=link.game, answer=answer)


def test_a_game_is_linked_once() -> None:
    play, link = begun()
    command = cmd.LinkServerGames(server="go", games=(link,), without=("e2",))
    assert play.do(command) == (ev.ServerGamesLinked(server="go", games=(link,), without=("e2",)),)
    assert play.do(command) == ()
    assert play.state.slice_of(ServerGames).link(play.state.open_games()[0]) == link


def test_a_link_of_other_players_is_passed_over() -> None:
    play, link = begun()
    other = link.model_copy(update={"seats": ("e1", "e9")})
    assert play.do(cmd.LinkServerGames(server="go", games=(other,))) == ()


def test_a_result_counts_at_once_with_its_evidence() -> None:
    play, link = begun()
    (recorded,) = play.do(told(link))
    assert isinstance(recorded, ev.ResultRecorded)
    assert (recorded.source, recorded.server, recorded.evidence) == ("server", "go", "https://go/7")
    with pytest.raises(ResultExistsError):
        play.do(told(link))


def test_a_result_that_is_to_be_confirmed_is_asked_of_who_lost() -> None:
    play, link = begun(server_results="confirmed")
    (reported,) = play.do(told(link))
    assert isinstance(reported, ev.ResultReported)
    assert (reported.by, reported.server, reported.evidence) == (link.seats[0], "go", "https://go/7")
    (recorded,) = play.do(cmd.ConfirmReport(pairing=link.pairing, by=link.seats[1]))
    assert isinstance(recorded, ev.ResultRecorded)
    assert recorded.source == "agreed"


def test_who_lost_may_dispute_what_the_server_tells() -> None:
    play, link = begun(server_results="confirmed")
    play.do(told(link))
    play.do(cmd.DisputeReport(pairing=link.pairing, by=link.seats[1]))
    assert play.state.reports[link.pairing].disputed_by == link.seats[1]


def test_a_players_report_that_agrees_makes_it_count() -> None:
    play, link = begun(server_results="confirmed")
    play.do(cmd.ReportResult(pairing=link.pairing, by=link.seats[1], report=Report(winner=link.seats[0])))
    (recorded,) = play.do(told(link))
    assert isinstance(recorded, ev.ResultRecorded)


def early(**settings: Any) -> tuple[Play, ev.GameLink]:
    """The game on the server is to begin in an hour."""
    play, link = begun(**settings)
    play.do(cmd.MoveGame(pairing=link.pairing, at=play.now + timedelta(hours=1), text="then"))
    return play, link


def test_a_game_that_ended_before_its_start_is_asked_of_who_lost_even_where_results_count_at_once() -> None:
    play, link = early()
    (reported,) = play.do(told(link))
    assert isinstance(reported, ev.ResultReported)
    assert (reported.by, reported.before_start, reported.evidence) == (link.seats[0], True, "https://go/7")
    assert silence_confirms_at(play.state, link.pairing) is None
    assert play.do(told(link)) == ()
    (recorded,) = play.do(cmd.ConfirmReport(pairing=link.pairing, by=link.seats[1]))
    assert isinstance(recorded, ev.ResultRecorded)


@pytest.mark.parametrize("seat, counts", [(0, False), (1, True)])
def test_of_a_game_that_ended_before_its_start_the_losers_report_is_enough(*, seat: int, counts: bool) -> None:
    play, link = early()
    play.do(cmd.ReportResult(pairing=link.pairing, by=link.seats[seat], report=Report(winner=link.seats[0])))
    assert bool(play.do(told(link))) == counts


@pytest.mark.parametrize("minutes, counts", [(59, False), (60, True)])
def test_when_the_game_ended_there_says_whether_it_was_before_its_start(*, minutes: int, counts: bool) -> None:
    play, link = early()
    ended = play.now + timedelta(minutes=minutes)
    play.pass_time(hours=2)
    (event,) = play.do(told(link).model_copy(update={"ended_at": ended}))
    assert isinstance(event, ev.ResultRecorded) == counts


def test_a_players_report_that_says_otherwise_is_for_a_director() -> None:
    play, link = begun()
    play.do(cmd.ReportResult(pairing=link.pairing, by=link.seats[1], report=Report(winner=link.seats[1])))
    with pytest.raises(ReportContradictedError):
        play.do(told(link))


def test_other_seats_are_refused() -> None:
    play, link = begun()
    with pytest.raises(OtherSeatsError):
        play.do(told(link.model_copy(update={"seats": ("e1", "e9")}), "e1"))


def test_sides_may_be_swapped() -> None:
    play, link = begun()
    assert play.do(told(link.model_copy(update={"seats": link.seats[::-1]}), link.seats[1]))


def test_a_doubt_is_told_once_and_again_where_it_is_another() -> None:
    play, link = begun()
    assert len(play.do(doubt(link, "time"))) == 1
    assert play.do(doubt(link, "time")) == ()
    assert len(play.do(doubt(link, "annulled", report=False))) == 1


def test_what_a_director_takes_counts_as_the_servers_word() -> None:
    play, link = begun()
    play.do(doubt(link, "time"))
    settled, recorded = play.do(settle(link, "taken"))
    assert settled == ev.ServerDoubtSettled(pairing=link.pairing, game="7", answer="taken")
    assert isinstance(recorded, ev.ResultRecorded)
    assert (recorded.source, recorded.on_time) == ("server", True)
    with pytest.raises(NoDoubtError):
        play.do(settle(link, "taken"))


def test_what_comes_to_no_result_cannot_be_taken() -> None:
    play, link = begun()
    play.do(doubt(link, "annulled", report=False))
    with pytest.raises(NoDoubtError):
        play.do(settle(link, "taken"))
    play.do(settle(link, "again"))
    assert play.state.slice_of(ServerGames).again == {link.pairing: 1}


def test_what_is_ignored_is_asked_no_longer() -> None:
    play, link = begun()
    play.do(doubt(link))
    play.do(settle(link, "ignored"))
    assert play.state.slice_of(ServerGames).doubts == {}


def test_a_result_settles_every_doubt() -> None:
    play, link = begun()
    play.do(doubt(link))
    play.do(cmd.RecordResult(pairing=link.pairing, report=Report(winner=link.seats[1])))
    assert play.state.slice_of(ServerGames).doubts == {}


def test_a_rematch_is_another_game_there() -> None:
    play, link = begun()
    play.do(told(link))
    play.do(cmd.OrderRematch(pairing=link.pairing, text="Wrong opening"))
    assert play.state.slice_of(ServerGames).again == {link.pairing: 1}


def test_what_a_server_told_is_undone_like_any_result() -> None:
    play, link = begun()
    play.do(cmd.LinkServerGames(server="go", games=(link,)))
    play.do(told(link))
    play.do(cmd.UndoCommand(command_id=play.last))
    assert [pairing.id for pairing in play.state.open_games()] == [link.pairing]
    play.do(cmd.RecordResult(pairing=link.pairing, report=Report(winner=link.seats[1])))


def test_nothing_is_told_before_play() -> None:
    play, link = begun()
    play.do(cmd.CancelTournament())
    for command in (told(link), doubt(link), settle(link, "ignored"), cmd.LinkServerGames(server="go", games=(link,))):
        with pytest.raises(WrongPhaseError):
            play.do(command)


@pytest.mark.parametrize("linked, without", [(True, ()), (False, ("e2",))])
def test_a_link_is_kept_without_anybody_lacking_an_account_and_the_other_way_round(
    linked: bool, without: tuple[str, ...]
) -> None:
    play, link = begun()
    games = (link,) if linked else ()
    command = cmd.LinkServerGames(server="go", games=games, without=without)
    assert play.do(command) == (ev.ServerGamesLinked(server="go", games=games, without=without),)
