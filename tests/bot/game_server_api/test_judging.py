"""What a server tells of a game, held against the pairing: taken, or asked of a director, never silently odd."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.game_server_api.judging import is_over, verdict
from bot.game_server_api.port import Seated, ServerGame, WantedGame

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
SEATS = ("e1", "e2")
WANTED = WantedGame("k", "r", "Round 1", Seated("m1", "ada"), Seated("m2", "bo"), "5+3", NOON)
WON = ServerGame("k", "7", "https://x/7", "finished", "ada", "bo", winner=0, how="normal")


def test_a_plain_game_is_its_result_and_nothing_is_asked() -> None:
    found = verdict(WON, WANTED, SEATS)
    assert (found.doubts, found.report and found.report.winner) == ((), "e1")


def test_a_tie_has_no_winner_and_is_plain() -> None:
    found = verdict(replace(WON, winner=None, scores=(300, 300)), WANTED, SEATS)
    assert found.doubts == ()
    assert found.report is not None
    assert (found.report.winner, found.report.scores) == (None, (300, 300))


@pytest.mark.parametrize("state", ["annulled", "aborted", "cancelled"])
def test_a_game_without_a_result_has_none_whoever_it_names(state: Any) -> None:
    found = verdict(replace(WON, state=state, how="time"), WANTED, SEATS)
    assert (found.doubts, found.report) == ((state,), None)


def test_swapped_sides_are_asked_and_winner_and_scores_go_with_the_players() -> None:
    found = verdict(replace(WON, first="bo", second="ada", scores=(400, 350)), WANTED, SEATS)
    assert found.doubts == ("swapped",)
    assert found.report is not None
    assert (found.report.winner, found.report.scores) == ("e2", (350, 400))


def test_other_players_come_to_no_result() -> None:
    found = verdict(replace(WON, second="cy"), WANTED, SEATS)
    assert (found.doubts, found.report) == (("wrong_players",), None)


def test_who_is_not_known_on_either_side_is_no_other_player() -> None:
    assert verdict(replace(WON, second=""), WANTED, SEATS).doubts == ()
    unknown = replace(WANTED, second=Seated("m2"))
    assert verdict(WON, unknown, SEATS).doubts == ()


@pytest.mark.parametrize("how", ["time", "forfeit"])
def test_time_and_absence_are_asked_with_a_proposal(how: Any) -> None:
    found = verdict(replace(WON, how=how), WANTED, SEATS)
    assert (found.doubts, found.report and found.report.winner) == ((how,), "e1")


def test_what_cannot_be_read_comes_to_nothing() -> None:
    found = verdict(replace(WON, how="unclear", winner=None), WANTED, SEATS)
    assert (found.doubts, found.report) == (("unclear",), None)


def test_everything_that_differs_from_the_terms_is_asked() -> None:
    found = verdict(replace(WON, oddities=("wrong_time", "unrated")), WANTED, SEATS)
    assert found.doubts == ("wrong_time", "unrated")
    assert found.report is not None


def test_two_games_that_are_over_are_both_asked_but_one_without_a_result_is_no_second() -> None:
    other = replace(WON, id="8", winner=1)
    assert verdict(WON, WANTED, SEATS, [WON, other]).doubts == ("second_game",)
    assert verdict(WON, WANTED, SEATS, [WON, replace(other, state="aborted")]).doubts == ()
    assert verdict(WON, WANTED, SEATS, [WON, replace(other, state="running")]).doubts == ()


def test_nothing_is_to_be_said_of_a_game_under_way() -> None:
    assert [is_over(replace(WON, state=state)) for state in ("waiting", "running", "finished", "annulled")] == [
        False, False, True, True,
    ]  # fmt: skip
